import { describe, expect, it } from 'vitest'
import { HEART } from '#packages/design-document/testing/outlines.ts'
import { contradictionsIn } from './contradictions.ts'
import { defineRecord, type ProductRecord, type RecordSurface, recordSchema } from './record.ts'
import { firstChoice } from './sku.ts'
import { surfacesOf } from './surfaces.ts'
import { boardRecord } from './testing/small-record.ts'

const [surface] = boardRecord.surfaces
const [, size] = boardRecord.sizes
if (!surface || !size) throw new Error('Expected the board to have a surface and two sizes')
/** 300 × 400 mm in 12 pieces of 100 mm. */
const twelve = { ...size, label: '12 pieces' }
const cutInto = (jigsaw: RecordSurface['jigsaw'], more: Partial<RecordSurface> = {}): ProductRecord => ({
  ...boardRecord,
  sizes: [twelve],
  surfaces: [{ ...surface, ...more, jigsaw }],
})
const cut = { size: '30X40', columns: 3, rows: 4 }

it.each<[string, ProductRecord, string]>([
  [
    'a number of pieces that is not the one on the label',
    cutInto([{ ...cut, rows: 5 }]),
    '3 × 5 is 15 pieces, and 30X40 is called "12 pieces".',
  ],
  [
    'pieces too small to hold',
    { ...cutInto([{ ...cut, columns: 31, rows: 2 }]), sizes: [{ ...size, label: '62 pieces' }] },
    'Pieces of 9.6 × 200 mm in 30X40 are too small; 10 mm is the least.',
  ],
  ['a size that there is not', cutInto([cut, { ...cut, size: 'OTHER' }]), 'There is no size OTHER.'],
  ['one size twice', cutInto([cut, cut]), 'There are two for the size 30X40.'],
  [
    'a heart',
    cutInto([cut], { outline: 'path', outlinePath: HEART }),
    'It is path, and only a flat rectangle is cut into pieces.',
  ],
  [
    'a face that goes round',
    cutInto([cut], { body: 'curved' }),
    'It is curved, and only a flat rectangle is cut into pieces.',
  ],
])('a jigsaw contradicts %s', (_, record, sentence) => {
  expect(contradictionsIn(record)).toContain(`board, surfaces.face.jigsaw: ${sentence}`)
})

describe('a record whose print is cut into pieces', () => {
  it('contradicts nothing, also where the print has a trim of its own', () => {
    expect(contradictionsIn(cutInto([cut]))).toEqual([])
    const trims = [{ size: '30X40', widthMm: 25, heightMm: 400 }]
    expect(contradictionsIn(cutInto([cut], { trims }))[0]).toContain('Pieces of 8.3 × 100 mm')
  })

  it('lies in a box as a heap, so that the box may be smaller than the picture', () => {
    const parcel = { longMm: 200, wideMm: 150, highMm: 50, weightG: 300 }
    const boxed = (record: ProductRecord) => ({ ...record, sizes: [{ ...twelve, parcel }] })
    expect(contradictionsIn(boxed(cutInto([cut])))).toEqual([])
    expect(contradictionsIn(boxed(cutInto(undefined)))[0]).toContain('does not hold a piece of 300 × 400 mm')
  })

  it('has from 2 to 50 pieces along a side', () => {
    for (const columns of [1, 51, 2.5, Number.NaN])
      expect(recordSchema.safeParse(cutInto([{ ...cut, columns }])).success).toBe(false)
  })

  it('tells how many lie side by side in the chosen position, and nothing of other faces and sizes', () => {
    const record = defineRecord(cutInto([cut]))
    const jigsawOf = (orientation: 'P' | 'L') =>
      surfacesOf(record, { ...firstChoice(record), orientation })[0]?.jigsaw
    expect(jigsawOf('P')).toEqual({ widthMm: 300, heightMm: 400, columns: 3, rows: 4 })
    expect(jigsawOf('L')).toEqual({ widthMm: 400, heightMm: 300, columns: 4, rows: 3 })
    expect(surfacesOf(boardRecord, firstChoice(boardRecord))[0]).not.toHaveProperty('jigsaw')
  })
})
