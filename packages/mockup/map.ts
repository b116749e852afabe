/** The map of a scene: for each of its pixels, which place of which surface is seen there. */
import { expectedPlaces } from './expected-places.ts'

export interface SceneMap {
  readonly width: number
  readonly height: number
  /** Across the surface from its left, 0 to 65535. */
  readonly u: Uint16Array
  /** Down the surface from its top, 0 to 65535. */
  readonly v: Uint16Array
  /** How much of the pixel the surface fills, 0 to 255. */
  readonly coverage: Uint8Array
  /** Place in the list of the scene's surfaces. */
  readonly surface: Uint8Array
}

/** How finely places are kept, in 65535ths of a surface; 1 keeps them as they are. */
export interface PlaceSteps {
  readonly across: number
  readonly down: number
}

const EXACT: PlaceSteps = { across: 1, down: 1 }

/*
 * Packed, a map is a list of whole numbers, the lowest byte first:
 *
 * 1. Four bytes each: how many runs there are, and the two steps.
 * 2. Runs of neighbouring pixels of a row that show one surface, four bytes each: how much further on they start, and how
 *    much longer they are, than the run before; and the number of the surface.
 * 3. Of each pixel of the runs, in the order of `expectedPlaces`, by how many steps its place differs from what is expected
 *    there, plus 128: the low bytes of u, its high bytes, those of v. Most are 128, so that all of it compresses well.
 * 4. Of each pixel of the runs, row by row: its coverage.
 */
const HEAD_BYTES = 12
const RUN_BYTES = 12
/** Two for u, two for v, one for the coverage. */
const PIXEL_BYTES = 5
const BIAS = 128

/** @returns the map in bytes; of pixels without coverage, it keeps nothing else */
export function packMap(map: SceneMap, { across, down }: PlaceSteps = EXACT): Uint8Array<ArrayBuffer> {
  const runs = runsOf(map)
  const count = runs.reduce((sum, { length }) => sum + length, 0)
  const packed = new Uint8Array(HEAD_BYTES + runs.length * RUN_BYTES + count * PIXEL_BYTES)
  const view = new DataView(packed.buffer)
  for (const [place, value] of [runs.length, across, down].entries()) view.setInt32(place * 4, value, true)
  let before = { start: 0, length: 0 }
  let to = HEAD_BYTES
  for (const run of runs) {
    const numbers = [run.start - before.start, run.length - before.length, run.surface]
    for (const [place, value] of numbers.entries()) view.setInt32(to + place * 4, value, true)
    before = run
    to += RUN_BYTES
  }
  const write = (lowBytes: number, index: number, steps: number) => {
    packed[lowBytes + index] = steps + BIAS
    packed[lowBytes + count + index] = (steps + BIAS) >> 8
  }
  const kept = { u: new Uint16Array(map.u.length), v: new Uint16Array(map.v.length) }
  expectedPlaces(map, kept, (at, index, expectedU, expectedV) => {
    // Every place is one of the map.
    const stepsAcross = stepsTo(map.u[at]!, expectedU, across)
    const stepsDown = stepsTo(map.v[at]!, expectedV, down)
    kept.u[at] = expectedU + stepsAcross * across
    kept.v[at] = expectedV + stepsDown * down
    write(to, index, stepsAcross)
    write(to + count * 2, index, stepsDown)
  })
  packed.set(
    map.coverage.filter((coverage) => coverage > 0),
    to + count * 4,
  )
  return packed
}

/** As few as lead to within a step of the place, and never out of the surface. */
function stepsTo(place: number, expected: number, step: number): number {
  const apart = place - expected
  if (Math.abs(apart) < step) return 0
  const steps = Math.round(apart / step)
  const reached = expected + steps * step
  return reached < 0 || reached > 65535 ? steps - Math.sign(steps) : steps
}

/**
 * @param packed  what `packMap` returned
 * @param size  of the scene in pixels
 * @throws RangeError when it is cut short, or its runs do not lie within the scene
 */
export function unpackMap(
  packed: Uint8Array,
  { width, height }: { readonly width: number; readonly height: number },
): SceneMap {
  const view = new DataView(packed.buffer, packed.byteOffset, packed.byteLength)
  const [runs = 0, across = 1, down = 1] = [0, 4, 8].map((at) => view.getInt32(at, true))
  const pixels = width * height
  const map: SceneMap = {
    ...{ width, height, u: new Uint16Array(pixels), v: new Uint16Array(pixels) },
    ...{ coverage: new Uint8Array(pixels), surface: new Uint8Array(pixels) },
  }
  const places = HEAD_BYTES + runs * RUN_BYTES
  let [start, length, end, count] = [0, 0, 0, 0]
  for (let at = HEAD_BYTES; at < places; at += RUN_BYTES) {
    start += view.getInt32(at, true)
    length += view.getInt32(at + 4, true)
    if (start < end || length < 1 || start + length > pixels)
      throw new RangeError('Expected a map of this scene')
    end = start + length
    map.surface.fill(view.getInt32(at + 8, true), start, end)
    // So that these pixels are known for parts of a surface; how much of each comes last.
    map.coverage.fill(255, start, end)
    count += length
  }
  if (packed.length !== places + count * PIXEL_BYTES) {
    throw new RangeError(
      `Expected a map of ${places + count * PIXEL_BYTES} bytes but received ${packed.length} bytes`,
    )
  }
  // Every place lies within the bytes, whose number is checked above.
  const stepsAt = (lowByte: number) =>
    (((packed[lowByte]! | (packed[lowByte + count]! << 8)) - BIAS) << 16) >> 16
  expectedPlaces(map, map, (at, index, expectedU, expectedV) => {
    map.u[at] = expectedU + stepsAt(places + index) * across
    map.v[at] = expectedV + stepsAt(places + count * 2 + index) * down
  })
  for (let at = 0, from = places + count * 4; from < packed.length; at++) {
    if (map.coverage[at]! > 0) map.coverage[at] = packed[from++]!
  }
  return map
}

interface Run {
  readonly start: number
  readonly length: number
  readonly surface: number
}

function runsOf({ width, height, coverage, surface }: SceneMap): Run[] {
  const runs: Run[] = []
  for (let start = 0; start < width * height; ) {
    const rowEnd = start - (start % width) + width
    let end = start + 1
    while (end < rowEnd && coverage[end]! > 0 && surface[end] === surface[start]) end++
    if (coverage[start]! > 0) runs.push({ start, length: end - start, surface: surface[start]! })
    else end = start + 1
    start = end
  }
  return runs
}
