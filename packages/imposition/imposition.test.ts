import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { backOf, type Imposition, impose, type PlacedPiece } from './imposition.ts'

const SRA3 = { widthMm: 320, heightMm: 450, marginMm: 10, gapMm: 6 }
const card = { widthMm: 57, heightMm: 89, bleedMm: 3 }

const deck = (pieces: number) => Array.from({ length: pieces }, (_, design) => design)

describe('a sheet', () => {
  test('has its pieces row by row around its middle', () => {
    const magnet = { widthMm: 50, heightMm: 50, bleedMm: 2 }
    const { columns, rows, sheets } = impose(SRA3, magnet, { set: deck(3), sets: 1 })
    expect([columns, rows]).toEqual([5, 7])
    const [first, second] = sheets[0]?.pieces ?? []
    // Five of 54 mm with four gaps of 6 mm are 294 of 320 mm; seven are 414 of 450 mm.
    expect(first).toEqual({ design: 0, column: 1, row: 1, xMm: 15, yMm: 20 })
    expect(second).toEqual({ design: 1, column: 2, row: 1, xMm: 75, yMm: 20 })
  })

  test('is turned where more pieces fit so', () => {
    const { widthMm, heightMm, columns, rows } = impose(SRA3, card, { set: [0], sets: 1 })
    expect({ widthMm, heightMm, columns, rows }).toEqual({ widthMm: 450, heightMm: 320, columns: 6, rows: 3 })
  })

  test('that is too small for one piece is refused', () => {
    const poster = { widthMm: 594, heightMm: 841, bleedMm: 3 }
    expect(() => impose(SRA3, poster, { set: [0], sets: 1 })).toThrow(
      '594 × 841 mm to fit on a sheet of 320 × 450 mm',
    )
  })

  test.each([
    // 18 cards to a sheet.
    ['one card', deck(1), 1, [[1, 1]]],
    [
      'forty of one card',
      deck(1),
      40,
      [
        [18, 2],
        [4, 1],
      ],
    ],
    ['one set of six', deck(6), 1, [[6, 1]]],
    [
      'five sets of six, three to a sheet',
      deck(6),
      5,
      [
        [18, 1],
        [12, 1],
      ],
    ],
    [
      'two decks of 55, which are never mixed',
      deck(55),
      2,
      [
        [18, 2],
        [18, 2],
        [18, 2],
        [1, 2],
      ],
    ],
    [
      'a million cards and one',
      deck(1),
      1_000_001,
      [
        [18, 55_555],
        [11, 1],
      ],
    ],
  ])('of %s: pieces, and how often it is printed', (_name, set, sets, expected) => {
    const { sheets } = impose(SRA3, card, { set, sets })
    expect(sheets.map(({ pieces, runs }) => [pieces.length, runs])).toEqual(expected)
  })
})

/** Measures as records have them, to a tenth of a millimetre. */
const tenths = (least: number, most: number) =>
  fc.integer({ min: least * 10, max: most * 10 }).map((value) => value / 10)
const anything = fc.record({
  sheet: fc
    .record({
      short: tenths(200, 400),
      longer: tenths(0, 300),
      marginMm: tenths(8, 25),
      gapMm: tenths(5, 12),
    })
    .map(({ short, longer, ...rest }) => ({ widthMm: short, heightMm: short + longer, ...rest })),
  piece: fc.record({ widthMm: tenths(15, 120), heightMm: tenths(15, 120), bleedMm: tenths(0, 5) }),
  set: fc.array(fc.nat(59), { minLength: 1, maxLength: 60 }),
  sets: fc.integer({ min: 1, max: 500 }),
})

const EXACT_MM = 0.001

function bleeds({ piece }: Imposition, pieces: readonly PlacedPiece[]) {
  return pieces.map(({ xMm, yMm }) => ({
    left: xMm - piece.bleedMm,
    top: yMm - piece.bleedMm,
    right: xMm + piece.widthMm + piece.bleedMm,
    bottom: yMm + piece.heightMm + piece.bleedMm,
  }))
}

describe('whatever is laid on whichever sheet', () => {
  test('no piece lies on the bleed of another, nor nearer than the gap', () => {
    fc.assert(
      fc.property(anything, ({ sheet, piece, ...wanted }) => {
        const imposed = impose(sheet, piece, wanted)
        for (const { pieces } of imposed.sheets) {
          const boxes = bleeds(imposed, pieces)
          for (const [place, one] of boxes.entries()) {
            for (const other of boxes.slice(place + 1)) {
              const apart = Math.max(
                other.left - one.right,
                one.left - other.right,
                other.top - one.bottom,
                one.top - other.bottom,
              )
              expect(apart).toBeGreaterThan(sheet.gapMm - EXACT_MM)
            }
          }
        }
      }),
    )
  })

  test('all bleeds lie within the margins', () => {
    fc.assert(
      fc.property(anything, ({ sheet, piece, ...wanted }) => {
        const imposed = impose(sheet, piece, wanted)
        for (const box of imposed.sheets.flatMap(({ pieces }) => bleeds(imposed, pieces))) {
          expect(Math.min(box.left, box.top)).toBeGreaterThan(sheet.marginMm - EXACT_MM)
          expect(imposed.widthMm - box.right).toBeGreaterThan(sheet.marginMm - EXACT_MM)
          expect(imposed.heightMm - box.bottom).toBeGreaterThan(sheet.marginMm - EXACT_MM)
        }
      }),
    )
  })

  test('each design is printed as often as it is wanted, on few different sheets', () => {
    fc.assert(
      fc.property(anything, ({ sheet, piece, set, sets }) => {
        const { sheets, columns, rows } = impose(sheet, piece, { set, sets })
        const printed = new Map<number, number>()
        for (const { runs, pieces } of sheets) {
          for (const { design } of pieces) printed.set(design, (printed.get(design) ?? 0) + runs)
        }
        const wanted = new Map<number, number>()
        for (const design of set) wanted.set(design, (wanted.get(design) ?? 0) + sets)
        expect(printed).toEqual(wanted)
        expect(sheets.length).toBeLessThanOrEqual(Math.max(2, Math.ceil(set.length / (columns * rows))))
      }),
    )
  })

  test('each back lies behind its front when the sheet is turned over its long edge, the right way up', () => {
    fc.assert(
      fc.property(anything, ({ sheet, piece, ...wanted }) => {
        const imposed = impose(sheet, piece, wanted)
        const isLying = imposed.widthMm > imposed.heightMm
        /** A point of the back, seen through the sheet from its front. */
        const through = ({ x, y }: { x: number; y: number }) =>
          isLying ? { x, y: imposed.heightMm - y } : { x: imposed.widthMm - x, y }
        for (const front of imposed.sheets.flatMap(({ pieces }) => pieces)) {
          const { xMm, yMm, isOnItsHead } = backOf(imposed, front)
          const right = { x: xMm + piece.widthMm, y: yMm + piece.heightMm }
          const [one, other] = [through({ x: xMm, y: yMm }), through(right)]
          expect(Math.abs(Math.min(one.x, other.x) - front.xMm)).toBeLessThan(EXACT_MM)
          expect(Math.abs(Math.min(one.y, other.y) - front.yMm)).toBeLessThan(EXACT_MM)
          // The upper edge of the back, seen through the sheet, is that of the front.
          const upperEdge = through({ x: xMm, y: isOnItsHead ? right.y : yMm })
          expect(Math.abs(upperEdge.y - front.yMm)).toBeLessThan(EXACT_MM)
        }
      }),
    )
  })
})
