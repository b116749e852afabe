/** What an HTTP request says of itself beside the operation: who sends it, and for which store and prices. */
export interface Visit {
  /** IP address, for limits; undefined for calls of the shop itself. */
  address: string | undefined
  /** Bearer token of a customer. */
  token: string | undefined
  /** What the browser got when it signed in before; see `known-device.ts`. */
  device: string | undefined
  /** Store code of the `Store` header. */
  store: string | undefined
  /** Code of the `X-Price-Cache` header or the price-cache cookies, in Base64; whether such a campaign runs is another question. */
  priceCache: string | undefined
  /** Answer to the captcha, when it came as the `X-ReCaptcha` header. */
  captcha: string | undefined
  /** What the client calls this act, so that sending it again does not do it again; undefined when it does not care. */
  actKey: string | undefined
}

/** A visit that says nothing: a guest, and the default store. */
export const plainVisit: Visit = {
  address: undefined,
  token: undefined,
  device: undefined,
  store: undefined,
  priceCache: undefined,
  captcha: undefined,
  actKey: undefined,
}
