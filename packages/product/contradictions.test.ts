import { expect, it } from 'vitest'
import { boardRecord } from '#shop/testing/small-record.ts'
import { contradictionsIn } from './contradictions.ts'
import type { ProductRecord } from './record.ts'

const [surface] = boardRecord.surfaces
const [size] = boardRecord.sizes
const [option] = boardRecord.options
if (!surface || !size || !option)
  throw new Error('Expected the board to have a surface, a size and an option')
const hole = { label: 'Nail', x: 0.5, y: 0.5, radiusMm: 400 }

it('a record that can be printed contradicts itself nowhere', () => {
  expect(contradictionsIn(boardRecord)).toEqual([])
})

it.each<[string, Partial<ProductRecord>, string]>([
  ['a size twice', { sizes: [size, size] }, `There are two of the size ${size.code}.`],
  ['a surface twice', { surfaces: [surface, surface] }, `There are two of the surface ${surface.name}.`],
  ['an option twice', { options: [option, option] }, `There are two of the option ${option.code}.`],
  ['a position twice', { positions: ['P', 'P'] }, 'There are two of the position P.'],
  [
    'a value twice',
    { options: [{ ...option, values: [...option.values, ...option.values.slice(0, 1)] }] },
    `There are two of the value of ${option.code} ${option.values[0]?.code}.`,
  ],
  [
    'a surface of an option that there is not',
    { surfaces: [{ ...surface, onlyWith: { option: 'NOPE', value: 'YES' } }] },
    `No option has the value that ${surface.name} is printed with.`,
  ],
  [
    'a surface of a value that there is not',
    { surfaces: [{ ...surface, onlyWith: { option: option.code, value: 'YES' } }] },
    `No option has the value that ${surface.name} is printed with.`,
  ],
  [
    'a trim of a size that there is not',
    { surfaces: [{ ...surface, trims: [{ size: '9X9', widthMm: 90, heightMm: 90 }] }] },
    `There is no size 9X9 for a trim of ${surface.name}.`,
  ],
  [
    'a corner larger than the trim',
    { sizes: [size], surfaces: [{ ...surface, cornerMm: 400 }] },
    `A corner of 400 mm has no room on ${surface.name} in ${size.code}.`,
  ],
  [
    'a hole larger than the trim',
    { sizes: [size], surfaces: [{ ...surface, keepOutHoles: [hole] }] },
    `The hole "Nail" has no room on ${surface.name} in ${size.code}.`,
  ],
])('%s is told', (_, change, sentence) => {
  expect(contradictionsIn({ ...boardRecord, ...change })).toContain(sentence)
})

it('a surface bound to a value that there is, and a trim that has room where its size has none, are fine', () => {
  const value = option.values[0]?.code ?? ''
  const bound = { ...surface, onlyWith: { option: option.code, value } }
  const half = Math.min(size.widthMm, size.heightMm) / 2
  const roomy = { size: size.code, widthMm: 4 * half, heightMm: 4 * half }
  const cornered = { ...surface, name: 'lid', cornerMm: 2 * half, trims: [roomy] }
  expect(contradictionsIn({ ...boardRecord, sizes: [size], surfaces: [bound, cornered] })).toEqual([])
})
