/** P-24: what the shop's cookies are called, in one place. Pages, proxy and API read and set them by these names. */
export const cookieNames = {
  /** The token of a signed-in customer. */
  customer: 'customer_token',
  cart: 'cart_id',
  /** The code of the campaign that brought the shopper. */
  priceCache: 'price_cache',
  /** The price cache's second name, for the special price. */
  specialPrice: 'price_cache_special',
  /** Who recommended the shop. */
  referCode: 'refer_code',
  /** The order that this browser placed. */
  orderData: 'order_data',
  /** What a design tool remembers; gone with its pages. */
  toolData: 'tool_data',
  /** The page to come back to after signing in. */
  returnTo: 'return_to',
  /** Where the shopper came from, newest last. */
  trafficSource: 'traffic_source',
  /** Click of an affiliate's link. */
  affiliate: 'affiliate',
  /** The letter that brought the shopper, and the page it led to. */
  campaignId: 'campaign_id',
  landingPage: 'landing_page',
  /** Copies for scripts, which hold no secret. */
  cartCount: 'cart_count',
  signedIn: 'logged_in',
  /** What the shopper agreed to be measured for. */
  consent: 'consent',
  /** The offer for subscribers was seen; a day later it may be shown again. */
  homePopup: 'home_popup',
} as const
