import { describe, expect, it } from 'vitest'
import { loyaltyLevels } from './loyalty.ts'
import { noOffers, type PriceRule } from './offers.ts'

const now = new Date('2026-11-21T00:00:00Z')
const rule: PriceRule = {
  id: 1,
  label: 'Member price',
  family: null,
  size: null,
  sku: null,
  option: null,
  value: null,
  fromQuantity: 1,
  membersOnly: true,
  campaign: null,
  change: { kind: 'percent-off', percent: 12 },
  startsAt: null,
  endsAt: null,
}
const known = { now, specialSizes: 'special 20x20 CM size' }
const ofMembers = (...priceRules: PriceRule[]) =>
  loyaltyLevels({ ...noOffers, priceRules }, known).at(-1)?.benefits ?? []

describe('I-19: what members get is what carts give them', () => {
  it.each([
    [{}, 'Member price: 12% off the base price on every product, but for the special 20x20 CM size.'],
    [{ family: 'canvas' }, 'Member price: 12% off the base price on some products.'],
    [{ option: 'depth' }, 'Member price: 12% off the base price on some options.'],
    [
      { sku: 'SAMPLE-KIT', change: { kind: 'cents-off', cents: 300 } },
      'Member price: A$3.00 off each on some products.',
    ],
    [
      { fromQuantity: 3, change: { kind: 'price', cents: 2000 } },
      'Member price: A$20.00 each on every product, but for the special 20x20 CM size, from 3 pieces.',
    ],
  ] as [Partial<PriceRule>, string][])('%j', (change, sentence) => {
    expect(ofMembers({ ...rule, ...change })[0]).toBe(sentence)
  })

  it('names no size in a shop where offers skip none', () => {
    const [, member] = loyaltyLevels({ ...noOffers, priceRules: [rule] }, { now, specialSizes: undefined })
    expect(member?.benefits[0]).toBe('Member price: 12% off the base price on every product.')
  })

  it('is nothing of a rule for everybody, of a campaign, or of another day', () => {
    expect(
      ofMembers(
        { ...rule, membersOnly: false },
        { ...rule, campaign: 'spring' },
        { ...rule, endsAt: new Date('2026-11-20T00:00:00Z') },
      ),
    ).toEqual([])
  })

  it('I-19: every customer earns and spends points', () => {
    const [customer] = loyaltyLevels(
      {
        ...noOffers,
        earningRules: [
          {
            id: 1,
            occasion: 'order',
            title: 'T',
            description: 'A point a dollar.',
            points: 1,
            perCents: 100,
          },
        ],
        spendingRules: [
          { id: 1, label: '100 points pay A$5.00', points: 100, cents: 500, minPoints: 100, maxPoints: null },
        ],
      },
      known,
    )
    expect(customer?.benefits).toEqual(['T. A point a dollar.', '100 points pay A$5.00.'])
  })
})
