import { expect, test } from 'vitest'
import { stillWrong } from './still-wrong.ts'

test('PE-22: a sentence goes once its field is right, and none comes while somebody types', () => {
  const said = { number: 'Check the number.', expiry: 'Enter the month and year.' }
  expect(stillWrong(said, { expiry: 'This card has run out.', securityCode: 'Enter 3 digits.' })).toEqual({
    number: undefined,
    expiry: 'This card has run out.',
  })
})

test('nothing is drawn anew while nothing changes', () => {
  const said = { number: 'Check the number.' }
  expect(stillWrong(said, { number: 'Check the number.', expiry: 'Enter the month.' })).toBe(said)
})
