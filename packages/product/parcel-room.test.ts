import { expect, test } from 'vitest'
import { parcelsTooSmall } from './parcel-room.ts'
import type { Parcel, ProductRecord } from './record.ts'
import { value } from './testing/one-option.ts'
import { boardRecord } from './testing/small-record.ts'

const [square] = boardRecord.sizes
const [face] = boardRecord.surfaces
if (!square || !face) throw new Error('Expected the board to have a size and a surface')

type Change = Partial<ProductRecord> & Pick<Parcel, 'rollMm' | 'folded'>

/** A sheet of 200 × 300 mm in a parcel of these measures. */
const sheet = (
  [longMm, wideMm, highMm]: [number, number, number],
  { rollMm, folded, ...change }: Change = {},
  size: { widthMm: number; heightMm: number } = { widthMm: 200, heightMm: 300 },
) => {
  const parcel: Parcel = { longMm, wideMm, highMm, weightG: 100, rollMm, folded }
  const record = { ...boardRecord, ...change, sizes: [{ ...square, ...size, parcel }] }
  return parcelsTooSmall(record).map(({ sentence }) => sentence)
}
const bar = {
  options: [{ code: 'DEPTH', label: 'Depth', values: [20, 38].map((depthMm) => value({ depthMm })) }],
}
const round = { surfaces: [{ ...face, body: 'curved' as const }] }
/** A mug of 95 mm, printed on 3.14 × 80 mm round it. */
const mug = { widthMm: 95, heightMm: Math.PI * 80 }

test.each<[string, [number, number, number], Change?, typeof mug?]>([
  ['a sheet, to the millimetre, turned', [300, 200, 1]],
  ['a sheet on its edge', [300, 5, 200]],
  ['a bar as deep as the parcel is high', [300, 200, 38], bar],
  ['a sheet as a roll, as long as its shorter side', [200, 60, 60], { rollMm: 60 }],
  ['a cloth folded once, across its longer side', [200, 150, 8], { folded: { times: 1, thickMm: 8 } }],
  ['a cloth folded three times', [100, 75, 30], { folded: { times: 3, thickMm: 30 } }],
  ['a mug, lying', [95, 80, 80], { ...round, positions: ['L'] }, mug],
])('%s has room', (_, parcel, change, size) => {
  expect(sheet(parcel, change, size)).toEqual([])
})

test.each<[string, [number, number, number], string, Change?, typeof mug?]>([
  [
    'is a millimetre too short',
    [299, 200, 1],
    'One of 299 × 200 × 1 mm does not hold a piece of 200 × 300 mm.',
  ],
  [
    'is lower than the deepest bar',
    [300, 200, 37],
    'One of 300 × 200 × 37 mm does not hold a piece of 200 × 300 × 38 mm.',
    bar,
  ],
  [
    'is thinner than the mug',
    [95, 80, 79],
    'One of 95 × 80 × 79 mm does not hold a piece of 95 × 80 × 80 mm.',
    { ...round, positions: ['L'] },
    mug,
  ],
  [
    'is thinner than the roll',
    [200, 60, 59],
    'One of 200 × 60 × 59 mm does not hold a piece of 200 × 60 × 60 mm.',
    { rollMm: 60 },
  ],
  [
    'is for the roll of a bar, which does not roll',
    [300, 200, 60],
    'Only what is flat all over is rolled up.',
    { ...bar, rollMm: 60 },
  ],
  [
    'is for the roll of a mug',
    [300, 200, 100],
    'Only what is flat all over is rolled up.',
    { ...round, rollMm: 60 },
    mug,
  ],
  [
    'is thinner than the folded cloth',
    [200, 150, 7],
    'One of 200 × 150 × 7 mm does not hold a piece of 200 × 150 × 8 mm.',
    { folded: { times: 1, thickMm: 8 } },
  ],
  [
    'is for a folded mug',
    [300, 200, 100],
    'Only what is flat all over is folded.',
    { ...round, folded: { times: 1, thickMm: 8 } },
    mug,
  ],
  [
    'is for a roll that is folded as well',
    [200, 150, 60],
    'It is rolled up or folded, not both.',
    { rollMm: 60, folded: { times: 1, thickMm: 8 } },
  ],
  [
    'is not longest where it says so',
    [300, 400, 50],
    'Its longest side is longMm; this one has 300 × 400 × 50 mm.',
  ],
])('a parcel that %s is told, with its measures', (_, parcel, sentence, change, size) => {
  expect(sheet(parcel, change, size)).toEqual([sentence])
})

test('each size has its own parcel, and is named', () => {
  const small = { ...square, parcel: { longMm: 9, wideMm: 9, highMm: 9, weightG: 1 } }
  const fields = parcelsTooSmall({ ...boardRecord, sizes: [square, { ...small, code: 'TINY' }] })
  expect(fields.map(({ field }) => field)).toEqual(['sizes.TINY.parcel'])
})
