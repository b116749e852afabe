/** The rooms of the repository and which of them may import from which, as data. See docs/architecture.md. */

/**
 * Every room of the shop, each with the rooms it may import from, beside itself. A room that is not here fails, and
 * `circleIn` finds no way from a room back to it. Those of `plain` know no domain.
 */
export const rooms: Record<string, readonly string[]> = {
  brands: [],
  routing: ['brands'],
  fields: [],
  events: [],
  hydration: [],
  failures: ['routing', 'brands'],
  request: ['failures', 'routing', 'brands', 'generated'],
  connection: ['request', 'failures', 'routing'],
  api: ['request'],
  letters: ['fields', 'brands'],
  photos: ['request', 'routing', 'generated'],
  scenes: ['routing', 'brands'],
  'try-photo': ['photos', 'scenes', 'request', 'routing'],
  newsletter: ['fields', 'letters', 'events', ...plain()],
  customers: ['newsletter', 'fields', 'letters', ...plain()],
  catalogue: ['scenes', 'try-photo', ...plain()],
  marketing: ['catalogue', 'customers', 'letters', ...plain()],
  design: ['catalogue', 'customers', 'photos', 'scenes', 'events', ...plain()],
  mockups: ['catalogue', 'design', 'scenes', ...plain()],
  orders: ['catalogue', 'design', 'customers', 'marketing', 'mockups', 'fields', 'letters', ...plain()],
  cart: ['catalogue', 'design', 'marketing', 'customers', 'scenes', 'fields', ...plain()],
  wishlist: ['catalogue', 'customers', ...plain()],
  checkout: [
    ...['cart', 'orders', 'customers', 'marketing', 'catalogue', 'design', 'wishlist', 'newsletter'],
    ...['fields', 'letters', ...plain()],
  ],
  'bulk-order': ['cart', 'catalogue', 'design', 'customers', 'photos', 'fields', ...plain()],
  reviews: ['catalogue', 'customers', 'marketing', 'orders', 'fields', 'letters', ...plain()],
  content: [
    ...['catalogue', 'customers', 'orders', 'marketing', 'mockups', 'newsletter', 'scenes', 'try-photo'],
    ...['fields', 'letters', ...plain()],
  ],
  'my-data': ['customers', 'design', ...plain()],
  caching: ['marketing', ...plain()],
  analytics: ['orders', 'customers', 'cart', 'checkout', 'content', 'events', ...plain()],
  'search-engines': ['catalogue', 'content', ...plain()],
  layout: [
    ...['cart', 'catalogue', 'marketing', 'newsletter', 'content', 'analytics', 'events', 'scenes'],
    ...plain(),
  ],
  account: [
    ...['customers', 'cart', 'checkout', 'orders', 'design', 'marketing', 'newsletter', 'fields'],
    ...plain(),
  ],
  'service-worker': ['brands'],
  'style-guide': ['catalogue', ...plain()],
  generated: [],
}

/** What every domain may use. */
function plain(): readonly string[] {
  return ['api', 'request', 'connection', 'failures', 'hydration', 'routing', 'brands', 'generated']
}

/** Files that join everything: they import anything, and nothing but wiring and tests imports them. */
export const wiring = [
  'shop/server.ts',
  'shop/root.tsx',
  'shop/routes.ts',
  'shop/entry.server.tsx',
  'shop/entry.client.tsx',
]
export const wiringFolders = [
  'shop/seed/',
  'shop/testing/',
  'tools/',
  'e2e/',
  'shop/wiring/',
  'shop/contract/',
]

/** The first way from a room back to itself; undefined when there is none. */
export function circleIn(arrows: Record<string, readonly string[]>): readonly string[] | undefined {
  const done = new Set<string>()
  const walk = (room: string, way: readonly string[]): readonly string[] | undefined => {
    if (way.includes(room)) return [...way.slice(way.indexOf(room)), room]
    if (done.has(room)) return undefined
    for (const next of arrows[room] ?? []) {
      const circle = walk(next, [...way, room])
      if (circle) return circle
    }
    done.add(room)
    return undefined
  }
  for (const room of Object.keys(arrows)) {
    const circle = walk(room, [])
    if (circle) return circle
  }
  return undefined
}
