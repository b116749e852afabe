/**
 * Fields of an interface, written once.
 *
 * GraphQL wants a type to repeat every field of the interfaces that it implements. Our SDL leaves them out, and this
 * transform adds them, so that a field and its description stand in one place.
 */
import {
  type DocumentNode,
  type FieldDefinitionNode,
  type InterfaceTypeDefinitionNode,
  type InterfaceTypeExtensionNode,
  Kind,
  type ObjectTypeDefinitionNode,
  type ObjectTypeExtensionNode,
} from 'graphql'

type TypeNode =
  | ObjectTypeDefinitionNode
  | ObjectTypeExtensionNode
  | InterfaceTypeDefinitionNode
  | InterfaceTypeExtensionNode

/** What a type says of itself, in its definition and in all its extensions. */
interface Declared {
  fields: Map<string, FieldDefinitionNode>
  interfaces: string[]
}

/**
 * The document, in which each type and interface also has the fields of the interfaces that it names.
 *
 * A field comes with its description, arguments and directives. A field that the type declares itself is left as it is,
 * to give it a narrower type or another description. Of two interfaces, the one that implements the other decides. Names
 * that nothing defines, and circles, are left for the validation of the schema to report.
 *
 * @param document  SDL with the definition of every interface that its types name; it is not changed
 * @returns a document with the same definitions in the same order
 * @example
 * interface Line { "Pieces." quantity: Float! }
 * type CartLine implements Line { note: String }
 * // becomes type CartLine implements Line { note: String  "Pieces." quantity: Float! }
 */
export function withInterfaceFields(document: DocumentNode): DocumentNode {
  const types = declaredTypes(document)
  const added = new Map<string, Set<string>>()
  const definitions = document.definitions.map((definition) => {
    if (!isTypeNode(definition)) return definition
    const name = definition.name.value
    const already = added.get(name) ?? new Set()
    added.set(name, already)
    const missing = [...inheritedFields(interfacesOf(definition), types, new Set([name]))].filter(
      ([field]) => !types.get(name)?.fields.has(field) && !already.has(field),
    )
    if (missing.length === 0) return definition
    // An interface may be named again in an extension of the type.
    for (const [field] of missing) already.add(field)
    return { ...definition, fields: [...(definition.fields ?? []), ...missing.map(([, node]) => node)] }
  })
  return { ...document, definitions }
}

function declaredTypes({ definitions }: DocumentNode): Map<string, Declared> {
  const types = new Map<string, Declared>()
  for (const definition of definitions) {
    if (!isTypeNode(definition)) continue
    const name = definition.name.value
    const declared: Declared = types.get(name) ?? { fields: new Map(), interfaces: [] }
    for (const field of definition.fields ?? []) declared.fields.set(field.name.value, field)
    declared.interfaces.push(...interfacesOf(definition))
    types.set(name, declared)
  }
  return types
}

/** @param within  types whose fields are being collected; guards against interfaces that implement each other */
function inheritedFields(
  names: readonly string[],
  types: ReadonlyMap<string, Declared>,
  within: ReadonlySet<string>,
): Map<string, FieldDefinitionNode> {
  const fields = new Map<string, FieldDefinitionNode>()
  const nearest = names.filter((name) => !names.some((other) => implementsOther(other, name, types)))
  for (const name of nearest) {
    const declared = types.get(name)
    if (!declared || within.has(name)) continue
    const further = inheritedFields(declared.interfaces, types, new Set([...within, name]))
    for (const [field, node] of [...declared.fields, ...further]) {
      if (!fields.has(field)) fields.set(field, node)
    }
  }
  return fields
}

function implementsOther(name: string, wanted: string, types: ReadonlyMap<string, Declared>): boolean {
  const seen = new Set([name])
  for (const one of seen) for (const further of types.get(one)?.interfaces ?? []) seen.add(further)
  return name !== wanted && seen.has(wanted)
}

const interfacesOf = ({ interfaces }: TypeNode): string[] => (interfaces ?? []).map(({ name }) => name.value)

function isTypeNode(definition: DocumentNode['definitions'][number]): definition is TypeNode {
  return (
    definition.kind === Kind.OBJECT_TYPE_DEFINITION ||
    definition.kind === Kind.OBJECT_TYPE_EXTENSION ||
    definition.kind === Kind.INTERFACE_TYPE_DEFINITION ||
    definition.kind === Kind.INTERFACE_TYPE_EXTENSION
  )
}
