/** How long designs are kept, and what shoppers are told of it: the words stand beside the figures they promise. */

/**
 * Days after the last visit for which a browser finds its designs again: 400 is the longest that browsers keep a cookie
 * (RFC 6265bis).
 */
export const PORTFOLIO_DAYS = 400

/** More than anybody makes; of more, those put in first leave the portfolio. */
export const MAX_IN_PORTFOLIO = 200

/** Said in the design tool. */
export const KEPT_DESIGN = `We keep your design. This browser finds it again for ${PORTFOLIO_DAYS} days after your last visit.`

/** Said there when the browser refuses the cookie. */
export const KEPT_WITHOUT_COOKIES =
  'We keep your design. This browser refuses cookies and cannot find it again by itself: save the address of this page, which opens it.'

/** Said in the privacy pages. */
export const KEPT_DESIGNS_IN_FULL = `Without an account your browser finds its designs again by a cookie, for ${PORTFOLIO_DAYS} days after your last visit. We delete a design and its photos when you ask us to, and not before.`
