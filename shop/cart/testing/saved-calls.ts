/** Calls about what is saved for later as clients send them. */
import { uidOf } from '../../api/uid.ts'
import type { TestShop } from '../../testing/shop.ts'
import { linesOfCart } from '../store.ts'

const ITEM = `uid quantity sku is_available not_available_message errors { message } options { value }
  prices { price { value } row_total { value } } extra_info { edit_link } design_revision { key mockup_url }`
export const SAVED = `id total_quantity is_virtual contents_tag
  items { uid quantity } itemsV2 { items { uid quantity } total_count }
  saved_for_later { item { ${ITEM} } former_price { value } }
  coupon_notes { code reason } available_payment_methods { code }
  prices { grand_total { value } subtotal_including_tax { value }
    totals { code amount { value } free_shipping_amount { value } } }`
const INPUT = 'input: { cart_id: $id, cart_item_uid: $uid }'
const OUTPUT = `{ cart { ${SAVED} } errors { code message } }`
const SAVE = `mutation ($id: String!, $uid: ID!) { saveCartItemForLater(${INPUT}) ${OUTPUT} }`
const MOVE = `mutation ($id: String!, $uid: ID!) { moveSavedItemToCart(${INPUT}) ${OUTPUT} }`
const ADD = `mutation ($id: String!, $items: [CartItemInput!]!) {
  addProductsToCart(cartId: $id, cartItems: $items) { cart { ${SAVED} } user_errors { code message } } }`

/** Each speaks to the shop of one test file. */
export function savedCalls(shop: TestShop) {
  return {
    save: async (id: string, uid: string, visit = {}) =>
      (await shop.ask(SAVE, { id, uid }, visit)).saveCartItemForLater,
    move: async (id: string, uid: string, visit = {}) =>
      (await shop.ask(MOVE, { id, uid }, visit)).moveSavedItemToCart,
    add: async (id: string, items: object[], visit = {}) =>
      (await shop.ask(ADD, { id, items }, visit)).addProductsToCart,
    look: async (id: string, visit = {}) =>
      (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${SAVED} } }`, { id }, visit)).cart,
    /** Of the lines of a cart, saved or not, in the order of adding. */
    uidsOf: async (id: string) => (await linesOfCart(shop.db, id)).map((line) => uidOf(line.id)),
  }
}
