/** A paper template for hanging a picture: which A4 pages it takes and what is marked on each. Millimetres throughout. */
import type { Point } from '#packages/design-document/geometry.ts'

/** Of the picture's face, seen from the room. */
export interface FaceSize {
  readonly widthMm: number
  readonly heightMm: number
  /** Where it hangs in several, from left to right; each is as high as the whole. */
  readonly panels?: readonly HungPanel[] | undefined
}

export interface HungPanel {
  /** Of its left edge, from that of the whole. */
  readonly xMm: number
  readonly widthMm: number
}

export interface Mark extends Point {
  readonly kind: 'corner' | 'nail'
  /** Such as `top left` or `left nail`, and `panel 2 top left` of one of several. */
  readonly name: string
}

/** A page of the template: the part of the wall that lies under it. */
export interface TemplatePage {
  /** Counted from 1. */
  readonly number: number
  /** Its printed part, from the picture's top-left corner, x right and y down. */
  readonly left: number
  readonly top: number
  /** What of the picture it shows, in the same millimetres. */
  readonly marks: readonly Mark[]
}

export interface HangingTemplate {
  readonly pages: readonly TemplatePage[]
  readonly nails: readonly Mark[]
  /** Above the floor, with the picture's middle at eye height. */
  readonly heights: { readonly middleMm: number; readonly topMm: number; readonly nailsMm: number }
}

/** A4 lying down. Most printers leave 5 mm free; 10 mm is safe. */
export const TEMPLATE_PAPER = { widthMm: 297, heightMm: 210, marginMm: 10 }

/** The middle of a picture, above the floor: where galleries hang theirs. */
export const EYE_HEIGHT_MM = 1450

/**
 * How a picture is hung without any fitting: the inside of its upper edge rests on nails. Two of them, a quarter of the width
 * from each side, keep it level; a small one hangs on one in the middle. Upper edges are at least 30 mm wide inside.
 */
const NAILS = { belowTopMm: 30, shareFromSide: 0.25, oneBelowWidthMm: 250 }

/** How far a mark is from the edge of the paper at least, so that it can be seen and cut to. */
const CLEAR_MM = 25

/**
 * @param face  width and height from 100 to 3000 mm
 * @throws RangeError when the face is smaller or larger
 * @example hangingTemplate({ widthMm: 762, heightMm: 508 }).pages.length // 4
 */
export function hangingTemplate(face: FaceSize): HangingTemplate {
  const { widthMm, heightMm } = face
  for (const side of [widthMm, heightMm]) {
    if (!(side >= 100 && side <= 3000)) {
      throw new RangeError(`Expected a face from 100 to 3000 mm but received ${widthMm} by ${heightMm}`)
    }
  }
  const parts = hungParts(face)
  const nails = parts.flatMap((part) => nailsOf(part))
  const marks = [...parts.flatMap((part) => cornersOf(part, heightMm)), ...nails]
  const pages: TemplatePage[] = []
  for (const mark of marks) {
    if (pages.some((page) => page.marks.includes(mark))) continue
    const place = pageAround(mark, face, marks)
    const onPage = marks.filter((other) => isOn(place, other))
    pages.push({ number: pages.length + 1, ...place, marks: onPage })
  }
  const middleMm = EYE_HEIGHT_MM
  const topMm = middleMm + heightMm / 2
  return { pages, nails, heights: { middleMm, topMm, nailsMm: topMm - NAILS.belowTopMm } }
}

/** The panels of a face, or the face itself. */
export const hungParts = ({ widthMm, panels }: FaceSize): readonly (HungPanel & { name?: string })[] =>
  panels?.map(({ xMm, widthMm }, place) => ({ xMm, widthMm, name: `panel ${place + 1} ` })) ?? [
    { xMm: 0, widthMm },
  ]

function nailsOf({ xMm, widthMm, name = '' }: HungPanel & { name?: string }): Mark[] {
  const nail = (which: string, x: number): Mark => ({
    kind: 'nail',
    name: `${name}${which}`,
    x: xMm + x,
    y: NAILS.belowTopMm,
  })
  if (widthMm < NAILS.oneBelowWidthMm) return [nail('nail', widthMm / 2)]
  const inset = widthMm * NAILS.shareFromSide
  return [nail('left nail', inset), nail('right nail', widthMm - inset)]
}

function cornersOf({ xMm, widthMm, name = '' }: HungPanel & { name?: string }, heightMm: number): Mark[] {
  const corner = (which: string, x: number, y: number): Mark => ({
    kind: 'corner',
    name: `${name}${which}`,
    x: xMm + x,
    y,
  })
  return [
    corner('top left', 0, 0),
    corner('top right', widthMm, 0),
    corner('bottom left', 0, heightMm),
    corner('bottom right', widthMm, heightMm),
  ]
}

const printed = {
  widthMm: TEMPLATE_PAPER.widthMm - 2 * TEMPLATE_PAPER.marginMm,
  heightMm: TEMPLATE_PAPER.heightMm - 2 * TEMPLATE_PAPER.marginMm,
}

/**
 * A corner lies near the paper's own corner, so that most of the paper is inside the picture; a nail in the middle, and so does
 * the gap between two panels, whose corners are on one page.
 */
function pageAround({ kind, x, y }: Mark, { widthMm, heightMm }: FaceSize, marks: readonly Mark[]) {
  if (kind === 'nail') return { left: x - printed.widthMm / 2, top: -CLEAR_MM }
  const top = y < heightMm / 2 ? y - CLEAR_MM : y + CLEAR_MM - printed.heightMm
  if (x > 0 && x < widthMm) {
    const beside = marks.filter((one) => one.kind === 'corner' && one.y === y && one.x > 0 && one.x < widthMm)
    const [near] = beside
      .filter((one) => one.x !== x)
      .toSorted((one, other) => Math.abs(one.x - x) - Math.abs(other.x - x))
    return { left: ((near?.x ?? x) + x) / 2 - printed.widthMm / 2, top }
  }
  return { left: x < widthMm / 2 ? x - CLEAR_MM : x + CLEAR_MM - printed.widthMm, top }
}

function isOn({ left, top }: { left: number; top: number }, { x, y }: Point): boolean {
  const clear = CLEAR_MM - 0.001
  return (
    x >= left + clear &&
    x <= left + printed.widthMm - clear &&
    y >= top + clear &&
    y <= top + printed.heightMm - clear
  )
}
