import { describe, expect, test } from 'vitest'
import { record as coaster } from '#families/coaster/record.ts'
import { record as frame } from '#families/custom-frame/record.ts'
import { record as mug } from '#families/mug/record.ts'
import { record as phone } from '#families/phone-case/record.ts'
import { record as tile } from '#families/wall-tile/record.ts'
import { parseSku } from './parse-sku.ts'
import { boardRecord } from './testing/small-record.ts'
import { unmadeSize } from './unmade-size.ts'

describe('a size that is not made is refused with those that are', () => {
  const listed = 'It is made in 13 × 18 cm, 20 × 20 cm, 20 × 25 cm and 30 × 30 cm.'
  test.each([
    [
      'where sizes are typed: their range',
      frame,
      '17X900',
      'A custom frame is not made in 17 × 900 cm. It is made from 15 × 15 to 100 × 150 cm.',
    ],
    [
      'where they are listed: all of them',
      tile,
      '17X900',
      `A wall tile is not made in 17 × 900 cm. ${listed}`,
    ],
    [
      'in the unit of the list',
      coaster,
      '17X900',
      'A set of coasters is not made in 17 × 900 mm. It is made in 95 × 95 mm, 102 × 102 mm and 95 mm round.',
    ],
    [
      'the wider side first, as it was asked',
      tile,
      '90X30',
      `A wall tile is not made in 90 × 30 cm. ${listed}`,
    ],
    [
      'where sizes have no measures',
      mug,
      '17X900',
      'A mug is not made in the size 17X900. It is made in 11 oz and 15 oz.',
    ],
    [
      'many that are names',
      phone,
      'IP99',
      'A phone case is not made in the size IP99. It is made in 11 sizes.',
    ],
    ['a code of nothing', tile, '', `A wall tile is not made in a size without a name. ${listed}`],
    [
      'no more than twelve letters of a code',
      tile,
      'A'.repeat(5000),
      `A wall tile is not made in the size AAAAAAAAAAAA. ${listed}`,
    ],
  ] as const)('%s', (_, record, code, sentence) => expect(unmadeSize(record, code)).toBe(sentence))

  test('many sizes are counted, from the smallest to the largest by area', () => {
    const many = { ...boardRecord, sizes: [...boardRecord.sizes].reverse().concat(tile.sizes) }
    expect(unmadeSize(many, '1X1')).toBe(
      'A board is not made in 1 × 1 cm. It is made in 7 sizes from 13 × 18 cm to 60 × 90 cm.',
    )
  })

  test('says so of a SKU', () => {
    expect(parseSku(boardRecord, 'BOARD-31X43-P-NONE-PLAIN')).toEqual({
      kind: 'unknown-sku',
      message: 'A board is not made in 31 × 43 cm. It is made in 20 × 20 cm, 30 × 40 cm and 60 × 90 cm.',
    })
  })
})
