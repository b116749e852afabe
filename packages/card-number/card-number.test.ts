import fc from 'fast-check'
import { expect, test } from 'vitest'
import { holdsCardNumber, passesLuhn } from './card-number.ts'

test.each([
  // Plain, and grouped as people write it.
  '4111111111111111',
  '4111 1111 1111 1111',
  '4111-1111-1111-1111',
  '4111.1111.1111.1111',
  '4111\u00a01111\u00a01111\u00a01111',
  '4111 – 1111 – 1111 – 1111',
  '3782 822463 10005',
  '6304 0000 0000 0000 00',
  // Among other words and figures.
  'my card is 4111111111111111, thank you',
  'card:4111111111111111/12/28/123',
  '4111 1111 1111 1111 12 28',
  '0400 000 000 4111 1111 1111 1111',
  'x4111111111111111x',
  // As somebody writes who wants it to pass.
  '4111\n1111\r\n1111\t1111',
  '4111/1111/1111/1111',
  '4111_1111, 1111 | 1111',
  '4111    1111    1111    1111',
  '4111\u200b1111\u200b1111\u200b1111',
  '４１１１１１１１１１１１１１１１',
  '0004111111111111111',
  // Beside an email address, and in what only looks like one.
  '4111 1111 1111 1111 sam@example.com',
  'sam@example.com 4111111111111111',
  'sam@example.com,4111111111111111',
  '4111111111111111@',
  '4111111111111111 @home',
  '4111111111111111@example',
])('a card number is found in %j', (text) => expect(holdsCardNumber(text)).toBe(true))

test.each([
  '',
  '4111 1111 1111 1112',
  // Shorter and longer than any card: an order number, telephones, a run of figures.
  '1000000017',
  '0400 000 000',
  '+61 2 5550 1234',
  '41111111111111111111111',
  // Twenty digits, whose checksum would be right.
  '41111111111111111115',
  // Right checksums that begin as no card does: a telephone with its country, a time in milliseconds.
  '0061412345672',
  '1763849000007',
  // Ids whose digits happen to pass.
  '41111111-1111-1111-8bcd-1f2e3d4c5b6a',
  'orders/41111111-1111-1111-8bcd-1f2e3d4c5b6a/lines',
  'abcdef4111111111111111abcdefabcdefabcdef',
  // An id parts what stands before it from what stands behind.
  '4111 1111 41111111-1111-1111-8bcd-1f2e3d4c5b6a 1111 1111',
  // An email address, whose digits are a name or a telephone.
  '4111111111111111@example.com',
  'sam4111111111111111@example.com',
  'sam.4111-1111-1111-1111+photos@example.com',
  'sam@4111111111111111.example',
  'Please write to <4111111111111111@mail.example.com>, not ring.',
  'sam4111111111111111＠example.com',
  // Words end a number.
  '4111 1111 and 1111 1111',
  'card_0kq4Zs81B5T7aR2xWm9YcE3uLdN6vHgP',
])('none is found in %j', (text) => expect(holdsCardNumber(text)).toBe(false))

const digit = fc.integer({ min: 0, max: 9 }).map(String)
const cardNumber = fc
  .tuple(fc.constantFrom('2', '3', '4', '5', '6'), fc.array(digit, { minLength: 11, maxLength: 17 }))
  .map(([first, digits]) => first + digits.join(''))
  .map((start) => start + [...'0123456789'].find((last) => passesLuhn(start + last)))
const words = fc.stringMatching(/^[^\d]*$/)

test('every number with a right checksum is found, however it is grouped and whatever stands around it', () => {
  const separators = fc.array(fc.constantFrom('', ' ', '-', ' - ', '\u00a0'), {
    minLength: 18,
    maxLength: 18,
  })
  const text = fc.tuple(words, cardNumber, separators, words).map(([before, number, between, after]) => {
    const grouped = [...number].map((one, index) => (index === 0 ? one : between[index - 1] + one)).join('')
    return `${before}(${grouped})${after}`
  })
  fc.assert(fc.property(text, (one) => holdsCardNumber(one)))
})

test('one wrong digit is noticed: the number is none any more', () => {
  fc.assert(
    fc.property(cardNumber, fc.nat(), fc.integer({ min: 1, max: 9 }), (number, at, by) => {
      const index = at % number.length
      const other = (Number(number[index]) + by) % 10
      return !holdsCardNumber(number.slice(0, index) + other + number.slice(index + 1))
    }),
  )
})

test('a text without 13 digits holds none', () => {
  fc.assert(
    fc.property(fc.string({ maxLength: 200 }), (text) => {
      fc.pre((text.match(/\d/g) ?? []).length < 13)
      return !holdsCardNumber(text)
    }),
  )
})

test('a checksum needs digits: an empty text has none', () => {
  expect(passesLuhn('')).toBe(false)
  expect(passesLuhn('0')).toBe(true)
})
