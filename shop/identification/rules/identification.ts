/** For which orders identification is asked, how long it counts, and what the shopper reads. */
import { type Cents, formatMoney } from '#packages/money/money.ts'

/** What a check came to, for good. */
export type Verdict = 'verified' | 'declined' | 'cancelled'

/** Whose identity a check is about. */
export type IdentityOwner = { kind: 'customer'; customerId: number } | { kind: 'guest'; cartId: string }

/** Of a cart: its customer's account, or the cart itself for a guest. */
export const ownerOf = (cart: { id: string; customerId: number | null }): IdentityOwner =>
  cart.customerId === null
    ? { kind: 'guest', cartId: cart.id }
    : { kind: 'customer', customerId: cart.customerId }

/** A value of the configuration, in whole cents; unset or anything else asks for no order. */
export const LEAST_TOTAL = 'identification_least_total'

/** From which total on, before gift cards, credit and points, an order needs it; undefined for none. */
export function leastTotal(configuration: ReadonlyMap<string, string>): Cents | undefined {
  const text = configuration.get(LEAST_TOTAL) ?? ''
  return /^\d{1,9}$/.test(text) && Number(text) > 0 ? Number(text) : undefined
}

/** How long a verdict counts for a customer; for a guest it counts for the one cart. */
export const VALID_DAYS = 365
const DAY_MS = 86_400_000

export const validUntil = (decidedAt: Date): Date => new Date(decidedAt.getTime() + VALID_DAYS * DAY_MS)
/** Verdicts after this moment count. */
export const validSince = (now: Date): Date => new Date(now.getTime() - VALID_DAYS * DAY_MS)

/** Whether a stored check is a verdict that counts now. */
export function isIdentified(
  check: { state: 'open' | Verdict; decidedAt: Date | null } | undefined,
  now: Date,
): boolean {
  return check?.state === 'verified' && check.decidedAt !== null && now < validUntil(check.decidedAt)
}

/** At the checkout. */
export const mustIdentify = (least: Cents) =>
  `For orders of ${formatMoney(least)} or more we need to know that a real person orders. Please confirm your identity first: it takes a few minutes, and your cart is kept.`

/** Where a change would take an order over the sum. */
export const mustOrderAnew = (least: Cents) =>
  `With this change your order comes to ${formatMoney(least)} or more, and for such orders we need to know that a real person orders. Please cancel this order and order again: the checkout lets you confirm your identity first.`

export const PROVIDER_AWAY =
  'The identity check does not answer just now. Nothing has happened; please try again in a few minutes.'

export const STILL_LOOKING = 'Your documents are still being looked at. Please wait for the answer.'

export const NO_CHECK = 'This shop checks no identities.'

/** What there is to know of somebody's identity. */
export type IdentificationState =
  | 'not-started'
  | 'open'
  | 'processing'
  | 'verified'
  | 'expired'
  | 'declined'
  | 'cancelled'
  | 'unknown'

export const stateSentences: Readonly<Record<IdentificationState, string>> = {
  'not-started': 'You have not confirmed your identity with us yet.',
  open: 'You have begun and not finished. Nothing is lost: go on where you stopped.',
  processing:
    'Your document is being looked at. It usually takes less than a minute, and this page shows the answer.',
  verified: 'Your identity is confirmed.',
  expired: 'You confirmed your identity more than a year ago, so we would need it again.',
  declined:
    'Your identity could not be confirmed. The picture may have been unclear, the document out of date or of a kind that is not taken, or you did not agree. You can try again, with another document if you have one.',
  cancelled: 'The check ended before it was finished. You can begin again.',
  unknown:
    'We could not ask how your check stands just now. If you have finished it, the answer is not lost: please look again in a few minutes.',
}
