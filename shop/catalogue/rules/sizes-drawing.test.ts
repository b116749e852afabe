import { describe, expect, test } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { record as ornament } from '#families/ornament/record.ts'
import { DRAWING_WIDTH, drawingShape, sizesDrawing } from './sizes-drawing.ts'

const cornered = { outline: 'rectangle' as const, cornerMm: 0 }
const svg = sizesDrawing(canvasRecord, cornered)
const rectangles = [
  ...svg.matchAll(/<rect x="([\d.]+)" y="([\d.]+)" width="([\d.]+)" height="([\d.]+)" fill="#e3/g),
]
  .map((found) => found.slice(1).map(Number))
  .map(([x = 0, y = 0, width = 0, height = 0]) => ({ x, y, width, height }))

describe('the drawing of every size', () => {
  test('has one rectangle and one caption for each, from small to large', () => {
    expect(rectangles).toHaveLength(canvasRecord.sizes.length)
    const captions = [...svg.matchAll(/>([^<]* × [^<]*)</g)].map(([, words]) => words)
    expect(captions).toHaveLength(canvasRecord.sizes.length)
    expect(captions[0]).toBe('20 × 20')
    expect(captions.at(-1)).toBe('100 × 150')
  })

  test('draws all at one scale', () => {
    const drawn = rectangles.map(({ width, height }) => Math.round(width * height))
    const real = canvasRecord.sizes
      .map(({ widthMm, heightMm }) => widthMm * heightMm)
      .sort((one, other) => one - other)
    const scale = (drawn[0] ?? 0) / (real[0] ?? 1)
    for (const [index, surface] of real.entries()) {
      expect((drawn[index] ?? 0) / surface).toBeCloseTo(scale, 3)
    }
  })

  test('keeps them apart and inside', () => {
    const { height } = drawingShape(canvasRecord)
    for (const [index, one] of rectangles.entries()) {
      expect(one.x).toBeGreaterThanOrEqual(0)
      expect(one.x + one.width).toBeLessThanOrEqual(DRAWING_WIDTH)
      expect(one.y + one.height).toBeLessThan(height)
      for (const other of rectangles.slice(index + 1)) {
        const overlaps =
          one.x < other.x + other.width &&
          other.x < one.x + one.width &&
          one.y < other.y + other.height &&
          other.y < one.y + one.height
        expect(overlaps).toBe(false)
      }
    }
  })

  test('begins with the smallest area, in whatever order a record has its sizes', () => {
    const [size] = canvasRecord.sizes
    const square = { ...size!, label: '50 × 50 cm', widthMm: 500, heightMm: 500 }
    // 1,800 and 2,500 square centimetres, although it is taller.
    const narrow = { ...size!, label: '20 × 90 cm', widthMm: 200, heightMm: 900 }
    for (const sizes of [
      [square, narrow],
      [narrow, square],
    ]) {
      const captions = [
        ...sizesDrawing({ ...canvasRecord, sizes }, cornered).matchAll(/>([^<]* × [^<]*)</g),
      ].map(([, words]) => words)
      expect(captions).toEqual(['20 × 90', '50 × 50'])
    }
  })
})

test('each size is drawn as it is cut: an ornament round, as a heart and as a star', () => {
  const [face] = ornament.surfaces
  if (!face) throw new Error('Expected an ornament to have a face')
  const drawing = sizesDrawing(ornament, face)
  expect(drawing).toContain('rx=')
  for (const { outlinePath } of face.cuts ?? []) expect(drawing).toContain(`<path d="${outlinePath}"`)
})
