/** What an order stores beside its lines and totals, copied from the cart when it is placed. */
import type { Cents } from '#packages/money/money.ts'

/** One promotion and what it took off, as the shopper saw it. */
export interface OrderDiscount {
  label: string
  amountCents: Cents
  appliedTo: 'ITEM' | 'SHIPPING'
  /** Undefined for a promotion without a code. */
  couponCode?: string | undefined
}

/** A gift card that paid for a part of the order. */
export interface UsedGiftCard {
  code: string
  appliedCents: Cents
}

/** What the contract calls additional information, as far as it stays with the order. */
export interface OrderNotes {
  awc?: string | undefined
  dropShip?: string | undefined
  priceCache?: string | undefined
  businessPurchase?: boolean | undefined
  gstNumber?: string | undefined
  gstCertificate?: string | undefined
  /** Australian Business Number of the buyer, 11 digits; on the tax invoice. */
  abn?: string | undefined
}

/** Words that travel with a gift. */
export interface GiftNote {
  to: string
  from: string
  message: string
}

export type LineKind = 'printed' | 'gift-certificate' | 'membership' | 'goods'
