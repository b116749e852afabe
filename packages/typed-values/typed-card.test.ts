import { describe, expect, test } from 'vitest'
import { type Edit, formattedEdit } from './format-while-typing.ts'
import {
  cardDigits,
  expiryWhileTyped,
  groupedCardNumber,
  readExpiry,
  securityCodeLength,
  tidiedExpiry,
  writtenExpiry,
} from './typed-card.ts'

test.each([
  '0830',
  '830',
  '08/30',
  '8/30',
  '08-30',
  '08–30',
  '08.30',
  '08 30',
  '08 / 30',
  '08 / /30',
  '08/2030',
  '082030',
  '2030-08',
  '2030/08',
  '2030/8',
  '203008',
  ' 08/30\u200b',
  '08/30/',
  '08/30 ',
  '/08/30',
  'Aug 30',
  'august 2030',
  'AUG-30',
  'Aug. 2030',
  'aug30',
])('PE-06: the expiry %j is August 2030', (typed) => {
  expect(readExpiry(typed)).toEqual({ month: 8, year: 2030 })
  expect(tidiedExpiry(typed)).toBe('08 / 30')
})

test('PE-06: every month is read, by its number and by its name, and written as a gateway wants it', () => {
  const names = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ')
  for (const [index, name] of names.entries()) {
    const month = index + 1
    const two = String(month).padStart(2, '0')
    for (const typed of [`${two}/30`, `${month}/30`, `2030-${two}`, `${name} 30`]) {
      expect(readExpiry(typed), typed).toEqual({ month, year: 2030 })
    }
    expect(writtenExpiry({ month, year: 2005 }, '/')).toBe(`${two}/05`)
    expect(expiryWhileTyped(two), 'while it is typed').toBe(`${two} / `)
  }
  for (const none of ['00', '13']) expect(expiryWhileTyped(none)).toBe(none)
})

test.each(['', '8', '13/30', '00/30', '2030', '08/3', 'soon', 'Aug', 'Sum 30', '08/30/28', '1930-08'])(
  'PE-06: %j is no month and year, and stays',
  (typed) => {
    expect(readExpiry(typed)).toBeUndefined()
    expect(tidiedExpiry(typed)).toBe(typed)
  },
)

test.each([
  ['4111111111111111', '4111 1111 1111 1111'],
  ['4111—1111—1111—1111', '4111 1111 1111 1111'],
  ['4111 – 1111', '4111 1111'],
  ['378282246310005', '3782 822463 10005'],
  ['37828', '3782 8'],
  ['4'.repeat(22), `${'4444 '.repeat(5)}44`],
  ['my card', 'my card'],
  ['', ''],
])('PE-02, PE-07: the card number %j is shown as %j', (typed, shown) => {
  expect(groupedCardNumber(typed)).toBe(shown)
})

test('PE-02: a card number goes to the bank as its digits', () => {
  expect(cardDigits('4111\u00a01111–1111-1111\u200b')).toBe('4111111111111111')
})

test('the security code of American Express has four digits, all others three', () => {
  expect(securityCodeLength('3782 822463 10005')).toBe(4)
  expect(securityCodeLength('4111 1111')).toBe(3)
})

describe('PE-08: a field that formats while somebody types', () => {
  /** Where `|` stands, the caret is. */
  const edit = (text: string): Edit => ({ text: text.replace('|', ''), caret: text.indexOf('|') })
  const shown = ({ text, caret }: Edit) => `${text.slice(0, caret)}|${text.slice(caret)}`
  const typedIn = (keys: string, format: (text: string) => string) =>
    [...keys].reduce<Edit>(
      ({ text }, key) => formattedEdit(text, { text: text + key, caret: text.length + 1 }, format),
      { text: '', caret: 0 },
    ).text

  test.each([
    ['0830', '08 / 30'],
    ['08/30', '08 / 30'],
    ['08 / 30', '08 / 30'],
    ['8/30', '08 / 30'],
    ['8 / 30', '08 / 30'],
    ['08/30/', '08 / 30'],
    ['08/30 ', '08 / 30'],
    ['8/30/', '08 / 30'],
    ['08-30', '08 / 30'],
    ['08.30', '08 / 30'],
    ['08/2030', '08 / 2030'],
    ['2030-08', '2030-08'],
    ['1', '1'],
    ['12', '12 / '],
  ])('the keys %j of an expiry show %j', (keys, text) => expect(typedIn(keys, expiryWhileTyped)).toBe(text))

  test('a month without its 0 gets it, whatever parts it from the year that is to come', () => {
    for (const typed of ['8/', '08/', '8 / ', '8 -', '8.']) expect(expiryWhileTyped(typed)).toBe('08 / ')
  })

  test.each<[what: string, before: string, after: string, then: string, isForward?: boolean]>([
    ['backspace through the slash takes the month’s last digit', '08 / ', '08 /|', '0|'],
    ['backspace behind the slash, with a year', '08 / 30', '08 /|30', '0| /30'],
    ['the year is deleted', '08 / 3', '08 / |', '08 / |'],
    ['the month loses a digit', '12 / ', '1| / ', '1|'],
    ['all is selected and replaced', '08 / 30', '1|', '1|'],
    ['a digit typed in front of a whole month', '11 / ', '12|1 / ', '12| / 1'],
    ['another month is typed before the slash', '0 / 30', '09| / 30', '09| / 30'],
  ])('expiry: %s', (_, before, after, then, isForward) => {
    expect(shown(formattedEdit(before, edit(after), expiryWhileTyped, isForward))).toBe(then)
  })

  test.each<[what: string, before: string, after: string, then: string, isForward?: boolean]>([
    ['a digit at the end', '4111', '41111|', '4111 1|'],
    ['a digit in the middle', '4111 111', '41|111 111', '41|11 1111'],
    ['backspace in the middle', '4111 1211', '4111 1|11', '4111 1|11'],
    ['backspace through a space', '4111 1111', '4111|1111', '411|1 111'],
    ['delete through a space', '4111 2111', '4111|2111', '4111| 111', true],
    ['pasted with long dashes', '', '4111–1111–1|', '4111 1111 1|'],
    ['pasted between groups', '4111 1111', '4111 5555|1111', '4111 5555| 1111'],
    ['what is no number stays', '4111', 'my 4|111', 'my 4|111'],
  ])('card number: %s', (_, before, after, then, isForward) => {
    expect(shown(formattedEdit(before, edit(after), groupedCardNumber, isForward))).toBe(then)
  })
})
