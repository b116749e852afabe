/** The first offers of a new shop. Staff change and end them in the database. */
import type { FamilyPages } from '#packages/product/pages.ts'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { headerOffers } from '#shop/content/tables.ts'
import { campaigns, coupons, earningRules, priceRules, spendingRules } from '#shop/marketing/tables.ts'

import type { BrandSeed } from './brand-seed.ts'
import { announceOpening, openingRule } from './opening-offer.ts'
import { seededPriceRules } from './tables.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Q-06, CA-15: the first order gets 10% off and a free 8x8 canvas print. */
const firstCoupons = ({
  couponFamily: family,
  freePiece,
  coupons: others,
}: BrandSeed): Row<typeof coupons>[] => [
  {
    code: 'welcome10',
    label: '10% off your first order',
    gift: { kind: 'percent', percent: 10 },
    firstOrderOnly: true,
    usesPerCustomer: 1,
    isCombinable: true,
    isAdvertised: true,
    successMessage: '10% is off the base prices of your first order.',
  },
  ...(family === undefined || freePiece === undefined
    ? []
    : [
        {
          code: 'free8x8',
          label: `Free ${freePiece} on first order`,
          gift: { kind: 'free-piece', size: '20X20' },
          family,
          firstOrderOnly: true,
          usesPerCustomer: 1,
          isCombinable: true,
          successMessage: `One ${freePiece} costs no base price.`,
        } as const,
      ]),
  {
    code: 'freepost',
    label: 'Free standard delivery',
    gift: { kind: 'free-shipping' },
    minimumSubtotalCents: 5000,
    isCombinable: true,
    isAdvertised: true,
  },
  ...(family === undefined
    ? []
    : [
        {
          code: 'wall3',
          label: 'Buy two canvases, get one',
          gift: { kind: 'buy-x-get-y', buy: 2, free: 1 },
          family,
          isAdvertised: true,
        } as const,
      ]),
  ...others,
]

/** By a key that is never used again for another rule. */
const firstPriceRules = (
  brand: BrandSeed,
  families: readonly DiscountedFamily[],
  now: Date,
): Record<string, Row<typeof priceRules>> => ({
  'opening-offer': openingRule(brand.opening, now),
  ...brand.campaignRules,
  ...quantityRules(families),
  'member-price': {
    label: 'Member price',
    membersOnly: true,
    change: { kind: 'percent-off', percent: 12 },
  },
})

/** What the shop opens with of a family's prices for several pieces. */
export interface DiscountedFamily {
  readonly record: Pick<ProductRecord, 'family'>
  readonly pages: Pick<FamilyPages, 'quantityDiscounts'>
}

const quantityRules = (families: readonly DiscountedFamily[]): Record<string, Row<typeof priceRules>> =>
  Object.fromEntries(
    families.flatMap(({ record: { family }, pages: { quantityDiscounts = [] } }) =>
      quantityDiscounts.map(({ fromQuantity, percentOff }) => [
        `quantity-${family}-${fromQuantity}`,
        {
          label: 'Quantity price',
          family,
          fromQuantity,
          change: { kind: 'percent-off' as const, percent: percentOff },
        },
      ]),
    ),
  )

const firstEarningRules: Row<typeof earningRules>[] = [
  {
    occasion: 'order',
    title: 'A point for every dollar',
    description: 'Every whole dollar paid for goods earns one point when the order arrives.',
    points: 1,
    perCents: 100,
  },
  {
    occasion: 'first-order',
    title: '100 points for the first order',
    description: 'Given once, when the first order arrives.',
    points: 100,
  },
  {
    occasion: 'review',
    title: '50 points for a review',
    description: 'Given when a review of something you bought is published.',
    points: 50,
  },
]

const firstSpendingRules: Row<typeof spendingRules>[] = [
  { label: '100 points pay A$5.00', points: 100, cents: 500, minPoints: 100, maxPoints: 2000 },
]

/**
 * Safe to repeat: coupons, campaigns and price rules stay as staff left them, new ones come; rules of points are added only
 * where there are none.
 */
export async function seedOffers(
  tx: Transaction,
  brand: BrandSeed,
  families: readonly DiscountedFamily[],
): Promise<void> {
  await tx.insert(coupons).values(firstCoupons(brand)).onConflictDoNothing()
  if (brand.campaigns.length > 0) {
    await tx
      .insert(campaigns)
      .values([...brand.campaigns])
      .onConflictDoNothing()
  }
  await seedPriceRules(tx, firstPriceRules(brand, families, new Date()))
  if ((await tx.$count(earningRules)) === 0) await tx.insert(earningRules).values(firstEarningRules)
  if ((await tx.$count(spendingRules)) === 0) await tx.insert(spendingRules).values(firstSpendingRules)
  if ((await tx.$count(headerOffers)) === 0) await announceOpening(tx, brand.opening)
}

/** Adds each rule once: one that staff have changed, ended or removed stays so. */
export async function seedPriceRules(
  tx: Transaction,
  rules: Readonly<Record<string, Row<typeof priceRules>>>,
): Promise<void> {
  const keys = Object.keys(rules).map((key) => ({ key }))
  if (keys.length === 0) return
  const added = await tx.insert(seededPriceRules).values(keys).onConflictDoNothing().returning()
  const fresh = added.flatMap(({ key }) => rules[key] ?? [])
  if (fresh.length > 0) await tx.insert(priceRules).values(fresh)
}
