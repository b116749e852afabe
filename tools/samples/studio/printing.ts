import { ImageData } from '@napi-rs/canvas'
import { cloud, type Noise, ramp } from './noise.ts'
import { type Drawing, lay, layerOf, pixelsOf, type Sheet } from './sheet.ts'

/** Side of a block of pixels; more than any edge is ever pushed. */
const BLOCK = 16

/** Cut from lino and pressed: crisp, slightly uneven edges and places that took no ink. */
export function lino(sheet: Sheet, draw: Drawing, { seed = 1, wear = 0.5 } = {}) {
  const layer = warped(sheet, layerOf(sheet, draw), 26, 2.2, seed)
  const bare = cloud(sheet, 9, 3, seed + 3)
  const pressed = cloud(sheet, 240, 3, seed + 5)
  eachPixel(layer, (x, y, at, data) => {
    if (data[at + 3] === 0) return
    const missing = bare(x, y) + 0.35 * pressed(x, y)
    const ink = 1 - ramp(0.62 - 0.3 * wear, 0.86 - 0.3 * wear, missing)
    data[at + 3] = data[at + 3]! * ink * (0.94 + 0.05 * pressed(x, y))
  })
  lay(sheet, layer, 'multiply')
}

/** Watercolour: a wandering edge where pigment gathers, blooms and grains within. */
export function wash(sheet: Sheet, draw: Drawing, { seed = 1, edge = 1, strength = 0.72, wander = 7 } = {}) {
  const layer = warped(sheet, layerOf(sheet, draw), 60, wander, seed)
  const alpha = alphaOf(layer)
  const soft = blurred(alpha, sheet, 9)
  const bloom = cloud(sheet, 170, 4, seed + 11)
  const grain = cloud(sheet, 5, 2, seed + 12)
  eachPixel(layer, (x, y, at, data) => {
    const pixel = at / 4
    if (alpha[pixel] === 0) return
    const rim = Math.max(0, alpha[pixel]! - soft[pixel]!) * 1.1 * edge
    const pigment = strength * (1 + 0.55 * bloom(x, y)) + rim + 0.1 * grain(x, y)
    data[at + 3] = 255 * alpha[pixel]! * Math.min(1, Math.max(0.08, pigment))
  })
  lay(sheet, layer, 'multiply')
}

/** Opaque paint, brushed on: flat colour, dry edges, a little streak along the brush. */
export function gouache(sheet: Sheet, draw: Drawing, { seed = 1, dry = 0.35, streak = 0.05, turn = 0 } = {}) {
  const layer = warped(sheet, layerOf(sheet, draw), 34, 3, seed)
  const alpha = alphaOf(layer)
  const soft = blurred(alpha, sheet, 5)
  const rough = cloud(sheet, 12, 3, seed + 21)
  const streaks = streakNoise(sheet, seed + 22, turn)
  eachPixel(layer, (x, y, at, data) => {
    const pixel = at / 4
    if (alpha[pixel] === 0) return
    if (soft[pixel]! < 0.999 || dry > 1) {
      const covered = ramp(dry * 0.55, dry * 0.55 + 0.18, soft[pixel]! + 0.22 * rough(x, y))
      data[at + 3] = 255 * alpha[pixel]! * covered
    }
    tone(data, at, 1 + streak * streaks(x, y))
  })
  lay(sheet, layer)
}

/** Shadows are warm: black would grey the paper. */
const SHADE = [45, 34, 30] as const

/** Cut paper: a crisp edge that throws a soft shadow, and the faint mottle of dyed paper. */
export function cutPaper(sheet: Sheet, draw: Drawing, { seed = 1, lift = 7, depth = 0.28 } = {}) {
  const layer = layerOf(sheet, draw)
  const { width, height } = sheet
  const soft = blurred(alphaOf(layer), sheet, Math.round(lift * 0.9))
  const shadow = new ImageData(width, height)
  const mottle = cloud(sheet, 40, 4, seed + 31)
  const [right, down] = [Math.round(lift * 0.9), Math.round(lift * 1.1)]
  eachPixel(shadow, (x, y, at, data) => {
    data.set(SHADE, at)
    const [fromX, fromY] = sheet.repeats
      ? [(x - right + width) % width, (y - down + height) % height]
      : [Math.max(0, x - right), Math.max(0, y - down)]
    data[at + 3] = 255 * depth * soft[fromY * width + fromX]!
  })
  eachPixel(layer, (x, y, at, data) => {
    if (data[at + 3]! > 0) tone(data, at, 1 + 0.035 * mottle(x, y))
  })
  lay(sheet, shadow, 'multiply')
  lay(sheet, layer)
}

/** The tooth of the paper under everything, and its slow unevenness; strength 1 is drawing paper. */
export function grain(sheet: Sheet, { seed = 1, strength = 1 } = {}) {
  const tooth = cloud(sheet, 4, 2, seed + 41)
  const slow = cloud(sheet, 420, 3, seed + 42)
  const pixels = pixelsOf(sheet)
  eachPixel(pixels, (x, y, at, data) =>
    tone(data, at, 1 + strength * (0.035 * tooth(x, y) + 0.022 * slow(x, y))),
  )
  sheet.pen.putImageData(pixels, 0, 0)
}

export function eachPixel(
  { width, height, data }: ImageData,
  change: (x: number, y: number, at: number, data: Uint8ClampedArray) => void,
) {
  for (let y = 0, at = 0; y < height; y++) {
    for (let x = 0; x < width; x++, at += 4) change(x, y, at, data)
  }
}

/** Makes a pixel lighter or darker. */
export function tone(data: Uint8ClampedArray, at: number, factor: number) {
  data[at] = data[at]! * factor
  data[at + 1] = data[at + 1]! * factor
  data[at + 2] = data[at + 2]! * factor
}

/** Noise drawn out along the brush; on a sheet that repeats, the brush goes straight across. */
function streakNoise(sheet: Sheet, seed: number, turn: number): Noise {
  const length = 14
  if (sheet.repeats) {
    const fine = cloud({ width: sheet.width / length, height: sheet.height }, 7, 2, seed)
    return (x, y) => fine(x / length, y)
  }
  const fine = cloud(sheet, 7, 2, seed)
  const [across, down] = [Math.cos(turn), Math.sin(turn)]
  return (x, y) => fine((x * across + y * down) / length, y * across - x * down)
}

/** The layer with its edges pushed about by noise. */
function warped(sheet: Sheet, layer: ImageData, scalePx: number, pushPx: number, seed: number): ImageData {
  const pushX = cloud(sheet, scalePx, 3, seed + 1)
  const pushY = cloud(sheet, scalePx, 3, seed + 2)
  const { width, height } = layer
  const from = new Uint8ClampedArray(layer.data)
  const { isBusy } = busyBlocks(layer)
  const within = sheet.repeats
    ? (place: number, length: number) => (place + length) % length
    : (place: number, length: number) => Math.min(length - 1, Math.max(0, place))
  eachPixel(layer, (x, y, at, data) => {
    if (!isBusy(x, y)) return
    const sx = x + pushX(x, y) * pushPx
    const sy = y + pushY(x, y) * pushPx
    const [left, top] = [Math.floor(sx), Math.floor(sy)]
    const [fx, fy] = [sx - left, sy - top]
    let [red, green, blue, alpha] = [0, 0, 0, 0]
    for (let corner = 0; corner < 4; corner++) {
      const cx = within(left + (corner & 1), width)
      const cy = within(top + (corner >> 1), height)
      const weight = (corner & 1 ? fx : 1 - fx) * (corner & 2 ? fy : 1 - fy)
      const source = (cy * width + cx) * 4
      const cover = from[source + 3]! * weight
      red += from[source]! * cover
      green += from[source + 1]! * cover
      blue += from[source + 2]! * cover
      alpha += cover
    }
    if (alpha > 0) {
      data[at] = red / alpha
      data[at + 1] = green / alpha
      data[at + 2] = blue / alpha
    }
    data[at + 3] = alpha
  })
  return layer
}

/** Which blocks of the layer hold more than one colour, or lie beside one that does: only they have edges to push. */
function busyBlocks({ width, height, data }: ImageData): { isBusy(x: number, y: number): boolean } {
  const [columns, rows] = [Math.ceil(width / BLOCK), Math.ceil(height / BLOCK)]
  const colours = new Uint32Array(data.buffer, data.byteOffset, width * height)
  const block = (x: number, y: number) => Math.floor(y / BLOCK) * columns + Math.floor(x / BLOCK)
  const first = new Float64Array(columns * rows).fill(-1)
  const mixed = new Uint8Array(columns * rows)
  for (let y = 0, pixel = 0; y < height; y++) {
    for (let x = 0; x < width; x++, pixel++) {
      const at = block(x, y)
      if (first[at] === -1) first[at] = colours[pixel]!
      else if (first[at] !== colours[pixel]) mixed[at] = 1
    }
  }
  const busy = mixed.map((own, at) => {
    const [column, row] = [at % columns, Math.floor(at / columns)]
    for (const across of [columns - 1, 0, 1]) {
      for (const down of [rows - 1, 0, 1]) {
        const beside = ((row + down) % rows) * columns + ((column + across) % columns)
        if (mixed[beside] || first[beside] !== first[at]) return 1
      }
    }
    return own
  })
  return { isBusy: (x, y) => busy[block(x, y)] === 1 }
}

function alphaOf({ data }: ImageData): Float32Array {
  const alpha = new Float32Array(data.length / 4)
  for (let pixel = 0; pixel < alpha.length; pixel++) alpha[pixel] = data[pixel * 4 + 3]! / 255
  return alpha
}

/** Two box blurs, each across and down. */
function blurred(values: Float32Array, { width, height, repeats }: Sheet, radius: number): Float32Array {
  let current = values
  for (let pass = 0; pass < 2; pass++) {
    current = boxed(current, { lines: height, length: width, line: width, step: 1 }, radius, repeats)
    current = boxed(current, { lines: width, length: height, line: 1, step: width }, radius, repeats)
  }
  return current
}

type Lines = { lines: number; length: number; line: number; step: number }

function boxed(values: Float32Array, { lines, length, line, step }: Lines, radius: number, repeats: boolean) {
  const made = new Float32Array(values.length)
  const share = 1 / (2 * radius + 1)
  for (let at = 0; at < lines; at++) {
    const start = at * line
    const value = (place: number) => {
      const within = repeats ? (place + length) % length : Math.min(length - 1, Math.max(0, place))
      return values[start + within * step]!
    }
    let sum = 0
    for (let place = -radius; place <= radius; place++) sum += value(place)
    for (let place = 0; place < length; place++) {
      made[start + place * step] = sum * share
      const isInside = place >= radius && place + radius + 1 < length
      sum += isInside
        ? values[start + (place + radius + 1) * step]! - values[start + (place - radius) * step]!
        : value(place + radius + 1) - value(place - radius)
    }
  }
  return made
}
