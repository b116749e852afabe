import { expect, test } from 'vitest'
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
