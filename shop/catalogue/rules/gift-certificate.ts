/** What a gift certificate may be worth. The cart refuses other amounts; the product page lists these. */
import type { Cents } from '#packages/money/money.ts'

export const GIFT_CERTIFICATE_SKU = 'GiftCert'
export const LOWEST_GIFT_CENTS: Cents = 10_00
export const HIGHEST_GIFT_CENTS: Cents = 1500_00
/** The amounts that the page offers; any other between the lowest and the highest may be entered. */
export const OFFERED_GIFT_CENTS: readonly Cents[] = [25_00, 50_00, 75_00, 100_00, 150_00, 250_00]
export const MAX_GIFT_MESSAGE_LENGTH = 500
