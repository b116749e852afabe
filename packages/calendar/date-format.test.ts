import { expect, test } from 'vitest'
import { dateFormat } from './date-format.ts'

const MIDNIGHT_IN_SYDNEY = new Date('2026-11-26T13:00:00Z')

test.each([
  ['Australia/Sydney', '27 November'],
  ['UTC', '26 November'],
])('a moment is said as clocks in %s show it', (timeZone, said) => {
  expect(dateFormat('en-AU', timeZone, { day: 'numeric', month: 'long' })(MIDNIGHT_IN_SYDNEY)).toBe(said)
})

test('Swedish writes a day as year, month and day', () => {
  expect(dateFormat('sv-SE', 'Australia/Sydney')(MIDNIGHT_IN_SYDNEY)).toBe('2026-11-27')
})

test('no moment is not the present one', () => {
  const day = dateFormat('en-AU', 'UTC')
  expect(() => day(undefined as never)).toThrow(TypeError)
  expect(() => day(new Date('no day'))).toThrow(RangeError)
})
