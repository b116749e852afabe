/**
 * How alike two pictures are, as eyes see it: SSIM for structure (Wang et al. 2004, luma, Gaussian window of 11 pixels,
 * sigma 1.5) and CIEDE2000 for colour (Sharma et al. 2005).
 */

/** Rows of red, green and blue, 0 to 255. */
export type Picture = { readonly data: Uint8Array; readonly widthPx: number; readonly heightPx: number }
export type Likeness = {
  /** 1 for the same picture. */
  readonly ssim: number
  /** Mean colour difference; 1 is what a trained eye can just tell apart. */
  readonly meanDeltaE: number
  /** Ninety-nine of a hundred pixels differ by less. */
  readonly p99DeltaE: number
}

/** @throws Error when the pictures are not of one size */
export function comparePictures(one: Picture, other: Picture): Likeness {
  const ssim = structuralSimilarity(one, other)
  const differences = colourDifferences(one, other)
  const mean = differences.reduce((sum, difference) => sum + difference, 0) / differences.length
  return {
    ssim,
    meanDeltaE: mean,
    p99DeltaE: differences.slice().sort()[Math.floor(differences.length * 0.99)] ?? 0,
  }
}

/** SSIM alone, which is quicker. @throws Error when the pictures are not of one size */
export function structuralSimilarity(one: Picture, other: Picture): number {
  const { widthPx, heightPx } = one
  if (widthPx !== other.widthPx || heightPx !== other.heightPx) {
    throw new Error(
      `Expected pictures of one size but received ${widthPx} x ${heightPx} and ${other.widthPx} x ${other.heightPx}`,
    )
  }
  const { first, rows } = rowsApart(one, other)
  if (rows === 0) return 1
  const part = ({ data }: Picture) => luma(data.subarray(first * widthPx * 3, (first + rows) * widthPx * 3))
  return 1 - ((1 - similarity(part(one), part(other), widthPx, rows)) * rows) / heightPx
}

/** The rows outside of which both pictures are the same, and beside them those whose windows see them. */
function rowsApart({ data: one, widthPx, heightPx }: Picture, { data: other }: Picture) {
  const from = one.findIndex((level, at) => level !== other[at])
  if (from < 0) return { first: 0, rows: 0 }
  const to = one.findLastIndex((level, at) => level !== other[at])
  const row = (at: number) => Math.floor(at / (widthPx * 3))
  const first = Math.max(0, row(from) - WINDOW.length)
  return { first, rows: Math.min(heightPx, row(to) + WINDOW.length + 1) - first }
}

/** @param data  red, green and blue, 0 to 255, whole or not */
export function luma(data: Uint8Array | Float32Array): Float32Array {
  const values = new Float32Array(data.length / 3)
  for (let index = 0; index < values.length; index++) {
    const at = index * 3
    values[index] = 0.299 * (data[at] ?? 0) + 0.587 * (data[at + 1] ?? 0) + 0.114 * (data[at + 2] ?? 0)
  }
  return values
}

/** SSIM of two pictures' luma, 0 to 255, row by row and of one size. */
export function similarity(one: Float32Array, other: Float32Array, width: number, height: number): number {
  const soften = (values: Float32Array) => blur(values, width, height)
  const product = (a: Float32Array, b: Float32Array) => a.map((value, index) => value * (b[index] ?? 0))
  const meanOne = soften(one)
  const meanOther = soften(other)
  const squareOne = soften(product(one, one))
  const squareOther = soften(product(other, other))
  const cross = soften(product(one, other))
  // The constants of the paper for 8 bits: (0.01 * 255)^2 and (0.03 * 255)^2.
  const steadyMean = 6.5025
  const steadyVariance = 58.5225
  let sum = 0
  for (let index = 0; index < one.length; index++) {
    const a = meanOne[index] ?? 0
    const b = meanOther[index] ?? 0
    const variances = (squareOne[index] ?? 0) - a * a + (squareOther[index] ?? 0) - b * b
    const covariance = (cross[index] ?? 0) - a * b
    sum +=
      ((2 * a * b + steadyMean) * (2 * covariance + steadyVariance)) /
      ((a * a + b * b + steadyMean) * (variances + steadyVariance))
  }
  return sum / one.length
}

/** Pixels to each side of the middle of the window. */
const REACH = 5
const WINDOW = (() => {
  const weights = Array.from({ length: 2 * REACH + 1 }, (_, index) =>
    Math.exp(-((index - REACH) ** 2) / (2 * 1.5 ** 2)),
  )
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return weights.map((weight) => weight / total)
})()

/** Two passes, edges continued outwards. */
function blur(values: Float32Array, width: number, height: number): Float32Array {
  const across = new Float32Array(values.length)
  const result = new Float32Array(values.length)
  const padded = new Float32Array(width + 2 * REACH)
  // Every place lies within its row, or is held within the picture.
  for (let start = 0; start < values.length; start += width) {
    padded.fill(values[start]!, 0, REACH)
    padded.set(values.subarray(start, start + width), REACH)
    padded.fill(values[start + width - 1]!, REACH + width)
    for (let x = 0; x < width; x++) {
      let sum = 0
      for (let tap = 0; tap < WINDOW.length; tap++) sum += WINDOW[tap]! * padded[x + tap]!
      across[start + x] = sum
    }
  }
  for (let y = 0; y < height; y++) {
    const row = result.subarray(y * width, (y + 1) * width)
    WINDOW.forEach((weight, tap) => {
      const from = Math.min(height - 1, Math.max(0, y + tap - REACH)) * width
      for (let x = 0; x < width; x++) row[x]! += weight * across[from + x]!
    })
  }
  return result
}

function colourDifferences({ data: one }: Picture, { data: other }: Picture): Float32Array {
  const differences = new Float32Array(one.length / 3)
  for (let index = 0; index < differences.length; index++) {
    const at = index * 3
    if (one[at] === other[at] && one[at + 1] === other[at + 1] && one[at + 2] === other[at + 2]) continue
    differences[index] = deltaE2000(labAt(one, at), labAt(other, at))
  }
  return differences
}

type Lab = readonly [lightness: number, a: number, b: number]

const linear = (level: number) => {
  const value = level / 255
  return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4
}
const LINEAR = Float64Array.from({ length: 256 }, (_, level) => linear(level))

function labAt(data: Uint8Array, at: number): Lab {
  return labOf(data[at] ?? 0, data[at + 1] ?? 0, data[at + 2] ?? 0)
}

/** sRGB levels 0 to 255, whole or not, as CIELAB under D65. */
export function labOf(red: number, green: number, blue: number): Lab {
  const r = LINEAR[red] ?? linear(red)
  const g = LINEAR[green] ?? linear(green)
  const b = LINEAR[blue] ?? linear(blue)
  const root = (t: number) => (t > 216 / 24389 ? Math.cbrt(t) : (24389 / 27 / 116) * t + 16 / 116)
  const x = root((0.4124564 * r + 0.3575761 * g + 0.1804375 * b) / 0.95047)
  const y = root(0.2126729 * r + 0.7151522 * g + 0.072175 * b)
  const z = root((0.0193339 * r + 0.119192 * g + 0.9503041 * b) / 1.08883)
  return [116 * y - 16, 500 * (x - y), 200 * (y - z)]
}

const DEGREE = Math.PI / 180
const POWER = 25 ** 7

/** Colour difference CIEDE2000 with all weights 1; the names are those of the paper. */
export function deltaE2000([l1, a1, b1]: Lab, [l2, a2, b2]: Lab): number {
  const meanC = (Math.hypot(a1, b1) + Math.hypot(a2, b2)) / 2
  const g = 0.5 * (1 - Math.sqrt(meanC ** 7 / (meanC ** 7 + POWER)))
  const c1 = Math.hypot(a1 * (1 + g), b1)
  const c2 = Math.hypot(a2 * (1 + g), b2)
  const h1 = hueOf(b1, a1 * (1 + g))
  const h2 = hueOf(b2, a2 * (1 + g))
  const grey = c1 * c2 === 0
  const apart = h2 - h1
  const turn = grey ? 0 : Math.abs(apart) <= 180 ? apart : apart - Math.sign(apart) * 360
  const deltaL = l2 - l1
  const deltaC = c2 - c1
  const deltaH = 2 * Math.sqrt(c1 * c2) * Math.sin((turn / 2) * DEGREE)
  const l = (l1 + l2) / 2
  const c = (c1 + c2) / 2
  const sum = h1 + h2
  const h = grey ? sum : Math.abs(apart) <= 180 ? sum / 2 : (sum + (sum < 360 ? 360 : -360)) / 2
  const t =
    1 -
    0.17 * Math.cos((h - 30) * DEGREE) +
    0.24 * Math.cos(2 * h * DEGREE) +
    0.32 * Math.cos((3 * h + 6) * DEGREE) -
    0.2 * Math.cos((4 * h - 63) * DEGREE)
  const sl = 1 + (0.015 * (l - 50) ** 2) / Math.sqrt(20 + (l - 50) ** 2)
  const sc = 1 + 0.045 * c
  const sh = 1 + 0.015 * c * t
  const rc = 2 * Math.sqrt(c ** 7 / (c ** 7 + POWER))
  const rt = -rc * Math.sin(60 * DEGREE * Math.exp(-(((h - 275) / 25) ** 2)))
  const square =
    (deltaL / sl) ** 2 + (deltaC / sc) ** 2 + (deltaH / sh) ** 2 + rt * (deltaC / sc) * (deltaH / sh)
  return Math.sqrt(Math.max(0, square))
}

function hueOf(b: number, a: number): number {
  const degrees = Math.atan2(b, a) / DEGREE
  return degrees < 0 ? degrees + 360 : degrees
}
