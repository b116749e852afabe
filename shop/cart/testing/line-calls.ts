/** Calls on cart lines as clients send them, for the tests of each kind of line. */
import { aCart } from '../../testing/builders.ts'
import type { TestShop } from '../../testing/shop.ts'

export const LINES = `id is_virtual isVirtual allow_shipping total_quantity
  prices { grand_total { value } totals { code amount { value } } }
  itemsV2 { items { __typename uid quantity sku is_available max_qty product { __typename sku name }
    options { label value } prices { price { value } row_total { value } original_item_price { value } }
    note_from_buyer { note } design_revision { key } errors { message } not_available_message
    extra_info { tool_options edit_link cache_price original_image_url categories }
    ... on SimpleCartItem { customizable_options { customizable_option_uid label type values { value label customizable_option_value_uid price { type value } } }
      gift_message { to from message } }
    ... on GiftCardCartItem { amount { value } sender_name sender_email recipient_name recipient_email message delivery_date } } }`
const ADD = `mutation ($cartId: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $cartId, cartItems: $items) {
    cart { ${LINES} } user_errors { __typename code message ... on InsufficientStockError { quantity } } }
}`
const UPDATE = `mutation ($input: UpdateCartItemsInput) {
  updateCartItems(input: $input) { cart { ${LINES} } errors { code message } }
}`
/** Each speaks to the shop of one test file. */
export function lineCalls(shop: TestShop) {
  return {
    newCart: () => aCart(shop, { lines: [] }),
    add: async (cartId: string, ...items: object[]) =>
      (await shop.ask(ADD, { cartId, items })).addProductsToCart,
    update: async (cart_id: string, ...cart_items: object[]) =>
      (await shop.ask(UPDATE, { input: { cart_id, cart_items } })).updateCartItems,
  }
}

export const certificate = (fields: Record<string, string> = {}, amount = '50.0000') => ({
  sku: 'GiftCert',
  quantity: 1,
  selected_options: amount === '' ? [] : [btoa(`giftcard/giftcard_amount/${amount}`)],
  entered_options: Object.entries({
    giftcard_sender_name: 'Robin',
    giftcard_recipient_name: 'Alex',
    giftcard_recipient_email: 'alex@example.com',
    giftcard_message: 'Enjoy',
    ...fields,
  }).map(([field, value]) => ({ uid: btoa(`giftcard/${field}`), value })),
})
export const custom = (amount: string) => certificate({ custom_giftcard_amount: amount }, '')
