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
}
