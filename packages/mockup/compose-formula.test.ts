/** The formula of a mock-up, pixel by pixel: what is not printed, and the light on what is, each colour by itself. */
import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import type { Channels, OpenScene } from './open-scene.ts'
import { decodeSrgb, encodeSrgb } from './srgb.ts'
import type { Texture } from './texture.ts'
import { toned, untoned } from './tone.ts'

type Levels = readonly [red: number, green: number, blue: number]

interface Pixel {
  base?: Levels
  light?: Levels
  /** From 0 to 1. */
  u?: number
  v?: number
  /** The level to draw from. */
  level?: number
}

const FULL: Levels = [255, 255, 255]
const BARE: Levels = [0, 0, 0]

/** A row of pixels, each on a surface of its own, all of them of one size. */
function rowOf(pixels: readonly Pixel[], texelsWide: number, texelsHigh: number, lightMax = 1): OpenScene {
  const all = pixels.map((pixel) => ({ base: BARE, light: FULL, u: 0.5, v: 0.5, level: 0, ...pixel }))
  const surface = (number: number) => ({
    name: `s${number}`,
    widthMm: 10,
    heightMm: 10,
    texelsWide,
    texelsHigh,
  })
  return {
    scene: {
      ...{ name: 'row', alt: 'A row', width: all.length, height: 1, lightMax, version: '1' },
      surfaces: all.map((_, number) => surface(number)),
    },
    channels: 3,
    base: Uint8Array.from(all.flatMap(({ base }) => base)),
    runs: Uint32Array.from(all.flatMap((_, number) => [number, 1, number])),
    u: Uint16Array.from(all, ({ u }) => Math.round(u * 65535)),
    v: Uint16Array.from(all, ({ v }) => Math.round(v * 65535)),
    detail: Uint16Array.from(all, ({ level }) => level * 256),
    light: Uint8Array.from(all.flatMap(({ light }) => light)),
  }
}

/** A texture whose halvings are given, not made, so that it shows which of them is read. */
function textureOf(...levels: readonly (readonly Levels[])[]): Texture {
  let start = 0
  return {
    levels: levels.map((texels) => {
      const side = Math.sqrt(texels.length)
      const level = { width: side, height: side, start }
      start += texels.length
      return level
    }),
    texels: Uint8Array.from(levels.flat().flatMap((texel) => [...texel, 255])),
  }
}

const even = (side: number, colour: Levels) => Array.from({ length: side * side }, () => colour)

/** What the formula says. @param print  linear light that the design gives back, 0 to 1 */
const shown = (base: number, light: number, print: number, lightMax = 1) =>
  Math.round(
    255 * encodeSrgb(toned(untoned(decodeSrgb(base / 255)) + lightMax * decodeSrgb(light / 255) * print)),
  )

const drawn = (pixel: Pixel, texture: Texture, lightMax?: number) => {
  const [{ width = 0, height = 0 } = {}] = texture.levels
  return [...compose(rowOf([pixel], width, height, lightMax), [texture])]
}

test('each colour is its own base, and its own light on its own print', () => {
  const texture = textureOf([[250, 180, 90]])
  const pixel = { base: [10, 90, 40], light: [120, 150, 210] } as const
  expect(drawn(pixel, texture, 1.5)).toEqual([
    shown(10, 120, decodeSrgb(250 / 255), 1.5),
    shown(90, 150, decodeSrgb(180 / 255), 1.5),
    shown(40, 210, decodeSrgb(90 / 255), 1.5),
  ])
})

test('blank, each colour is its own base and its own light', () => {
  const row = rowOf([{ base: [10, 90, 40], light: [120, 150, 210] }], 4, 4, 1.5)
  expect([...compose(row, [])]).toEqual([
    shown(10, 120, 1, 1.5),
    shown(90, 150, 1, 1.5),
    shown(40, 210, 1, 1.5),
  ])
})

test('light far beyond white is white, printed or blank', () => {
  const row = rowOf([{ base: FULL }, { base: FULL }], 1, 1, 64)
  expect([...compose(row, [textureOf([FULL])])]).toEqual([...FULL, ...FULL])
})

test('a dark light is rounded to the nearer level, printed or blank', () => {
  // 0.52 of a level and 0.48 of one, as light falls on white.
  const pixel = { light: [1, 1, 1] } as const
  for (const [lightMax, level] of [
    [0.52, 1],
    [0.48, 0],
  ] as const) {
    const row = rowOf([pixel, pixel], 1, 1, lightMax)
    expect([...compose(row, [textureOf([FULL])])]).toEqual(new Array(6).fill(level))
  }
})

describe('between four texels', () => {
  const corners: readonly Levels[] = [
    [10, 200, 60],
    [240, 20, 120],
    [80, 140, 250],
    [160, 70, 30],
  ]
  const mixed = (shares: readonly number[]) =>
    [0, 1, 2].map((channel) =>
      shown(
        0,
        255,
        corners.reduce(
          (sum, colour, at) => sum + decodeSrgb((colour[channel] ?? 0) / 255) * (shares[at] ?? 0),
          0,
        ),
      ),
    )

  test.each([
    // Middles of texels lie at a quarter and at three quarters.
    ['the upper left', 0.25, 0.25, [1, 0, 0, 0]],
    ['the upper right', 0.75, 0.25, [0, 1, 0, 0]],
    ['the lower left', 0.25, 0.75, [0, 0, 1, 0]],
    ['the lower right', 0.75, 0.75, [0, 0, 0, 1]],
    ['a third of the way to the right', 0.25 + 1 / 6, 0.25, [2 / 3, 1 / 3, 0, 0]],
    ['a third of the way down', 0.25, 0.25 + 1 / 6, [2 / 3, 0, 1 / 3, 0]],
    ['a fifth across and two fifths down', 0.35, 0.45, [0.48, 0.12, 0.32, 0.08]],
    ['the very first corner', 0, 0, [1, 0, 0, 0]],
    ['the very last corner', 1, 1, [0, 0, 0, 1]],
    ['the end of the first row', 1, 0, [0, 1, 0, 0]],
    ['the beginning of the last', 0, 1, [0, 0, 1, 0]],
  ])('%s', (_, u, v, shares) => {
    expect(drawn({ u, v }, textureOf(corners, [BARE]))).toEqual(mixed(shares))
  })
})

test('a texture need not be square: rows are as long as its width', () => {
  const texels: readonly Levels[] = [
    [10, 0, 0],
    [20, 0, 0],
    [30, 0, 0],
    [40, 0, 0],
    [50, 0, 0],
    [60, 0, 0],
  ]
  const texture = { ...textureOf(texels), levels: [{ width: 3, height: 2, start: 0 }] }
  const [u, v] = [5 / 6, 0.75]
  expect(drawn({ u, v }, texture)[0]).toBe(60)
  expect(drawn({ u: 0.5, v }, texture)[0]).toBe(50)
  expect(drawn({ u, v: 0.25 }, texture)[0]).toBe(30)
})

describe('between levels', () => {
  const texture = textureOf(even(4, [255, 0, 0]), even(2, [0, 255, 0]), even(1, [0, 0, 255]))
  test.each([
    ['the first', 0, [1, 0, 0]],
    ['a quarter of the way to the second', 0.25, [0.75, 0.25, 0]],
    ['the second', 1, [0, 1, 0]],
    ['three quarters of the way to the third', 1.75, [0, 0.25, 0.75]],
    ['the third, which is the last', 2, [0, 0, 1]],
    ['the last, where a finer design would have more', 3.5, [0, 0, 1]],
  ])('%s', (_, level, shares) => {
    expect(drawn({ level }, texture)).toEqual(shares.map((share) => shown(0, 255, share)))
  })
})

test('between texels and levels at once, each level counts by its share', () => {
  const nine = [0, 30, 60, 90, 120, 150, 180, 210, 240].map((level): Levels => [level, 255 - level, 255])
  // A quarter across and half down from the middle texel to those after it, and a quarter of the next level.
  const pixel = { u: 1.75 / 3, v: 2 / 3, level: 0.25 }
  const levels = [120, 150, 210, 240]
  const mixed = (of: (level: number) => number, next: number) => {
    const [a = 0, b = 0, c = 0, d = 0] = levels.map((level) => decodeSrgb(of(level) / 255))
    return shown(
      0,
      255,
      0.75 * (0.375 * a + 0.125 * b + 0.375 * c + 0.125 * d) + 0.25 * decodeSrgb(next / 255),
    )
  }
  expect(drawn(pixel, textureOf(nine, [[200, 40, 0]]))).toEqual([
    mixed((level) => level, 200),
    mixed((level) => 255 - level, 40),
    mixed(() => 255, 0),
  ])
})

test('a run covers as many pixels as it is long, printed or blank, and none behind it', () => {
  const grey = [40, 80, 120, 160, 200].map((level): Pixel => ({ light: [level, level, level] }))
  const row = rowOf(grey, 1, 1)
  const opened: OpenScene = {
    ...{ ...row, channels: 4 satisfies Channels, runs: Uint32Array.from([1, 3, 0]) },
    base: Uint8Array.from({ length: 20 }, (_, at) => (at % 4 === 3 ? 70 : 0)),
  }
  const bare = [0, 0, 0, 70]
  const wanted = [bare, ...[40, 80, 120].map((level) => [...new Array(3).fill(shown(0, level, 1)), 70]), bare]
  expect([...compose(opened, [])]).toEqual(wanted.flat())
  expect([...compose(opened, [textureOf([FULL])])]).toEqual(wanted.flat())
})

test('only the pixels of the runs are drawn over; an opacity stays, and the picture can be given', () => {
  const row = rowOf(
    [{ base: [1, 2, 3] }, { base: [4, 5, 6] }, { base: [7, 8, 9] }, { base: [10, 11, 12] }],
    1,
    1,
  )
  const seen: OpenScene = {
    ...row,
    channels: 4 satisfies Channels,
    base: Uint8Array.from([1, 2, 3, 77, 4, 5, 6, 78, 7, 8, 9, 79, 10, 11, 12, 80]),
    // The second pixel shows the third surface, and the fourth the first.
    runs: Uint32Array.from([1, 1, 2, 3, 1, 0]),
  }
  const out = new Uint8ClampedArray(16)
  const red = textureOf([[200, 0, 0]])
  const blue = textureOf([[0, 0, 200]])
  expect(compose(seen, [red, undefined, blue], out)).toBe(out)
  const print = decodeSrgb(200 / 255)
  expect([...out]).toEqual([
    ...[1, 2, 3, 77],
    ...[4, 5, shown(6, 255, print), 78],
    ...[7, 8, 9, 79],
    ...[shown(10, 255, print), 11, 12, 80],
  ])
})

test('a design whose one side is wrong is refused, by the name of its surface', () => {
  const row = rowOf([{}, {}], 2, 2)
  const fits = textureOf(even(2, FULL), [FULL])
  const sized = (width: number, height: number) => ({ ...fits, levels: [{ width, height, start: 0 }] })
  expect(() => compose(row, [fits, sized(2, 1)])).toThrow(
    new RangeError('Expected 2 x 2 texels for the surface s1 but received 2 x 1'),
  )
  expect(() => compose(row, [sized(1, 2), fits])).toThrow(
    new RangeError('Expected 2 x 2 texels for the surface s0 but received 1 x 2'),
  )
})
