/**
 * Stripe sends the shopper back to one address, with ids and a secret of the payment behind it. That address is the
 * adapter's own: it redirects to the shop's page for the outcome, without any of the parameters.
 */
export const RETURN_PATH = '/stripe/return'

/** @param returnUrls  both at the shop's own address */
export function returnAddress({ approved, cancelled }: { approved: string; cancelled: string }): string {
  const address = new URL(RETURN_PATH, approved)
  address.searchParams.set('approved', new URL(approved).pathname)
  address.searchParams.set('cancelled', new URL(cancelled).pathname)
  return address.href
}

/** A path of this shop, and of nobody else's. */
const OWN_PATH = /^\/(?:[a-z0-9-]+\/)*[a-z0-9-]*$/

/** @returns undefined for an address that the shop did not make */
export function pathAfterBank(query: URLSearchParams): string | undefined {
  const path = query.get(query.get('redirect_status') === 'failed' ? 'cancelled' : 'approved')
  return path !== null && OWN_PATH.test(path) ? path : undefined
}
