import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { memberUntil } from '../../customers/commands/membership.ts'
import { isMember } from '../../customers/rules/membership.ts'
import { couponRefusal, UNKNOWN_CODE } from '../rules/coupon.ts'
import type { CouponInUse, Incentives, WantedIncentives } from '../rules/incentives.ts'
import { campaignOf, isOn, type Offers, priceRulesFor } from '../rules/offers.ts'
import type { PointsInUse } from '../rules/paying.ts'
import { type IncentiveFacts, incentiveFacts } from '../store/incentives.ts'
import type { ReadOffers } from './offers-reader.ts'

export interface IncentiveDeps {
  db: Queryable
  clock: Clock
  offers: ReadOffers
  /** Of the customer whose cart it is; left out, it is read when a price depends on it. */
  memberUntil?: Date | null | undefined
  /** Of goods that are ordered already: whether they were priced for a member. Left out, the membership decides. */
  isForMember?: boolean | undefined
}

/**
 * What changes the price of this cart. A cart without incentives needs no query, any other one round trip.
 */
export async function readIncentives(deps: IncentiveDeps, cart: WantedIncentives): Promise<Incentives> {
  const { db } = deps
  const now = deps.clock.now()
  const offers = await deps.offers()
  const facts = asksForFacts(cart)
    ? await incentiveFacts(db, {
        couponCodes: cart.couponCodes,
        giftCardCodes: cart.giftCardCodes,
        shopper: { customerId: cart.customerId, email: cart.email?.toLowerCase() ?? null },
        now,
      })
    : undefined
  const isForMember = deps.isForMember ?? isMember(await membershipOf(deps, cart, offers), now)
  return {
    priceRules: priceRulesFor(offers, {
      campaign: cart.priceCache ?? undefined,
      isMember: isForMember,
      now,
    }),
    isForMember,
    campaign: campaignOf(offers, cart.priceCache ?? undefined, now),
    coupons: cart.couponCodes.map((code) => couponInUse(code, facts, now)),
    giftCards: cart.giftCardCodes.flatMap((code) => {
      const card = facts?.giftCards.find((known) => known.code === code)
      return card ? { ...card, isExpired: card.expiresOn < isoDayInSydney(now) } : []
    }),
    creditCents: cart.usesStoreCredit ? facts?.creditCents : undefined,
    points: pointsInUse(cart, offers, facts),
  }
}

/** Guests have no credit and no points. */
function asksForFacts(cart: WantedIncentives): boolean {
  if (cart.couponCodes.length > 0 || cart.giftCardCodes.length > 0) return true
  return cart.customerId !== null && (cart.usesStoreCredit || cart.pointsRuleId !== null)
}

/** Null for guests, and while no price is for members. */
async function membershipOf(
  { db, clock, memberUntil: known }: IncentiveDeps,
  { customerId }: WantedIncentives,
  { priceRules }: Offers,
): Promise<Date | null> {
  const now = clock.now()
  const matters = customerId !== null && priceRules.some((rule) => rule.membersOnly && isOn(rule, now))
  if (!matters) return null
  return known === undefined ? memberUntil(db, customerId) : known
}

function couponInUse(code: string, facts: IncentiveFacts | undefined, now: Date): CouponInUse {
  const known = facts?.coupons.find(({ coupon }) => coupon.code === code)
  if (!known) return { code, coupon: undefined, refusal: UNKNOWN_CODE }
  const refusal = couponRefusal(known.coupon, {
    now,
    usesOfShopper: known.usesOfShopper,
    isFirstOrder: !facts?.hasOrdered,
  })
  return { code, coupon: known.coupon, refusal }
}

function pointsInUse(
  cart: WantedIncentives,
  { spendingRules }: Offers,
  facts: IncentiveFacts | undefined,
): PointsInUse | undefined {
  const rule = spendingRules.find(({ id }) => String(id) === cart.pointsRuleId)
  if (!rule || !facts || cart.customerId === null) return undefined
  return { balance: facts.points, rule, wanted: cart.pointsWanted, usesMax: cart.usesMaxPoints }
}
