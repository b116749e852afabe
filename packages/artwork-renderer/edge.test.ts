import { describe, expect, test } from 'vitest'
import type { PhotoElement, Surface } from '#packages/design-document/design.ts'
import { boxExtent } from '#packages/design-document/geometry.ts'
import { aPhoto, aPlacedPhoto, aSurface, aText } from '#packages/design-document/testing/builders.ts'
import { edgeItems, mirrorTiles } from './edge.ts'
import { mapPath, maskPath, rectanglePath } from './path.ts'

const face = { xMm: 0, yMm: 0, widthMm: 300, heightMm: 200 }
const placesOf = (box: typeof face, bleedMm: number) =>
  mirrorTiles(aPhoto(), box, bleedMm).map(({ place: [a, , , d, e, f] }) => [a, d, e, f])

describe('the mirror images around a face', () => {
  const corners = (near: number, across: number, down: number) => [
    [-1, -1, near, near],
    [-1, -1, across, near],
    [-1, -1, near, down],
    [-1, -1, across, down],
  ]
  const sides = (near: number, across: number, down: number) => [
    [1, -1, 0, near],
    [-1, 1, near, 0],
    [-1, 1, across, 0],
    [1, -1, 0, down],
  ]

  test('lie first a millimetre inside, for the joints, and then exactly; corners before sides', () => {
    expect(placesOf(face, 40)).toEqual([
      ...corners(2, 598, 398),
      ...sides(2, 598, 398),
      ...corners(0, 600, 400),
      ...sides(0, 600, 400),
    ])
  })

  test('are there for a bleed alone', () => {
    expect(placesOf(face, 0)).toEqual([])
    expect(placesOf(face, -1)).toEqual([])
    expect(placesOf(face, 0.1)).toHaveLength(16)
  })

  test('follow a face that begins elsewhere', () => {
    // Mirrored about 310 and 220, its right and lower sides: twice as far, less what was.
    expect(placesOf({ ...face, xMm: 10, yMm: 20 }, 40)).toContainEqual([-1, -1, 620, 440])
  })

  test('overlap by an eighth of a face that is narrower or lower than 8 mm', () => {
    // 0.5 mm inside 4 mm: 2 * 0 + 4 + 3.
    expect(placesOf({ ...face, widthMm: 4 }, 1)).toContainEqual([-1, 1, 7, 0])
    expect(placesOf({ ...face, heightMm: 4 }, 1)).toContainEqual([1, -1, 0, 7])
  })

  test('go round again while the bleed is wider, six times at most', () => {
    expect(placesOf({ ...face, widthMm: 50 }, 100).slice(-14)).toEqual(
      expect.arrayContaining([
        [1, 1, 100, 0],
        [1, 1, -100, 0],
      ]),
    )
    // Thirteen columns of three rows without the face itself, twice.
    expect(placesOf({ ...face, widthMm: 10 }, 100)).toHaveLength(2 * (13 * 3 - 1))
    expect(placesOf({ ...face, heightMm: 10 }, 100)).toHaveLength(2 * (13 * 3 - 1))
  })

  test.each([
    ['its frame', undefined],
    ['its frame, where the mask is the frame', { shape: 'rectangle', radiusMm: 9 } as const],
    ['its mask', { shape: 'ellipse', radiusMm: 0 } as const],
  ])('are each cut at %s', (_, mask) => {
    const photo = aPhoto({ mask })
    const outline = mask?.shape === 'ellipse' ? maskPath(photo, face) : rectanglePath(face)
    for (const { place, clip } of mirrorTiles(photo, face, 40)) expect(clip).toEqual(mapPath(outline, place))
  })
})

describe('a coloured edge', () => {
  const coloured = { kind: 'colour', colour: '#b04030' } as const
  const lapsOf = (parts: Partial<Surface>) => {
    const items = edgeItems(aSurface({ edge: coloured, ...parts }))
    return items?.map(({ ops: [op] }) => {
      if (op?.op !== 'fill') throw new Error('Expected a ring')
      const [, inner] = op.path.filter(([letter]) => letter === 'M')
      return inner?.slice(1)
    })
  }

  test('is two rings of its colour between page and trim', () => {
    const surface = aSurface({ edge: coloured })
    const page = { xMm: -40, yMm: -40, widthMm: 380, heightMm: 280 }
    const ring = (id: string) => ({
      id,
      opacity: 1,
      extent: boxExtent(page),
      missing: [],
      ops: [
        {
          op: 'fill',
          path: [...rectanglePath(page), ...rectanglePath(face)],
          matrix: [1, 0, 0, 1, 0, 0],
          colour: '#b04030',
          rule: 'evenodd',
        },
      ],
    })
    expect(edgeItems(surface)).toEqual([ring('edge:under'), ring('edge:over')])
  })

  test('is painted only where there is an edge of one colour', () => {
    expect(edgeItems(aSurface({ edge: { kind: 'image' } }))).toBeUndefined()
    expect(edgeItems(aSurface({ edge: { kind: 'mirror' } }))).toBeUndefined()
    expect(edgeItems(aSurface({ edge: coloured, bleedMm: 0 }))).toBeUndefined()
    expect(edgeItems(aSurface({ edge: coloured, bleedMm: 0.1 }))).toHaveLength(2)
  })

  test('reaches a millimetre under a photo that hides the face, and its upper ring never does', () => {
    expect(lapsOf({ elements: [aText(), aPhoto()] })).toEqual([
      [1, 1],
      [0, 0],
    ])
    const [under] = edgeItems(aSurface({ edge: coloured, elements: [aPhoto()] })) ?? []
    expect(under?.ops[0]).toMatchObject({
      path: expect.arrayContaining([
        ['L', 299, 1],
        ['L', 299, 199],
        ['L', 1, 199],
      ]),
    })
  })

  test('reaches an eighth of a trim that is narrower or lower than 8 mm', () => {
    expect(lapsOf({ widthMm: 4, elements: [aPhoto()] })?.[0]).toEqual([0.5, 0.5])
    expect(lapsOf({ heightMm: 4, elements: [aPhoto()] })?.[0]).toEqual([0.5, 0.5])
  })

  const { placement } = aPhoto()
  test.each<[string, PhotoElement]>([
    ['is see-through', aPhoto({ opacity: 0.99 })],
    ['is cut to an ellipse', aPhoto({ mask: { shape: 'ellipse', radiusMm: 0 } })],
    ['has rounded corners', aPhoto({ mask: { shape: 'rounded', radiusMm: 5 } })],
    ['is too small', aPhoto({ placement: { ...placement, photoWidthMm: 100 } })],
    ['has a frame of its own', aPlacedPhoto({ xMm: 0, yMm: 0, widthMm: 300, heightMm: 200 })],
  ])('stays at the trim beside a photo that %s', (_, photo) => {
    expect(lapsOf({ elements: [photo] })).toEqual([
      [0, 0],
      [0, 0],
    ])
  })

  test('a mask that is the frame hides nothing of the photo', () => {
    expect(lapsOf({ elements: [aPhoto({ mask: { shape: 'rectangle', radiusMm: 0 } })] })?.[0]).toEqual([1, 1])
  })
})
