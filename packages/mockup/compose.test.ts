import { describe, expect, test } from 'vitest'
import { comparePictures, deltaE2000, labOf } from '../artwork-renderer/testing/compare.ts'
import { compose } from './compose.ts'
import { openScene } from './open-scene.ts'
import { CHART, chartDesign, chartField, checkerboard, drawnDesign, variedDesign } from './testing/designs.ts'
import { flatWall, longFloor, mug, type SyntheticScene, withChannels } from './testing/synthetic-scenes.ts'
import { createTexture, type TexturePicture } from './texture.ts'

type Draw = (width: number, height: number) => TexturePicture

const opened = ({ scene, pictures }: SyntheticScene) => openScene(scene, pictures)
const plain =
  (red: number, green: number, blue: number): Draw =>
  (width, height) =>
    drawnDesign(width, height, () => [red, green, blue])

/** A mock-up with a design of its own on each surface. */
function mockUp(synthetic: SyntheticScene, ...designs: (Draw | undefined)[]): Uint8Array {
  const prints = synthetic.scene.surfaces.map(({ texelsWide, texelsHigh }, index) => {
    const draw = designs[index]
    return draw && createTexture(draw(texelsWide, texelsHigh))
  })
  return compose(opened(synthetic), prints)
}

function colourAt({ scene }: SyntheticScene, picture: Uint8Array, x: number, y: number): number[] {
  const at = (Math.floor(y) * scene.width + Math.floor(x)) * 3
  return [...picture.subarray(at, at + 3)]
}

describe('a print that hangs flat and is lit from the front', () => {
  const wall = flatWall()
  const onPrint = (u: number, v: number) => [40 + u * 240, 30 + v * 180] as const

  test('shows every colour of a chart within dE00 4, and its greys below the knee as they are', () => {
    const picture = mockUp(wall, chartDesign)
    for (const [index, wanted] of CHART.entries()) {
      const { u, v } = chartField(index)
      const shown = colourAt(wall, picture, ...onPrint(u, v))
      const [red = 0, green = 0, blue = 0] = shown
      expect(deltaE2000(labOf(...wanted), labOf(red, green, blue))).toBeLessThan(4)
      if (Math.max(...wanted) < 200)
        expect(shown).toEqual(wanted.map((level) => expect.closeTo(level, -0.31)))
    }
  })

  test('lies neither shifted nor mirrored: each texel is on its pixel', () => {
    const picture = mockUp(wall, (width, height) =>
      drawnDesign(width, height, (x, y) => [x > width / 2 ? 150 : 30, y > height / 2 ? 150 : 30, 90]),
    )
    expect(colourAt(wall, picture, ...onPrint(0.49, 0.49))).toEqual([30, 30, 90])
    expect(colourAt(wall, picture, ...onPrint(0.51, 0.49))).toEqual([150, 30, 90])
    expect(colourAt(wall, picture, ...onPrint(0.49, 0.51))).toEqual([30, 150, 90])
  })

  test('leaves the wall around it exactly as it was', () => {
    const picture = mockUp(wall, plain(0, 200, 0))
    for (const [x, y] of [
      [2, 2],
      [38, 100],
      [300, 220],
    ] as const) {
      expect(colourAt(wall, picture, x, y)).toEqual(colourAt(wall, wall.pictures.base as Uint8Array, x, y))
    }
  })
})

describe('a mug with two surfaces', () => {
  const scene = mug()
  const left = [120, 120] as const
  const right = [210, 120] as const

  test('shows a design of its own on each', () => {
    const picture = mockUp(scene, plain(180, 0, 0), plain(0, 0, 180))
    const [red = 0, , noBlue = 255] = colourAt(scene, picture, ...left)
    const [noRed = 255, , blue = 0] = colourAt(scene, picture, ...right)
    expect(red).toBeGreaterThan(noBlue + 60)
    expect(blue).toBeGreaterThan(noRed + 60)
  })

  test('is blank white where it has none', () => {
    const blank = mockUp(scene)
    expect(blank).toEqual(mockUp(scene, plain(255, 255, 255), plain(255, 255, 255)))
    const [red = 0, green = 0] = colourAt(scene, blank, ...right)
    expect(red).toBe(green)
    expect(red).toBeGreaterThan(100)
  })

  test('has no line of another level along the seam between its surfaces', () => {
    const picture = mockUp(scene, checkerboard, checkerboard)
    // Just beside the seam a texel is about a pixel, so the pattern keeps its contrast right up to it.
    const contrast = (x: number) => {
      const column = Array.from({ length: 40 }, (_, y) => colourAt(scene, picture, x, 100 + y)[0] ?? 0)
      return Math.max(...column) - Math.min(...column)
    }
    const usual = contrast(150)
    expect(usual).toBeGreaterThan(60)
    for (const x of [158, 159, 160, 161]) expect(contrast(x)).toBeGreaterThan(usual * 0.5)
  })
})

describe('a floor that runs to the horizon', () => {
  const floor = longFloor()

  test('far away a fine checkerboard is a quiet grey, as light as the sum of its squares', () => {
    const fine = mockUp(floor, (width, height) => checkerboard(width, height, 2))
    const grey = mockUp(floor, plain(188, 188, 188))
    for (let x = 140; x < 180; x++) {
      const [wanted = 0] = colourAt(floor, grey, x, 62)
      expect(Math.abs((colourAt(floor, fine, x, 62)[0] ?? 0) - wanted)).toBeLessThanOrEqual(6)
    }
  })

  test('near the front the same squares are sharp', () => {
    const fine = mockUp(floor, (width, height) => checkerboard(width, height, 8))
    const row = Array.from({ length: 60 }, (_, x) => colourAt(floor, fine, 130 + x, 232)[0] ?? 0)
    expect(Math.max(...row) - Math.min(...row)).toBeGreaterThan(180)
  })
})

test('the same mock-up comes from pictures with and without opacity', () => {
  for (const synthetic of [flatWall(), mug(), longFloor()]) {
    const { scene, pictures } = synthetic
    const prints = scene.surfaces.map(({ texelsWide, texelsHigh }) =>
      createTexture(variedDesign(texelsWide, texelsHigh)),
    )
    const three = compose(openScene(scene, pictures), prints)
    const four = compose(openScene(scene, withChannels(pictures, 4)), prints)
    const withoutOpacity = four.filter((_, index) => index % 4 !== 3)
    const picture = (data: Uint8Array) => ({ data, widthPx: scene.width, heightPx: scene.height })
    expect(comparePictures(picture(three), picture(withoutOpacity)).ssim).toBe(1)
  }
})

test('a design of another size than its surface asks for is refused', () => {
  const wall = opened(flatWall())
  expect(() => compose(wall, [createTexture(variedDesign(10, 10))])).toThrow(
    'Expected 240 x 180 texels for the surface front but received 10 x 10',
  )
})

test('a scene whose pictures have another size is refused', () => {
  const { scene, pictures } = flatWall()
  expect(() => openScene({ ...scene, width: 100 }, pictures)).toThrow(/Expected pictures of/)
})
