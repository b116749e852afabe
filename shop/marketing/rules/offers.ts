/** What the shop offers, as data: staff change the rows, this file says what they mean. */
import type { Cents } from '#packages/money/money.ts'
import type { PriceChange } from '#packages/product/price-change.ts'

/** From the first instant to before the last; null is open-ended. */
export interface Period {
  startsAt: Date | null
  endsAt: Date | null
}

/**
 * Changes the price of one piece. A rule without an option changes the base price, which is that of the size and its set; one with
 * an option changes what that option adds. What is null fits everything.
 */
export interface PriceRule extends Period {
  id: number
  /** Shown to the shopper beside the amount. */
  label: string
  family: string | null
  size: string | null
  /** SKU of something that is not printed. */
  sku: string | null
  option: string | null
  value: string | null
  /** Holds from so many pieces of the same size, or of the same SKU, in one cart. */
  fromQuantity: number
  membersOnly: boolean
  /** Holds only for carts with this campaign's code. */
  campaign: string | null
  change: PriceChange
}

/** A link or mail with prices of its own; shoppers bring its code along as their price cache. */
export interface Campaign extends Period {
  code: string
  label: string
}

/** How customers earn points. */
export interface EarningRule {
  id: number
  occasion: 'order' | 'first-order' | 'review'
  title: string
  description: string
  points: number
  /** For `order`: so many points for each of these amounts; null gives the points once. */
  perCents: Cents | null
}

/** How points pay: `points` of them are worth `cents`. */
export interface SpendingRule {
  id: number
  label: string
  points: number
  cents: Cents
  minPoints: number
  maxPoints: number | null
}

/** Everything of the above, as read a few seconds ago. */
export interface Offers {
  priceRules: readonly PriceRule[]
  campaigns: readonly Campaign[]
  earningRules: readonly EarningRule[]
  /** The first is the usual one. */
  spendingRules: readonly SpendingRule[]
  /** Of coupons that are offered in carts, by name. */
  advertisedCodes: readonly string[]
}

export const noOffers: Offers = {
  priceRules: [],
  campaigns: [],
  earningRules: [],
  spendingRules: [],
  advertisedCodes: [],
}

export function isOn({ startsAt, endsAt }: Period, now: Date): boolean {
  return (startsAt === null || startsAt <= now) && (endsAt === null || now < endsAt)
}

/**
 * The rules that hold for one cart.
 *
 * @param campaign  code the shopper came with, as `readPriceCache` gave it
 */
export function priceRulesFor(
  offers: Offers,
  { campaign, isMember, now }: { campaign: string | undefined; isMember: boolean; now: Date },
): PriceRule[] {
  const running = campaignOf(offers, campaign, now)
  return offers.priceRules.filter(
    (rule) =>
      isOn(rule, now) &&
      (!rule.membersOnly || isMember) &&
      (rule.campaign === null || rule.campaign === running?.code),
  )
}

export function campaignOf(offers: Offers, code: string | undefined, now: Date): Campaign | undefined {
  const wanted = code?.toLowerCase()
  return offers.campaigns.find((campaign) => campaign.code.toLowerCase() === wanted && isOn(campaign, now))
}
