/** Sizes at which photos are sharp. */
import { effectiveDpi, judgeResolution, type Sharpness } from '#packages/design-document/resolution.ts'
import type { ProductRecord, Size } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { chooseSize } from '../changes/choose-options.ts'
import { type Draft, figuresOf } from '../draft/draft.ts'

/** Sizes whose sides have nearly the same proportion crop a photo alike. */
const ALIKE = 0.04

/**
 * The largest size at which every photo still prints well, smaller than the present one: of the same proportions when
 * there is one, so that the crop stays; else of the photo's own, so that none of it is lost; else of the nearest to it.
 */
export function largestGoodSize(record: ProductRecord, draft: Draft): string | undefined {
  const present = resolveChoice(record, draft.choice).size
  const good = record.sizes
    .filter(
      (size) =>
        areaOf(size) < areaOf(present) && printsWell(record, chooseSize(draft, { record, size: size.code })),
    )
    .sort((one, other) => areaOf(other) - areaOf(one))
  const wanted = [proportionOf(present.widthMm, present.heightMm), ...proportionOfPhoto(draft)]
  const alike = wanted.flatMap((proportion) =>
    good.filter((size) => distanceTo(proportion, size) < ALIKE).slice(0, 1),
  )
  const nearest = good.toSorted(
    (one, other) => distanceTo(wanted.at(-1) ?? 1, one) - distanceTo(wanted.at(-1) ?? 1, other),
  )
  return [...alike, ...nearest][0]?.code
}

type Measures = Pick<Size, 'widthMm' | 'heightMm'>

const areaOf = ({ widthMm, heightMm }: Measures) => widthMm * heightMm

/** The long side by the short one, whichever way it lies: 1 of a square. */
const proportionOf = (one: number, other: number) => Math.max(one, other) / Math.min(one, other)

const distanceTo = (proportion: number, { widthMm, heightMm }: Measures) =>
  Math.abs(proportionOf(widthMm, heightMm) / proportion - 1)

/** Of the one photo that there is; several have no proportion in common. */
function proportionOfPhoto({ design }: Draft): number[] {
  const photos = design.surfaces.flatMap(({ elements }) => elements.filter(({ type }) => type === 'photo'))
  const [photo] = photos
  return photos.length === 1 && photo?.type === 'photo'
    ? [proportionOf(photo.photoWidthPx, photo.photoHeightPx)]
    : []
}

/** How sharp the least sharp photo is in another size; undefined without a photo. */
export function sharpnessIn(record: ProductRecord, draft: Draft, size: string): Sharpness | undefined {
  const sharpness = sharpnessesOf(record, chooseSize(draft, { record, size }))
  return (['poor', 'soft', 'good'] as const).find((one) => sharpness.includes(one))
}

/** Whether every photo is sharp enough in the choice of a draft. */
export function printsWell(record: ProductRecord, draft: Draft): boolean {
  return sharpnessesOf(record, draft).every((one) => one === 'good')
}

const sharpnessesOf = (record: ProductRecord, draft: Draft): Sharpness[] =>
  draft.design.surfaces.flatMap((face) => {
    const { targetDpi, warnDpi } = figuresOf(record, draft, face)
    return face.elements.flatMap((element) =>
      element.type === 'photo' ? judgeResolution({ dpi: effectiveDpi(element), targetDpi, warnDpi }) : [],
    )
  })
