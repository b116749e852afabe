/** Card numbers typed where they do not belong: refused with a sentence, and stored nowhere. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { CARD_NUMBER } from '../api/card-number-guard.ts'
import { cartLines } from '../cart/tables.ts'
import { anAddressInput, aReadyCart } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { UNREADABLE_CARD } from './rules/sentences.ts'

const shop = await openTestShop()
const cartId = await aReadyCart(shop)
const [line] = await shop.db.select().from(cartLines)

const NUMBER = '4111111111111111'
const GROUPED = 'my card: 4111 1111 1111 1111, 12/28'
const IN_LINES = '4111\n1111\n1111\n1111'

const refusalOf = async (call: string, input: string, value: object) => {
  const query = `mutation ($input: ${input}) { ${call}(input: $input) { __typename } }`
  return (await shop.send(query, { input: { cart_id: cartId, ...value } })).errors?.[0]
}
const asToken = (token: string, code = 'card') =>
  refusalOf('setPaymentMethodOnCart', 'SetPaymentMethodOnCartInput', {
    payment_method: { code, card: { token } },
  })

/** Rows of every table but the list of migrations, the queue's and the gateway's included, that hold the number in any grouping. */
async function rowsWithNumber() {
  const { rows: tables } = await shop.db.execute<{ name: string }>(sql`
    select format('%I.%I', schemaname, tablename) as name from pg_tables
    where schemaname not in ('pg_catalog', 'information_schema', 'drizzle')`)
  expect(tables.length).toBeGreaterThan(40)
  const found = await Promise.all(
    tables.map(async ({ name }) => {
      const like = sql`regexp_replace(t::text, '[^0-9a-zA-Z,]', '', 'g') like ${`%${NUMBER}%`}`
      const { rows } = await shop.db.execute(sql`select 1 from ${sql.raw(name)} t where ${like} limit 1`)
      return rows.length > 0 ? [name] : []
    }),
  )
  return found.flat()
}

it.each([
  ['a card number', NUMBER],
  ['a card number in groups', '4111 1111 1111 1111'],
  ['a card number behind the prefix of a token', `card_${NUMBER}`],
  ['an empty text', ''],
  ['a token of another gateway', 'tok_1Nv0FGQ9RKHgCVdK'],
  ['a long text', 'card_'.padEnd(100_000, '0')],
])('K-29, SH-23: %s is no token: refused before anything is stored', async (_what, token) => {
  expect(await asToken(token)).toMatchObject({
    message: UNREADABLE_CARD,
    extensions: { category: 'graphql-input' },
  })
  expect((await asToken(token, 'banktransfer'))?.message).toBe(UNREADABLE_CARD)
  expect(await rowsWithNumber()).toEqual([])
})

it('SH-23: setPaymentMethodAndPlaceOrder takes no card number either, and places nothing', async () => {
  const input = 'SetPaymentMethodAndPlaceOrderInput'
  const payment_method = { code: 'card', card: { token: NUMBER } }
  const refused = await refusalOf('setPaymentMethodAndPlaceOrder', input, { payment_method })
  expect(refused?.message).toBe(UNREADABLE_CARD)
  expect(await rowsWithNumber()).toEqual([])
})

const typedElsewhere: [string, string, string, (text: string) => object][] = [
  [
    'the purchase order number',
    'setPaymentMethodOnCart',
    'SetPaymentMethodOnCartInput',
    (text) => ({ payment_method: { code: 'banktransfer', purchase_order_number: text } }),
  ],
  [
    'the order comment',
    'setAdditionalInformationOnCart',
    'SetAdditionalInformationOnCartInput!',
    (text) => ({ additional_information: { order_comment: text } }),
  ],
  [
    'the gift message',
    'setGiftOptionsOnCart',
    'SetGiftOptionsOnCartInput',
    (message) => ({
      gift_message: { to: 'Alex', from: 'Robin', message },
      gift_receipt_included: false,
      printed_card_included: false,
    }),
  ],
  [
    'a line of the shipping address',
    'setShippingAddressesOnCart',
    'SetShippingAddressesOnCartInput',
    (text) => ({ shipping_addresses: [{ address: { ...anAddressInput, street: [text] } }] }),
  ],
  [
    'the notes beside the shipping address',
    'setShippingAddressesOnCart',
    'SetShippingAddressesOnCartInput',
    (customer_notes) => ({ shipping_addresses: [{ address: anAddressInput, customer_notes }] }),
  ],
  [
    'the billing address',
    'setBillingAddressOnCart',
    'SetBillingAddressOnCartInput',
    (company) => ({ billing_address: { address: { ...anAddressInput, company } } }),
  ],
  [
    'the note of a line',
    'updateCartItems',
    'UpdateCartItemsInput',
    (text) => ({
      cart_items: [{ cart_item_id: line!.id, gift_message: { to: 'A', from: 'B', message: text } }],
    }),
  ],
]
it.each(typedElsewhere)(
  'SH-23: a card number in %s is refused with a sentence',
  async (_where, call, input, value) => {
    expect((await refusalOf(call, input, value('please ring twice')))?.message).toBeUndefined()
    for (const text of [NUMBER, GROUPED, IN_LINES]) {
      expect((await refusalOf(call, input, value(text)))?.message).toBe(CARD_NUMBER)
    }
    expect(await rowsWithNumber()).toEqual([])
  },
)

it.each([
  [
    'a new customer’s name',
    `mutation { createCustomerV2(input: { firstname: "Sam", lastname: "${NUMBER}", email: "sam@shop.example", password: "correct horse 7 Battery" }) { customer { email } } }`,
  ],
  [
    'a message to the shop',
    `mutation { contactUs(input: { name: "Sam", email: "sam@shop.example", comment: "${GROUPED}" }) { status } }`,
  ],
])('SH-23: a card number in %s, written into the document, is refused too', async (_where, query) => {
  expect((await shop.send(query)).errors?.[0]?.message).toBe(CARD_NUMBER)
  expect(await rowsWithNumber()).toEqual([])
})

it('SH-23: an email whose digits pass for a card number is an email, and the checkout takes it', async () => {
  const set = (email: string) => refusalOf('setGuestEmailOnCart', 'SetGuestEmailOnCartInput', { email })
  expect(await set(`sam${NUMBER}@shop.example`)).toBeUndefined()
  expect((await set(NUMBER))?.message).toBe(CARD_NUMBER)
})
