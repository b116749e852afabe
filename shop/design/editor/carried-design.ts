/** A design that goes on as one of another product. */

import type { Surface } from '#packages/design-document/design.ts'
import { parseDesign } from '#packages/design-document/migrate.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { chooseOptions } from './changes/choose-options.ts'
import { changeFaces, type Draft } from './draft/draft.ts'

/**
 * Photos, words and art of a design, refitted to a choice of another product: what lies on the first side goes on its first side,
 * and so on. Where there are fewer sides, those with nothing on them give up their places. What its tool placed itself, such as
 * the numerals of a clock, stays behind.
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
  const names = surfacesOf(record, choice).map(({ name }) => name)
  const surfaces = named(inPlaces(design.surfaces, names.length), names)
  return chooseOptions(
    { design: { ...design, surfaces }, title: title ?? '', choice },
    { record, choice, from: 'other-product' },
  )
}

/** What lies on a side beyond the last place moves up to one, if empty sides leave it any. */
function inPlaces(surfaces: readonly Surface[], places: number): readonly Surface[] {
  const isFilled = ({ elements }: Surface) => elements.length > 0
  return surfaces.slice(places).some(isFilled) ? surfaces.filter(isFilled) : surfaces
}

/** With the other product's names: the back of a cube and the back of a phone case have one name, and are not one side. */
const named = (surfaces: readonly Surface[], names: readonly string[]): Surface[] =>
  surfaces.map((surface, place) => ({ ...surface, name: names[place] ?? `left-${place + 1}` }))
