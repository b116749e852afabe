/** Ready to print: four checks, each with the sentence that the shopper reads. They warn; the shopper decides. */
import { type Concern, checkSurface } from '#packages/design-document/checks.ts'
import type { Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { zoomOf } from '#packages/design-document/placement.ts'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { chooseSize } from './changes/choose-options.ts'
import { type Draft, faceOf, figuresOf, sizeInWords } from './draft.ts'
import type { Measure } from './drawing.ts'

export type CheckName = 'resolution' | 'safe-area' | 'edge' | 'text'

export interface Check {
  readonly name: CheckName
  readonly label: string
  /** `poor` asks for an explicit yes before the cart. */
  readonly state: 'good' | 'look' | 'poor'
  readonly sentence: string
  /** What the sentence is about, to select it. */
  readonly elementId: string | undefined
}

export const checkLabels = {
  resolution: 'Resolution',
  'safe-area': 'Safe area',
  edge: 'Edge',
  text: 'Text',
} as const satisfies Record<CheckName, string>

/** The four checks of a draft, always in the same order. */
export function readiness(record: ProductRecord, draft: Draft, measure: Measure): readonly Check[] {
  const face = faceOf(draft.design)
  const { targetDpi, warnDpi } = figuresOf(record, draft)
  const concerns = checkSurface(face, { targetDpi, warnDpi, textExtent: measure.textExtent })
  const context = { face, size: sizeInWords(record, draft.choice) }
  const found = concerns.map((concern) => explain(concern, context))
  const names = Object.keys(checkLabels) as CheckName[]
  return names.map((name) => {
    const worst =
      found.find((check) => check.name === name && check.state === 'poor') ??
      found.find((check) => check.name === name) ??
      (name === 'text' ? missingLetters(face, measure) : undefined)
    return (
      worst ?? {
        name,
        label: checkLabels[name],
        state: 'good',
        sentence: allGood(name, face),
        elementId: undefined,
      }
    )
  })
}

/** From this zoom on the crop has a part in a low resolution. */
const CLOSE_UP = 1.3

interface Context {
  face: Surface
  size: string
}

function explain(concern: Concern, { face, size }: Context): Check {
  const check = (name: CheckName, state: Check['state'], sentence: string): Check => {
    const elementId = 'elementId' in concern ? concern.elementId : undefined
    return { name, label: checkLabels[name], state, sentence, elementId }
  }
  const photo = face.elements.find(({ id }) => 'elementId' in concern && id === concern.elementId)
  const isCloseUp =
    photo?.type === 'photo' && zoomOf(photo, frameOf(photo, face).box, photo.placement) > CLOSE_UP
  const closeUp = isCloseUp ? ' Showing more of it makes it sharper.' : ''
  switch (concern.kind) {
    case 'photo-soft':
      return check(
        'resolution',
        'look',
        `${Math.round(concern.dpi)} dpi: this photo is a little soft at ${size}.${closeUp}`,
      )
    case 'photo-poor':
      return check(
        'resolution',
        'poor',
        `${Math.round(concern.dpi)} dpi: this photo will look blurred at ${size}.${closeUp}`,
      )
    case 'surface-empty':
      return check('resolution', 'look', 'There is no photo on the canvas yet.')
    case 'text-outside-safe-area':
      return check('safe-area', 'look', `Some words are closer than ${face.safeMm / 10} cm to the fold.`)
    case 'photo-gap':
      return check('edge', 'look', 'The photo leaves a gap. The background colour will show there.')
    case 'photo-out-of-frame':
      return check('edge', 'look', 'The photo has been moved off the canvas.')
    case 'text-off-page':
      return check('text', 'look', 'Some words are off the canvas and will not be printed.')
    case 'text-empty':
      return check('text', 'look', 'A text has no words yet. It will not be printed.')
  }
}

function missingLetters(face: Surface, measure: Measure): Check | undefined {
  for (const element of face.elements) {
    if (element.type !== 'text') continue
    const missing = measure.missing(element)
    if (missing.length === 0 || measure.letters(element) === undefined) continue
    const sentence = `We have no letters for ${missing.slice(0, 5).join(' ')}. They will be left out.`
    return { name: 'text', label: checkLabels.text, state: 'look', sentence, elementId: element.id }
  }
  return undefined
}

function allGood(name: CheckName, face: Surface): string {
  const photos = face.elements.filter((element) => element.type === 'photo')
  const hasText = face.elements.some((element) => element.type === 'text')
  switch (name) {
    case 'resolution': {
      if (photos.length === 0) return 'There is no photo that could be too small.'
      return `${Math.round(Math.min(...photos.map(effectiveDpi)))} dpi: sharp at this size.`
    }
    case 'safe-area':
      return hasText ? 'All words keep clear of the fold.' : 'Nothing comes too close to the fold.'
    case 'edge':
      return face.edge.kind === 'image'
        ? 'The photo covers the face and the edge.'
        : 'The photo covers the face.'
    case 'text':
      return hasText ? 'All words will be printed as you see them.' : 'There are no words to check.'
  }
}

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

/** Whether every photo is sharp enough on this canvas. */
export function printsWell(record: ProductRecord, draft: Draft): boolean {
  const { targetDpi, warnDpi } = figuresOf(record, draft)
  return faceOf(draft.design).elements.every(
    (element) =>
      element.type === 'text' ||
      judgeResolution({ dpi: effectiveDpi(element), targetDpi, warnDpi }) === 'good',
  )
}
