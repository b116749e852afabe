/** The rooms of the repository and which of them may import from which, as data. See docs/architecture.md. */

/**
 * Every room of the shop, each with the rooms it may import from, beside itself. A room that is not here fails, and
 * no way leads from a room back to it. Those of `plain` know no domain.
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
  mail: ['fields', 'brands'],
  photos: ['request', 'routing', 'generated'],
  scenes: ['routing', 'brands'],
  'try-photo': ['photos', 'scenes', 'request', 'routing'],
  newsletter: ['fields', 'mail', 'events', ...plain()],
  customers: ['newsletter', 'fields', 'mail', ...plain()],
  catalogue: ['scenes', 'try-photo', ...plain()],
  marketing: ['catalogue', 'customers', 'mail', ...plain()],
  design: ['catalogue', 'customers', 'photos', 'scenes', 'events', ...plain()],
  templates: [...plain()],
  mockups: ['catalogue', 'design', 'scenes', ...plain()],
  referrals: ['customers', 'marketing', 'mail', ...plain()],
  orders: [
    ...['catalogue', 'design', 'customers', 'marketing', 'mockups', 'referrals', 'fields', 'mail'],
    ...plain(),
  ],
  cart: ['catalogue', 'design', 'marketing', 'customers', 'scenes', 'fields', ...plain()],
  wishlist: ['catalogue', 'customers', ...plain()],
  identification: ['cart', 'customers', ...plain()],
  checkout: [
    ...['cart', 'orders', 'customers', 'marketing', 'referrals', 'catalogue', 'design', 'wishlist'],
    ...['identification', 'newsletter', 'fields', 'mail', ...plain()],
  ],
  'order-changes': [
    ...['orders', 'checkout', 'cart', 'catalogue', 'design', 'customers', 'marketing', 'identification'],
    ...['fields', ...plain()],
  ],
  'bulk-order': ['cart', 'catalogue', 'design', 'customers', 'photos', 'fields', ...plain()],
  tickets: ['orders', 'customers', 'fields', 'mail', ...plain()],
  reviews: [
    ...['catalogue', 'customers', 'marketing', 'orders', 'design', 'photos', 'newsletter', 'fields', 'mail'],
    ...plain(),
  ],
  content: [
    ...['catalogue', 'customers', 'orders', 'marketing', 'mockups', 'newsletter', 'scenes', 'try-photo'],
    ...['design', 'fields', 'mail', ...plain()],
  ],
  'my-data': ['customers', 'design', 'reviews', 'tickets', ...plain()],
  caching: ['marketing', ...plain()],
  analytics: ['orders', 'customers', 'cart', 'checkout', 'content', 'events', ...plain()],
  'search-engines': ['catalogue', 'content', ...plain()],
  layout: [
    ...['cart', 'catalogue', 'marketing', 'newsletter', 'content', 'analytics', 'events', 'scenes'],
    ...['try-photo', ...plain()],
  ],
  account: [
    ...[
      'catalogue',
      'customers',
      'cart',
      'checkout',
      'orders',
      'tickets',
      'design',
      'marketing',
      'newsletter',
      'fields',
    ],
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
  'shop/families/',
  'shop/seed/',
  'shop/testing/',
  'tools/',
  'e2e/',
  'shop/wiring/',
  'shop/contract/',
]
