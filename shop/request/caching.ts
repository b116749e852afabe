/** Pages that are the same for every guest: five minutes fresh, ten more while a new one is made. */
export const PUBLIC_PAGE = {
  'cache-control': 'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
} as const

/** Pages that show a cart or an order. */
export const PRIVATE_PAGE = { 'cache-control': 'private, no-store' } as const
