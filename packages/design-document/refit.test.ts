import { describe, expect, test } from 'vitest'
import { surfaceSchema } from './design.ts'
import { frameOf } from './geometry.ts'
import { isFilled, panPhoto, zoomOf, zoomPhoto } from './placement.ts'
import { changeEdge, refitSurface } from './refit.ts'
import { aPhoto, aPlacedPhoto, aShape, aSurface, aText, someArt } from './testing/builders.ts'

const sizes = [
  { widthMm: 200, heightMm: 300, bleedMm: 40, safeMm: 10 },
  { widthMm: 1016, heightMm: 1524, bleedMm: 43, safeMm: 10 },
  { widthMm: 200, heightMm: 200, bleedMm: 24, safeMm: 10 },
  { widthMm: 914, heightMm: 305, bleedMm: 30, safeMm: 10 },
]

function aCroppedPhoto() {
  const photo = aPhoto({ placement: { ...aPhoto().placement, tiltDeg: 4 } })
  return { ...photo, placement: panPhoto(photo, zoomPhoto(photo, photo.placement, 1.6), 12, -9) }
}

function onlyPhoto(surface: ReturnType<typeof aSurface>) {
  const [element] = surface.elements
  if (element?.type !== 'photo') throw new Error('Expected one photo')
  return element
}

describe('choosing another size', () => {
  test.each(sizes)('$widthMm x $heightMm mm stays filled, with the same zoom', (size) => {
    const photo = aCroppedPhoto()
    const surface = aSurface({ elements: [photo] })
    const refitted = refitSurface(surface, size)
    const after = onlyPhoto(refitted)
    const { box } = frameOf(after, refitted)
    expect(isFilled(after, box, after.placement)).toBe(true)
    expect(zoomOf(after, box, after.placement)).toBeCloseTo(
      zoomOf(photo, frameOf(photo, surface).box, photo.placement),
    )
    expect(surfaceSchema.safeParse(refitted).success).toBe(true)
  })

  test('going to a size of the same shape and back changes nothing', () => {
    const surface = aSurface({
      elements: [
        aCroppedPhoto(),
        aText({ outline: { widthMm: 1, colour: '#000000' }, curveRadiusMm: 80 }),
        aShape({ shape: 'rounded', radiusMm: 6, line: { widthMm: 2, colour: '#000000' } }),
        someArt({ shadow: { dxMm: 1, dyMm: 1, blurMm: 2, colour: '#000000', opacity: 0.5 } }),
        aPlacedPhoto({ xMm: 5, yMm: 5, widthMm: 60, heightMm: 40, rotationDeg: 7 }),
      ],
    })
    const there = refitSurface(surface, { widthMm: 600, heightMm: 400, bleedMm: 80, safeMm: 10 })
    const back = refitSurface(there, surface)
    back.elements.forEach((element, index) => {
      const original = surface.elements[index]
      expect(JSON.parse(JSON.stringify(element), roundNumbers)).toEqual(
        JSON.parse(JSON.stringify(original), roundNumbers),
      )
    })
  })

  test('words near the bottom edge stay near the bottom edge of a taller surface', () => {
    const surface = aSurface({ elements: [aText({ yMm: 170, sizeMm: 15 })] })
    const refitted = refitSurface(surface, { widthMm: 300, heightMm: 600, bleedMm: 40, safeMm: 10 })
    expect(refitted.elements[0]).toMatchObject({ sizeMm: 15, yMm: expect.closeTo(528, 6) })
  })

  test('a photo that showed a gap keeps it: a border of background may be wanted', () => {
    const photo = { ...aPhoto(), placement: { ...aPhoto().placement, photoWidthMm: 200 } }
    const refitted = refitSurface(aSurface({ elements: [photo] }), sizes[2] ?? aSurface())
    const after = onlyPhoto(refitted)
    expect(isFilled(after, frameOf(after, refitted).box, after.placement)).toBe(false)
  })
})

describe('choosing another edge', () => {
  test('from image to mirror the face is filled with the same zoom', () => {
    const surface = aSurface({ elements: [aCroppedPhoto()] })
    const mirrored = changeEdge(surface, { kind: 'mirror' })
    const after = onlyPhoto(mirrored)
    const { box } = frameOf(after, mirrored)
    expect(box).toMatchObject({ widthMm: 300, heightMm: 200 })
    expect(isFilled(after, box, after.placement)).toBe(true)
  })

  test('texts and placed photos do not move', () => {
    const elements = [aText(), aPlacedPhoto({ xMm: 5, yMm: 5, widthMm: 60, heightMm: 40 })]
    elements[1] = { ...elements[1], id: 'photo-2' } as (typeof elements)[number]
    const surface = aSurface({ elements })
    expect(changeEdge(surface, { kind: 'colour', colour: '#000000' }).elements).toEqual(surface.elements)
  })
})

function roundNumbers(_: string, value: unknown): unknown {
  return typeof value === 'number' ? Math.round(value * 1e6) / 1e6 : value
}

test('a shape and art keep their proportions, and their place to the edges', () => {
  const small = aSurface({
    elements: [
      aShape({
        id: 'badge',
        frame: { kind: 'placed', xMm: 240, yMm: 150, widthMm: 60, heightMm: 50, rotationDeg: 5 },
        shape: 'rounded',
        radiusMm: 6,
        line: { widthMm: 2, colour: '#000000' },
      }),
      someArt({ frame: { kind: 'placed', xMm: 0, yMm: 0, widthMm: 30, heightMm: 20, rotationDeg: 0 } }),
    ],
  })
  // Twice as wide and three times as high.
  const { elements } = refitSurface(small, { widthMm: 600, heightMm: 600, bleedMm: 40, safeMm: 10 })
  expect(elements).toMatchObject([
    {
      frame: { xMm: 480, yMm: 475, widthMm: 120, heightMm: 100, rotationDeg: 5 },
      radiusMm: 12,
      line: { widthMm: 4, colour: '#000000' },
    },
    { frame: { xMm: 0, yMm: 10, widthMm: 60, heightMm: 40 } },
  ])
})

describe('what covers the face', () => {
  const face = aSurface({ widthMm: 1000, heightMm: 1000 })
  const tall = { widthMm: 500, heightMm: 1500, bleedMm: 10, safeMm: 20 }

  test('follows its edges, and a pattern keeps the scale of the rest', () => {
    const line = aShape({ frame: { kind: 'face', insetMm: 40 } })
    const woven = someArt({ frame: { kind: 'face', insetMm: 0 }, tileMm: 200 })
    const refitted = refitSurface(
      {
        ...face,
        elements: [
          { ...line, id: 'line' },
          { ...woven, id: 'woven' },
        ],
      },
      tall,
    )
    expect(refitted.elements.map((element) => 'frame' in element && frameOf(element, refitted).box)).toEqual([
      { xMm: 20, yMm: 20, widthMm: 460, heightMm: 1460 },
      { xMm: 0, yMm: 0, widthMm: 500, heightMm: 1500 },
    ])
    expect(refitted.elements[1]).toMatchObject({ tileMm: 100 })
  })

  test('lets what stays together keep its places to each other', () => {
    const name = aText({ together: 'badge', widthMm: 400, xMm: 300, yMm: 600, sizeMm: 100, lineHeight: 1 })
    const plate = aShape({
      id: 'plate',
      together: 'badge',
      frame: { kind: 'placed', xMm: 200, yMm: 200, widthMm: 600, heightMm: 600, rotationDeg: 0 },
    })
    const { elements } = refitSurface({ ...face, elements: [plate, name] }, tall)
    expect(elements).toMatchObject([
      { frame: { xMm: 100, yMm: 600, widthMm: 300, heightMm: 300 } },
      { xMm: 150, yMm: 800, widthMm: 200 },
    ])
  })
})
