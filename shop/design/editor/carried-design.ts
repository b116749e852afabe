/** A design that goes on as one of another product. */
import { parseDesign } from '#packages/design-document/migrate.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { chooseOptions } from './changes/choose-options.ts'
import { changeFaces, type Draft } from './draft/draft.ts'

/**
 * Photos, words and art of a design, refitted to a choice of another product: what lies on the first side goes on its first side,
 * and so on. What its tool placed itself, such as the numerals of a clock, stays behind.
 *
 * @param document as the shop keeps it
 * @returns undefined when the document cannot be read
 */
export function carriedDesignOf(
  { document, title }: { document: string; title?: string | null },
  { record, choice }: { record: ProductRecord; choice: Choice },
): Draft | undefined {
  const parsed = parseDesign(JSON.parse(document))
  if (parsed.kind === 'refusal') return undefined
  const design = changeFaces(parsed.design, (face) => {
    const elements = face.elements.filter(({ group }) => group === undefined)
    return elements.length === face.elements.length ? face : { ...face, elements }
  })
  return chooseOptions({ design, title: title ?? '', choice }, { record, choice })
}
