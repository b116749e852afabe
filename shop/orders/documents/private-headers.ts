/** Nobody but its reader keeps it, and no search engine lists it (SH-24). */
export const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex',
  'referrer-policy': 'no-referrer',
}
