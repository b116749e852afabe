/** Orders through the contract: as a guest, and as a customer with an address book. */
import { createHash, randomUUID } from 'node:crypto'
import pg from 'pg'
import { placeOrder, prepareCart, tokenise } from '../guest-checkout.ts'
import { type ApiClient, nextAddress } from './api-client.ts'
import type { BenchCatalogue } from './api-flows.ts'
import { fillDatabase } from './fill-database.ts'

/** Two lines, addresses, standard delivery, a card, and the order placed. */
export async function checkOutAsGuest(url: string, catalogue: BenchCatalogue): Promise<void> {
  const lines = catalogue.lines.slice(0, 2).map((line, index) => ({ ...line, quantity: index + 1 }))
  const from = nextAddress()
  const cart = await prepareCart(url, lines, 'robin@example.com', {}, from)
  await placeOrder(url, cart, undefined, from)
}

export interface SignedIn {
  token: string
  addressId: number
}

/**
 * New customers with an address each; they take turns, because a customer has one cart at a time. They are inserted
 * into the database, because sign-ups from one address are limited.
 */
export async function signedInCustomers(databaseUrl: string, count: number): Promise<SignedIn[]> {
  await fillDatabase(databaseUrl, { customers: count, orders: 0 })
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ customer_id: number; id: number }>(
      'SELECT customer_id, id FROM customer_addresses ORDER BY id LIMIT $1',
      [count],
    )
    const customers: SignedIn[] = []
    for (const { customer_id, id } of rows) {
      customers.push({ token: await openSession(database, customer_id), addressId: id })
    }
    return customers
  } finally {
    await database.end()
  }
}

/** A session of a day; its token. */
export async function openSession(database: pg.Client, customerId: number | undefined): Promise<string> {
  const token = randomUUID()
  await database.query(
    `INSERT INTO customer_tokens (hash, customer_id, created_at, expires_at)
     VALUES ($1, $2, now(), now() + interval '1 day')`,
    [createHash('sha256').update(token).digest('hex'), customerId],
  )
  return token
}

/** The same order from the address book. */
export async function checkOutAsCustomer(
  client: ApiClient,
  url: string,
  catalogue: BenchCatalogue,
  { token, addressId }: SignedIn,
): Promise<void> {
  const ask = <Data>(query: string, variables: object = {}) => client.ask<Data>(query, variables, token)
  const { customerCart } = await ask<{ customerCart: { id: string } }>('{ customerCart { id } }')
  const cart_id = customerCart.id
  await ask(
    `mutation ($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } cart { total_quantity } }
    }`,
    {
      cartId: cart_id,
      items: catalogue.lines
        .slice(0, 2)
        .map(({ sku, revision }, index) => ({ sku, quantity: index + 1, design_revision: revision })),
    },
  )
  await ask(
    `mutation ($shipping: SetShippingAddressesOnCartInput, $billing: SetBillingAddressOnCartInput) {
      setShippingAddressesOnCart(input: $shipping) { cart { shipping_addresses { available_shipping_methods { method_code } } } }
      setBillingAddressOnCart(input: $billing) { cart { id } }
    }`,
    {
      shipping: { cart_id, shipping_addresses: [{ customer_address_id: addressId }] },
      billing: { cart_id, billing_address: { same_as_shipping: true } },
    },
  )
  await ask(
    `mutation ($input: SetShippingMethodsOnCartInput) {
      setShippingMethodsOnCart(input: $input) { cart { prices { grand_total { value } } } }
    }`,
    { input: { cart_id, shipping_methods: [{ carrier_code: 'keepsake', method_code: 'standard' }] } },
  )
  await ask(
    `mutation ($input: SetPaymentMethodOnCartInput) {
      setPaymentMethodOnCart(input: $input) { cart { selected_payment_method { code } } }
    }`,
    { input: { cart_id, payment_method: { code: 'card', card: { token: await tokenise(url) } } } },
  )
  const { placeOrder: placed } = await ask<{
    placeOrder: { orderV2: { number: string } | null; errors: { message: string }[] }
  }>(
    `mutation ($input: PlaceOrderInput) { placeOrder(input: $input) { orderV2 { number } errors { message } } }`,
    { input: { cart_id } },
  )
  if (!placed.orderV2) throw new Error(placed.errors.map(({ message }) => message).join(' '))
}
