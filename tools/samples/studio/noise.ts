import { chance } from './chance.ts'

/** A smooth hill-and-dale value, mostly from -1 to 1. */
export type Noise = (x: number, y: number) => number

/** Gradient noise over a grid of whole numbers that repeats after its periods. */
export function noise(seed: number, periodX = 256, periodY = 256): Noise {
  const table = shuffled(seed)
  const across = Float64Array.from({ length: 256 }, (_, at) => Math.cos((at / 256) * 2 * Math.PI))
  const down = Float64Array.from({ length: 256 }, (_, at) => Math.sin((at / 256) * 2 * Math.PI))
  const corner = (x: number, y: number, dx: number, dy: number) => {
    const at = table[(table[x & 255]! + y) & 255]!
    return across[at]! * dx + down[at]! * dy
  }
  return (x, y) => {
    const [floorX, floorY] = [Math.floor(x), Math.floor(y)]
    const [dx, dy] = [x - floorX, y - floorY]
    const left = floorX - Math.floor(floorX / periodX) * periodX
    const top = floorY - Math.floor(floorY / periodY) * periodY
    const right = left + 1 === periodX ? 0 : left + 1
    const bottom = top + 1 === periodY ? 0 : top + 1
    const u = dx * dx * dx * (dx * (dx * 6 - 15) + 10)
    const v = dy * dy * dy * (dy * (dy * 6 - 15) + 10)
    const above = corner(left, top, dx, dy) * (1 - u) + corner(right, top, dx - 1, dy) * u
    const below = corner(left, bottom, dx, dy - 1) * (1 - u) + corner(right, bottom, dx - 1, dy - 1) * u
    return (above * (1 - v) + below * v) * 1.5
  }
}

/** Noise within noise: each octave twice as fine and half as strong. */
export function fractal(seed: number, octaves: number): Noise {
  const base = noise(seed)
  return (x, y) => {
    let [sum, strength, scale] = [0, 0.5, 1]
    for (let octave = 0; octave < octaves; octave++) {
      sum += strength * base(x * scale + octave * 17.3, y * scale - octave * 9.1)
      strength /= 2
      scale *= 2
    }
    return sum
  }
}

/**
 * Fractal noise in pixels of a sheet; it meets itself at the edges, so that what is made with it repeats without a seam.
 *
 * @param scalePx  size of its largest hills
 */
export function cloud(
  sheet: { readonly width: number; readonly height: number },
  scalePx: number,
  octaves: number,
  seed: number,
): Noise {
  const layers = Array.from({ length: octaves }, (_, octave) => {
    const cellsX = Math.max(1, Math.round(sheet.width / scalePx)) * 2 ** octave
    const cellsY = Math.max(1, Math.round(sheet.height / scalePx)) * 2 ** octave
    return {
      field: noise(seed + octave * 101, cellsX, cellsY),
      acrossPx: cellsX / sheet.width,
      downPx: cellsY / sheet.height,
      strength: 0.62 * 0.5 ** octave,
    }
  })
  const value: Noise = (x, y) => {
    let sum = 0
    for (const { field, acrossPx, downPx, strength } of layers)
      sum += strength * field(x * acrossPx, y * downPx)
    return sum
  }
  const stepPx = Math.floor(scalePx / 2 ** (octaves - 1) / 5)
  return stepPx < 2 ? value : remembered(value, sheet, stepPx)
}

/** The same noise from a grid of values worked out once, for noise that hardly changes from pixel to pixel. */
function remembered(
  value: Noise,
  { width, height }: { readonly width: number; readonly height: number },
  stepPx: number,
): Noise {
  const [columns, rows] = [Math.round(width / stepPx), Math.round(height / stepPx)]
  const grid = new Float32Array(columns * rows)
  for (let row = 0, at = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++)
      grid[at++] = value((column * width) / columns, (row * height) / rows)
  }
  return (x, y) => {
    const [across, down] = [(x * columns) / width, (y * rows) / height]
    const [left, top] = [Math.floor(across), Math.floor(down)]
    const [u, v] = [across - left, down - top]
    const column = left - Math.floor(left / columns) * columns
    const row = top - Math.floor(top / rows) * rows
    const right = column + 1 === columns ? 0 : column + 1
    const bottom = row + 1 === rows ? 0 : row + 1
    const above = grid[row * columns + column]! * (1 - u) + grid[row * columns + right]! * u
    const below = grid[bottom * columns + column]! * (1 - u) + grid[bottom * columns + right]! * u
    return above * (1 - v) + below * v
  }
}

function shuffled(seed: number): Uint8Array {
  const fall = chance(seed + 7)
  const table = Uint8Array.from({ length: 256 }, (_, at) => at)
  for (let at = 255; at > 0; at--) {
    const other = Math.floor(fall.next() * (at + 1))
    const kept = table[at]!
    table[at] = table[other]!
    table[other] = kept
  }
  return table
}

/** 0 below `low`, 1 above `high`, and a soft slope between them. */
export function ramp(low: number, high: number, value: number): number {
  const t = Math.min(1, Math.max(0, (value - low) / (high - low)))
  return t * t * (3 - 2 * t)
}
