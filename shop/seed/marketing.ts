/** The first offers of a new shop. Staff change and end them in the database. */
import { and, eq, gt } from 'drizzle-orm'
import type { Transaction } from '#platform/database/pool.ts'
import { writeOffer } from '#shop/content/commands/write-offer.ts'
import { headerOffers } from '#shop/content/tables.ts'
import { campaigns, coupons, earningRules, priceRules, spendingRules } from '#shop/marketing/tables.ts'

type Row<Table extends { $inferInsert: object }> = Table['$inferInsert']

/** Q-06, CA-15: the first order gets 10% off and a free 8x8 canvas print. */
const firstCoupons: Row<typeof coupons>[] = [
  {
    code: 'welcome10',
    label: '10% off your first order',
    gift: { kind: 'percent', percent: 10 },
    firstOrderOnly: true,
    usesPerCustomer: 1,
    isCombinable: true,
    successMessage: '10% are off the base prices of your first order.',
  },
  {
    code: 'free8x8',
    label: 'Free 8x8 canvas print on first order',
    gift: { kind: 'free-piece', size: '20X20' },
    family: 'canvas',
    firstOrderOnly: true,
    usesPerCustomer: 1,
    isCombinable: true,
    successMessage: 'One 8x8 canvas print costs no base price.',
  },
  {
    code: 'freepost',
    label: 'Free standard delivery',
    gift: { kind: 'free-shipping' },
    minimumSubtotalCents: 5000,
    isCombinable: true,
  },
  {
    code: 'wall3',
    label: 'Buy two canvases, get one',
    gift: { kind: 'buy-x-get-y', buy: 2, free: 1 },
    family: 'canvas',
  },
]

/** A printed sheet offers 11 x 14 inches for 6.99; its code is the link's price cache (P-22). */
const firstCampaigns: Row<typeof campaigns>[] = [{ code: '11x14at6.99', label: '11 × 14 in canvas offer' }]

const OPENING = 'Opening offer'
/** How long the opening offer lasts from the day the shop is made. */
const OPENING_DAYS = 90
const DAY_MS = 24 * 3_600_000

const firstPriceRules = (now: Date): Row<typeof priceRules>[] => [
  {
    label: OPENING,
    family: 'canvas',
    size: '60X90',
    change: { kind: 'price', cents: 3999 },
    endsAt: new Date(now.getTime() + OPENING_DAYS * DAY_MS),
  },
  {
    label: '11 × 14 in canvas offer',
    family: 'canvas',
    size: '28X36',
    campaign: '11x14at6.99',
    change: { kind: 'price', cents: 699 },
  },
  { label: 'Member price', membersOnly: true, change: { kind: 'percent-off', percent: 12 } },
]

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

/** Safe to repeat: coupons and campaigns stay as staff left them, rules are added only where there are none. */
export async function seedOffers(tx: Transaction): Promise<void> {
  await tx.insert(coupons).values(firstCoupons).onConflictDoNothing()
  await tx.insert(campaigns).values(firstCampaigns).onConflictDoNothing()
  if ((await tx.$count(priceRules)) === 0) await tx.insert(priceRules).values(firstPriceRules(new Date()))
  if ((await tx.$count(earningRules)) === 0) await tx.insert(earningRules).values(firstEarningRules)
  if ((await tx.$count(spendingRules)) === 0) await tx.insert(spendingRules).values(firstSpendingRules)
  if ((await tx.$count(headerOffers)) === 0) await announceOpening(tx)
}

/** The banner says what the price rule does, and ends with it. */
async function announceOpening(tx: Transaction): Promise<void> {
  const [rule] = await tx
    .select({ endsAt: priceRules.endsAt })
    .from(priceRules)
    .where(and(eq(priceRules.label, OPENING), gt(priceRules.endsAt, new Date())))
  if (!rule) return
  await writeOffer(
    { db: tx },
    {
      saleTitle: OPENING,
      offerText: '<b>[SALE_TITLE].</b> 60 × 90 cm canvas from A$39.99',
      offerDescription:
        '<p>A slim 60 × 90 cm canvas costs A$39.99 instead of A$59.99 until this offer ends. Deeper frames and other finishes cost what the product page adds for them.</p>' +
        '<p>You need no code. Standard delivery is free over [FREESHIPPING].</p>' +
        '<p>Questions? Write to <a href="mailto:[CONTACT_EMAIL]">[CONTACT_EMAIL]</a>.</p>',
      endsAt: rule.endsAt,
      showsTimer: true,
    },
  )
}
