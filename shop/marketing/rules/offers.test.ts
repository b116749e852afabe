import { describe, expect, test } from 'vitest'
import { type Campaign, campaignOf, isOn, noOffers, type PriceRule, priceRulesFor } from './offers.ts'

const START = new Date('2026-11-27T00:00:00Z')
const END = new Date('2026-11-30T00:00:00Z')
const DURING = new Date('2026-11-28T12:00:00Z')
const justBefore = (moment: Date) => new Date(moment.getTime() - 1)

describe('an offer', () => {
  test.each([
    ['before its first instant is off', START, END, justBefore(START), false],
    ['at its first instant is on', START, END, START, true],
    ['just before its last is on', START, END, justBefore(END), true],
    ['at its last is off', START, END, END, false],
    ['without a start was always on', null, END, new Date(0), true],
    ['without an end stays on', START, null, new Date('2099-01-01'), true],
    ['without an end is off before it starts', START, null, justBefore(START), false],
  ])('%s', (_, startsAt, endsAt, now, on) => {
    expect(isOn({ startsAt, endsAt }, now)).toBe(on)
  })
})

const campaign: Campaign = { code: 'Summer26', label: 'Summer', startsAt: START, endsAt: END }
const rule = (id: number, parts: Partial<PriceRule> = {}): PriceRule => ({
  ...{ id, label: `Rule ${id}`, startsAt: null, endsAt: null, family: null, size: null, sku: null },
  ...{ option: null, value: null, fromQuantity: 1, membersOnly: false, campaign: null },
  change: { kind: 'percent-off', percent: 10 },
  ...parts,
})

describe('the campaign that a shopper came with', () => {
  const offers = { ...noOffers, campaigns: [campaign] }

  test('is found however its code is written, while it runs', () => {
    expect(campaignOf(offers, 'SUMMER26', DURING)).toBe(campaign)
    expect(campaignOf(offers, 'summer26', END)).toBeUndefined()
  })

  test('is none for another code, and for none', () => {
    expect(campaignOf(offers, 'summer', DURING)).toBeUndefined()
    expect(campaignOf(offers, undefined, DURING)).toBeUndefined()
  })
})

describe('the price rules of a cart', () => {
  const offers = {
    ...noOffers,
    campaigns: [campaign],
    priceRules: [
      rule(1),
      rule(2, { endsAt: START }),
      rule(3, { membersOnly: true }),
      rule(4, { campaign: 'Summer26' }),
      rule(5, { campaign: 'Winter26' }),
    ],
  }
  const ids = (code: string | undefined, isMember: boolean, now = DURING) =>
    priceRulesFor(offers, { campaign: code, isMember, now }).map(({ id }) => id)

  test.each<[string, string | undefined, boolean, number[]]>([
    ['a guest gets what is for everybody and on', undefined, false, [1]],
    ['a member also what is for members', undefined, true, [1, 3]],
    ['with a campaign also what is for that one', 'summer26', false, [1, 4]],
    ['a campaign that there is not brings nothing', 'winter26', false, [1]],
  ])('%s', (_, code, isMember, expected) => {
    expect(ids(code, isMember)).toEqual(expected)
  })

  test('a campaign that is over brings nothing more', () => {
    expect(ids('summer26', false, END)).toEqual([1])
  })
})
