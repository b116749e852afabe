/**
 * Every page of the shop as a typed function; no page joins strings. Patterns are in patterns.ts, files in file-paths.ts and
 * what mails hold in mail-paths.ts: every page loads this one.
 */
import { addressOf } from '#packages/routes/address.ts'
import { patterns } from './patterns.ts'

export const paths = {
  home: () => patterns.home,
  /** A page of words, by its URL key. */
  page: (urlKey: string) => `/${urlKey}`,
  /** The whole path: a category below another one has no page under its URL key alone. */
  category: ({ urlPath }: { urlPath: string }) => `/${urlPath}`,
  product: ({ urlKey }: { urlKey: string }) => `/${urlKey}`,
  /** What the shop's own search finds for a term; without one, the page that asks for it. */
  search: (term?: string) => addressOf(patterns.search, { q: term }),
  /** The same while a hosted search is switched on. */
  hostedSearch: (term?: string) => addressOf(patterns.hostedSearch, { q: term }),
  /** For the phone's home screen. */
  manifest: () => patterns.manifest,
  cart: () => patterns.cart,
  /** How many pieces the browser's cart holds, and what they are; asked by the header of every page. */
  cartCount: () => patterns.cartCount,
  cartLines: () => patterns.cartLines,
  checkout: () => patterns.checkout,
  register: () => patterns.register,
  forgotPassword: () => patterns.forgotPassword,
  /** Mails the link again with which an email is confirmed. */
  resendLink: () => patterns.resendLink,
  /** Signs out; a POST alone does it. */
  logout: () => patterns.logout,
  orders: () => '/customer/account/my-orders',
  order: (number: string) => `/customer/account/view-order/${number}`,
  /** What customers say of the shop. */
  reviews: () => patterns.reviews,
  writeReview: () => patterns.writeReview,
  offers: () => '/coupons-codes-and-deals',
  blog: (urlKey?: string) =>
    urlKey === undefined ? patterns.blog : addressOf(patterns.blogPost, { urlKey }),
  success: () => patterns.success,
  paymentApproved: () => patterns.paymentApproved,
  paymentCancelled: () => patterns.paymentCancelled,
  /**
   * The design tool: a new design for a SKU, or a design by its key, or the design of a cart line, or of a piece of an
   * order by its token. It opens each of them at any of its paths; a family has one of its own.
   */
  designTool: (
    choice: {
      sku?: string
      /** SKU of the product page that a new design is begun on. */
      product?: string | undefined
      photo?: string | undefined
      design?: string
      /** A design of another product, to begin with. */
      key?: string
      /** A ready-made design, to begin with. */
      template_sku?: string
      line?: string
      order?: string
      piece?: string
    } = {},
    path: string = patterns.designTool,
  ) => addressOf(path, choice),
  /** Where the newsletter's form is sent without scripts, and a page of its own. */
  subscribe: () => patterns.subscribe,
  /** Leads back afterwards: path and query of our own site (CA-54). */
  signIn: (backTo?: string) => addressOf(patterns.signIn, { redirect: backTo }),
  account: () => '/customer/account/dashboard',
} as const
