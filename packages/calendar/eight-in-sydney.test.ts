import { expect, it } from 'vitest'
import { eightInSydney } from './eight-in-sydney.ts'

it.each([
  ['2026-07-01', '2026-06-30T22:00:00.000Z'],
  ['2026-12-24', '2026-12-23T21:00:00.000Z'],
  // The days on which the clocks change, at three in the morning.
  ['2026-10-04', '2026-10-03T21:00:00.000Z'],
  ['2027-04-04', '2027-04-03T22:00:00.000Z'],
])('eight in the morning of %s in Sydney is %s', (day, moment) => {
  expect(eightInSydney(day).toISOString()).toBe(moment)
})
