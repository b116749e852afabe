/** How the store is set up, as clients of the contract read it: what never changes, and what staff may configure. */
import { brand } from '../../brands/brand.ts'
import { sessionSeconds } from '../../customers/rules/session-lifetime.ts'
import type { StoreConfig } from '../../generated/resolvers.ts'
import { cancellationSettings } from '../../orders/rules/cancellation.ts'
import { paymentTitles } from '../../orders/rules/payment-methods.ts'

/** */
const STORE_ID = 2
/** The contract's number for the category above all departments. */
const ROOT_CATEGORY_ID = 2
const NAME = brand.name

export interface StoreFacts {
  configuration: ReadonlyMap<string, string>
  /** Without a trailing slash. */
  publicUrl: string
  /** Q-02, such as canvas_au. */
  storeCode: string
}

export function storeConfigOf(facts: StoreFacts): Omit<StoreConfig, '__typename'> {
  return {
    ...identity(facts),
    ...locale,
    ...addresses(facts.publicUrl),
    ...design,
    ...catalogue(facts.configuration),
    ...customers(facts.configuration),
    ...checkout,
    ...gifts,
    ...lists(facts.configuration),
    ...cancellation(facts.configuration),
    ...payment(facts.configuration),
  }
}

/** Switches that older clients read as text. */
const flag = (on: boolean) => (on ? '1' : '0')
const isOn = (configuration: ReadonlyMap<string, string>, key: string, byDefault: boolean) =>
  byDefault ? configuration.get(key) !== '0' : configuration.get(key) === '1'

const identity = ({ storeCode }: StoreFacts) => ({
  id: STORE_ID,
  code: storeCode,
  store_code: storeCode,
  store_name: `${NAME} Australia`,
  store_group_code: 'australia',
  store_group_name: 'Australia',
  store_sort_order: 1,
  website_id: 1,
  website_code: 'keepsake',
  website_name: NAME,
  is_default_store: true,
  is_default_store_group: true,
  root_category_id: ROOT_CATEGORY_ID,
  root_category_uid: btoa(String(ROOT_CATEGORY_ID)),
})

const locale = {
  locale: 'en_AU',
  timezone: 'Australia/Sydney',
  weight_unit: 'kgs',
  base_currency_code: 'AUD',
  default_display_currency_code: 'AUD',
  default_country: 'AU',
  countries_with_required_region: 'AU',
  optional_zip_countries: '',
  display_state_if_optional: true,
}

function addresses(publicUrl: string) {
  const url = `${publicUrl}/`
  const media = `${publicUrl}/media/`
  return {
    base_url: url,
    base_link_url: url,
    base_static_url: url,
    base_media_url: media,
    secure_base_url: url,
    secure_base_link_url: url,
    secure_base_static_url: url,
    secure_base_media_url: media,
    use_store_in_url: false,
    product_url_suffix: '',
    category_url_suffix: '',
  }
}

const design = {
  default_title: NAME,
  title_suffix: `| ${NAME}`,
  title_separator: '-',
  default_description: brand.description,
  header_logo_src: `icons/${brand.code}.svg`,
  logo_alt: NAME,
  head_shortcut_icon: `/icons/${brand.code}.svg`,
  welcome: `Welcome to ${NAME}`,
  copyright: NAME,
  demonotice: 0,
  cms_home_page: 'home',
  cms_no_route: 'no-route',
  no_route: 'cms/noroute/index',
  front: 'cms',
  show_cms_breadcrumbs: 1,
}

const catalogue = (configuration: ReadonlyMap<string, string>) => ({
  catalog_default_sort_by: 'position',
  list_mode: 'grid',
  grid_per_page: 20,
  grid_per_page_values: '20,40,60',
  list_per_page: 20,
  list_per_page_values: '20,40,60',
  configurable_thumbnail_source: 'parent',
  autocomplete_on_storefront: true,
  product_reviews_enabled: '1',
  allow_guests_to_write_product_reviews: flag(
    isOn(configuration, 'allow_guests_to_write_product_reviews', true),
  ),
  // Every price in Australia includes GST; 2 is the contract's number for that.
  display_product_prices_in_catalog: 2,
  display_shipping_prices: 2,
})

const customers = (configuration: ReadonlyMap<string, string>) => ({
  create_account_confirmation: isOn(configuration, 'create_account_confirmation', false),
  customer_access_token_lifetime: sessionSeconds(configuration) / 3_600,
  minimum_password_length: '8',
  required_character_classes_number: '3',
  newsletter_enabled: true,
  contact_enabled: true,
  graphql_share_customer_group: true,
})

const checkout = {
  is_guest_checkout_enabled: true,
  is_one_page_checkout_enabled: true,
  is_checkout_agreements_enabled: false,
  is_negotiable_quote_active: false,
  is_requisition_list_active: '0',
  quickorder_active: false,
  returns_enabled: '0',
  minicart_display: true,
  minicart_max_items: 10,
  cart_summary_display_quantity: 1,
  max_items_in_order_summary: 10,
  shopping_cart_display_price: 2,
  shopping_cart_display_shipping: 2,
  shopping_cart_display_subtotal: 2,
  shopping_cart_display_full_summary: true,
  shopping_cart_display_grand_total: false,
  shopping_cart_display_zero_tax: false,
  orders_invoices_credit_memos_display_price: 2,
  orders_invoices_credit_memos_display_shipping_amount: 2,
  orders_invoices_credit_memos_display_subtotal: 2,
  orders_invoices_credit_memos_display_full_summary: true,
  orders_invoices_credit_memos_display_grandtotal: false,
  orders_invoices_credit_memos_display_zero_tax: false,
}

/** A message for the whole order, and nothing that would have to be wrapped. */
const gifts = {
  allow_order: '1',
  allow_items: '0',
  allow_gift_receipt: '1',
  allow_printed_card: '1',
  allow_gift_wrapping_on_order: '0',
  allow_gift_wrapping_on_order_items: '0',
  magento_reward_general_is_enabled: '1',
  magento_reward_general_is_enabled_on_front: '1',
}

const lists = (configuration: ReadonlyMap<string, string>) => ({
  magento_wishlist_general_is_enabled: '1',
  enable_multiple_wishlists: flag(isOn(configuration, 'enable_multiple_wishlists', false)),
  maximum_number_of_wishlists: configuration.get('maximum_number_of_wishlists') ?? '3',
})

function cancellation(configuration: ReadonlyMap<string, string>) {
  const { isEnabled, reasons } = cancellationSettings(configuration)
  return {
    order_cancellation_enabled: isEnabled,
    order_cancellation_reasons: reasons.map((description) => ({ description })),
  }
}

const payment = (configuration: ReadonlyMap<string, string>) => ({
  check_money_order_enabled: isOn(configuration, 'check_money_order_enabled', false),
  check_money_order_title: paymentTitles.checkmo,
  zero_subtotal_enabled: true,
  zero_subtotal_title: 'Nothing left to pay',
  payment_payflowpro_cc_vault_active: '0',
})
