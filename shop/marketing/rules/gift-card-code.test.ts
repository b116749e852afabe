import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { giftCardCode, maskedGiftCardCode, readGiftCardCode, shownGiftCardCode } from './gift-card-code.ts'

const ALPHABET = [...'23456789ABCDEFGHJKMNPQRSTVWXYZ']
const character = fc.constantFrom(...ALPHABET)
const random = fc.array(character, { minLength: 14, maxLength: 14 }).map((characters) => characters.join(''))

describe('codes of gift cards', () => {
  test('are read however they are typed', () => {
    fc.assert(
      fc.property(random, (text) => {
        const code = giftCardCode(text)
        expect(readGiftCardCode(code)).toBe(code)
        expect(readGiftCardCode(` ${shownGiftCardCode(code).toLowerCase()} `)).toBe(code)
      }),
    )
  })

  test('one wrong character is noticed', () => {
    fc.assert(
      fc.property(random, fc.nat(15), character, (text, place, wrong) => {
        const code = giftCardCode(text)
        fc.pre(code[place] !== wrong)
        expect(readGiftCardCode(code.slice(0, place) + wrong + code.slice(place + 1))).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test('two neighbours swapped are noticed', () => {
    fc.assert(
      fc.property(random, fc.nat(12), (text, place) => {
        fc.pre(text[place] !== text[place + 1])
        const code = giftCardCode(text)
        const swapped = code.slice(0, place) + code[place + 1] + code[place] + code.slice(place + 2)
        expect(readGiftCardCode(swapped)).toBeUndefined()
      }),
      { numRuns: 500 },
    )
  })

  test.each(['', '2'.repeat(13), '2'.repeat(15), '2'.repeat(13).concat('O')])(
    'nothing but 14 characters of the alphabet makes a code: %j',
    (text) => {
      expect(() => giftCardCode(text)).toThrow(
        `Expected 14 characters of the code alphabet but received ${text.length}`,
      )
    },
  )

  test('are the same for ever, for the cards that are out', () => {
    expect(giftCardCode('2'.repeat(14))).toBe('2'.repeat(16))
    expect(shownGiftCardCode('2'.repeat(16))).toBe('2222-2222-2222-2222')
    expect(shownGiftCardCode(giftCardCode('ABCDEFGHJKMNPQ'))).toBe('ABCD-EFGH-JKMN-PQFR')
  })

  test.each(['', '2222', 'O'.repeat(16), "2222-2222-2222-222'", '2'.repeat(17)])('%j is none', (text) =>
    expect(readGiftCardCode(text)).toBeUndefined(),
  )

  test('SH-22: a log sees the last four characters only', () => {
    const code = giftCardCode('ABCDEFGHJKMNPQ')
    expect(maskedGiftCardCode(code)).toBe(`•••• ${code.slice(-4)}`)
    expect(maskedGiftCardCode(code)).not.toContain('ABCDEFGH')
  })
})
