/** No cache stores it but the reader's, and no search engine lists it (SH-24). */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
