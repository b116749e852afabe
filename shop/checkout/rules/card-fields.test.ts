import { describe, expect, it } from 'vitest'
import { type CardFields, cardProblems, groupedNumber, plainExpiry } from './card-fields.ts'

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
  ])('%j', (changes, field) => expect(wrong(changes)).toEqual([field]))

  it('a card is good until the end of its month', () => expect(wrong({ expiry: '11/26' })).toEqual([]))
})

it.each([
  ['08 / 28', '08/28'],
  ['8/2028', '08/28'],
  ['0828', '08/28'],
])('the expiry %s is sent as %s', (typed, sent) => expect(plainExpiry(typed)).toBe(sent))

it('the number is shown in groups of four', () => {
  expect(groupedNumber('4111111111111111')).toBe('4111 1111 1111 1111')
})
