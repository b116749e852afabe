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
})

it.each([
  ['08 / 28', '08/28'],
  ['8/2028', '08/28'],
  ['0828', '08/28'],
  ['2028-08', '08/28'],
])('the expiry %s is sent as %s', (typed, sent) => expect(plainExpiry(typed)).toBe(sent))
