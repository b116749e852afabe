/** Ready to print: checks, each with the sentences that the shopper reads. They warn; the shopper decides. */
import { type Concern, checkSurface } from '#packages/design-document/checks.ts'
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { frameOf } from '#packages/design-document/geometry.ts'
import { zoomOf } from '#packages/design-document/placement.ts'
import { effectiveDpi, judgeResolution } from '#packages/design-document/resolution.ts'
import { cutOf } from '#packages/product/clear-area.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import type { SurfaceFigures } from '#packages/product/surfaces.ts'
import type { FamilyWords } from '#packages/product/words.ts'
import { chooseSize } from './changes/choose-options.ts'
import { type Draft, figuresOf, sizeInWords } from './draft.ts'
import type { Measure } from './drawing.ts'

export type CheckName = 'resolution' | 'safe-area' | 'edge' | 'text' | 'sides'

/** `poor` is a print that will look blurred. */
type State = 'good' | 'look' | 'poor'

/** One thing that a check found. */
export interface Finding {
  readonly state: State
  readonly sentence: string
  /** Asks for an explicit yes before the cart. */
  readonly asks: boolean
  /** What the sentence is about, to open and select it. */
  readonly surface: string | undefined
  readonly elementId: string | undefined
}

export interface Check {
  readonly name: CheckName
  readonly label: string
  /** Of its worst finding. */
  readonly state: State
  /** At least one, the worst first. A check that found nothing wrong says so in one sentence. */
  readonly findings: readonly [Finding, ...Finding[]]
}

export const checkLabels = {
  resolution: 'Resolution',
  'safe-area': 'Safe area',
  edge: 'Edge',
  text: 'Text',
  sides: 'Sides',
} as const satisfies Record<CheckName, string>

/** The checks of a draft over all of its surfaces, always in the same order. Only a piece of several has sides to check. */
export function readiness(record: ProductRecord, draft: Draft, measure: Measure): readonly Check[] {
  const { surfaces } = draft.design
  const found = surfaces.flatMap((face) => concernsOf(record, draft, face, measure))
  const names = Object.keys(checkLabels) as CheckName[]
  return names
    .filter((name) => name !== 'sides' || surfaces.length > 1)
    .map((name) => {
      const [first, ...others] = uniqueFindings(found.filter((finding) => finding.name === name))
      const label = checkLabels[name]
      if (first) return { name, label, state: first.state, findings: [first, ...others] }
      const faces = surfaces.map((face) => ({ face, figures: figuresOf(record, draft, face) }))
      const sentence = allGood(name, faces, record.words)
      const good = { state: 'good', sentence, asks: false, surface: undefined, elementId: undefined } as const
      return { name, label, state: 'good', findings: [good] }
    })
}

/** The worst first; what several elements of a surface have in common is said of the first of them. */
function uniqueFindings(found: readonly Finding[]): readonly Finding[] {
  const told = new Map<string, Finding>()
  for (const finding of found) if (!told.has(finding.sentence)) told.set(finding.sentence, finding)
  const rank = ({ state }: Finding) => (state === 'poor' ? 0 : 1)
  return [...told.values()].sort((one, other) => rank(one) - rank(other))
}

/** From this zoom on the crop has a part in a low resolution. */
const CLOSE_UP = 1.3

interface Context {
  face: Surface
  figures: SurfaceFigures
  size: string
  words: FamilyWords
  /** Whether the piece has several surfaces, so that a sentence has to say which one it is about. */
  hasSides: boolean
}

type Found = Finding & { readonly name: CheckName }

function concernsOf(record: ProductRecord, draft: Draft, face: Surface, measure: Measure): Found[] {
  const figures = figuresOf(record, draft, face)
  const { targetDpi, warnDpi, keepOutSides: sides, keepOutHoles: holes } = figures
  const { textExtent, textHull } = measure
  const concerns = checkSurface(face, {
    targetDpi,
    warnDpi,
    textExtent,
    textHull,
    cut: cutOf(figures),
    sides,
    holes,
  })
  const hasSides = draft.design.surfaces.length > 1
  const context = { face, figures, size: sizeInWords(record, draft.choice), words: record.words, hasSides }
  const missing = missingLetters(context, measure)
  return [...concerns.flatMap((concern) => explain(concern, context)), ...(missing ? [missing] : [])]
}

/** Words that the press leaves out, cuts, folds or drills through: nobody orders that on purpose without a question. */
const LOSES_WORDS: readonly Concern['kind'][] = [
  'text-outside-safe-area',
  'text-at-side',
  'text-on-hole',
  'text-cut',
  'text-off-page',
]

function explain(concern: Concern, context: Context): Found | Found[] {
  const { face, size, words } = context
  const elementId = 'elementId' in concern ? concern.elementId : undefined
  const asks = LOSES_WORDS.includes(concern.kind)
  const check = (name: CheckName, state: State, sentence: string) =>
    checkOf(context, { name, state, sentence, elementId, asks })
  const photo = face.elements.find(({ id }) => id === elementId)
  const closeUp =
    photo?.type === 'photo' && isCloseUp(photo, face) ? ' Showing more of it makes it sharper.' : ''
  switch (concern.kind) {
    case 'photo-soft':
    case 'photo-poor': {
      const sharpness = concern.kind === 'photo-soft' ? 'soft' : 'poor'
      const sentence = `${Math.round(concern.dpi)} dpi: this photo ${sharpnessInWords(sharpness, size)}.${closeUp}`
      return check('resolution', sharpness === 'soft' ? 'look' : 'poor', sentence)
    }
    case 'surface-empty':
      return context.hasSides
        ? emptySide(context)
        : check('resolution', 'look', `There is no photo on the ${words.piece} yet.`)
    case 'text-outside-safe-area':
      return check('safe-area', 'look', tooClose(face.safeMm, words.beyondSafe))
    case 'text-at-side':
      return check('safe-area', 'look', tooClose(concern.depthMm, `the ${concern.label}`))
    case 'text-on-hole':
      return [
        check('safe-area', 'look', `Some words are on the ${concern.label}.`),
        lostLetters(context, elementId),
      ]
    case 'photo-gap':
      return check('edge', 'look', 'The photo leaves a gap. The background colour will show there.')
    case 'photo-out-of-frame':
      return check('edge', 'look', `The photo has been moved off the ${words.piece}.`)
    case 'text-cut':
      return [
        check(
          'safe-area',
          'look',
          `Some letters reach past the edge of the ${words.piece} and will not be printed.`,
        ),
        lostLetters(context, elementId),
      ]
    case 'text-off-page':
      return [
        { ...check('safe-area', 'look', `Some words are off the ${words.piece}.`), asks: false },
        check('text', 'look', `Some words are off the ${words.piece} and will not be printed.`),
      ]
    case 'text-unseen':
      return check(
        'text',
        'look',
        'Some words have almost the colour of what is behind them, and can hardly be seen.',
      )
    case 'text-empty':
      return check('text', 'look', 'A text has no words yet. It will not be printed.')
  }
}

/** Beside the sentence that says why, which asks: words that are lost are not printed as they are seen. */
const lostLetters = (context: Context, elementId: string | undefined) =>
  checkOf(context, {
    name: 'text',
    state: 'look',
    sentence: 'Some letters will be lost.',
    elementId,
    asks: false,
  })

/** What comes of too few pixels, after "this photo". */
export const sharpnessInWords = (sharpness: 'soft' | 'poor', size: string): string =>
  sharpness === 'soft' ? `is a little soft at ${size}` : `will look blurred at ${size}`

const isCloseUp = (photo: PhotoElement, face: Surface) =>
  zoomOf(photo, frameOf(photo, face).box, photo.placement) > CLOSE_UP

/** In centimetres where the margin has some, in millimetres where it is thin. */
const tooClose = (mm: number, edge: string) =>
  `Some words are closer than ${mm < 10 ? `${mm} mm` : `${mm / 10} cm`} to ${edge}.`

/** A side without a photo or a word may be wanted, but it is forgotten more often. */
const emptySide = ({ face, figures: { label } }: Context): Found => ({
  name: 'sides',
  state: 'look',
  sentence: `Nothing is on ${sideInWords(label)} yet.`,
  asks: true,
  surface: face.name,
  elementId: undefined,
})

/** The label of a surface inside a sentence: "the back", "coaster 2". */
export const sideInWords = (label: string) => `${/\d$/.test(label) ? '' : 'the '}${label.toLowerCase()}`

const anyOf = new Intl.ListFormat('en-AU', { type: 'disjunction' })

/** All that words keep clear of: what is beyond the margin, and what the record has along sides and in the middle. */
function allEdges(faces: Faces, { beyondSafe }: FamilyWords): string {
  const labels = faces
    .flatMap(({ figures: { keepOutSides, keepOutHoles } }) => [...keepOutSides, ...keepOutHoles])
    .map(({ label }) => label)
    // Words that were published before sides and holes were named by their labels name them themselves.
    .filter((label) => !beyondSafe.endsWith(` ${label.split(' ').at(-1)}`))
  return anyOf.format([beyondSafe, ...new Set(labels.map((label) => `the ${label}`))])
}

function checkOf(
  { face, figures, hasSides }: Context,
  { sentence, asks, ...found }: Pick<Found, 'name' | 'state' | 'sentence' | 'elementId' | 'asks'>,
): Found {
  const where = hasSides ? `${figures.label}: ` : ''
  return { ...found, asks: asks || found.state === 'poor', sentence: where + sentence, surface: face.name }
}

/** Of letters that no font has; a sentence names no more. */
const MAX_NAMED = 5

function missingLetters(context: Context, measure: Measure): Found | undefined {
  for (const element of context.face.elements) {
    if (element.type !== 'text') continue
    const missing = measure.missing(element)
    if (missing.length === 0 || measure.isAwaited(element)) continue
    const others = missing.length > MAX_NAMED ? ' and others' : ''
    const named = missing.slice(0, MAX_NAMED).join(' ')
    const sentence = `We have no letters for ${named}${others}. They will be left out.`
    return checkOf(context, { name: 'text', state: 'look', sentence, elementId: element.id, asks: true })
  }
  return undefined
}

type Faces = readonly { face: Surface; figures: SurfaceFigures }[]

function allGood(name: CheckName, faces: Faces, words: FamilyWords): string {
  const elements = faces.flatMap(({ face }) => face.elements)
  const photos = elements.filter((element) => element.type === 'photo')
  const hasText = elements.some((element) => element.type === 'text')
  switch (name) {
    case 'resolution': {
      if (photos.length === 0) return 'There is no photo that could be too small.'
      return `${Math.round(Math.min(...photos.map(effectiveDpi)))} dpi: sharp at this size.`
    }
    case 'safe-area':
      return hasText
        ? `All words keep clear of ${allEdges(faces, words)}.`
        : `Nothing comes too close to ${allEdges(faces, words)}.`
    case 'edge':
      return photos.length === 0 ? 'There is no photo that could leave a gap.' : covered(faces)
    case 'text':
      return hasText ? 'All words will be printed as you see them.' : 'There are no words to check.'
    case 'sides':
      return 'Every side has something on it.'
  }
}

/** Only what goes round a frame has an edge; what stays flat is cut through its bleed. */
function covered(faces: Faces): string {
  const reaching = faces.filter(({ face }) => face.edge.kind === 'image' && face.bleedMm > 0)
  const has = (body: SurfaceFigures['body']) => reaching.some(({ figures }) => figures.body === body)
  if (has('folded')) return 'The photo covers the face and the edge.'
  if (has('flat')) return 'The photo covers the face and reaches past the cut.'
  return 'The photo covers the face.'
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

/** Whether every photo is sharp enough in the choice of a draft. */
export function printsWell(record: ProductRecord, draft: Draft): boolean {
  return draft.design.surfaces.every((face) => {
    const { targetDpi, warnDpi } = figuresOf(record, draft, face)
    return face.elements.every(
      (element) =>
        element.type !== 'photo' ||
        judgeResolution({ dpi: effectiveDpi(element), targetDpi, warnDpi }) === 'good',
    )
  })
}
