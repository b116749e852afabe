/** A ready-made design as one of a product in a size. */
import { parseDesign } from '#packages/design-document/migrate.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { chooseOptions } from './changes/choose-options.ts'
import type { Draft } from './draft/draft.ts'

/**
 * @param document of the ready-made design, as the shop keeps it
 * @returns undefined when the document cannot be read
 */
export function templateDraft(
  document: string,
  { record, choice }: { record: ProductRecord; choice: Choice },
): Draft | undefined {
  const parsed = parseDesign(JSON.parse(document))
  if (parsed.kind === 'refusal') return undefined
  const names = surfacesOf(record, choice).map(({ name }) => name)
  const surfaces = parsed.design.surfaces.flatMap((surface, place) => {
    const name = names[place]
    return name === undefined ? [] : [{ ...surface, name }]
  })
  return chooseOptions(
    { design: { ...parsed.design, surfaces }, title: '', choice },
    { record, choice, from: 'template' },
  )
}
