import { describe, expect, it } from 'vitest'
import { type CardFields, cardProblems, plainExpiry } from './card-fields.ts'

const now = new Date('2026-11-21T00:00:00Z')
const card: CardFields = { number: '4111 1111 1111 1111', expiry: '08 / 28', securityCode: '123' }
const wrong = (changes: Partial<CardFields>) => Object.keys(cardProblems({ ...card, ...changes }, now))

describe('card details are looked over before they go to the bank', () => {
  it('a complete card has no problem', () => expect(wrong({})).toEqual([]))

  it.each<[Partial<CardFields>, string]>([
    [{ number: '4111 1111 1111 1112' }, 'number'],
    [{ number: '' }, 'number'],
    [{ expiry: '13/28' }, 'expiry'],
    [{ expiry: '10/26' }, 'expiry'],
    [{ expiry: 'soon' }, 'expiry'],
    [{ securityCode: '12' }, 'securityCode'],
    [{ securityCode: '1234' }, 'securityCode'],
    [{ number: '3782 822463 10005', securityCode: '123' }, 'securityCode'],
    [{ number: '4'.repeat(20) }, 'number'],
    [{ number: '4111 1111 1111 1111 x' }, 'number'],
    [{ number: 'x 4111 1111 1111 1111' }, 'number'],
    // 11 digits that pass the check
    [{ number: '41111111112' }, 'number'],
    [{ securityCode: '' }, 'securityCode'],
    [{ securityCode: '12x' }, 'securityCode'],
    [{ securityCode: 'x12' }, 'securityCode'],
  ])('%j', (changes, field) => expect(wrong(changes)).toEqual([field]))

  it.each<Partial<CardFields>>([
    { expiry: '08 / /30' },
    { expiry: '08-30' },
    { expiry: '08.30' },
    { expiry: '2030-08' },
    { number: '4111—1111—1111—1111' },
    { number: '4111\u00a01111\u00a01111\u00a01111\u200b' },
    { securityCode: ' 123\u00a0' },
    { number: '378282246310005', securityCode: '1234' },
  ])('PE-02, PE-06: %j is right', (changes) => expect(wrong(changes)).toEqual([]))

  it('PE-31: American Express asks for its four digits, on the front', () => {
    const { securityCode } = cardProblems({ ...card, number: '378282246310005' }, now)
    expect(securityCode).toBe(
      'Enter the 4 digits on the front of your American Express card, above the number.',
    )
  })

  it('a card is good until the end of its month', () => expect(wrong({ expiry: '11/26' })).toEqual([]))

  it('a card that ends in December is good until the year has ended in Perth', () => {
    const on = (day: string) => cardProblems({ ...card, expiry: '12/26' }, new Date(day)).expiry
    expect(on('2026-12-31T15:59:59Z')).toBeUndefined()
    expect(on('2026-12-31T16:00:00Z')).toBe('This card has run out. Please use another one.')
  })

  it.each([
    [{ number: '' }, 'number' as const, 'Enter the long number on the front of your card.'],
    [
      { number: '4111' },
      'number' as const,
      'Check the number: it should be the long one on the front of your card.',
    ],
    [{ number: '4'.repeat(20) }, 'number' as const, 'That is 20 digits; card numbers have at most 19.'],
    [
      { number: `${'4'.repeat(20)}x` },
      'number' as const,
      'Check the number: it should be the long one on the front of your card.',
    ],
    [
      { number: `x${'4'.repeat(20)}` },
      'number' as const,
      'Check the number: it should be the long one on the front of your card.',
    ],
    [{ expiry: '' }, 'expiry' as const, 'Enter the month and year, such as 08 / 28.'],
    [{ securityCode: '' }, 'securityCode' as const, 'Enter the 3 digits on the back of your card.'],
  ])('%j is told at %s: %s', (changes, field, sentence) => {
    expect(cardProblems({ ...card, ...changes }, now)[field]).toBe(sentence)
  })

  // Payment systems give such numbers to no card; they only satisfy ISO/IEC 7812-1 and the check digit.
  it.each(['400000000002', '4000000000000000006'])('a number of %s has no problem', (number) =>
    expect(wrong({ number })).toEqual([]),
  )
})

it('an expiry that cannot be read is sent as nothing', () => expect(plainExpiry('soon')).toBe(''))

it.each([
  ['08 / 28', '08/28'],
  ['8/2028', '08/28'],
  ['0828', '08/28'],
  ['2028-08', '08/28'],
])('the expiry %s is sent as %s', (typed, sent) => expect(plainExpiry(typed)).toBe(sent))
