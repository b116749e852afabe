/** A Gaussian blur of one channel, quick enough for a copy as large as a screen. */
import type { PixelSize } from '#packages/design-document/geometry.ts'

const BOXES = 3

/**
 * Blurs greys. Beyond its edges the picture goes on as it is there.
 *
 * @param greys row by row, of exactly `size`; they stay as they are
 * @param sigma standard deviation in pixels, above 0
 */
export function blurGreys(greys: Uint8ClampedArray, size: PixelSize, sigma: number): Uint8ClampedArray {
  const box = boxOf(sigma)
  const across = blurRowsTurned(greys, size, box, new Float32Array(greys.length))
  const turned = { widthPx: size.heightPx, heightPx: size.widthPx }
  return blurRowsTurned(across, turned, box, new Uint8ClampedArray(greys.length))
}

/** Pixels on each side of the middle that count whole, and how much of the next one counts. */
interface ExtendedBox {
  readonly reachPx: number
  readonly share: number
}

/**
 * Three of these one after the other have the variance of the bell exactly.
 * Source: Gwosdek, Grewenig, Bruhn and Weickert, Theoretical Foundations of Gaussian Convolution by Extended Box
 * Filtering, 2011, equations 11 and 12.
 */
function boxOf(sigma: number): ExtendedBox {
  const variance = sigma ** 2 / BOXES
  const reachPx = Math.floor((Math.sqrt(12 * variance + 1) - 1) / 2)
  const excess = reachPx * (reachPx + 1) - 3 * variance
  return { reachPx, share: ((2 * reachPx + 1) * excess) / (6 * (variance - (reachPx + 1) ** 2)) }
}

/** Blurs each row and writes it as a column, so that a second call blurs the columns and turns the picture back. */
function blurRowsTurned<Greys extends Float32Array | Uint8ClampedArray>(
  from: ArrayLike<number>,
  { widthPx, heightPx }: PixelSize,
  box: ExtendedBox,
  to: Greys,
): Greys {
  let row = new Float32Array(widthPx)
  let blurred = new Float32Array(widthPx)
  for (let y = 0; y < heightPx; y++) {
    for (let x = 0; x < widthPx; x++) row[x] = from[y * widthPx + x] ?? 0
    for (let time = 0; time < BOXES; time++) {
      blurRow(row, box, blurred)
      ;[row, blurred] = [blurred, row]
    }
    for (let x = 0; x < widthPx; x++) to[x * heightPx + y] = row[x] ?? 0
  }
  return to
}

function blurRow(row: Float32Array, { reachPx, share }: ExtendedBox, to: Float32Array) {
  const last = row.length - 1
  const at = (x: number) => row[Math.max(0, Math.min(last, x))] ?? 0
  const weight = 1 / (2 * reachPx + 1 + 2 * share)
  let sum = 0
  for (let x = -reachPx; x <= reachPx; x++) sum += at(x)
  for (let x = 0; x <= last; x++) {
    to[x] = weight * (sum + share * (at(x - reachPx - 1) + at(x + reachPx + 1)))
    sum += at(x + reachPx + 1) - at(x - reachPx)
  }
}
