/** Every address of the shop as a typed function; no page joins strings. */

const withQuery = (path: string, query: Record<string, string | undefined>) => {
  const search = new URLSearchParams()
  for (const [name, value] of Object.entries(query)) if (value !== undefined) search.set(name, value)
  return search.size > 0 ? `${path}?${search}` : path
}

export const paths = {
  home: () => '/',
  /** A category, product or content page by its URL key. */
  page: (urlKey: string) => `/${urlKey}`,
  cart: () => '/checkout/cart',
  checkout: () => '/checkout',
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
  photo: (key: string, size: 'display' | 'thumbnail') => `/media/photos/${key}/${size}.jpg`,
  revisionPicture: (key: string) => `/media/revisions/${key}/picture.jpg`,
  /** A font as outlines for the design tool, by its file name in fonts/built. */
  font: (file: string) => `/media/fonts/${file}`,
} as const
