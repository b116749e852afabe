/** K-01, decision 0057: what each step of a purchase asks of the database, so that no step grows unnoticed. */
import pg from 'pg'
import { expect, it, vi } from 'vitest'
import { aDesignRevision, anAddressInput, aSku } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

/** How many statements a call sends, those of the test gateway and of the limits left out. */
async function statementsOf(call: () => Promise<unknown>): Promise<number> {
  const query = vi.spyOn(pg.Client.prototype, 'query')
  try {
    await call()
    return query.mock.calls.map(([sent]) => JSON.stringify(sent)).filter((text) => !OTHERS.test(text)).length
  } finally {
    query.mockRestore()
  }
}

const OTHERS = /test_gateway|\blimits\b/

async function aGuestsPurchase() {
  const revisions = await Promise.all([aDesignRevision(shop.db), aDesignRevision(shop.db)])
  const items = revisions.map((design_revision) => ({ sku: aSku, quantity: 1, design_revision }))
  const token = await shop.ledger.addToken('approve', '1111')
  const { createGuestCart } = await shop.ask('mutation { createGuestCart { cart { id } } }')
  const { id } = createGuestCart.cart
  let lineUid = ''
  const steps = {
    add: async () => {
      const { addProductsToCart } = await shop.ask(
        `mutation ($id: String!, $items: [CartItemInput!]!) {
          addProductsToCart(cartId: $id, cartItems: $items) { cart { itemsV2 { items { uid } } } } }`,
        { id, items },
      )
      lineUid = addProductsToCart.cart.itemsV2.items[0].uid
    },
    quantity: () =>
      shop.ask(
        `mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { total_quantity } } }`,
        { input: { cart_id: id, cart_items: [{ cart_item_uid: lineUid, quantity: 2 }] } },
      ),
    read: () => shop.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id }),
    email: () =>
      shop.ask(
        `mutation ($id: String!) {
          setGuestEmailOnCart(input: { cart_id: $id, email: "robin@example.com" }) { cart { id } } }`,
        { id },
      ),
    delivery: () =>
      shop.ask(
        `mutation ($id: String!, $address: CartAddressInput!) {
          setShippingAddressesOnCart(input: { cart_id: $id, shipping_addresses: [{ address: $address }] }) {
            cart { shipping_addresses { available_shipping_methods { method_code } } } } }`,
        { id, address: anAddressInput },
      ),
    bill: () =>
      shop.ask(
        `mutation ($id: String!) {
          setBillingAddressOnCart(input: { cart_id: $id, billing_address: { same_as_shipping: true } }) {
            cart { id } } }`,
        { id },
      ),
    method: () =>
      shop.ask(
        `mutation ($id: String!) {
          setShippingMethodsOnCart(
            input: { cart_id: $id, shipping_methods: [{ carrier_code: "keepsake", method_code: "standard" }] }
          ) { cart { prices { grand_total { value } } } } }`,
        { id },
      ),
    card: () =>
      shop.ask(
        `mutation ($id: String!, $token: String!) {
          setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card", card: { token: $token } } }) {
            cart { selected_payment_method { code } } } }`,
        { id, token },
      ),
    place: async () => {
      const { placeOrder } = await shop.ask(
        'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { message } } }',
        { id },
      )
      expect(placeOrder.errors).toEqual([])
    },
  }
  const counts: Record<string, number> = {}
  for (const [name, step] of Object.entries(steps)) counts[name] = await statementsOf(step)
  return counts
}

it('a guest’s purchase sends the statements that its steps need, and no more', async () => {
  // Records and products are read once for each process.
  await aGuestsPurchase()
  expect(await aGuestsPurchase()).toEqual({
    add: 8,
    quantity: 3,
    read: 2,
    email: 1,
    delivery: 3,
    bill: 1,
    method: 6,
    card: 6,
    place: 23,
  })
})
