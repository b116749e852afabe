/** The printed faces of a board so small that each figure can be worked out in the head. */
import { describe, expect, test } from 'vitest'
import { largestSharpSize } from './largest-size.ts'
import type { ProductRecord, RecordSurface, Size } from './record.ts'
import type { Choice, Orientation } from './sku.ts'
import { firstSurfaceOf, surfacesOf } from './surfaces.ts'
import { chosen, value, withOption } from './testing/one-option.ts'
import { boardRecord } from './testing/small-record.ts'

const [, middle] = boardRecord.sizes as [Size, Size]
const [face] = boardRecord.surfaces as [RecordSurface]
const plain: Choice = { size: '30X40', orientation: 'P', values: { FRAME: 'NONE', COAT: 'PLAIN' } }
const inOak: Choice = { ...plain, values: { FRAME: 'OAK', COAT: 'VARNISH' } }

describe('the printed faces', () => {
  const names = (record: ProductRecord, choice: Choice) =>
    surfacesOf(record, choice).map(({ name, label, copies }) => [name, label, copies])

  test('of a flat board have the figures of its size and face', () => {
    expect(surfacesOf(boardRecord, { ...plain, orientation: 'L' })).toEqual([
      {
        name: 'face',
        label: 'Front',
        widthMm: 400,
        heightMm: 300,
        bleedMm: 0,
        safeMm: 10,
        depthMm: 0,
        targetDpi: 200,
        warnDpi: 100,
        edge: { kind: 'image' },
        body: 'flat',
        outline: 'rectangle',
        cornerMm: 0,
        mirrored: false,
        inks: [],
        keepOutSides: [],
        keepOutHoles: [],
        copies: 1,
      },
    ])
  })

  test('of a set with one design are printed as often as it has pieces', () => {
    expect(names(withOption(value({ pieces: 4 })), chosen('ONE'))).toEqual([['face', 'Front', 4]])
    expect(names(withOption(value({ pieces: 4, designs: 'same' })), chosen('ONE'))).toEqual([
      ['face', 'Front', 4],
    ])
  })

  test('of a game in pairs have a design of their own each, and are printed twice', () => {
    const pairs = value({ pieces: 2, designs: 'different', copiesEach: 2 })
    expect(names(withOption(pairs), chosen('ONE'))).toEqual([
      ['face-1', 'Front 1', 2],
      ['face-2', 'Front 2', 2],
    ])
  })

  test('that are divided into tiles are so in the position that they lie in', () => {
    const tiled: ProductRecord = { ...boardRecord, surfaces: [{ ...face, tiles: { columns: 3, rows: 2 } }] }
    const tilesOf = (orientation: Orientation) => firstSurfaceOf(tiled, { ...plain, orientation }).tiles
    expect(tilesOf('P')).toEqual({ columns: 3, rows: 2 })
    expect(tilesOf('L')).toEqual({ columns: 2, rows: 3 })
  })

  test('of a set with different designs are each their own', () => {
    const twoSided: ProductRecord = {
      ...withOption(value({ pieces: 2, designs: 'different' })),
      surfaces: [face, { ...face, name: 'back', label: 'Back' }],
    }
    expect(names(twoSided, chosen('ONE'))).toEqual([
      ['face-1', 'Front 1', 1],
      ['back-1', 'Back 1', 1],
      ['face-2', 'Front 2', 1],
      ['back-2', 'Back 2', 1],
    ])
  })

  test('are there only with the value that they need', () => {
    const record: ProductRecord = {
      ...boardRecord,
      surfaces: [
        face,
        { ...face, name: 'frame', label: 'Frame', onlyWith: { option: 'FRAME', value: 'OAK' } },
      ],
    }
    expect(names(record, plain)).toEqual([['face', 'Front', 1]])
    expect(names(record, inOak)).toEqual([
      ['face', 'Front', 1],
      ['frame', 'Frame', 1],
    ])
    const none = { ...record, surfaces: record.surfaces.slice(1) }
    expect(() => firstSurfaceOf(none, plain)).toThrow('Expected a printed face of board but found none')
  })

  test('have measures of their own in a size that says so, turned like it', () => {
    const trims = [
      { size: '60X90', widthMm: 1, heightMm: 2 },
      { size: '30X40', widthMm: 250, heightMm: 350 },
    ]
    const record = { ...boardRecord, surfaces: [{ ...face, trims }] }
    expect(firstSurfaceOf(record, plain)).toMatchObject({ widthMm: 250, heightMm: 350 })
    expect(firstSurfaceOf(record, { ...plain, orientation: 'L' })).toMatchObject({
      widthMm: 350,
      heightMm: 250,
    })
    expect(firstSurfaceOf(record, { ...plain, size: '20X20', orientation: 'S' })).toMatchObject({
      widthMm: 200,
    })
  })

  test('bleed as their depth says, else as their size, else as themselves', () => {
    const bled = (of: { depth?: number; size?: number }) => {
      const record = withOption(value({}), value({ code: 'DEEP', depthMm: 20, bleedMm: of.depth }))
      return firstSurfaceOf(
        {
          ...record,
          sizes: [{ ...middle, bleedMm: of.size }],
          surfaces: [{ ...face, bleedMm: 3 }],
        },
        chosen('DEEP'),
      )
    }
    expect(bled({ depth: 25, size: 5 })).toMatchObject({ bleedMm: 25, depthMm: 20 })
    expect(bled({ size: 5 })).toMatchObject({ bleedMm: 5, depthMm: 0 })
    expect(bled({})).toMatchObject({ bleedMm: 3 })
  })

  test('a hole that is measured from above stays as far from there in every size and position', () => {
    const keepOutHoles = [
      { label: 'Nail', x: 0.5, y: 0.5, topMm: 30, radiusMm: 5 },
      { label: 'Spindle', x: 0.5, y: 0.5, radiusMm: 5 },
    ]
    const record = { ...boardRecord, surfaces: [{ ...face, keepOutHoles }] }
    const heights = (choice: Choice) => firstSurfaceOf(record, choice).keepOutHoles.map(({ y }) => y)
    // 30 mm of 400 and of 300.
    expect(heights(plain)).toEqual([0.075, 0.5])
    expect(heights({ ...plain, orientation: 'L' })).toEqual([0.1, 0.5])
  })
})

describe('holes that are measured from edges', () => {
  test('stay as far from their corner in every size and position', () => {
    const ring = { label: 'Screw', x: 0.5, y: 0.5, radiusMm: 5 }
    const keepOutHoles = [
      { ...ring, leftMm: 30, topMm: 30 },
      { ...ring, rightMm: 30, bottomMm: 30 },
    ]
    const record = { ...boardRecord, surfaces: [{ ...face, keepOutHoles }] }
    const places = (choice: Choice) => firstSurfaceOf(record, choice).keepOutHoles.map(({ x, y }) => [x, y])
    // 30 mm of 300 and of 400.
    expect(places(plain)).toEqual([
      [0.1, 0.075],
      [0.9, 0.925],
    ])
    expect(places({ ...plain, orientation: 'L' })).toEqual([
      [0.075, 0.1],
      [0.925, 0.9],
    ])
  })
})

describe('the largest size that a photo fills sharply', () => {
  // 10 × 20 inches at 100 dpi.
  const ten: Size = { ...middle, code: 'TEN', widthMm: 254, heightMm: 508 }
  const recordOf = (
    sizes: Size[],
    said: Partial<RecordSurface> = {},
    positions: Orientation[] = ['P', 'L'],
  ) => ({ ...boardRecord, positions, sizes, surfaces: [{ ...face, ...said }] }) as ProductRecord
  const isSharp = (record: ProductRecord, widthPx: number, heightPx: number) =>
    largestSharpSize(record, { widthPx, heightPx }) !== undefined

  test.each<[string, number, number, Orientation[], boolean]>([
    ['upright', 1001, 2001, ['P', 'L'], true],
    ['with too few pixels in its width', 995, 2001, ['P', 'L'], false],
    ['with too few pixels in its height', 1001, 1990, ['P', 'L'], false],
    ['lying', 2001, 1001, ['P', 'L'], true],
    ['lying, with too few pixels in its height', 2001, 995, ['P', 'L'], false],
    ['lying, where all hang upright', 2001, 1001, ['P'], false],
    ['upright, where all lie', 1001, 2001, ['L'], false],
    ['lying, where all lie', 2001, 1001, ['L'], true],
  ])('a photo %s', (_, widthPx, heightPx, positions, sharp) => {
    expect(isSharp(recordOf([ten], {}, positions), widthPx, heightPx)).toBe(sharp)
  })

  test('is warned of below its figure, not at it', () => {
    // A pixel a millimetre is 25.4 dpi.
    const atLimit = recordOf([{ ...ten, widthMm: 100, heightMm: 100, warnDpi: 25.4 }])
    expect(isSharp(atLimit, 100, 100)).toBe(true)
  })

  test('takes pixels for the bleed, the size’s own before the face’s', () => {
    // An inch on every side: 12 × 22 inches.
    const byFace = recordOf([ten], { bleedMm: 25.4 })
    expect([isSharp(byFace, 1201, 2201), isSharp(byFace, 1195, 2201), isSharp(byFace, 1201, 2190)]).toEqual([
      true,
      false,
      false,
    ])
    const bySize = recordOf([{ ...ten, bleedMm: 25.4 }], { bleedMm: 254 })
    expect([isSharp(bySize, 1201, 2201), isSharp(bySize, 1195, 2201)]).toEqual([true, false])
    expect(isSharp(recordOf([ten], { bleedMm: 25.4, body: 'folded' }), 1001, 2001), 'round a frame').toBe(
      true,
    )
  })

  test('is the largest by area, wherever it stands and however long its sides are', () => {
    const long = { ...ten, code: 'LONG', widthMm: 20, heightMm: 300 }
    const wide = { ...ten, code: 'WIDE', widthMm: 100, heightMm: 100 }
    const photo = { widthPx: 4000, heightPx: 4000 }
    expect(largestSharpSize(recordOf([wide, long]), photo)?.code).toBe('WIDE')
    expect(largestSharpSize(recordOf([long, wide]), photo)?.code).toBe('WIDE')
  })
})
