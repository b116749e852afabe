/**
 * Pictures at twice their size, smooth and without halos: a cubic through four pixels a side (Catmull and Rom 1974), held
 * between the two that it lies between. It adds up light, so base and light stay parts of one sum along every edge.
 */
import type { LevelTable } from './srgb.ts'

/**
 * A pixel becomes two a side, each a quarter of a pixel from its middle, towards the pixel `near`. What the cubic takes of
 * the pixel itself, of the near one, of the one on the other side, and of the one beyond the near one.
 */
export const SHARES = { own: 0.8671875, near: 0.2265625, other: -0.0703125, far: -0.0234375 } as const

interface Rows {
  readonly data: Uint8Array | Uint8ClampedArray
  readonly width: number
  readonly height: number
  /** Bytes a pixel; the fourth, if there is one, becomes 255. */
  readonly channels: 3 | 4
}

/**
 * @param lightOf  linear light of each level from 0 to 255
 * @param table  its levels
 * @returns rows of pixels, twice as wide and high
 */
export function enlarged(
  { data, width, height, channels }: Rows,
  lightOf: Float64Array,
  { levels, scale }: LevelTable,
): Uint8Array<ArrayBuffer> {
  const wide = width * 2
  const out = new Uint8Array(wide * height * 2 * channels)
  if (channels === 4) out.fill(255)
  // The rows around the one at work, two on each side, already twice as wide. Above and below the picture goes on as it ends.
  const rows = Array.from({ length: 5 }, () => new Float32Array(wide * 3))
  const rowAt = (y: number) => rows[Math.min(height - 1, Math.max(0, y)) % 5]!
  const widen = (y: number) => widenRow(data, y * width * channels, channels, lightOf, rows[y % 5]!)
  for (let y = 0; y < Math.min(2, height); y++) widen(y)
  for (let y = 0; y < height; y++) {
    if (y + 2 < height) widen(y + 2)
    for (let part = 0; part < 2; part++) {
      const step = part === 0 ? -1 : 1
      const [own, near, other, far] = [rowAt(y), rowAt(y + step), rowAt(y - step), rowAt(y + 2 * step)]
      let to = (y * 2 + part) * wide * channels
      // Every place lies within its row.
      for (let at = 0; at < wide * 3; at += 3, to += channels) {
        for (let channel = at; channel < at + 3; channel++) {
          const light = between(own[channel]!, near[channel]!, other[channel]!, far[channel]!)
          out[to + channel - at] = levels[(Math.sqrt(light) * scale + 0.5) | 0]!
        }
      }
    }
  }
  return out
}

function widenRow(
  data: Uint8Array | Uint8ClampedArray,
  start: number,
  channels: number,
  lightOf: Float64Array,
  row: Float32Array,
): void {
  const last = row.length / 6 - 1
  for (let channel = 0; channel < 3; channel++) {
    // Beyond its ends a row goes on as it ended.
    const lightAt = (x: number) =>
      lightOf[data[start + Math.min(last, Math.max(0, x)) * channels + channel]!]!
    let [before, left, own, right] = [lightAt(-2), lightAt(-1), lightAt(0), lightAt(1)]
    for (let x = 0, to = channel; x <= last; x++, to += 6) {
      const after = lightAt(x + 2)
      row[to] = between(own, left, right, before)
      row[to + 3] = between(own, right, left, after)
      before = left
      left = own
      own = right
      right = after
    }
  }
}

function between(own: number, near: number, other: number, far: number): number {
  const light = own * SHARES.own + near * SHARES.near + other * SHARES.other + far * SHARES.far
  return own < near ? Math.min(near, Math.max(own, light)) : Math.min(own, Math.max(near, light))
}
