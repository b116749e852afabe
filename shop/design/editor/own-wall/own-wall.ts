/** What the shopper has told of the wall so far, and what there is to say about it. Pure. */
import { extentOf, type PixelSize, type Point } from '#packages/design-document/geometry.ts'
import type { Corners } from '#packages/wall/homography.ts'
import { type Wall, wallOf } from '#packages/wall/wall.ts'

/** Of a sheet's short side, as a share of the photo's long side: below it a pixel more or less is a centimetre on the wall. */
const SMALL = 0.05
/** Aslant like this, the far side of a piece is a guess. */
const SLANTED_DEG = 55
/** See `Camera.misfit`. */
const NOT_A4 = 3

/** The wall that four corners measure; undefined while they do not go round a sheet. */
export function measuredWall(corners: Corners, photo: PixelSize, turnDeg?: number): Wall | undefined {
  const isRound = corners.every((corner, index) => {
    const next = corners[(index + 1) % 4] ?? corner
    const after = corners[(index + 2) % 4] ?? corner
    return (next.x - corner.x) * (after.y - next.y) - (next.y - corner.y) * (after.x - next.x) > 1
  })
  return isRound ? wallOf(corners, photo, { turnDeg }) : undefined
}

/** What may be wrong with the corners, in a sentence; undefined when they look right. */
export function cornersHint(wall: Wall | undefined, corners: Corners): string | undefined {
  if (!wall) return 'The four corners have to go round the sheet.'
  const { photo, camera } = wall
  if (camera.misfit > NOT_A4) return 'These corners do not look like A4 paper yet. Move each onto its corner.'
  if (camera.slantDeg > SLANTED_DEG) {
    return 'This photo looks along the wall. One taken from straight ahead shows the size better.'
  }
  if (shortestSide(corners) < SMALL * Math.max(photo.widthPx, photo.heightPx)) {
    return 'The sheet is small in this photo, so the size is rough. A photo from nearer shows it better.'
  }
  return undefined
}

/** Corners to begin with where no sheet was found: upright A4 in the middle of the photo. */
export function cornersToMove({ widthPx, heightPx }: PixelSize): Corners {
  const y = Math.min(widthPx, heightPx) * 0.14
  const x = y / Math.SQRT2
  const middle = { x: widthPx / 2, y: heightPx / 2 }
  return [
    { x: middle.x - x, y: middle.y - y },
    { x: middle.x + x, y: middle.y - y },
    { x: middle.x + x, y: middle.y + y },
    { x: middle.x - x, y: middle.y + y },
  ]
}

/** The part of a photo that is shown, from its top-left pixel; `larger` is 1 for the whole photo. */
export interface Section extends Point {
  readonly larger: number
}

export const wholePhoto: Section = { x: 0, y: 0, larger: 1 }

/** How much of the shown part the sheet takes when it is seen from near. */
const NEAR_SHARE = 0.4
const MAX_SCALE = 8

/** The part of the photo around the sheet, so that its corners are far enough apart for fingers. */
export function sectionAround(corners: Corners, { widthPx, heightPx }: PixelSize): Section {
  const { left, top, right, bottom } = extentOf(corners)
  const share = Math.max((right - left) / widthPx, (bottom - top) / heightPx, 0.01)
  const larger = Math.min(MAX_SCALE, Math.max(1, NEAR_SHARE / share))
  const from = (middle: number, length: number) =>
    Math.min(length - length / larger, Math.max(0, middle - length / larger / 2))
  return { x: from((left + right) / 2, widthPx), y: from((top + bottom) / 2, heightPx), larger }
}

export function withCorner(corners: Corners, moved: number, to: Point, photo: PixelSize): Corners {
  const inside = {
    x: Math.min(photo.widthPx, Math.max(0, to.x)),
    y: Math.min(photo.heightPx, Math.max(0, to.y)),
  }
  const [a, b, c, d] = corners
  const at = (index: number, corner: Point) => (index === moved ? inside : corner)
  return [at(0, a), at(1, b), at(2, c), at(3, d)]
}

/** Where the product hangs against the sheet, such as `46 cm right of the sheet and 12 cm higher`. */
export function placeInWords({ x, y }: Point): string {
  const across = Math.round(x / 10)
  const up = -Math.round(y / 10)
  const sideways =
    across === 0
      ? 'straight in line with the sheet'
      : `${Math.abs(across)} cm ${across < 0 ? 'left' : 'right'} of the sheet`
  const height = up === 0 ? 'at the same height' : `${Math.abs(up)} cm ${up < 0 ? 'lower' : 'higher'}`
  return `${sideways}, ${height}, from middle to middle`
}

function shortestSide(corners: Corners): number {
  return Math.min(
    ...corners.map((corner, index) => {
      const next = corners[(index + 1) % 4] ?? corner
      return Math.hypot(next.x - corner.x, next.y - corner.y)
    }),
  )
}
