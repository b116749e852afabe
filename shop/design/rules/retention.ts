/** How long designs are kept, and what shoppers are told of it: the words stand beside the figures they promise. */

/**
 * Days after the last visit for which a browser finds its designs again: 400 is the longest that browsers keep a cookie
 * (RFC 6265bis).
 */
export const PORTFOLIO_DAYS = 400

/** More than anybody makes; of more, those put in first leave the portfolio. */
export const MAX_IN_PORTFOLIO = 200

/** Staff change it by this key of the configuration. */
const DAYS_KEY = 'unordered_design_days'

/**
 * After how many days without a change a design is removed that nobody ordered or keeps. Fewer than a browser is promised
 * to find its designs again, and what is no whole number, count as that.
 */
export function unorderedDesignDays(configuration: ReadonlyMap<string, string>): number {
  const value = configuration.get(DAYS_KEY)?.trim() ?? ''
  return Math.max(PORTFOLIO_DAYS, /^\d{1,4}$/.test(value) ? Number(value) : 0)
}

/** Said in the design tool. */
export const KEPT_DESIGN = `We keep your design. This browser finds it again for ${PORTFOLIO_DAYS} days after your last visit.`

/** Said there when the browser refuses the cookie. */
export const KEPT_WITHOUT_COOKIES = `We keep your design for at least ${PORTFOLIO_DAYS} days after its last change. This browser refuses cookies and cannot find it again by itself: save the address of this page, which opens it.`

/** Stands in the text of a page for the days that the configuration says. */
export const DAYS_PLACE = '{{unordered_design_days}}'

export const withDays = (text: string, days: number) => text.replaceAll(DAYS_PLACE, String(days))

/** Said in the privacy pages. */
export const KEPT_DESIGNS_IN_FULL = `Without an account your browser finds its designs again by a cookie, for ${PORTFOLIO_DAYS} days after your last visit. We delete a design that nobody has ordered ${DAYS_PLACE} days after its last change, with its photos, unless it is in an account, in a customer’s cart, in a guest’s cart that was changed since, or one that a browser still finds. A photo that no design uses goes as many days after it arrived. What you have ordered we keep with the order, because we must answer for it. When you close your account, we delete its designs and photos at once, but for those of orders and those that another customer has saved.`
