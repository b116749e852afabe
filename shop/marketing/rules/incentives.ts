/** Everything that changes what a cart costs, read beforehand, so that pricing a cart is pure. */
import type { Cents } from '#packages/money/money.ts'
import type { Coupon } from './coupon.ts'
import type { Campaign, PriceRule } from './offers.ts'
import type { GiftCardInUse, PointsInUse } from './paying.ts'

/** A coupon of a cart; `refusal` says why this shopper cannot use it now, whatever the cart holds. */
export type CouponInUse =
  | { code: string; coupon: Coupon; refusal: string | undefined }
  | { code: string; coupon: undefined; refusal: string }

export interface Incentives {
  /** In force now, and meant for this shopper. */
  priceRules: readonly PriceRule[]
  /** Whether those for members are among them; false while there are none. */
  isForMember: boolean
  campaign: Campaign | undefined
  /** In the order in which they were added. */
  coupons: readonly CouponInUse[]
  giftCards: readonly GiftCardInUse[]
  /** The customer's balance when the cart uses it. */
  creditCents: Cents | undefined
  points: PointsInUse | undefined
}

export const noIncentives: Incentives = {
  priceRules: [],
  isForMember: false,
  campaign: undefined,
  coupons: [],
  giftCards: [],
  creditCents: undefined,
  points: undefined,
}

/** The incentives that a cart stores. */
export interface WantedIncentives {
  email: string | null
  customerId: number | null
  couponCodes: readonly string[]
  giftCardCodes: readonly string[]
  usesStoreCredit: boolean
  /** Null for as many as possible; meant only while `pointsRuleId` names a rule. */
  pointsWanted: number | null
  pointsRuleId: string | null
  usesMaxPoints: boolean
  priceCache: string | null
}
