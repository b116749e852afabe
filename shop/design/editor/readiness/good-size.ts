/** Sizes at which photos are sharp. */
import { effectiveDpi, judgeResolution, type Sharpness } from '#packages/design-document/resolution.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { chooseSize } from '../changes/choose-options.ts'
import { type Draft, figuresOf } from '../draft/draft.ts'

/**
 * The largest size at which every photo still prints well, smaller than the present one; of the same proportions when
 * there is one, so that the crop stays.
 */
export function largestGoodSize(record: ProductRecord, draft: Draft): string | undefined {
  const present = resolveChoice(record, draft.choice).size
  const area = ({ widthMm, heightMm }: { widthMm: number; heightMm: number }) => widthMm * heightMm
  const good = record.sizes
    .filter(
      (size) =>
        area(size) < area(present) && printsWell(record, chooseSize(draft, { record, size: size.code })),
    )
    .sort((one, other) => area(other) - area(one))
  const proportion = present.widthMm / present.heightMm
  const alike = good.find(({ widthMm, heightMm }) => Math.abs(widthMm / heightMm / proportion - 1) < 0.04)
  return (alike ?? good[0])?.code
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
