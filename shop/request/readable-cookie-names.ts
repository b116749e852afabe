/** The cookies that scripts of a page read or write; none holds a secret. Every page loads these names, and no others. */
export const readableCookieNames = {
  /** The page to come back to after signing in. */
  returnTo: 'return_to',
  /** Copies for scripts of what the server knows. */
  cartCount: 'cart_count',
  signedIn: 'logged_in',
  /** The flash message: one sentence for the next page, shown once. */
  flash: 'said',
  /** What the shopper agreed to be measured for. */
  consent: 'consent',
  /** The offer for subscribers was seen; a day later it may be shown again. */
  homePopup: 'home_popup',
} as const
