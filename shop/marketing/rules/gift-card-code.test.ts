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

  test.each(['', '2222', 'O'.repeat(16), "2222-2222-2222-222'", '2'.repeat(17)])('%j is none', (text) =>
    expect(readGiftCardCode(text)).toBeUndefined(),
  )

  test('SH-22: a log sees the last four characters only', () => {
    const code = giftCardCode('ABCDEFGHJKMNPQ')
    expect(maskedGiftCardCode(code)).toBe(`•••• ${code.slice(-4)}`)
    expect(maskedGiftCardCode(code)).not.toContain('ABCDEFGH')
  })
})
