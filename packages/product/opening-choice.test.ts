import { expect, it } from 'vitest'
import { contradictionsIn } from './contradictions.ts'
import { openingChoice } from './opening-choice.ts'
import { boardRecord } from './testing/small-record.ts'

const [first] = boardRecord.sizes
const codes = boardRecord.sizes.map(({ code }) => code)

it('a page opens with a middle size', () => {
  expect(openingChoice(boardRecord).size).toBe(codes[Math.floor(codes.length / 2)])
})

it('a page opens with the size that the record says', () => {
  expect(openingChoice({ ...boardRecord, opensWith: first?.code }).size).toBe(first?.code)
})

it('a page without the size that the record opens with, because it sells others, opens with a middle one', () => {
  const others = boardRecord.sizes.slice(1)
  const opened = openingChoice({ ...boardRecord, sizes: others, opensWith: first?.code }).size
  expect(opened).toBe(others[Math.floor(others.length / 2)]?.code)
})

it('a page opens with the position that the record says, where its size is made so', () => {
  const upright = { ...boardRecord, positions: ['P' as const, 'L' as const], opensPosition: 'P' as const }
  const long = upright.sizes.find(({ widthMm, heightMm }) => widthMm !== heightMm)?.code
  expect(openingChoice({ ...upright, opensWith: long }).orientation).toBe('P')
  expect(openingChoice({ ...upright, opensWith: long, opensPosition: undefined }).orientation).toBe('L')
  expect(openingChoice({ ...upright, opensWith: long, positions: ['L'] }).orientation).toBe('L')
})

it('a record does not open with a size that nobody can choose', () => {
  expect(contradictionsIn({ ...boardRecord, opensWith: 'HUGE' })).toEqual([
    'board, opensWith: There is no size HUGE.',
  ])
})
