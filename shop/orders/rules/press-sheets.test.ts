import { describe, expect, test } from 'vitest'
import { record as coaster } from '#families/coaster/record.ts'
import { record as cards } from '#families/flash-cards/record.ts'
import { record as tag } from '#families/luggage-tag/record.ts'
import { record as memory } from '#families/memory-game/record.ts'
import { record as mug } from '#families/mug/record.ts'
import { record as photoDeck } from '#families/photo-playing-cards/record.ts'
import { record as deck } from '#families/playing-cards/record.ts'
import { parseSku } from '#packages/product/parse-sku.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { sheetNotes, sheetsOfLine } from './press-sheets.ts'

function sheets(record: ProductRecord, sku: string, sets: number) {
  const parsed = parseSku(record, sku)
  if (parsed.kind !== 'choice') throw new Error(parsed.message)
  return sheetsOfLine(record, parsed.choice, surfacesOf(record, parsed.choice), sets)
}

/** How many pieces of each design are printed. */
function printed(record: ProductRecord, sku: string, sets: number) {
  const counts = new Map<number, number>()
  for (const { runs, pieces } of sheets(record, sku, sets)?.imposition.sheets ?? []) {
    for (const { design } of pieces) counts.set(design, (counts.get(design) ?? 0) + runs)
  }
  return [...counts.values()]
}

describe('on press sheets', () => {
  test.each([
    ['a deck has its back 54 times', deck, 'CARDS-57X89-P', 2, [108]],
    ['each picture of a memory game is printed twice', memory, 'MEMORY-60X60-S-P12', 1, Array(12).fill(2)],
    ['each flash card is printed once', cards, 'FLASH-105X148-L-N54', 3, Array(54).fill(3)],
    [
      'each card of a photo deck is printed once a deck',
      photoDeck,
      'PHOTOCARDS-63X88-P',
      2,
      Array(54).fill(2),
    ],
    ['twenty tags are twenty', tag, 'LUGGAGETAG-54X86-P-BOTH', 20, [20]],
  ])('%s', (_name, record, sku, sets, expected) => expect(printed(record, sku, sets)).toEqual(expected))

  test('a tag with a back is one design with two pages, and one without has a front alone', () => {
    expect(sheets(tag, 'LUGGAGETAG-54X86-P-BOTH', 1)?.designs).toEqual([[0, 1]])
    expect(sheets(tag, 'LUGGAGETAG-54X86-P-ONE', 1)?.designs).toEqual([[0]])
  })

  test('cards with a picture each have one back in common, which the ticket finds behind all of them', () => {
    const laid = sheets(photoDeck, 'PHOTOCARDS-63X88-P', 1)
    const backs = new Set(laid?.designs.map(([, back]) => back))
    expect([laid?.designs.length, [...backs]]).toEqual([54, [0]])
    const notes = (page: number) => laid && sheetNotes(laid, page, 'sheets.pdf').map(({ value }) => value)
    expect(notes(0)).toEqual([
      expect.stringMatching(/turned over the long edge for the backs: 4, each printed once$/),
      expect.stringMatching(
        /^page 2: column 1, row 1 and \d+ more, behind its front; page 4: .+; page 6: .+; page 8: .+, behind its front$/,
      ),
    ])
    expect(notes(1)?.[1]).toMatch(
      /^page 1: column 1, row 1, trim [\d.]+ mm from the left and [\d.]+ mm from the top$/,
    )
  })

  test('a card is cut outside its white border', () => {
    expect(sheets(cards, 'FLASH-105X148-L-N20', 1)?.imposition.piece).toEqual({
      widthMm: 148,
      heightMm: 105,
      bleedMm: 0,
    })
  })

  test('there is nothing that is printed by itself', () => {
    expect(sheets(mug, 'MUG-11OZ-L', 1)).toBeUndefined()
  })
})

describe('the job ticket says of press sheets', () => {
  const notes = (sets: number, page: number) => {
    const laid = sheets(tag, 'LUGGAGETAG-54X86-P-BOTH', sets)
    return laid && sheetNotes(laid, page, '1000042-1-sheets.pdf').map(({ value }) => value)
  }

  test('the file, the grid, how often each is printed, and where the trim of a piece is', () => {
    expect(notes(1, 0)).toEqual([
      '1000042-1-sheets.pdf, 400 x 600 mm, 5 across and 5 down, turned over the long edge for the backs: one, printed once',
      'page 1: column 1, row 1, trim 37 mm from the left and 57 mm from the top',
    ])
  })

  test('of a back on which page it is, and of another sheet how often that is printed', () => {
    expect(notes(60, 1)).toEqual([
      expect.stringMatching(/: sheet 1 printed 2 times, sheet 2 printed once$/),
      'page 2: column 1, row 1 and 24 more, behind its front; page 4: column 1, row 1 and 9 more, behind its front',
    ])
  })

  test('of a mirrored sheet the column as it lies there, like its millimetres', () => {
    const laid = sheets(coaster, 'COASTER-95X95-S-DIFF4', 1)
    const place = (page: number) => laid && sheetNotes(laid, page, 'sheets.pdf')[1]?.value
    expect([0, 1].map(place)).toEqual([
      expect.stringMatching(/^page 1: column 2, row 1, trim 154.5 mm from the left/),
      expect.stringMatching(/^page 1: column 1, row 1, trim 47.5 mm from the left/),
    ])
  })
})
