/** The same in the membership's product and in the configuration that prices it. */
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
  // Beyond the days of standard delivery, to places that `packages/postcodes/remote.ts` lists.
  remote_ship_days: '10',
  postcode_range: '0200-9999',
  // On every tax invoice, with the brand's name and address. The number has good check digits and is nobody's: a real shop puts its own here.
  business_abn: '99 000 000 000',
  blog_meta_title: 'Ideas for your walls',
  blog_meta_description: 'What to choose, where to hang it, and how it looks its best.',
  blog_meta_keywords: 'wall ideas, hanging, gifts',
  blog_meta_robots: 'INDEX,FOLLOW',
  payflowpro_sandbox_flag: '1',
  authorizenet_sandbox_flag: '1',
  pay_later: '0',
  payment_banktransfer_active: '1',
  payment_checkmo_active: '1',
  order_cancellation_enabled: '1',
  // On business days, in Sydney. Shoppers may change an order until then, and the press takes none before.
  press_takes_orders_at: '10:00, 15:00',
  // After the last parcel, when nobody has said that it has arrived.
  order_complete_after_days: '14',
  // After an order is complete, for subscribers of the newsletter; 0 asks nobody.
  review_request_days: '7',
  // Designs that nobody ordered or keeps, and photos in none, go after so many days; the privacy page says it. Never under 400.
  unordered_design_days: '400',
  // By transfer, PayID or cheque: what an order holds then comes back, from 1 to 365 days after it began to wait.
  unpaid_order_days: '14',
  create_account_confirmation: '0',
  newsletter_confirmation: '1',
  // What the form promises: the mail that welcomes a subscriber brings the code for it.
  newsletter_coupon_code: 'welcome10',
  // How long a cart rests before a subscriber is reminded of it; 0 sends no reminders.
  cart_reminder_hours: '24',
  // Who recommends the shop gets store credit once a friend's first order, of that much goods, is complete.
  referral_active: '1',
  referral_reward: '10.00',
  referral_minimum: '50.00',
  referral_yearly_limit: '10',
  allow_guests_to_write_product_reviews: '1',
  // In hours: a week, because people come back to a design they began.
  customer_access_token_lifetime: '168',
  enable_multiple_wishlists: '0',
  maximum_number_of_wishlists: '3',
  // The search is the shop's own, so there is no hosted index to name.
  algolia_enable: '0',
  cart_page_offers_status: '0',
  // What comes along with large carts of the neon store, once staff switch it on.
  auto_add_product_status: '0',
  auto_add_product_sku: 'SAMPLE-KIT',
  auto_add_product_cart_amount: '150.00',
  champ_membership_price: (MEMBERSHIP_PRICE_CENTS / 100).toFixed(2),
}
