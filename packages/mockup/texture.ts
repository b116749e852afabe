/**
 * The picture of a design, together with its halvings: each level shows the whole in half as many texels a side, down to
 * one. A surface that is far away is drawn from a level whose texels are about as large as the scene's pixels.
 */
import { LIGHT_OF_LEVEL, levelTable } from './srgb.ts'

/** Rows of red, green, blue and opacity, coded in sRGB; nothing looks at the opacity. */
export interface TexturePicture {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
}

export interface TextureLevel {
  readonly width: number
  readonly height: number
  /** Where it begins in `texels`, counted in texels. */
  readonly start: number
}

export interface Texture {
  readonly levels: readonly TextureLevel[]
  /** All levels one after the other, four bytes a texel. */
  readonly texels: Uint8Array
}

/**
 * Makes a texture. Halving adds up light, not levels: a fine pattern of black and white becomes the grey that it is seen
 * as from afar.
 *
 * @throws RangeError when the data are not `width` x `height` texels
 */
export function createTexture({ data, width, height }: TexturePicture): Texture {
  if (!(width >= 1 && height >= 1) || data.length !== width * height * 4) {
    throw new RangeError(`Expected ${width} x ${height} texels of 4 bytes but received ${data.length} bytes`)
  }
  const levels = levelsOf(width, height)
  const last = levels.at(-1)
  const texels = new Uint8Array(((last?.start ?? 0) + 1) * 4)
  texels.set(data)
  levels.forEach((level, index) => {
    const above = levels[index - 1]
    if (above) halve(texels, above, level)
  })
  return { levels, texels }
}

/** As WebGL counts them: each side is halved and rounded down, and never below one. */
function levelsOf(width: number, height: number): TextureLevel[] {
  const levels: TextureLevel[] = [{ width, height, start: 0 }]
  for (;;) {
    const above = levels.at(-1)!
    if (above.width === 1 && above.height === 1) return levels
    levels.push({
      width: Math.max(1, above.width >> 1),
      height: Math.max(1, above.height >> 1),
      start: above.start + above.width * above.height,
    })
  }
}

const { levels: LEVEL_OF, scale: LEVEL_SCALE } = levelTable(1)

/** Two texels a side make one; of an odd side, two and the fitting parts of a third, so that nothing shifts. */
function halve(texels: Uint8Array, from: TextureLevel, to: TextureLevel): void {
  const across = sharesOf(from.width, to.width)
  const down = sharesOf(from.height, to.height)
  // Every texel that is read or written lies within its level.
  for (let y = 0; y < to.height; y++) {
    for (let x = 0; x < to.width; x++) {
      let red = 0
      let green = 0
      let blue = 0
      for (let row = 0; row < down.taps; row++) {
        const downShare = down.shares[y * down.taps + row]!
        let at = (from.start + (y * down.step + row) * from.width + x * across.step) * 4
        for (let column = 0; column < across.taps; column++, at += 4) {
          const share = downShare * across.shares[x * across.taps + column]!
          red += share * LIGHT_OF_LEVEL[texels[at]!]!
          green += share * LIGHT_OF_LEVEL[texels[at + 1]!]!
          blue += share * LIGHT_OF_LEVEL[texels[at + 2]!]!
        }
      }
      const at = (to.start + y * to.width + x) * 4
      texels[at] = LEVEL_OF[(Math.sqrt(red) * LEVEL_SCALE + 0.5) | 0]!
      texels[at + 1] = LEVEL_OF[(Math.sqrt(green) * LEVEL_SCALE + 0.5) | 0]!
      texels[at + 2] = LEVEL_OF[(Math.sqrt(blue) * LEVEL_SCALE + 0.5) | 0]!
      texels[at + 3] = 255
    }
  }
}

interface Shares {
  /** How far the first texel of one is from the first of the next. */
  readonly step: number
  /** How many texels make one. */
  readonly taps: number
  /** How much of each, summing up to 1. */
  readonly shares: Float32Array
}

function sharesOf(from: number, to: number): Shares {
  if (from === to) return { step: 1, taps: 1, shares: new Float32Array(to).fill(1) }
  if (from % 2 === 0) return { step: 2, taps: 2, shares: new Float32Array(to * 2).fill(0.5) }
  const shares = new Float32Array(to * 3)
  for (let index = 0; index < to; index++) {
    shares.set([(to - index) / from, to / from, (index + 1) / from], index * 3)
  }
  return { step: 2, taps: 3, shares }
}
