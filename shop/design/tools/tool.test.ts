import { expect, test } from 'vitest'
import { record as bookmark } from '#families/bookmark/record.ts'
import { record as canvas } from '#families/canvas/record.ts'
import { record as magnet } from '#families/magnet/record.ts'
import { record as mug } from '#families/mug/record.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf, type SurfaceFigures } from '#packages/product/surfaces.ts'
import { toolNamed } from './tools.ts'

const figuresOf = (record: ProductRecord) => firstSurfaceOf(record, firstChoice(record))
const wordsUnder = (record: ProductRecord, more: Partial<SurfaceFigures> = {}) =>
  toolNamed(record.tool)
    .guideLines({ ...figuresOf(record), ...more })
    .map(({ words }) => words)

test('the lines under the board name the hole of the surface that is open, once', () => {
  const { keepOutHoles } = figuresOf(bookmark)
  expect(wordsUnder(bookmark)).toEqual(['Cut', 'Keep faces inside', 'Tassel hole'])
  expect(wordsUnder(bookmark, { keepOutHoles: [...keepOutHoles, ...keepOutHoles] })).toHaveLength(3)
  expect(wordsUnder(bookmark, { keepOutHoles: [] })).toEqual(['Cut', 'Keep faces inside'])
})

test('the lines of a mug say where its print ends, and its strips once', () => {
  expect(wordsUnder(mug)).toEqual(['End of the print', 'Beside the handle', 'Keep faces inside'])
})

test('a flat piece has a line for each strip along its sides, by the label of its record', () => {
  expect(wordsUnder(magnet)).toEqual(['Cut', 'Keep faces inside'])
  const strips = [
    { label: 'clip', side: 'top', depthMm: 12 },
    { label: 'seam', side: 'left', depthMm: 5 },
  ] as const
  expect(wordsUnder(magnet, { keepOutSides: strips })).toEqual([
    'Cut',
    'Beside the clip',
    'Beside the seam',
    'Keep faces inside',
  ])
})

test('a piece that is cut by a jigsaw says into how many', () => {
  expect(wordsUnder(magnet, { jigsaw: { widthMm: 375, heightMm: 285, columns: 18, rows: 14 } })).toEqual([
    'Cut',
    'Cut into 252 pieces',
    'Keep faces inside',
  ])
})

test('a wrapped piece has the lines of its bar', () => {
  expect(wordsUnder(canvas)).toEqual(['Back of the bar', 'Fold', 'Keep faces inside'])
})

test('a mug whose record was stored with a tool of its own opens in the flat one', () => {
  expect(toolNamed('curved-print')).toBe(toolNamed(mug.tool))
  expect(() => toolNamed('constructor')).toThrow('Expected a design tool called constructor')
})
