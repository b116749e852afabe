/** What each page may load and use, and who may frame it. */
import {
  type Framing,
  joinedSources,
  securePage,
  type ThirdPartySources,
} from '#platform/http/content-security.ts'
import { allowPaymentSheets } from '#platform/http/security-headers.ts'
import type { CheckoutNeeds } from '#platform/payments/opening.ts'
import { BARE_PAGE } from '../routing/frame-parts.ts'
import { paths } from '../routing/paths.ts'

/**
 * The checkout may load what the gateway's card fields need, and no other page may.
 *
 * @param allowed  on every page
 * @param needs    undefined for card fields that are the shop's own
 */
export function createPagePolicy(allowed: ThirdPartySources, needs: CheckoutNeeds | undefined) {
  const atCheckout = needs && joinedSources(allowed, needs.sources)
  return (headers: Headers, { url }: Pick<Request, 'url'>, scriptSources: readonly string[]): void => {
    const path = new URL(url).pathname.toLowerCase()
    const isCheckout = path.replace(/\/$/, '') === paths.checkout()
    securePage(headers, scriptSources, (isCheckout && atCheckout) || allowed, framingOf(path))
    if (isCheckout && needs?.paymentSheets.length) allowPaymentSheets(headers, needs.paymentSheets)
  }
}

/** SH-15: one page may be framed by other sites. */
const framingOf = (path: string): Framing => (path === BARE_PAGE ? 'anybody' : 'self')
