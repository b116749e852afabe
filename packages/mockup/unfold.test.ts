import { describe, expect, test } from 'vitest'
import { compose } from './compose.ts'
import { packMap } from './map.ts'
import { type OpenScene, openScene } from './open-scene.ts'
import type { Scene } from './scene.ts'
import { createTexture } from './texture.ts'
import { unfolded, unfoldedScene } from './unfold.ts'

const FACE_PX = 40
const SIDE_PX = 8
const SIZE = FACE_PX + SIDE_PX
const DEPTH = 0.1

const scene: Scene = {
  ...{ name: 'folded', alt: 'A canvas from its upper right', width: SIZE, height: SIZE },
  ...{ lightMax: 1, version: '1' },
  surfaces: [{ name: 'front', widthMm: 400, heightMm: 400, texelsWide: 400, texelsHigh: 400 }],
}

/** A canvas seen from its upper right: its upper side above the face, its right side beside it, both mirrors of the face. */
function folded({ hasSides = true } = {}): OpenScene {
  const count = SIZE * SIZE
  const map = {
    ...{ width: SIZE, height: SIZE },
    ...{ u: new Uint16Array(count), v: new Uint16Array(count) },
    ...{ coverage: new Uint8Array(count), surface: new Uint8Array(count) },
  }
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      const [isRight, isAbove] = [x >= FACE_PX, y < SIDE_PX]
      if ((isRight && isAbove) || (!hasSides && (isRight || isAbove))) continue
      const share = (step: number) => ((step + 0.5) / SIDE_PX) * DEPTH
      const along = (step: number) => (step + 0.5) / FACE_PX
      const at = y * SIZE + x
      map.u[at] = 65535 * (isRight ? 1 - share(x - FACE_PX) : along(x))
      map.v[at] = 65535 * (isAbove ? share(SIDE_PX - 1 - y) : along(y - SIDE_PX))
      map.coverage[at] = 255
    }
  }
  const base = new Uint8Array(count * 3)
  return openScene(scene, {
    channels: 3,
    base,
    light: new Uint8Array(count * 3).fill(255),
    map: packMap(map),
  })
}

/** White where the face is, its wrap red on the right, green above, and blue on the sides that are not seen. */
function wrappedPrint(opened: OpenScene, wrap: number) {
  const [{ texelsWide: width, texelsHigh: height } = { texelsWide: 0, texelsHigh: 0 }] = opened.scene.surfaces
  const data = new Uint8Array(width * height * 4)
  for (let at = 0; at < width * height; at++) {
    const x = (((at % width) + 0.5) / width) * (1 + 2 * wrap) - wrap
    const y = ((Math.floor(at / width) + 0.5) / height) * (1 + 2 * wrap) - wrap
    const colour = x > 1 ? [255, 0, 0] : y < 0 ? [0, 255, 0] : x < 0 || y > 1 ? [0, 0, 255] : [255, 255, 255]
    data.set([...colour, 255], at * 4)
  }
  return createTexture({ data, width, height })
}

function colourAt(picture: Uint8Array, x: number, y: number): string {
  const [red = 0, green = 0, blue = 0] = picture.subarray((y * SIZE + x) * 3)
  const isBright = [red > 128, green > 128, blue > 128].join()
  const names: Record<string, string> = {
    'true,true,true': 'face',
    'true,false,false': 'right',
    'false,true,false': 'above',
    'false,false,true': 'unseen',
  }
  return names[isBright] ?? `${red} ${green} ${blue}`
}

test.each([0.05, DEPTH, 0.2])('sides show the wrap, %f of the face deep, and the face the face', (wrap) => {
  const opened = unfolded(folded(), { across: wrap, down: wrap })
  const picture = compose(opened, [wrappedPrint(opened, wrap)])
  const seen = new Map<string, number>()
  for (let y = 0; y < SIZE; y++) {
    for (let x = 0; x < SIZE; x++) {
      if (x >= FACE_PX && y < SIDE_PX) continue
      const expected = x >= FACE_PX ? 'right' : y < SIDE_PX ? 'above' : 'face'
      // Along a fold a pixel may show what is on either side of it.
      const isFold = Math.abs(x - FACE_PX + 0.5) < 2 || Math.abs(y - SIDE_PX + 0.5) < 2
      if (!isFold) seen.set(expected, (seen.get(expected) ?? 0) + 1)
      if (!isFold) expect(colourAt(picture, x, y), `${x} ${y}`).toBe(expected)
    }
  }
  expect([...seen.keys()].sort()).toEqual(['above', 'face', 'right'])
})

test('the back of a side is the end of the wrap, however deep the scene is', () => {
  for (const wrap of [0.05, 0.2]) {
    const { u } = unfolded(folded(), { across: wrap, down: wrap })
    const beyond = (Math.max(...u) / 65535) * (1 + 2 * wrap) - wrap - 1
    expect(beyond / wrap).toBeGreaterThan(0.9)
  }
})

test('of a scene from straight ahead, only the face is seen', () => {
  const opened = unfolded(folded({ hasSides: false }), { across: 0.2, down: 0.2 })
  const picture = compose(opened, [wrappedPrint(opened, 0.2)])
  expect(colourAt(picture, 0, SIDE_PX)).toBe('face')
  expect(colourAt(picture, FACE_PX - 1, SIZE - 1)).toBe('face')
})

test('a print without a wrap is asked for as before', () => {
  expect(unfoldedScene(scene, { across: 0, down: 0 })).toEqual(scene)
  expect(unfoldedScene(scene, { across: 0.5, down: 0.25 }).surfaces[0]).toMatchObject({
    widthMm: 800,
    heightMm: 600,
    texelsWide: 800,
    texelsHigh: 600,
  })
})

const WRAP = { across: 0.5, down: 0.25 }

interface Seen {
  u: number
  v: number
  number?: number
}

/** A scene of the places that its pixels show, from 0 to 1, row by row; undefined shows none. */
function sceneOf(width: number, pixels: readonly (Seen | undefined)[]): OpenScene {
  const seen = pixels.flatMap((spot, pixel) => (spot ? [{ number: 0, ...spot, pixel }] : []))
  const front = { name: 'front', widthMm: 400, heightMm: 200, texelsWide: 400, texelsHigh: 200 }
  return {
    scene: { ...scene, width, height: pixels.length / width, surfaces: [front, { ...front, name: 'other' }] },
    channels: 3,
    base: new Uint8Array(pixels.length * 3),
    runs: Uint32Array.from(seen.flatMap(({ pixel, number }) => [pixel, 1, number])),
    u: Uint16Array.from(seen, ({ u }) => Math.round(u * 65535)),
    v: Uint16Array.from(seen, ({ v }) => Math.round(v * 65535)),
    detail: new Uint16Array(seen.length),
    light: new Uint8Array(seen.length * 3),
  }
}

/** The same places after the sides were opened: below 0 and above 1 on the wrap, which ends at its share beyond. */
function unfoldedPlaces(opened: OpenScene) {
  const { u, v } = unfolded(opened, WRAP)
  const onFace = (places: Uint16Array, share: number) =>
    [...places].map((place) => (place / 65535) * (1 + 2 * share) - share)
  return { u: onFace(u, WRAP.across), v: onFace(v, WRAP.down) }
}

const near = (places: readonly number[]) => places.map((place) => expect.closeTo(place, 3))

/** Places along a row or a column: what becomes of them, and whether those the other way are as they were. */
function along(direction: 'row' | 'column', places: readonly (number | undefined)[]) {
  const isRow = direction === 'row'
  const pixels = places.map((place) =>
    place === undefined ? undefined : isRow ? { u: place, v: 0.3 } : { u: 0.3, v: place },
  )
  const { u, v } = unfoldedPlaces(sceneOf(isRow ? pixels.length : 1, pixels))
  expect(isRow ? v : u).toEqual(near(u.map(() => 0.3)))
  return isRow ? u : v
}

describe.each([
  ['row', WRAP.across],
  ['column', WRAP.down],
] as const)('along a %s', (direction, share) => {
  // The deepest place that is surely no flaw lies at 0.95 of the depth.
  test('the side before the face is where places fall up to the fold', () => {
    const places = along(direction, [0.06, 0.04, 0.02, 0.3, 0.6, 0.9])
    expect(places).toEqual(near([-0.95 * share, (-0.95 * share * 4) / 6, 0.02, 0.3, 0.6, 0.9]))
  })

  test('the side behind the face is where they fall from the fold on', () => {
    const places = along(direction, [0.7, 0.98, 0.96, 0.94])
    expect(places).toEqual(near([0.7, 0.98, 1 + (0.95 * share * 4) / 6, 1 + 0.95 * share]))
  })

  test('a side ends where nothing of the surface is seen beside it', () => {
    const places = along(direction, [undefined, 0.06, 0.04, 0.02, 0.3, undefined, 0.4, 0.99, 0.94, undefined])
    expect(places).toEqual(
      near([-0.95 * share, (-0.95 * share * 4) / 6, 0.02, 0.3, 0.4, 0.99, 1 + 0.95 * share]),
    )
  })

  test('two places are enough for a side, one is none', () => {
    expect(along(direction, [0.98, 0.96])).toEqual(near([1 + (0.95 * share) / 2, 1 + 0.95 * share]))
    expect(along(direction, [0.98])).toEqual(near([0.98]))
  })

  test('where places stay the same, no side is seen', () => {
    expect(along(direction, [0.98, 0.96, 0.96, 0.94])).toEqual(
      near([1 + (0.95 * share) / 3, 0.96, 0.96, 1 + 0.95 * share]),
    )
  })

  test('a little beyond the depth is the end of the wrap, far beyond it a flaw that stays on the face', () => {
    const side = Array.from({ length: 39 }, (_, step) => 0.04 - step * 0.0005)
    const face = Array.from({ length: 40 }, (_, step) => 0.02 + step * 0.01)
    const depth = 0.04 / 0.95
    const places = along(direction, [0.044, ...side, ...face, 0.5, 0.45, 0.42, 0.6])
    const wanted = [-share, ...side.map((place) => (-place / depth) * share), ...face, 0.5, 0.45, 0.42, 0.6]
    expect(places).toEqual(near(wanted))
  })
})

test('upper and right side are equally deep in millimetres', () => {
  // 24 mm of 200 down, and as many of 400 across, seen from the upper right: the corner between them shows nothing.
  const face = (u: number, v: number): Seen => ({ u, v })
  const pixels = [
    ...[face(0.2, 0.12), face(0.6, 0.12), undefined, undefined, undefined],
    ...[face(0.2, 0.06), face(0.6, 0.06), undefined, undefined, undefined],
    ...[face(0.2, 0.01), face(0.6, 0.01), face(0.99, 0.01), face(0.97, 0.01), face(0.94, 0.01)],
    ...[face(0.2, 0.5), face(0.6, 0.5), face(0.99, 0.5), face(0.97, 0.5), face(0.94, 0.5)],
  ]
  const { u, v } = unfoldedPlaces(sceneOf(5, pixels))
  const right = [1 + 0.95 * WRAP.across * 0.5, 1 + 0.95 * WRAP.across]
  const above = [-0.95 * WRAP.down, -0.95 * WRAP.down * 0.5]
  expect(u).toEqual(near([0.2, 0.6, 0.2, 0.6, 0.2, 0.6, 0.99, ...right, 0.2, 0.6, 0.99, ...right]))
  expect(v).toEqual(
    near([above[0]!, above[0]!, above[1]!, above[1]!, ...new Array(5).fill(0.01), ...new Array(5).fill(0.5)]),
  )
})

test('only the first surface is unfolded, and the scene itself stays as it is', () => {
  const pixels = [0.98, 0.96, 0.94, 0.5, 0.4].map((u, x) => ({ u, v: 0.3, number: x < 3 ? 0 : 1 }))
  const opened = sceneOf(5, pixels)
  const before = structuredClone(opened)
  const { scene: wide, u, v } = unfolded(opened, WRAP)
  expect(opened).toEqual(before)
  expect(wide).toEqual(unfoldedScene(opened.scene, WRAP))
  expect([...u.subarray(3)]).toEqual([...before.u.subarray(3)])
  expect([...v.subarray(3)]).toEqual([...before.v.subarray(3)])
})

test('a scene that shows nothing printed stays the same', () => {
  const opened = { ...sceneOf(1, [undefined]), scene: { ...scene, surfaces: [] } }
  expect(unfolded(opened, WRAP)).toBe(opened)
  expect(unfoldedScene(opened.scene, WRAP)).toBe(opened.scene)
})
