/** What could disappoint in print, found before the shopper pays. Nothing here forbids; the shopper decides. */
import { contrastOf, mixed } from '#packages/colour/colour.ts'
import { plainColoursBehind } from './behind.ts'
import type { PhotoElement, Surface, TextElement } from './design.ts'
import { type Box, boxExtent, type Extent, frameOf, grow } from './geometry.ts'
import { type Hole, holeBox } from './hole.ts'
import { hullOf } from './hull.ts'
import { isOutOfFrame, type RoundFrame, type ShapedFrame } from './placement.ts'
import { coversFrame } from './repeat.ts'
import { effectiveDpi, judgeResolution } from './resolution.ts'
import { cornerRadii, cornersOfPath, isRound, type TrimOutline } from './trim-outline.ts'
import {
  areWordsCut,
  areWordsNear,
  areWordsOff,
  edgesNear,
  type KeepOut,
  type WordsPlace,
} from './words-place.ts'

export type Concern =
  /** Words reach into the margin that may be cut or folded. */
  | { kind: 'text-outside-safe-area'; elementId: string }
  /** Words reach into what is kept clear along a side; `label` and `depthMm` are the side's. */
  | { kind: 'text-at-side'; elementId: string; label: string; depthMm: number }
  /** Words lie over a hole; `label` is the hole's. */
  | { kind: 'text-on-hole'; elementId: string; label: string }
  /** Words reach into a gap between panels, or into the margin beside it. */
  | { kind: 'text-at-gap'; elementId: string }
  /** Words reach past what is kept of the page: letters are lost. */
  | { kind: 'text-cut'; elementId: string }
  /** Words are wholly past it. */
  | { kind: 'text-off-page'; elementId: string }
  | { kind: 'text-empty'; elementId: string }
  /** Words have almost the colour of the plain background behind them. */
  | { kind: 'text-unseen'; elementId: string }
  /** Part of the frame shows the background. */
  | { kind: 'photo-gap'; elementId: string }
  /** The frame shows nothing of its photo. */
  | { kind: 'photo-out-of-frame'; elementId: string }
  | { kind: 'photo-soft'; elementId: string; dpi: number }
  | { kind: 'photo-poor'; elementId: string; dpi: number }
  /** Nothing has been placed yet. */
  | { kind: 'surface-empty' }

export type CheckOptions = WordsPlace & {
  targetDpi: number
  warnDpi: number
  /** Along which no words may stand, such as beside a handle. */
  sides?: readonly KeepOut[]
  /** Places where none may stand, such as around a spindle or a camera. */
  holes?: readonly (Hole & { label: string })[]
  /** Upright strips between panels, where the wall is seen. */
  gaps?: readonly Box[]
}

/**
 * Looks a surface over, elements in painting order.
 *
 * A gap is reported for frames on the face only: around a placed photo a background is a choice.
 */
export function checkSurface(surface: Surface, options: CheckOptions): Concern[] {
  if (surface.elements.length === 0) return [{ kind: 'surface-empty' }]
  return surface.elements.flatMap((element): Concern[] => {
    if (element.type === 'text') return checkText(element, surface, options)
    return element.type === 'photo' ? checkPhoto(element, surface, options) : []
  })
}

function checkText(element: TextElement, surface: Surface, options: CheckOptions): Concern[] {
  const elementId = element.id
  if (element.text.trim() === '') return [{ kind: 'text-empty', elementId }]
  const { sides = [], holes = [], gaps = [] } = options
  const extent = options.textExtent(element)
  if (!extent) return []
  if (areWordsOff(element, surface, options)) return [{ kind: 'text-off-page', elementId }]
  const concerns: Concern[] = []
  if (areWordsCut(element, surface, options)) concerns.push({ kind: 'text-cut', elementId })
  else {
    const { isNearTrim, near } = edgesNear(element, surface, { ...options, sides })
    if (isNearTrim) concerns.push({ kind: 'text-outside-safe-area', elementId })
    for (const { label, depthMm } of near) concerns.push({ kind: 'text-at-side', elementId, label, depthMm })
  }
  if (gaps.some((gap) => areWordsNear(element, gap, { extent, marginMm: surface.safeMm, ...options })))
    concerns.push({ kind: 'text-at-gap', elementId })
  for (const hole of holes)
    if (overlapsHole(extent, hole, surface))
      concerns.push({ kind: 'text-on-hole', elementId, label: hole.label })
  const behind = plainColoursBehind(surface, extent, elementId)
  if (behind.length > 0 && behind.every((colour) => isUnseenOn(colour, element)))
    concerns.push({ kind: 'text-unseen', elementId })
  return concerns
}

/** Below this contrast words cannot be told from what is behind them. Yellow on white is above it, white on cream below. */
const MIN_CONTRAST = 1.5

/** An outline or a shadow of another colour makes words readable whose own colour does not. */
function isUnseenOn(background: string, { colour, opacity, outline, shadow }: TextElement): boolean {
  const drawn = [mixed(colour, background, opacity)]
  if (outline && outline.widthMm > 0) drawn.push(mixed(outline.colour, background, opacity))
  if (shadow) drawn.push(mixed(shadow.colour, background, shadow.opacity * opacity))
  return drawn.every((one) => contrastOf(one, background) < MIN_CONTRAST)
}

function checkPhoto(
  element: PhotoElement,
  surface: Surface,
  { targetDpi, warnDpi, cut }: CheckOptions,
): Concern[] {
  const { id: elementId, placement } = element
  const { box } = frameOf(element, surface)
  if (element.repeat === undefined && isOutOfFrame(element, box, placement))
    return [{ kind: 'photo-out-of-frame', elementId }]
  const concerns: Concern[] = []
  if (element.frame.kind === 'face' && !coversFrame(element, seenOf(box, surface, cut), placement)) {
    concerns.push({ kind: 'photo-gap', elementId })
  }
  const dpi = effectiveDpi(element)
  const sharpness = judgeResolution({ dpi, targetDpi, warnDpi })
  if (sharpness !== 'good') concerns.push({ kind: `photo-${sharpness}`, elementId, dpi })
  return concerns
}

/** Of a frame on the face, what is neither cut away nor beyond the bleed. */
function seenOf(
  box: Box,
  { widthMm, heightMm }: Surface,
  cut: TrimOutline | undefined,
): Box | RoundFrame | ShapedFrame {
  if (!isRound(cut)) return box
  const bleedMm = (box.widthMm - widthMm) / 2
  if (cut.shape === 'path') {
    const fromMiddle = cornersOfPath(cut).map(({ x, y }) => ({ x: x - widthMm / 2, y: y - heightMm / 2 }))
    return { widthMm: box.widthMm, heightMm: box.heightMm, hull: hullOf(fromMiddle), aroundMm: bleedMm }
  }
  const { x, y } = cornerRadii(cut)
  return { widthMm: box.widthMm, heightMm: box.heightMm, corner: { x: x + bleedMm, y: y + bleedMm } }
}

function overlapsHole({ left, right, top, bottom }: Extent, hole: Hole, surface: Surface): boolean {
  const { radiusMm } = hole
  // What is left of it without its round corners: of a circle the middle alone.
  const core = grow(boxExtent(holeBox(hole, surface)), -radiusMm)
  const across = Math.max(left - core.right, 0, core.left - right)
  const down = Math.max(top - core.bottom, 0, core.top - bottom)
  return Math.hypot(across, down) < radiusMm
}
