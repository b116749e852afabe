import fc from 'fast-check'
import { expect, test } from 'vitest'
import { groupedCardNumber, tidiedExpiry } from './typed-card.ts'
import { tidiedEmail } from './typed-email.ts'
import { tidiedPhone } from './typed-phone.ts'
import { tidiedPostcode } from './typed-postcode.ts'
import { tidiedLines, tidiedSigns, tidiedText } from './typed-text.ts'

test.each([
  [' Robin ', 'Robin'],
  ['\u00a0Robin\u00a0\t', 'Robin'],
  ['Robin\r\n', 'Robin'],
  ['\ufeffRobin\u200b', 'Robin'],
  ['\u200e\u202aRobin\u202c', 'Robin'],
  ['12 Harbour\nStreet', '12 Harbour Street'],
  [' \u200b\u00a0 ', ''],
])('PE-01: %j is taken as %j', (typed, text) => expect(tidiedText(typed)).toBe(text))

test.each([
  'Zoë O’Brien-Ngũgĩ',
  "O'Brien",
  '李小龍',
  'محمد',
  'Ольга',
  // Persian joins with U+200C, Sinhala and emoji with U+200D.
  'می\u200cخواهم',
  'ශ්\u200dරී',
  'Robin 👩‍👩‍👧',
  '🏴\u{e0067}\u{e0062}\u{e0065}\u{e006e}\u{e0067}\u{e007f}',
  'X',
  'n'.repeat(60),
  'Anne – Marie',
])('PE-12: the name %j stays as it was typed', (name) => expect(tidiedText(name)).toBe(name))

test('PE-01: a message keeps its lines', () => {
  expect(tidiedLines(' Hello,\n\nwhere is \u200bit? \n')).toBe('Hello,\n\nwhere is it?')
})

test('PE-02: every dash is a hyphen and every quote an apostrophe where machines read', () => {
  expect(tidiedSigns('a‐b‑c‒d–e—f−g')).toBe('a-b-c-d-e-f-g')
  expect(tidiedSigns('o’neil ‘x`´')).toBe("o'neil 'x''")
  expect(tidiedSigns('ｒｏｂｉｎ＠ｅｘａｍｐｌｅ．ｃｏｍ')).toBe('robin@example.com')
})

test.each([
  ['words', tidiedText],
  ['an email', tidiedEmail],
  ['a phone number', tidiedPhone],
  ['a postcode', tidiedPostcode],
  ['a card number', groupedCardNumber],
  ['an expiry', tidiedExpiry],
])('PE-09: tidying %s once more changes nothing', (_, tidied) => {
  const marks = fc.constantFrom(
    ' ',
    '\u200b',
    '\u200d',
    '–',
    '/',
    '.',
    '+61',
    '0061',
    'mailto:',
    'tel:',
    '<',
    '>',
    '0',
    '4',
    '20',
  )
  const typed = fc.array(fc.oneof(marks, fc.string({ maxLength: 3 }), fc.nat(9999).map(String)), {
    maxLength: 8,
  })
  fc.assert(
    fc.property(typed, (parts) => {
      const once = tidied(parts.join(''))
      expect(tidied(once)).toBe(once)
    }),
    { numRuns: 2000 },
  )
})
