import { expect, test } from 'vitest'
import { comparePictures } from '../artwork-renderer/testing/compare.ts'
import { compose } from './compose.ts'
import { enlarged } from './enlarge.ts'
import { type OpenScene, openScene } from './open-scene.ts'
import type { SceneSurface } from './scene.ts'
import { drawnDesign } from './testing/designs.ts'
import {
  flatWall,
  mug,
  type SyntheticScene,
  syntheticScene,
  syntheticScenes,
} from './testing/synthetic-scenes.ts'
import { createTexture, type Texture } from './texture.ts'
import { SHOWN_LEVELS, UNTONED_OF_LEVEL } from './tone.ts'
import { zoomed, zoomedScene } from './zoom.ts'

const opened = ({ scene, pictures }: SyntheticScene) => openScene(scene, pictures)
const closer = (synthetic: SyntheticScene) => zoomed(opened(synthetic))

/** Every surface with a design of its own. */
function mockUp(scene: OpenScene, design: (surface: SceneSurface, number: number) => Texture): Uint8Array {
  return compose(scene, scene.scene.surfaces.map(design))
}

/** Stripes as fine as they can be in a zoomed scene: at the usual size two of them are one texel. */
const stripes = ({ texelsWide, texelsHigh }: SceneSurface) =>
  createTexture(drawnDesign(texelsWide, texelsHigh, (x) => (x % 2 ? [230, 230, 230] : [20, 20, 20])))

const colour =
  (...colours: readonly [number, number, number][]) =>
  ({ texelsWide, texelsHigh }: SceneSurface, number: number) =>
    createTexture(drawnDesign(texelsWide, texelsHigh, () => colours[number] ?? [0, 0, 0]))

/** How far apart the levels are that lie beside each other around a place, in pixels of the zoomed scene. */
function contrast(picture: Uint8Array, width: number, x: number, y: number): number {
  const row = Array.from({ length: 24 }, (_, step) => picture[(y * width + x + step) * 3] ?? 0)
  return Math.max(...row) - Math.min(...row)
}

test('lines are told apart of which an enlarged mock-up shows only their grey', () => {
  for (const synthetic of [flatWall(), mug()]) {
    const { width, height } = synthetic.scene
    const fine = zoomedScene(synthetic.scene).surfaces.map(stripes)
    const asUsual = mockUp(opened(synthetic), (_, number) => halfOf(fine[number]))
    const rows = { data: asUsual, width, height, channels: 3 as const }
    const plain = enlarged(rows, UNTONED_OF_LEVEL, SHOWN_LEVELS)
    const zoomedPicture = compose(closer(synthetic), fine)
    // On the mug this is where a texel is about a pixel, left of the middle.
    expect(contrast(plain, width * 2, 240, 240)).toBeLessThan(25)
    expect(contrast(zoomedPicture, width * 2, 240, 240)).toBeGreaterThan(100)
  }
})

/** The picture of a design as the usual scene wants it, made from the larger one. */
function halfOf(texture: Texture | undefined): Texture {
  const [, half] = texture?.levels ?? []
  if (!texture || !half) throw new Error('Expected a texture with halvings')
  const { width, height, start } = half
  return createTexture({ data: texture.texels.slice(start * 4, (start + width * height) * 4), width, height })
}

test('no colour of one surface is seen on the other side of the edge between two', () => {
  const scene = closer(mug())
  const black = mockUp(scene, colour())
  const picture = mockUp(scene, colour([200, 0, 0], [0, 0, 200]))
  const { width, height } = scene.scene
  let seen = 0
  for (let pixel = 0; pixel < width * height; pixel++) {
    const [red, blue] = [pixel * 3, pixel * 3 + 2]
    const other = pixel % width < width / 2 ? blue : red
    if (picture[other] !== black[other]) throw new Error(`A colour is on the wrong side at pixel ${pixel}`)
    if (picture[red] !== black[red] || picture[blue] !== black[blue]) seen++
  }
  expect(seen).toBeGreaterThan(50_000)
})

test('where the ends of one design meet, nothing of its middle is seen between them', () => {
  const scene = closer(wrapped())
  const black = mockUp(scene, colour())
  const greenInTheMiddle = ({ texelsWide, texelsHigh }: SceneSurface) =>
    createTexture(
      drawnDesign(texelsWide, texelsHigh, (x) =>
        Math.abs(x / texelsWide - 0.5) < 0.15 ? [0, 255, 0] : [0, 0, 0],
      ),
    )
  expect(mockUp(scene, greenInTheMiddle)).toEqual(black)
})

/** A design around something round, seen where its ends meet: its first and last third. */
function wrapped(): SyntheticScene {
  return syntheticScene({
    ...{ name: 'wrapped', width: 60, height: 40, lightMax: 1 },
    surfaces: [{ name: 'wrap', texelsWide: 150, texelsHigh: 40 }],
    spotAt(x, y) {
      const across = (x - 30) / 30
      if (Math.abs(across) > 0.8) return undefined
      return { surface: 0, u: across < 0 ? 1 + across / 2.5 : across / 2.5, v: y / 40, light: 1 }
    },
  })
}

test('made smaller again, it is the mock-up of the usual size', () => {
  for (const make of syntheticScenes) {
    const synthetic = make(200, 150)
    const { width, height } = synthetic.scene
    const fine = zoomedScene(synthetic.scene).surfaces.map(waves)
    const asUsual = mockUp(opened(synthetic), (_, number) => halfOf(fine[number]))
    const data = meanOfFour(compose(closer(synthetic), fine), width, height)
    const likeness = comparePictures(
      { data: asUsual, widthPx: width, heightPx: height },
      { data, widthPx: width, heightPx: height },
    )
    expect(likeness.ssim).toBeGreaterThan(0.99)
    expect(likeness.meanDeltaE).toBeLessThan(0.6)
  }
})

/** Colours without anything finer than a pixel of the usual scene. */
const waves = ({ texelsWide, texelsHigh }: SceneSurface) =>
  createTexture(
    drawnDesign(texelsWide, texelsHigh, (x, y) => {
      const wave = (cycles: number) => 128 + 110 * Math.sin((cycles * x) / texelsWide + (9 * y) / texelsHigh)
      return [wave(20), wave(33), wave(-26)]
    }),
  )

function meanOfFour(picture: Uint8Array, width: number, height: number): Uint8Array {
  const level = (x: number, y: number, channel: number) => picture[(y * width * 2 + x) * 3 + channel] ?? 0
  return Uint8Array.from({ length: width * height * 3 }, (_, at) => {
    const pixel = Math.floor(at / 3)
    const [x, y] = [(pixel % width) * 2, Math.floor(pixel / width) * 2]
    const [a, b] = [level(x, y, at % 3), level(x + 1, y, at % 3)]
    return Math.round((a + b + level(x, y + 1, at % 3) + level(x + 1, y + 1, at % 3)) / 4)
  })
}

test('a design is asked for at twice its size, but never larger than photos are kept', () => {
  const [surface] = flatWall().scene.surfaces
  if (!surface) throw new Error('Expected a surface')
  const zoomedSize = (texelsWide: number, texelsHigh: number) => {
    const scene = zoomedScene({ ...flatWall().scene, surfaces: [{ ...surface, texelsWide, texelsHigh }] })
    return scene.surfaces.map((zoomed) => [zoomed.texelsWide, zoomed.texelsHigh])
  }
  expect(zoomedSize(700, 500)).toEqual([[1400, 1000]])
  expect(zoomedSize(1600, 800)).toEqual([[2048, 1024]])
  expect(zoomedSize(3000, 1000)).toEqual([[3000, 1000]])
})

test('a design that cannot be twice as large is drawn as smoothly, from a finer level', () => {
  const large = flatWall(2000, 60)
  const [before] = opened(large).detail.slice(2000)
  const scene = closer({
    ...large,
    scene: { ...large.scene, surfaces: [{ ...large.scene.surfaces[0]!, texelsWide: 4096 }] },
  })
  expect(before).toBeLessThan(20)
  // 4096 texels over 3000 pixels: 1.37 a pixel, and 0.45 of a level.
  expect(scene.detail[scene.detail.length >> 1]! / 256).toBeCloseTo(0.45, 1)
})
