/** The named pages of the shop: what an address looks like, its variable words written `:name`. */
export const patterns = {
  home: '/',
  /** The same page under its own word. */
  homeByName: '/home',
  search: '/catalogsearch/result',
  hostedSearch: '/search/go',
  cart: '/checkout/cart',
  cartCount: '/checkout/cart/count',
  cartLines: '/checkout/cart/lines',
  checkout: '/checkout',
  success: '/checkout/success',
  paymentApproved: '/checkout/receipt/approved',
  paymentCancelled: '/checkout/receipt/cancel',
  signIn: '/customer/login',
  register: '/customer/register',
  forgotPassword: '/customer/forgot-password',
  resendLink: '/customer/resend-link',
  logout: '/customer/logout',
  subscribe: '/newsletter/subscribe',
  manifest: '/manifest.webmanifest',
  designTool: '/uploadchoice',
  blog: '/blog',
  blogPost: '/blog/:urlKey',
  reviews: '/reviews',
  writeReview: '/write-a-review',
  /** A category, a product or a page of words. */
  urlKey: '/:urlKey',
} as const

export type PageName = keyof typeof patterns
