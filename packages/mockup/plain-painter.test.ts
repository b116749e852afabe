import { createCanvas, ImageData } from '@napi-rs/canvas'
import { expect, test } from 'vitest'
import { compose } from './compose.ts'
import { openScene } from './open-scene.ts'
import type { SceneImages } from './painter.ts'
import { createPlainPainter } from './plain-painter.ts'
import { variedDesign } from './testing/designs.ts'
import { mug, withChannels } from './testing/synthetic-scenes.ts'
import { createTexture } from './texture.ts'
import { zoomed, zoomedScene } from './zoom.ts'

const { scene, pictures } = mug(40, 30)
const opened = openScene(scene, withChannels(pictures, 4))
const designs = (surfaces: readonly { texelsWide: number; texelsHigh: number }[]) =>
  surfaces.map(({ texelsWide, texelsHigh }) => createTexture(variedDesign(texelsWide, texelsHigh)))

/** A picture of a scene as a browser decodes it. */
function bitmap(width: number, height: number, pixels: Uint8Array | Uint8ClampedArray): ImageBitmap {
  const canvas = createCanvas(width, height)
  canvas.getContext('2d').putImageData(new ImageData(Uint8ClampedArray.from(pixels), width, height), 0, 0)
  return canvas as unknown as ImageBitmap
}

const { base, light, map } = withChannels(pictures, 4)
const images: SceneImages = {
  base: bitmap(scene.width, scene.height, base),
  light: bitmap(scene.width, scene.height, light),
  map: Uint8Array.from(map),
}

function painterOn(canvas = createCanvas(1, 1)) {
  const painter = createPlainPainter(canvas as unknown as HTMLCanvasElement)
  if (!painter) throw new Error('Expected a painter')
  const drawn = () => {
    const { width, height } = canvas
    return { width, height, picture: [...canvas.getContext('2d').getImageData(0, 0, width, height).data] }
  }
  return { canvas, painter, drawn }
}

test('a scene is drawn at its size, each surface with its design', () => {
  const { painter, drawn } = painterOn()
  const painted = painter.open(scene, images)
  const prints = designs(scene.surfaces)
  prints.forEach((print, number) => {
    painted.print(number, print)
  })
  painted.draw()
  expect(painted.scene).toEqual(scene)
  expect(drawn()).toEqual({ width: 40, height: 30, picture: [...compose(opened, prints)] })
})

test('a surface is blank before a design lies on it, and after it is taken away', () => {
  const { painter, drawn } = painterOn()
  const painted = painter.open(scene, images)
  painted.draw()
  const blank = drawn()
  expect(blank.picture).toEqual([...compose(opened, [])])
  const [print] = designs(scene.surfaces)
  painted.print(0, print)
  painted.draw()
  expect(drawn().picture).toEqual([...compose(opened, [print])])
  painted.print(0, undefined)
  painted.draw()
  expect(drawn()).toEqual(blank)
})

test('zoomed, it is drawn at twice its size', () => {
  const { painter, drawn } = painterOn()
  const painted = painter.open(scene, images, true)
  const prints = designs(zoomedScene(scene).surfaces)
  prints.forEach((print, number) => {
    painted.print(number, print)
  })
  painted.draw()
  expect(painted.scene).toEqual(zoomedScene(scene))
  expect(drawn()).toEqual({ width: 80, height: 60, picture: [...compose(zoomed(opened), prints)] })
})

test('one painter draws several scenes, each at its size whichever was drawn before', () => {
  const { painter, drawn } = painterOn()
  const close = painter.open(scene, images, true)
  const usual = painter.open(scene, images)
  close.draw()
  usual.draw()
  expect(drawn()).toEqual({ width: 40, height: 30, picture: [...compose(opened, [])] })
  close.close()
  usual.draw()
  expect(drawn().picture).toEqual([...compose(opened, [])])
})

test('a canvas that has the size of the scene keeps it: to set it again would take its memory anew', () => {
  const sides = { width: 0, height: 0 }
  const set: string[] = []
  const side = (name: keyof typeof sides) => ({
    get: () => sides[name],
    set(px: number) {
      set.push(`${name} ${px}`)
      sides[name] = px
    },
  })
  const canvas = Object.defineProperties(createCanvas(1, 1), { width: side('width'), height: side('height') })
  const painted = painterOn(canvas).painter.open(scene, images)
  painted.draw()
  painted.draw()
  expect(set).toEqual(['width 40', 'height 30'])
})

test('a surface that the scene does not have, and a design of another size, are refused', () => {
  const { painter, drawn } = painterOn()
  const painted = painter.open(scene, images)
  const [print] = designs(scene.surfaces)
  expect(() => painted.print(2, print)).toThrow(new RangeError('Expected a surface of mug but received 2'))
  painted.print(0, print)
  expect(() => painted.print(0, createTexture(variedDesign(3, 3)))).toThrow(
    new RangeError('Expected 20 x 21 texels for the surface left but received 3 x 3'),
  )
  painted.draw()
  expect(drawn().picture).toEqual([...compose(opened, [print])])
})

test.each([
  ['base', 39, 30],
  ['base', 40, 31],
  ['light', 41, 30],
] as const)('a picture %s of %i x %i px is refused for a scene of 40 x 30 px', (name, width, height) => {
  const other = { ...images, [name]: bitmap(width, height, new Uint8Array(width * height * 4).fill(255)) }
  expect(() => painterOn().painter.open(scene, other)).toThrow(
    new RangeError(`Expected 40 x 30 px but received ${width} x ${height} px`),
  )
})

test('it asks for an opaque canvas that is often read, and there is none without', () => {
  const asked: unknown[] = []
  const none = {
    getContext(...words: unknown[]) {
      asked.push(words)
      return null
    },
  }
  expect(createPlainPainter(none as unknown as HTMLCanvasElement)).toBeUndefined()
  expect(asked).toEqual([['2d', { alpha: false, willReadFrequently: true }]])
})

test('the processor is never lost', () => {
  const { canvas, painter } = painterOn()
  painter.close()
  expect([painter.canvas, painter.isLost()]).toEqual([canvas, false])
})
