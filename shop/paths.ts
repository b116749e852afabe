/** Every address of the shop as a typed function; no page joins strings. */

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

/** What the window that shows drawings calls the one of a family's sizes. */
export const sizesDrawingFile = (family: string) => `sizes/${family}.svg`

export const paths = {
  home: () => '/',
  /** A category, product or content page by its URL key. */
  page: (urlKey: string) => `/${urlKey}`,
  /** What the shop's own search finds for a term; without one, the page that asks for it. */
  search: (term?: string) => withQuery('/catalogsearch/result', { q: term }),
  /** The same while a hosted search is switched on. */
  hostedSearch: (term?: string) => withQuery('/search/go', { q: term }),
  /** For the phone's home screen. */
  manifest: () => '/manifest.webmanifest',
  cart: () => '/checkout/cart',
  /** How many pieces the browser's cart holds, and what they are; asked by the header of every page. */
  cartCount: () => '/checkout/cart/count',
  cartLines: () => '/checkout/cart/lines',
  checkout: () => '/checkout',
  register: () => '/customer/register',
  /** Signs out; a POST alone does it. */
  logout: () => '/customer/logout',
  orders: () => '/customer/account/my-orders',
  /** What customers say of the shop. */
  reviews: () => '/reviews',
  offers: () => '/coupons-codes-and-deals',
  blog: (urlKey?: string) => (urlKey === undefined ? '/blog' : `/blog/${urlKey}`),
  /** Where pages tell conversions, with consent. */
  conversions: () => '/events',
  success: () => '/checkout/success',
  paymentApproved: () => '/checkout/receipt/approved',
  paymentCancelled: () => '/checkout/receipt/cancel',
  /** Where the browser changes card details into a token; the shop itself never sees them. */
  cardTokens: () => '/test-gateway/tokens',
  /** The canvas design tool: a new design for a SKU, or a design by its key, or the design of a cart line. */
  designTool: (choice: { sku?: string; design?: string; line?: string } = {}) =>
    withQuery('/uploadchoice', choice),
  /** Resumable upload endpoint (tus). */
  uploads: () => '/media/uploads',
  /** Where a GST certificate is uploaded; below it each file opens for its owner. */
  certificates: () => '/media/private/certificates',
  /** Every size of a family at one scale; below /media, where windows look for drawings. */
  sizesDrawing: (family: string) => `/media/${sizesDrawingFile(family)}`,
  photo: (key: string, size: 'display' | 'thumbnail') => `/media/photos/${key}/${size}.jpg`,
  revisionPicture: (key: string) => `/media/revisions/${key}/picture.jpg`,
  /** The tax invoice of an order as PDF; the order's token opens it. */
  invoicePdf: (token: string) => `/orders/invoice/${token}.pdf`,
  /** The proofs of an order, and of one line, opened by the key of a link. */
  orderProof: (key: string) => withQuery('/proof_order', { key }),
  artworkProof: (key: string) => withQuery('/artwork_view', { key }),
  /** The picture of a proof; the key opens it. */
  proofPicture: (key: string) => `/orders/proof/${key}.jpg`,
  /** A CSV file to fill in for a bulk order. */
  bulkOrderSample: () => '/bulk-order/sample.csv',
  /** Where the newsletter's form is sent without scripts, and a page of its own. */
  subscribe: () => '/newsletter/subscribe',
  /** In a letter: the page that confirms a subscription, by the letter's key. */
  confirmNewsletter: (key: string) => `/newsletter/confirm/${key}`,
  /** In a letter: ends a subscription; a POST alone does it (RFC 8058). */
  leaveNewsletter: (key: string) => `/newsletter/unsubscribe/${key}`,
  /** A font as outlines for the design tool, by its file name in fonts/built. */
  font: (file: string) => `/media/fonts/${file}`,
  /** Where a mailed link lets a customer choose a password; the first one of an account has a page of its own. */
  resetPassword: ({ id, token, isFirst }: { id: string; token: string; isFirst: boolean }) =>
    withQuery(isFirst ? '/customer/create-password' : '/customer/reset-password', { id, token }),
  /** Leads back afterwards: path and query of our own site (CA-54). */
  signIn: (backTo?: string) => withQuery('/customer/login', { redirect: backTo }),
  account: () => '/customer/account/dashboard',
  /** The page of saved designs, opened with a link instead of signing in. */
  savedDesigns: (token: string) => withQuery('/customer/account/my-saved-design', { token }),
  confirmEmail: ({ email, key }: { email: string; key: string }) =>
    withQuery('/customer/confirm', { email, key }),
} as const
