/** Every kind of call that the storefront makes, each as it stands in the pages' life. */
import { randomUUID } from 'node:crypto'
import pg from 'pg'
import type { ApiClient } from './api-client.ts'
import {
  type BenchCatalogue,
  browse,
  CATEGORY_PAGE,
  fillCart,
  oneOf,
  PRODUCT_PAGE,
  SEARCH,
} from './api-flows.ts'
import { checkOutAsGuest, openSession } from './checkout-flows.ts'
import { type DatabaseSize, emailOf } from './fill-database.ts'
import { type Call, largestCategoryCalls } from './largest-category-calls.ts'
import type { MeasuredShop } from './measured-shop.ts'

export async function storefrontCalls(
  client: ApiClient,
  shop: MeasuredShop,
  catalogue: BenchCatalogue,
  size: DatabaseSize,
): Promise<Call[]> {
  const { token, numbers, guestTokens } = await aRegular(shop.databaseUrl, size)
  const cartId = await fillCart(client, catalogue)
  const asCustomer = (query: string, variables: object = {}) => client.ask(query, variables, token)
  const search = (words: readonly string[]) => () => client.ask(SEARCH, { words: oneOf(words) })
  return [
    { name: 'browse: category and product', call: () => browse(client, catalogue) },
    {
      name: 'category, a later page',
      call: () => client.ask(CATEGORY_PAGE, { id: oneOf(catalogue.categoryUids), page: catalogue.deepPage }),
    },
    ...largestCategoryCalls(client, catalogue),
    { name: 'product page', call: () => client.ask(PRODUCT_PAGE, { urlKey: oneOf(catalogue.urlKeys) }) },
    {
      name: 'products by price',
      call: () =>
        client.ask(
          `query ($id: String!) {
            products(filter: { category_uid: { eq: $id }, price: { from: "20", to: "60" } }, sort: { price: ASC }) {
              total_count items { uid name price_range { minimum_price { final_price { value } } } }
            }
          }`,
          { id: oneOf(catalogue.categoryUids) },
        ),
    },
    { name: 'search by words', call: search(catalogue.searches) },
    // Fills its page on small data too, where two words find one product.
    {
      name: 'search by one word',
      call: search(catalogue.searches.map((words) => words.split(' ')[1] ?? words)),
    },
    { name: 'search with a slip', call: search(catalogue.misspelt) },
    { name: 'search by size', call: search(['30x40', '12x16in', '50 x 75 cm']) },
    {
      name: 'what an address opens',
      call: () =>
        client.ask('query ($url: String!) { route(url: $url) { relative_url type redirect_code } }', {
          url: oneOf(catalogue.urlKeys),
        }),
    },
    {
      name: 'an address of nothing',
      call: () => client.ask('query ($url: String!) { route(url: $url) { type } }', { url: randomUUID() }),
    },
    {
      name: 'what the frame asks',
      call: () =>
        client.ask(
          `{ configvalues(fields: ["free_shipping_price", "postcode_range"]) { key value }
             storeConfig { store_name locale } headeroffer { items { offer_text } } }`,
        ),
    },
    {
      name: 'number on the cart',
      call: () =>
        client.ask('query ($id: String!) { cart(cart_id: $id) { total_quantity } }', { id: cartId }),
    },
    { name: 'cart: made, filled, changed, read', call: () => fillCart(client, catalogue) },
    { name: 'checkout of a guest', call: () => checkOutAsGuest(shop.url, catalogue) },
    { name: 'greeting in the header', call: () => asCustomer('{ customer { firstname } }') },
    {
      name: 'profile and address book',
      call: () =>
        asCustomer(
          '{ customer { firstname lastname email is_subscribed addresses { id firstname street city postcode } } }',
        ),
    },
    { name: "customer's cart", call: () => asCustomer('{ customerCart { id total_quantity } }') },
    {
      name: 'order history',
      call: () =>
        asCustomer(
          `{ customer { orders(pageSize: 10, sort: { sort_field: CREATED_AT, sort_direction: DESC }) {
            total_count items { number order_date status total { grand_total { value } } items { product_name quantity_ordered } }
          } } }`,
        ),
    },
    {
      name: 'one order of a customer',
      call: () =>
        asCustomer(
          `query ($number: String!) {
            customer { orders(filter: { number: { eq: $number } }) { items { number status } } }
          }`,
          { number: oneOf(numbers) },
        ),
    },
    {
      name: 'order of a guest',
      call: () =>
        client.ask(
          `query ($token: String!) {
            guestOrderByToken(input: { token: $token }) { number status items { product_name } }
          }`,
          { token: oneOf(guestTokens) },
        ),
    },
  ]
}

/** A customer from the middle of the table, signed in, and the orders to look at. */
async function aRegular(databaseUrl: string, { customers }: DatabaseSize) {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  try {
    const { rows } = await database.query<{ id: number }>(
      'SELECT id FROM customers WHERE lower(email) = $1',
      [emailOf(Math.round(customers / 2))],
    )
    const token = await openSession(database, rows[0]?.id)
    const own = await database.query<{ number: string }>('SELECT number FROM orders WHERE customer_id = $1', [
      rows[0]?.id,
    ])
    const guests = await database.query<{ token: string }>(
      'SELECT token FROM orders WHERE customer_id IS NULL ORDER BY number LIMIT 200',
    )
    return {
      token,
      numbers: own.rows.map((row) => row.number),
      guestTokens: guests.rows.map((row) => row.token),
    }
  } finally {
    await database.end()
  }
}
