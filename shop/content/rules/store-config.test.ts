import { describe, expect, test } from 'vitest'
import { brand } from '../../brands/brand.ts'
import { cancellationReasons } from '../../orders/rules/cancellation.ts'
import { storeConfigOf } from './store-config.ts'

const config = (configuration: Record<string, string> = {}) =>
  storeConfigOf({
    configuration: new Map(Object.entries(configuration)),
    publicUrl: 'https://shop.example',
    storeCode: 'canvas_au',
  })

describe('what clients of the contract read of the store', () => {
  test('is which store it is', () => {
    expect(config()).toMatchObject({
      id: 2,
      code: 'canvas_au',
      store_code: 'canvas_au',
      store_name: `${brand.name} Australia`,
      store_group_code: 'australia',
      store_group_name: 'Australia',
      store_sort_order: 1,
      website_id: 1,
      website_code: 'keepsake',
      website_name: brand.name,
      is_default_store: true,
      is_default_store_group: true,
      root_category_id: 2,
      root_category_uid: 'Mg==',
    })
  })

  test('is Australian: its days, money and GST', () => {
    expect(config()).toMatchObject({
      locale: 'en_AU',
      timezone: 'Australia/Sydney',
      base_currency_code: 'AUD',
      default_display_currency_code: 'AUD',
      default_country: 'AU',
      display_product_prices_in_catalog: 2,
      display_shipping_prices: 2,
    })
  })

  test('is where it answers, always over the one public address', () => {
    const { use_store_in_url, product_url_suffix, category_url_suffix, ...all } = config()
    expect([use_store_in_url, product_url_suffix, category_url_suffix]).toEqual([false, '', ''])
    for (const name of ['base_url', 'base_link_url', 'base_static_url'] as const) {
      expect(all[name]).toBe('https://shop.example/')
      expect(all[`secure_${name}`]).toBe('https://shop.example/')
    }
    expect(all.base_media_url).toBe('https://shop.example/media/')
    expect(all.secure_base_media_url).toBe('https://shop.example/media/')
  })

  test('is how lists are shown', () => {
    expect(config()).toMatchObject({
      catalog_default_sort_by: 'position',
      list_mode: 'grid',
      grid_per_page: 20,
      grid_per_page_values: '20,40,60',
      list_per_page: 20,
      list_per_page_values: '20,40,60',
      configurable_thumbnail_source: 'parent',
      autocomplete_on_storefront: true,
      product_reviews_enabled: '1',
    })
  })

  test('is what a password needs, and how long signing in lasts, in hours', () => {
    expect(config()).toMatchObject({
      minimum_password_length: '8',
      required_character_classes_number: '3',
      customer_access_token_lifetime: 168,
      newsletter_enabled: true,
      contact_enabled: true,
      graphql_share_customer_group: true,
    })
    expect(config({ customer_access_token_lifetime: '12' }).customer_access_token_lifetime).toBe(12)
  })

  test('is how an order is cancelled and paid', () => {
    expect(config()).toMatchObject({
      order_cancellation_enabled: true,
      order_cancellation_reasons: cancellationReasons.map((description) => ({ description })),
      check_money_order_title: 'Cheque or money order',
      zero_subtotal_enabled: true,
      zero_subtotal_title: 'Nothing left to pay',
      payment_payflowpro_cc_vault_active: '0',
    })
    expect(config({ order_cancellation_enabled: '0' }).order_cancellation_enabled).toBe(false)
  })
})

describe('staff switch', () => {
  test.each([
    ['allow_guests_to_write_product_reviews' as const, '1', '0', '1'],
    ['enable_multiple_wishlists' as const, '0', '0', '1'],
    ['create_account_confirmation' as const, false, false, true],
    ['check_money_order_enabled' as const, false, false, true],
  ])('%s, which is %j by itself', (key, byItself, off, on) => {
    expect(config()[key]).toBe(byItself)
    expect(config({ [key]: '0' })[key]).toBe(off)
    expect(config({ [key]: '1' })[key]).toBe(on)
  })

  test('how many lists of wishes there may be', () => {
    expect(config()).toMatchObject({
      maximum_number_of_wishlists: '3',
      magento_wishlist_general_is_enabled: '1',
    })
    expect(config({ maximum_number_of_wishlists: '7' }).maximum_number_of_wishlists).toBe('7')
  })
})
