/** The same on the membership's shelf place and in the configuration that prices it. */
export const MEMBERSHIP_PRICE_CENTS = 29_00

/** First values of the configuration, by the keys of the public contract; staff change them in the database. */
export const configurationValues: Readonly<Record<string, string>> = {
  free_shipping_price: '99.00',
  minimum_shiping_price: '14.99',
  express_shipping_price: '19.99',
  priority_shipping_price: '29.99',
  standard_ship_days: '7',
  express_ship_days: '5',
  priority_ship_days: '3',
  postcode_range: '0200-9999',
  contact_email: 'hello@keepsake.example',
  blog_meta_title: 'Ideas for your photos',
  blog_meta_description:
    'What to print, where to hang it, and how to take pictures that look good on a wall.',
  blog_meta_keywords: 'photo ideas, canvas ideas, photography',
  blog_meta_robots: 'INDEX,FOLLOW',
  payflowpro_sandbox_flag: '1',
  authorizenet_sandbox_flag: '1',
  pay_later: '0',
  // The search is the shop's own, so there is no hosted index to name.
  algolia_enable: '0',
  algolia_default_keywords: 'canvas print,square canvas,panoramic canvas,gift certificate',
  cart_page_offers_status: '0',
  champ_membership_price: (MEMBERSHIP_PRICE_CENTS / 100).toFixed(2),
}
