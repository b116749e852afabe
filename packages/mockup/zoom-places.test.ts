/** What a closer look shows at each pixel, worked out by hand from a few places. */
import { describe, expect, test } from 'vitest'
import { enlarged } from './enlarge.ts'
import type { OpenScene } from './open-scene.ts'
import type { SceneSurface } from './scene.ts'
import { LIGHT_OF_LEVEL, levelTable } from './srgb.ts'
import { SHOWN_LEVELS, UNTONED_OF_LEVEL } from './tone.ts'
import { isSeenCloser, lessDetail, zoomed } from './zoom.ts'

interface Seen {
  u: number
  v: number
  number?: number
  detail?: number
  light?: readonly [red: number, green: number, blue: number]
}

const surface: SceneSurface = {
  name: 'front',
  widthMm: 300,
  heightMm: 300,
  texelsWide: 1000,
  texelsHigh: 1000,
}

/** An open scene of what its pixels show, row by row; undefined shows no surface. */
function sceneOf(
  width: number,
  pixels: readonly (Seen | undefined)[],
  surfaces: readonly SceneSurface[] = [surface, { ...surface, name: 'other' }],
): OpenScene {
  const seen = pixels.flatMap((spot, pixel) => (spot ? [{ number: 0, detail: 0, ...spot, pixel }] : []))
  const height = pixels.length / width
  return {
    scene: { name: 'few', alt: 'A few pixels', width, height, lightMax: 1, version: '1', surfaces },
    channels: 3,
    base: new Uint8Array(pixels.length * 3),
    runs: Uint32Array.from(seen.flatMap(({ pixel, number }) => [pixel, 1, number])),
    u: Uint16Array.from(seen, ({ u }) => u),
    v: Uint16Array.from(seen, ({ v }) => v),
    detail: Uint16Array.from(seen, ({ detail }) => detail),
    light: Uint8Array.from(seen.flatMap(({ light = [0, 0, 0] }) => light)),
  }
}

const rowOf = (places: readonly number[]) =>
  sceneOf(
    places.length,
    places.map((u) => ({ u, v: 65535 - u })),
  )

const columnOf = (places: readonly number[]) =>
  sceneOf(
    1,
    places.map((u) => ({ u, v: 65535 - u })),
  )

describe('places of a closer look', () => {
  test.each<[what: string, places: readonly number[], close: readonly number[]]>([
    [
      'between two neighbours lie a quarter of a step to each side',
      [1000, 2000, 3000, 4000],
      [750, 1250, 1750, 2250, 2750, 3250, 3750, 4250],
    ],
    [
      'go by the mean of both steps where the one behind is no more than twice the other',
      [1000, 3000, 4000, 5000],
      [500, 1500, 2625, 3375, 3750, 4250, 4750, 5250],
    ],
    [
      'go by the mean of both steps where the one ahead is no more than twice the other',
      [1000, 2000, 4000, 6000],
      [750, 1250, 1625, 2375, 3500, 4500, 5500, 6500],
    ],
    [
      'never leap over a seam',
      [1000, 2000, 40000, 41000],
      [750, 1250, 1750, 2250, 39750, 40250, 40750, 41250],
    ],
    ['end with the surface', [100, 700, 65000, 65500], [0, 250, 550, 850, 64875, 65125, 65375, 65535]],
  ])('%s', (_, places, close) => {
    const row = zoomed(rowOf(places))
    expect([...row.u]).toEqual([...close, ...close])
    expect([...row.v]).toEqual([...close, ...close].map((place) => 65535 - place))
    // Two rows of twice as many pixels, each a run of its own.
    expect([...row.runs]).toEqual([0, places.length * 2, 0, places.length * 2, places.length * 2, 0])
    const column = zoomed(columnOf(places))
    expect([...column.u]).toEqual(close.flatMap((place) => [place, place]))
    expect([...column.v]).toEqual(close.flatMap((place) => [65535 - place, 65535 - place]))
  })

  test('leap by how many texels lie between them, not by shares of sides of another length', () => {
    // From the second pixel 1000 of 65535 on in u, and 4000 back in v: by texels the way on is longer, 10 to 4.
    const row = (texelsWide: number, texelsHigh: number) => {
      const places = [
        { u: 5000, v: 1000 },
        { u: 5000, v: 5000 },
        { u: 6000, v: 5000 },
      ]
      const { u, v } = zoomed(sceneOf(3, places, [{ ...surface, texelsWide, texelsHigh }]))
      return [...u.subarray(2, 4), ...v.subarray(2, 4)]
    }
    expect(row(1000, 100)).toEqual([5000, 5000, 4000, 6000])
    expect(row(100, 100)).toEqual([4750, 5250, 5000, 5000])
  })

  test('go on evenly to the right and down, and half a pixel beyond the edge, also across its corners', () => {
    const place = (x: number, y: number) => ({ u: 2000 + 1000 * x + 100 * y, v: 20000 + 10000 * y + 500 * x })
    const pixels = Array.from({ length: 16 }, (_, at) => {
      const [x, y] = [at % 4, at >> 2]
      return x === 1 || x === 2 ? (y === 1 || y === 2 ? place(x - 1, y - 1) : undefined) : undefined
    })
    const { runs, u, v } = zoomed(sceneOf(4, pixels))
    const steps = [-0.75, -0.25, 0.25, 0.75, 1.25, 1.75]
    const wanted = steps.flatMap((y) => steps.map((x) => place(x, y)))
    expect([...u]).toEqual(wanted.map((spot) => spot.u))
    expect([...v]).toEqual(wanted.map((spot) => spot.v))
    expect([...runs]).toEqual([1, 2, 3, 4, 5, 6].flatMap((y) => [y * 8 + 1, 6, 0]))
  })

  test('go by the steps on their own surface, beside another to the right and below', () => {
    const sides = [
      { u: 1000, v: 9000 },
      { u: 2000, v: 9000 },
      { u: 3500, v: 8500, number: 1 },
      { u: 5000, v: 8500, number: 1 },
    ]
    // So near that it would be no leap.
    const close = [750, 1250, 1750, 2250, 3125, 3875, 4625, 5375]
    const row = zoomed(sceneOf(4, sides))
    expect([...row.u]).toEqual([...close, ...close])
    expect([...row.runs]).toEqual([...[0, 4, 0, 4, 4, 1], ...[8, 4, 0, 12, 4, 1]])
    const column = zoomed(sceneOf(1, sides))
    expect([...column.u]).toEqual(close.flatMap((place) => [place, place]))
    expect([...column.v]).toEqual(close.flatMap((_, y) => (y < 4 ? [9000, 9000] : [8500, 8500])))
    expect([...column.runs]).toEqual(close.flatMap((_, y) => [y * 2, 2, y < 4 ? 0 : 1]))
  })
})

describe('pixels of a closer look that show a surface', () => {
  const spot = { u: 3000, v: 4000 }
  /** Rows of what is shown: the number of the surface, or a dot. */
  function shown(rows: readonly string[]): string[] {
    const pixels = rows.flatMap((row) =>
      [...row].map((sign) => (sign === '.' ? undefined : { ...spot, number: Number(sign) })),
    )
    const { scene, runs } = zoomed(sceneOf(rows[0]?.length ?? 0, pixels))
    const signs = new Array<string>(scene.width * scene.height).fill('.')
    for (let run = 0; run < runs.length; run += 3) {
      const [start = 0, length = 0, number = 0] = runs.subarray(run)
      signs.fill(String(number), start, start + length)
    }
    return Array.from({ length: scene.height }, (_, y) =>
      signs.slice(y * scene.width, (y + 1) * scene.width).join(''),
    )
  }

  test('are its own four and half a pixel around', () => {
    expect(shown(['...', '.0.', '...'])).toEqual(['......', '.0000.', '.0000.', '.0000.', '.0000.', '......'])
  })

  test('end where a gap is wider than that', () => {
    expect(shown(['0...1'])).toEqual(['000....111', '000....111'])
  })

  test('are never those at the other end of the row above or below', () => {
    expect(shown(['.0', '..'])).toEqual(['.000', '.000', '.000', '....'])
    expect(shown(['..', '0.'])).toEqual(['....', '000.', '000.', '000.'])
  })

  test('show what is beside them before what is above or below, and that before what is across', () => {
    expect(shown(['.0', '1.'])).toEqual(['.000', '1000', '1110', '111.'])
    expect(shown(['1.', '..', '..'])).toEqual(['111.', '111.', '111.', '....', '....', '....'])
  })
})

test('light and what is not printed are enlarged, the light dark where no surface is seen', () => {
  const light = [
    [200, 100, 50],
    [20, 220, 120],
    [90, 10, 250],
  ] as const
  const seen = light.map((levels) => ({ u: 1000, v: 1000, light: levels }))
  const opened = sceneOf(2, [seen[0], undefined, seen[1], seen[2]])
  const base = Uint8Array.from({ length: 16 }, (_, at) => (at * 53) % 256)
  const close = zoomed({ ...opened, channels: 4, base })
  expect(close.channels).toBe(4)
  expect(close.base).toEqual(
    enlarged({ data: base, width: 2, height: 2, channels: 4 }, UNTONED_OF_LEVEL, SHOWN_LEVELS),
  )
  const data = Uint8Array.from([...light[0], 0, 0, 0, ...light[1], ...light[2]])
  const lit = enlarged(
    { data, width: 2, height: 2, channels: 3 },
    Float64Array.from(LIGHT_OF_LEVEL),
    levelTable(1),
  )
  // All but the upper right corner is seen.
  const wanted = Array.from({ length: 16 }, (_, pixel) => pixel)
    .filter((pixel) => pixel !== 3)
    .flatMap((pixel) => [...lit.subarray(pixel * 3, pixel * 3 + 3)])
  expect([...close.light]).toEqual(wanted)
})

test('a design that is not twice as large is drawn from a finer level, never finer than the first', () => {
  const large = { ...surface, name: 'large', texelsWide: 2048 }
  const places = [
    { u: 1000, v: 1000, detail: 300 },
    { u: 2000, v: 1000, detail: 300, number: 1 },
    { u: 3000, v: 1000, detail: 100, number: 1 },
  ]
  const { detail } = zoomed(sceneOf(3, places, [surface, large]))
  expect([...detail.subarray(0, 6)]).toEqual([300, 300, 44, 44, 0, 0])
  const less = (texelsWide: number, texelsHigh: number) => lessDetail({ ...surface, texelsWide, texelsHigh })
  // Twice as large, 1.28 times, and as large as it is.
  expect([less(1024, 500), less(800, 1600), less(3000, 1000)]).toEqual([0, 165, 256])
})

test('a scene is looked at more closely where it is shown more than a quarter larger', () => {
  expect([1000, 1250, 1251].map((widthPx) => isSeenCloser({ width: 1000 }, widthPx))).toEqual([
    false,
    false,
    true,
  ])
})
