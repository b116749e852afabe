/** What an HTTP request says of itself beside the operation: who sends it, and for which store and prices. */
export interface Visit {
  /** IP address, for limits; undefined for calls of the shop itself. */
  address: string | undefined
  /** Bearer token of a customer. */
  token: string | undefined
  /** What the browser got when it signed in before; see `known-device.ts`. */
  device: string | undefined
  /** Header User-Agent, from which sessions get a name. */
  agent: string | undefined
  /** Store code of the `Store` header. */
  store: string | undefined
  /**
   * Code of the `X-Price-Cache` header or the price-cache cookies, in Base64; whether such a campaign runs is another
   * question.
   */
  priceCache: string | undefined
  /** Answer to the captcha, when it came as the `X-ReCaptcha` header. */
  captcha: string | undefined
  /** The client's idempotency key, so that sending a call again does not do it again; undefined without one. */
  actKey: string | undefined
}

/** The default visit: a guest of the default store. */
export const plainVisit: Visit = {
  address: undefined,
  token: undefined,
  device: undefined,
  agent: undefined,
  store: undefined,
  priceCache: undefined,
  captcha: undefined,
  actKey: undefined,
}
