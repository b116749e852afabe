import { globSync, readFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type DocumentNode, type FieldDefinitionNode, Kind, parse, print } from 'graphql'
import { expect, test } from 'vitest'
import { readSdl } from './sdl.ts'

const shop = dirname(import.meta.dirname)
const written = globSync('*/*.graphql', { cwd: shop }).flatMap(
  (path) => parse(readFileSync(`${shop}/${path}`, 'utf8')).definitions,
)

const interfaceFields = new Map(
  written.flatMap((definition) =>
    definition.kind === Kind.INTERFACE_TYPE_DEFINITION
      ? [[definition.name.value, definition.fields ?? []] as const]
      : [],
  ),
)

const withoutDescription = (field: FieldDefinitionNode) => print({ ...field, description: undefined })

test('no type writes a field again that it has from an interface, unless it narrows it', () => {
  const repeated = written.flatMap((definition) => {
    if (definition.kind !== Kind.OBJECT_TYPE_DEFINITION) return []
    const inherited = (definition.interfaces ?? []).flatMap(
      ({ name }) => interfaceFields.get(name.value)?.map(withoutDescription) ?? [],
    )
    return (definition.fields ?? [])
      .filter((field) => inherited.includes(withoutDescription(field)))
      .map((field) => `${definition.name.value}.${field.name.value}`)
  })
  expect(repeated).toEqual([])
})

test('every product type has the fields of the product interface, with their descriptions', () => {
  const sdl = readSdl()
  const fields = fieldsOf(sdl, 'ProductInterface')
  expect(fields.size).toBeGreaterThan(60)
  for (const type of ['SimpleProduct', 'VirtualProduct', 'GiftCardProduct', 'BundleProduct']) {
    const own = fieldsOf(sdl, type)
    for (const [name, text] of fields) expect(own.get(name), `${type}.${name}`).toBe(text)
  }
})

/** Every field of a type with its description, as text. */
function fieldsOf({ definitions }: DocumentNode, type: string): Map<string, string> {
  return new Map(
    definitions.flatMap((definition) =>
      'fields' in definition && 'name' in definition && definition.name?.value === type
        ? (definition.fields ?? []).map((field) => [field.name.value, print(field)] as const)
        : [],
    ),
  )
}
