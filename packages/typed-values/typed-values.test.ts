import { describe, expect, test } from 'vitest'
import { suggestedEmail } from './email-suggestion.ts'
import { emailKey, tidiedEmail } from './typed-email.ts'
import { isPhone, tidiedPhone } from './typed-phone.ts'
import { tidiedPostcode } from './typed-postcode.ts'

describe('PE-03: an email', () => {
  test.each([
    ' robin@example.com\u00a0',
    'mailto:robin@example.com',
    'MAILTO: robin@example.com?subject=Hello%20there',
    'Robin Marsh <robin@example.com>',
    '"Marsh, Robin" <mailto:robin@example.com>,',
    '<robin@example.com>',
    '\u200erobin@example.com\u200b',
    'robin@example.com.',
    '"robin@example.com"',
  ])('%j is robin@example.com', (typed) => expect(tidiedEmail(typed)).toBe('robin@example.com'))

  test('has a plain apostrophe, whatever the keyboard wrote', () => {
    expect(tidiedEmail('pat.o’neil@example.com')).toBe("pat.o'neil@example.com")
  })

  test.each(['robin @example.com', 'A <a@b.co>, B <c@d.co>', 'a@b.co\nBcc: x@y.co', 'Robin <>'])(
    '%j is no single address and stays as it is',
    (typed) => expect(tidiedEmail(typed)).toBe(typed),
  )

  test('is looked for in 4,000 letters, and more stay as they are', () => {
    const copied = (letters: number) => `${'n'.repeat(letters - 20)} <robin@example.com>`
    expect(tidiedEmail(copied(4000))).toBe('robin@example.com')
    expect(tidiedEmail(copied(4001))).toBe(copied(4001))
  })

  test('has one key for all its spellings', () => {
    expect(emailKey('mailto:Robin@Example.com')).toBe(emailKey(' robin@example.com\u200b'))
  })
})

describe('PE-03: a likely slip in an email gets a suggestion', () => {
  test.each([
    ['robin@gmail.con', 'robin@gmail.com'],
    ['robin@gmial.com', 'robin@gmail.com'],
    ['robin@gmai.com', 'robin@gmail.com'],
    ['robin@gnail.com', 'robin@gmail.com'],
    ['robin@gmaill.com', 'robin@gmail.com'],
    ['robin@gmial.con', 'robin@gmail.com'],
    ['robin@gmail.co', 'robin@gmail.com'],
    ['robin@hotmial.com', 'robin@hotmail.com'],
    ['robin@yahoo.com.ua', 'robin@yahoo.com.au'],
    ['robin@bigpnd.com', 'robin@bigpond.com'],
    ['Robin@Outlok.com', 'Robin@outlook.com'],
    ['robin@harbour-studio.con.au', 'robin@harbour-studio.com.au'],
  ])('%s may mean %s', (typed, meant) => expect(suggestedEmail(typed)).toBe(meant))

  test.each([
    'robin@gmail.com',
    'robin@GMAIL.com',
    'robin@ymail.com',
    'robin@mail.com',
    'robin@gmx.com',
    'robin@me.com',
    'robin@example.com',
    'robin@proton.me',
    'robin@uni.edu.au',
    'robin@gov.ua',
    'robin',
    'robin@',
    '',
  ])('%j gets none', (typed) => expect(suggestedEmail(typed)).toBeUndefined())
})

describe('PE-04: a phone number', () => {
  test.each([
    ['0412345678', '0412 345 678'],
    ['412 345 678', '0412 345 678'],
    ['+61 412 345 678', '0412 345 678'],
    ['+610412345678', '0412 345 678'],
    ['+61 (0) 412 345 678', '0412 345 678'],
    ['0061412345678', '0412 345 678'],
    ['0011 61 412 345 678', '0412 345 678'],
    ['61412345678', '0412 345 678'],
    ['tel:+61-412-345-678', '0412 345 678'],
    ['\u202a0412 345 678\u202c', '0412 345 678'],
    ['0412–345–678', '0412 345 678'],
    ['(02) 9876 5432', '02 9876 5432'],
    ['+61 (0)2 9876 5432', '02 9876 5432'],
    ['298765432', '02 9876 5432'],
    ['1300 123 456', '1300 123 456'],
    ['+61 1300 123 456', '1300 123 456'],
    ['1800-123-456', '1800 123 456'],
    ['131234', '13 12 34'],
    ['13 12 34', '13 12 34'],
  ])('%j is %s', (typed, number) => {
    expect(tidiedPhone(typed)).toBe(number)
    expect(isPhone(typed)).toBe(true)
  })

  test.each([
    '',
    '0',
    '12345',
    '9876 5432',
    '04123456789',
    '+44 20 7946 0958',
    '0012345678',
    'call me',
    '0912345678',
  ])('%j is none', (typed) => expect(isPhone(typed)).toBe(false))
})

describe('PE-05: a postcode', () => {
  test.each([
    [' 3550 ', '3550'],
    ['VIC 3550', '3550'],
    ['3550 Bendigo', '3550'],
    ['3 550', '3550'],
    ['3-550', '3550'],
    ['３５５０', '3550'],
    ['0200', '0200'],
    ['0800', '0800'],
    ['2611', '2611'],
  ])('%j is %s', (typed, postcode) => expect(tidiedPostcode(typed)).toBe(postcode))

  test.each(['', '355', '35500', '3550-1234', 'VIC'])('%j is none and stays', (typed) =>
    expect(tidiedPostcode(typed)).toBe(typed),
  )
})
