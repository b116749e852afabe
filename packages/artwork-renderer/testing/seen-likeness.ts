/**
 * How alike two pictures of photographs are to eyes. Pixel by pixel, the grain of a camera tells two right ways of
 * reducing a photo apart: what is compared are means of 2 x 2 pixels, kept as floats because rounding them to 8 bits alone
 * costs 0.2 of colour difference, and for colour at a distance means of 8 x 8 pixels.
 */
import { deltaE2000, labOf, luma, type Picture, similarity } from './compare.ts'

export type SeenLikeness = {
  /** Of luma over 2 x 2 pixels; 1 for the same picture. */
  readonly ssim: number
  /** Mean CIEDE2000 over 2 x 2 pixels; 1 is what a trained eye can just tell apart. */
  readonly meanDeltaE: number
  /** The same over 8 x 8 pixels. */
  readonly blockDeltaE: number
}

/**
 * What is left over at the right and below, less than a block, is not looked at.
 *
 * @throws Error when the pictures are not of one size
 * @throws RangeError when they are smaller than a block of 8 x 8 pixels
 */
export function seenLikeness(one: Picture, other: Picture): SeenLikeness {
  const sizes = [one, other].map(({ widthPx, heightPx }) => `${widthPx} x ${heightPx}`)
  if (sizes[0] !== sizes[1])
    throw new Error(`Expected pictures of one size but received ${sizes.join(' and ')}`)
  if (one.widthPx < 8 || one.heightPx < 8) {
    throw new RangeError(`Expected pictures of at least 8 x 8 pixels but received ${sizes[0]}`)
  }
  const [first, second] = [averaged(one, 2), averaged(other, 2)]
  return {
    ssim: similarity(luma(first.data), luma(second.data), first.widthPx, first.heightPx),
    meanDeltaE: meanDeltaE(first.data, second.data),
    blockDeltaE: meanDeltaE(averaged(one, 8).data, averaged(other, 8).data),
  }
}

interface Means {
  /** Red, green and blue, 0 to 255. */
  readonly data: Float32Array
  readonly widthPx: number
  readonly heightPx: number
}

/** Means of square blocks, without what is left over. */
function averaged({ data, widthPx, heightPx }: Picture, side: number): Means {
  const across = Math.floor(widthPx / side)
  const down = Math.floor(heightPx / side)
  const means = new Float32Array(across * down * 3)
  for (let y = 0; y < down * side; y++) {
    for (let x = 0; x < across * side; x++) {
      const from = (y * widthPx + x) * 3
      const to = (Math.floor(y / side) * across + Math.floor(x / side)) * 3
      for (let channel = 0; channel < 3; channel++) means[to + channel]! += data[from + channel]!
    }
  }
  return { data: means.map((sum) => sum / side ** 2), widthPx: across, heightPx: down }
}

function meanDeltaE(one: Float32Array, other: Float32Array): number {
  const lab = (data: Float32Array, at: number) => labOf(data[at]!, data[at + 1]!, data[at + 2]!)
  let sum = 0
  for (let at = 0; at < one.length; at += 3) sum += deltaE2000(lab(one, at), lab(other, at))
  return (sum * 3) / one.length
}
