import { describe, expect, test } from 'vitest'
import { mapPoint } from '#packages/design-document/geometry.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { type DrawItem, drawItemOf, drawListOf, type PhotoOp } from './draw-list.ts'
import { elementOutline, isInOutline, outlineCorners, textExtent } from './outline.ts'
import { identityExtent } from './testing/extent.ts'
import { builtFonts } from './testing/fonts.ts'

const fonts = builtFonts()
const ids = (surface: ReturnType<typeof aSurface>) => drawListOf(surface, fonts).items.map(({ id }) => id)
function photoOp(item: DrawItem | undefined): PhotoOp {
  const op = item?.ops.find((candidate) => candidate.op === 'photo')
  if (op?.op !== 'photo') throw new Error('Expected a photo')
  return op
}

describe('painting order', () => {
  const elements = [
    aPhoto(),
    aText(),
    aPlacedPhoto({ xMm: -20, yMm: 10, widthMm: 60, heightMm: 40 }, { id: 'photo-2' }),
  ]

  test('a coloured edge covers the photo on the face and lies below words and placed photos', () => {
    const surface = aSurface({ elements, edge: { kind: 'colour', colour: '#000000' } })
    expect(ids(surface)).toEqual(['edge:under', 'photo-1', 'edge:over', 'text-1', 'photo-2'])
  })

  test('without a photo on the face a coloured edge lies below everything', () => {
    const surface = aSurface({ elements: [aText()], edge: { kind: 'colour', colour: '#000000' } })
    expect(ids(surface)).toEqual(['edge:under', 'edge:over', 'text-1'])
  })

  test('no edge is painted where there is no bleed', () => {
    const surface = aSurface({ elements, bleedMm: 0, edge: { kind: 'colour', colour: '#000000' } })
    expect(ids(surface)).toEqual(['photo-1', 'text-1', 'photo-2'])
  })

  test('a shadow is the first part of its element', () => {
    const shadow = { dxMm: 2, dyMm: 3, blurMm: 2, colour: '#000000', opacity: 0.5 }
    const item = drawItemOf(aText({ shadow }), aSurface(), fonts)
    expect(item.ops.map(({ op }) => op)).toEqual(['shadow', 'fill'])
    expect(drawItemOf(aText({ shadow, text: ' ' }), aSurface(), fonts).ops).toEqual([])
  })
})

describe('a mirrored edge', () => {
  const surface = aSurface({ elements: [aPhoto()], edge: { kind: 'mirror' } })
  const { tiles } = photoOp(drawListOf(surface, fonts).items[0])

  test('eight mirror images surround the face, laid twice, and the face is painted last', () => {
    expect(tiles).toHaveLength(8 + 8 + 1)
    expect(tiles.at(-1)?.place).toEqual([1, 0, 0, 1, 0, 0])
  })

  test('each image mirrors the photo along the fold it touches', () => {
    const right = tiles.findLast(({ place }) => place[0] === -1 && place[3] === 1 && place[4] > 300)
    // A point 5 mm inside the fold shows again 5 mm outside it.
    expect(right && mapPoint(right.place, { x: 295, y: 70 })).toEqual({ x: 305, y: 70 })
  })

  test('no joint shows what is behind: each lies within a cell that is painted below it', () => {
    const cells = tiles.map(({ clip }) => identityExtent(clip))
    for (const joint of [
      { x: 300, y: 100 },
      { x: 150, y: 0 },
      { x: 320, y: 200 },
      { x: 0, y: -20 },
      { x: 0, y: 0 },
    ]) {
      const inside = cells.some(
        ({ left, top, right, bottom }) =>
          left < joint.x - 0.9 && right > joint.x + 0.9 && top < joint.y - 0.9 && bottom > joint.y + 0.9,
      )
      expect(inside, `${joint.x}, ${joint.y}`).toBe(true)
    }
  })

  test('a bleed wider than the face is mirrored again and again', () => {
    const narrow = aSurface({ widthMm: 30, bleedMm: 70, edge: { kind: 'mirror' }, elements: [aPhoto()] })
    expect(photoOp(drawListOf(narrow, fonts).items[0]).tiles).toHaveLength(7 * 3 - 1 + 7 * 3)
  })

  test('placed photos are not mirrored', () => {
    const placed = aPlacedPhoto({ xMm: 10, yMm: 10, widthMm: 60, heightMm: 40 })
    expect(photoOp(drawItemOf(placed, surface, fonts)).tiles).toHaveLength(1)
  })
})

test('a gradient runs from corner to corner of the page', () => {
  const stops = [
    { at: 1, colour: '#ffffff' },
    { at: 0, colour: '#000000' },
  ]
  const drawList = drawListOf(aSurface({ background: { kind: 'gradient', angleDeg: 90, stops } }), fonts)
  expect(drawList.background).toEqual({
    gradient: { from: { x: -40, y: 100 }, to: { x: 340, y: 100 }, stops: [stops[1], stops[0]] },
  })
})

describe('where an element is', () => {
  test('turned text is found under the pointer, and not beside it', () => {
    const element = aText({ rotationDeg: 90, xMm: 50, widthMm: 200, yMm: 100, sizeMm: 20 })
    const outline = elementOutline(element, aSurface(), fonts)
    expect(isInOutline(outline, { x: 150, y: 50 })).toBe(true)
    expect(isInOutline(outline, { x: 60, y: 112 })).toBe(false)
    expect(isInOutline(outline, { x: 160, y: 222 }, 15)).toBe(true)
    expect(outlineCorners(outline)[0]).toEqual({ x: expect.closeTo(162), y: expect.closeTo(12) })
  })

  test('turned text stays put while somebody types', () => {
    const matrixOf = (text: string) =>
      elementOutline(aText({ text, rotationDeg: 30 }), aSurface(), fonts).matrix
    expect(matrixOf('One more line\nand another')).toEqual(matrixOf('O'))
  })

  test('the extent of a text takes its outline in, and an empty text has none', () => {
    const plain = textExtent(aText(), fonts)
    const outlined = textExtent(aText({ outline: { widthMm: 2, colour: '#000000' } }), fonts)
    expect((plain?.left ?? 0) - (outlined?.left ?? 0)).toBeCloseTo(2)
    expect(textExtent(aText({ text: '' }), fonts)).toBeUndefined()
  })
})
