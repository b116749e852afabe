/** How the inside of a quadrilateral looks: plain or drawn on, colourful or white. */
import type { PixelSize, Point } from '#packages/design-document/geometry.ts'
import { type Corners, homographyBetween, seenAt } from './homography.ts'
import type { Photo, Slopes } from './lightness.ts'

/** Places along each side. */
const GRID = 28

/**
 * Of the places well inside, and of those among them near the sides, the share at which the photo rises or falls.
 *
 * @param least  how steeply, in levels a pixel
 */
export function drawnInside(
  corners: Corners,
  { widthPx }: PixelSize,
  { right, down }: Slopes,
  least: number,
): { share: number; atRim: number } {
  const shareOf = (places: readonly Point[]) => {
    const drawn = places.filter(({ x, y }) => {
      const at = Math.floor(y) * widthPx + Math.floor(x)
      return Math.hypot(right[at] ?? 0, down[at] ?? 0) > least
    })
    return drawn.length / places.length
  }
  const isNearSide = (share: number) => share < 0.16 || share > 0.84
  return {
    share: shareOf(spread(corners, 0.08, 0.92)),
    atRim: shareOf(spread(corners, 0.08, 0.92, isNearSide)),
  }
}

/** How much more colour is inside than close around, from -1 to 1. */
export function colourAgainstWall(corners: Corners, photo: Photo): number {
  const around = spread(corners, -0.12, 1.12, (share) => share < -0.05 || share > 1.05)
  return meanColour(spread(corners, 0.1, 0.9), photo) - meanColour(around, photo)
}

function meanColour(places: readonly Point[], { widthPx, heightPx, rgba }: Photo): number {
  let sum = 0
  let count = 0
  for (const { x, y } of places) {
    if (x < 0 || y < 0 || x >= widthPx || y >= heightPx) continue
    const at = 4 * (Math.floor(y) * widthPx + Math.floor(x))
    const parts = [rgba[at] ?? 0, rgba[at + 1] ?? 0, rgba[at + 2] ?? 0]
    sum += (Math.max(...parts) - Math.min(...parts)) / Math.max(1, ...parts)
    count += 1
  }
  return count === 0 ? 0 : sum / count
}

/** Places spread evenly over a quadrilateral as it lies in space; shares of its sides from and to. */
function spread(
  corners: Corners,
  from: number,
  to: number,
  isWanted: (share: number) => boolean = () => true,
): Point[] {
  const square: Corners = [
    { x: 0, y: 0 },
    { x: 1, y: 0 },
    { x: 1, y: 1 },
    { x: 0, y: 1 },
  ]
  const map = homographyBetween(square, corners)
  const shares = Array.from({ length: GRID }, (_, index) => from + ((to - from) * (index + 0.5)) / GRID)
  return shares.flatMap((y) =>
    shares.flatMap((x) => (isWanted(x) || isWanted(y) ? [seenAt(map, { x, y })] : [])),
  )
}
