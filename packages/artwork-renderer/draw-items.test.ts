import { describe, expect, test } from 'vitest'
import type { DesignElement } from '#packages/design-document/design.ts'
import { inks } from '#packages/design-document/inks.ts'
import {
  aPhoto,
  aPlacedPhoto,
  aShape,
  aSurface,
  someArt,
} from '#packages/design-document/testing/builders.ts'
import { drawItemOf, drawListFrame } from './draw-list.ts'

const surface = aSurface()
const drawn = (element: DesignElement, on = surface) =>
  drawItemOf(element, on, () => {
    throw new Error('Expected no text')
  })
// As the builders have them: 60 × 40 mm at 20, 20.
const outline = [['M', 20, 20], ['L', 80, 20], ['L', 80, 60], ['L', 20, 60], ['Z']]
const line = { widthMm: 2, colour: '#000000' }

describe('a shape', () => {
  test('is filled, and then has its line', () => {
    const item = drawn(aShape({ line, opacity: 0.5 }))
    expect(item).toEqual({
      id: 'shape',
      opacity: 0.5,
      missing: [],
      // A mitre reaches four half widths beyond its corner.
      extent: { left: 16, top: 16, right: 84, bottom: 64 },
      ops: [
        { op: 'fill', path: outline, matrix: [1, 0, 0, 1, 0, 0], colour: '#24463a', rule: 'nonzero' },
        {
          op: 'stroke',
          path: outline,
          matrix: [1, 0, 0, 1, 0, 0],
          colour: '#000000',
          widthMm: 2,
          join: 'miter',
        },
      ],
    })
  })

  test('without one of them has the other alone', () => {
    const opsOf = (element: DesignElement) => drawn(element).ops.map(({ op }) => op)
    expect(opsOf(aShape())).toEqual(['fill'])
    expect(opsOf(aShape({ line: { ...line, widthMm: 0 } }))).toEqual(['fill'])
    expect(opsOf(aShape({ fill: undefined, line }))).toEqual(['stroke'])
  })

  test('with an ink is printed with it, whatever its colours are', () => {
    const { colour } = inks.white
    expect(drawn(aShape({ line, ink: 'white' })).ops).toMatchObject([
      { op: 'fill', colour, ink: 'white' },
      { op: 'stroke', colour, ink: 'white' },
    ])
    expect(drawn(aShape()).ops[0]).not.toHaveProperty('ink')
  })

  test('throws a shadow that reaches three deviations and half a millimetre further', () => {
    const shadow = { dxMm: 10, dyMm: -5, blurMm: 2, colour: '#222222', opacity: 0.3 }
    const { ops, extent } = drawn(aShape({ shadow }))
    const reach = { left: 23.5, top: 8.5, right: 96.5, bottom: 61.5 }
    expect(ops[0]).toEqual({
      op: 'shadow',
      path: outline,
      matrix: [1, 0, 0, 1, 10, -5],
      colour: '#222222',
      opacity: 0.3,
      sigmaMm: 2,
      extent: reach,
    })
    expect(ops).toHaveLength(2)
    expect(extent).toEqual({ left: 20, top: 8.5, right: 96.5, bottom: 61.5 })
  })
})

test('art has an extent around all its parts, and two widths of its widest line more', () => {
  const paths = [
    { data: 'M 0 0 L 100 0', rule: 'nonzero', line: { width: 5, colour: '#000000' } },
    { data: 'M 0 0 L 0 50', rule: 'nonzero', line: { width: 10, colour: '#000000' } },
  ] as const
  // 0.6 mm for each unit of the drawing: lines of 3 and 6 mm.
  const { extent, ops } = drawn(someArt({ paths: [...paths] }))
  expect(extent).toEqual({ left: 8, top: 8, right: 92, bottom: 62 })
  expect(ops.map((op) => op.op === 'stroke' && op.widthMm)).toEqual([3, 6])
})

describe('a photo', () => {
  const frame = { xMm: 20, yMm: 20, widthMm: 60, heightMm: 40 }
  const border = { widthMm: 3, colour: '#ffffff' }

  test('has its border on its outline, and is as large as both', () => {
    const { ops, extent } = drawn(aPlacedPhoto(frame, { border }))
    expect(ops.map(({ op }) => op)).toEqual(['photo', 'stroke'])
    expect(ops[1]).toEqual({
      op: 'stroke',
      path: outline,
      matrix: [1, 0, 0, 1, 0, 0],
      colour: '#ffffff',
      widthMm: 3,
      join: 'miter',
    })
    expect(extent).toEqual({ left: 17, top: 17, right: 83, bottom: 63 })
  })

  test('without a border, or one of no width, has none', () => {
    expect(drawn(aPlacedPhoto(frame)).ops).toHaveLength(1)
    expect(drawn(aPlacedPhoto(frame, { border: { ...border, widthMm: 0 } })).ops).toHaveLength(1)
    expect(drawn(aPlacedPhoto(frame)).extent).toEqual({ left: 20, top: 20, right: 80, bottom: 60 })
  })

  test('reaches over the bleed where it is mirrored there', () => {
    const mirrored = aSurface({ edge: { kind: 'mirror' } })
    expect(drawn(aPhoto(), mirrored).extent).toEqual({ left: -40, top: -40, right: 340, bottom: 240 })
    expect(drawn(aPhoto({ border: { ...border, widthMm: 50 } }), mirrored).extent).toEqual({
      left: -50,
      top: -50,
      right: 350,
      bottom: 250,
    })
    const coloured = aSurface({ edge: { kind: 'colour', colour: '#000000' } })
    expect(drawn(aPhoto(), coloured).extent).toEqual({ left: 0, top: 0, right: 300, bottom: 200 })
  })
})

describe('the page', () => {
  test('has its trim, its bleed and one colour', () => {
    expect(drawListFrame(surface)).toEqual({
      page: { xMm: -40, yMm: -40, widthMm: 380, heightMm: 280 },
      trim: { xMm: 0, yMm: 0, widthMm: 300, heightMm: 200 },
      background: { colour: '#ffffff' },
    })
  })

  // On a page of 200 × 100 mm whose middle is 100, 50. 0 degrees run from top to bottom, 90 from left to right.
  test.each([
    ['downwards', 0, [100, 0], [100, 100]],
    ['upwards', 180, [100, 100], [100, 0]],
    ['to the left', 270, [200, 50], [0, 50]],
    // Half of (200 + 100) times the sine of 45 degrees long, half of it each way: 75 across and down.
    ['to the lower right', 45, [25, -25], [175, 125]],
  ])('has a background that runs %s', (_, angleDeg, [fromX, fromY], [toX, toY]) => {
    const stops = [
      { at: 0, colour: '#000000' },
      { at: 1, colour: '#ffffff' },
    ]
    const { background } = drawListFrame(
      aSurface({
        widthMm: 200,
        heightMm: 100,
        bleedMm: 0,
        background: { kind: 'gradient', angleDeg, stops },
      }),
    )
    expect(background).toEqual({
      gradient: {
        from: { x: expect.closeTo(fromX ?? 0, 6), y: expect.closeTo(fromY ?? 0, 6) },
        to: { x: expect.closeTo(toX ?? 0, 6), y: expect.closeTo(toY ?? 0, 6) },
        stops,
      },
    })
  })
})
