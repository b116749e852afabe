/** Every address of the shop as a typed function; no page joins strings. Pages have their patterns in patterns.ts. */
import { addressOf } from '#packages/routes/address.ts'
import { patterns } from './patterns.ts'

/** What the window that shows drawings calls the one of a family's sizes. */
export const sizesDrawingFile = (family: string) => `sizes/${family}.svg`

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
  register: () => '/customer/register',
  /** Signs out; a POST alone does it. */
  logout: () => patterns.logout,
  orders: () => '/customer/account/my-orders',
  /** What customers say of the shop. */
  reviews: () => patterns.reviews,
  writeReview: () => patterns.writeReview,
  offers: () => '/coupons-codes-and-deals',
  blog: (urlKey?: string) =>
    urlKey === undefined ? patterns.blog : addressOf(patterns.blogPost, { urlKey }),
  /** Where pages tell conversions, with consent. */
  conversions: () => '/events',
  success: () => patterns.success,
  paymentApproved: () => patterns.paymentApproved,
  paymentCancelled: () => patterns.paymentCancelled,
  /** Where the browser changes card details into a token; the shop itself never sees them. */
  cardTokens: () => '/test-gateway/tokens',
  /**
   * The design tool: a new design for a SKU, or a design by its key, or the design of a cart line. It opens each of them at any
   * of its paths; a family has one of its own.
   */
  designTool: (
    choice: { sku?: string; photo?: string; design?: string; line?: string } = {},
    path: string = patterns.designTool,
  ) => addressOf(path, choice),
  /** Resumable upload endpoint (tus). */
  uploads: () => '/media/uploads',
  /** Where a GST certificate is uploaded; below it each file opens for its owner. */
  certificates: () => '/media/private/certificates',
  /** Every size of a family at one scale; below /media, where windows look for drawings. */
  sizesDrawing: (family: string) => `/media/${sizesDrawingFile(family)}`,
  /** Pages at true size with the places of corners and nails, as PDF. */
  hangingTemplate: (sku: string) => `/media/hanging-template/${sku}.pdf`,
  photo: (key: string, size: 'display' | 'thumbnail') => `/media/photos/${key}/${size}.jpg`,
  revisionPicture: (key: string) => `/media/revisions/${key}/picture.jpg`,
  /** One of our samples in a scene. The file is as `mockUpFile` names it; the scene alone is where all of them begin. */
  sampleMockUp: (sample: string, file: string, version?: string) =>
    addressOf(`/media/mockup/sample/${sample}/${file}`, { v: version }),
  /** A shopper's design in a scene, for whoever has the signature: see shop/mockups/commands/sign-mock-up.ts. */
  designMockUp: (revision: string, file: string, parts: { signature: string; version: string }) =>
    addressOf(`/media/mockup/${revision}/${file}`, { s: parts.signature, v: parts.version }),
  /** A file of a scene, for browsers that compose it themselves. */
  sceneFile: (scene: string, file: 'scene.json' | 'base.webp' | 'light.webp' | 'map.bin', version: string) =>
    addressOf(`/scenes/${scene}/${file}`, { v: version }),
  /** The tax invoice of an order as PDF; the order's token opens it. */
  invoicePdf: (token: string) => `/orders/invoice/${token}.pdf`,
  /** The proofs of an order, and of one line, opened by the key of a link. */
  orderProof: (key: string) => addressOf('/proof_order', { key }),
  artworkProof: (key: string) => addressOf('/artwork_view', { key }),
  /** The picture of a proof; the key opens it. */
  proofPicture: (key: string) => `/orders/proof/${key}.jpg`,
  /** A CSV file to fill in for a bulk order. */
  bulkOrderSample: () => '/bulk-order/sample.csv',
  /** Where the newsletter's form is sent without scripts, and a page of its own. */
  subscribe: () => patterns.subscribe,
  /** In a letter: the page that confirms a subscription, by the letter's key. */
  confirmNewsletter: (key: string) => `/newsletter/confirm/${key}`,
  /** In a letter: ends a subscription; a POST alone does it (RFC 8058). */
  leaveNewsletter: (key: string) => `/newsletter/unsubscribe/${key}`,
  /** A font as outlines for the design tool, by its file name in fonts/built. */
  font: (file: string) => `/media/fonts/${file}`,
  /** Where a mailed link lets a customer choose a password; the first one of an account has a page of its own. */
  resetPassword: ({ id, token, isFirst }: { id: string; token: string; isFirst: boolean }) =>
    addressOf(isFirst ? '/customer/create-password' : '/customer/reset-password', { id, token }),
  /** Leads back afterwards: path and query of our own site (CA-54). */
  signIn: (backTo?: string) => addressOf(patterns.signIn, { redirect: backTo }),
  account: () => '/customer/account/dashboard',
  /** The page of saved designs, opened with a link instead of signing in. */
  savedDesigns: (token: string) => addressOf('/customer/account/my-saved-design', { token }),
  confirmEmail: ({ email, key }: { email: string; key: string }) =>
    addressOf('/customer/confirm', { email, key }),
} as const
