/** Headers of a file for one person: never displayed inside the shop, because whoever sent it may be hostile, and never cached. */
export const PRIVATE_FILE = {
  'cache-control': 'private, no-store',
  'x-content-type-options': 'nosniff',
  'content-security-policy': "default-src 'none'; sandbox",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex',
} as const
