/** Photos made by code, for tests and benchmarks: grain, hard edges at every size, and strong colours. */
import sharp from 'sharp'
import type { Px } from '#packages/design-document/units.ts'

export type PhotoKind = 'varied' | 'dark' | 'saturated'
/** EXIF orientation, 1 to 8. */
export type Orientation = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8

export type PhotoOptions = {
  /** Size of the upright photo. */
  readonly widthPx: Px
  readonly heightPx: Px
  /** How the camera was held: the pixels are stored so that this orientation makes them upright again. */
  readonly orientation?: Orientation
  readonly profile?: 'srgb' | 'display-p3'
  readonly kind?: PhotoKind
  /** Another seed, another photo. */
  readonly seed?: number
}

/**
 * Makes a photo.
 *
 * @returns a JPEG of quality 92 without chroma subsampling; the same bytes for the same options
 * @example await makePhoto({ widthPx: 6000, heightPx: 4000, orientation: 6, profile: 'display-p3' }) // 24 megapixels
 */
export async function makePhoto(options: PhotoOptions): Promise<Buffer> {
  const {
    widthPx: width,
    heightPx: height,
    orientation = 1,
    profile = 'srgb',
    kind = 'varied',
    seed = 1,
  } = options
  const pixels = await softColours(options)
  addDiscs(pixels, options, kind, seed)
  addGrain(pixels, kind, seed)
  const { turn, flop } = storedAs[orientation]
  const upright = await sharp(pixels, { raw: { width, height, channels: 3 } })
    .rotate(turn)
    .raw()
    .toBuffer({ resolveWithObject: true })
  let stored = sharp(upright.data, { raw: upright.info })
  if (flop) stored = stored.flop()
  return stored
    .withMetadata({ orientation })
    .withIccProfile(profile === 'srgb' ? 'srgb' : 'p3')
    .jpeg({ quality: 92, chromaSubsampling: '4:4:4' })
    .toBuffer()
}

/** How an upright photo is turned and then mirrored to be stored under each orientation. */
const storedAs: Record<Orientation, { turn: 0 | 90 | 180 | 270; flop: boolean }> = {
  1: { turn: 0, flop: false },
  2: { turn: 0, flop: true },
  3: { turn: 180, flop: false },
  4: { turn: 180, flop: true },
  5: { turn: 90, flop: true },
  6: { turn: 270, flop: false },
  7: { turn: 270, flop: true },
  8: { turn: 90, flop: false },
}

/**
 * Lowest and highest level of each kind, and the full width of its grain in levels.
 *
 * The grain is a choice and not measured on cameras, and comparisons of painters depend on it: each painter resamples
 * grain in its own way. Mean SSIM of `e2e/parity.spec.ts`, editor against proof and against PDF, by grain of the
 * varied, dark and saturated kind: 7, 5, 6 give 0.9956 and 0.9941; 12, 6, 8 give 0.9947 and 0.9924; 24, 10, 14 give
 * 0.9915 and 0.9872.
 */
const tones: Record<PhotoKind, { low: number; high: number; discHigh: number; grain: number }> = {
  varied: { low: 20, high: 235, discHigh: 255, grain: 7 },
  dark: { low: 2, high: 46, discHigh: 90, grain: 5 },
  saturated: { low: 0, high: 255, discHigh: 255, grain: 6 },
}

/** Slow changes of colour across the photo, as of sky, skin and walls. */
async function softColours({ widthPx, heightPx, kind = 'varied', seed = 1 }: PhotoOptions): Promise<Buffer> {
  const random = randomFrom(seed)
  const { low, high } = tones[kind]
  const columns = 12
  const rows = 8
  const coarse = Buffer.alloc(columns * rows * 3)
  for (let cell = 0; cell < columns * rows; cell++) {
    const strong = Math.floor(random() * 3)
    for (let channel = 0; channel < 3; channel++) {
      const level =
        kind === 'saturated'
          ? channel === strong
            ? high
            : low + random() * 60
          : low + random() * (high - low)
      coarse[cell * 3 + channel] = Math.round(level)
    }
  }
  return sharp(coarse, { raw: { width: columns, height: rows, channels: 3 } })
    .resize(widthPx, heightPx, { fit: 'fill', kernel: 'cubic' })
    .raw()
    .toBuffer()
}

/** Hard edges at every size, from leaves to balloons. */
function addDiscs(pixels: Buffer, { widthPx, heightPx }: PhotoOptions, kind: PhotoKind, seed: number) {
  const random = randomFrom(seed + 7)
  const edge = Math.min(widthPx, heightPx)
  for (let disc = 0; disc < 260; disc++) {
    const radius = edge * 0.004 * 1.5 ** (random() * 8)
    const centreX = random() * widthPx
    const centreY = random() * heightPx
    const colour = [0, 1, 2].map(() => Math.round(random() * tones[kind].discHigh))
    const top = Math.max(0, Math.ceil(centreY - radius))
    const bottom = Math.min(heightPx - 1, Math.floor(centreY + radius))
    for (let y = top; y <= bottom; y++) {
      const half = Math.sqrt(radius * radius - (y - centreY) ** 2)
      const left = Math.max(0, Math.ceil(centreX - half))
      const right = Math.min(widthPx - 1, Math.floor(centreX + half))
      for (let at = (y * widthPx + left) * 3; at <= (y * widthPx + right) * 3; at += 3) pixels.set(colour, at)
    }
  }
}

/** Sensor noise: the same on all channels, so that it is detail and not colour. */
function addGrain(pixels: Buffer, kind: PhotoKind, seed: number) {
  const { grain } = tones[kind]
  let state = (seed * 2654435761) >>> 0 || 1
  for (let at = 0; at + 2 < pixels.length; at += 3) {
    state ^= state << 13
    state ^= state >>> 17
    state ^= state << 5
    const noise = ((state & 0xff) / 255 - 0.5) * grain
    for (let channel = at; channel < at + 3; channel++) {
      const level = (pixels[channel] ?? 0) + noise
      pixels[channel] = Math.max(0, Math.min(255, level))
    }
  }
}

/** Numbers from 0 up to 1 that only depend on the seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
}
