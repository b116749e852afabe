/**
 * What a shopper's steps cost through the public API: browse, search, cart, checkout of a guest and of a customer, on
 * 1,000 products of 3 SKUs each. Nothing is cached: every operation is sent to `/graphql` itself.
 *
 * Goals at 16 clients, CPU of shop / PostgreSQL for each flow: browse 3 / 2 ms, search 3 / 5, cart 6 / 4, checkout
 * 30 / 15.
 */
import { type ApiClient, apiClient } from './api-client.ts'
import { type BenchCatalogue, browse, fillCart, search } from './api-flows.ts'
import { checkOutAsCustomer, checkOutAsGuest, signedInCustomers } from './checkout-flows.ts'
import { fillBenchCatalogue } from './filled-catalogue.ts'
import { type MeasuredShop, startMeasuredShop } from './measured-shop.ts'
import { FIGURES, figuresOf, printTable } from './table.ts'

const PRODUCTS = 1_000
const CLIENTS = [1, 16, 64]
/** The test gateway's approved card is one card, and no more than 20 payments at once may be tried with one. */
const BUYERS = [1, 16]

export async function run(): Promise<void> {
  const shop = await startMeasuredShop()
  const client = apiClient(shop.url)
  try {
    const catalogue = await fillBenchCatalogue(shop, PRODUCTS)
    const rows = []
    for (const { name, flow, flows, isOrder } of await flowsOf(client, shop, catalogue)) {
      await shop.measure(flow, 4, flows / 4)
      for (const clients of isOrder ? BUYERS : CLIENTS) {
        rows.push([name, clients, ...figuresOf(await shop.measure(flow, clients, flows))])
      }
    }
    printTable(['flow', 'clients', ...FIGURES], rows)
  } finally {
    client.close()
    await shop.close()
  }
}

async function flowsOf(client: ApiClient, shop: MeasuredShop, catalogue: BenchCatalogue) {
  // A session is opened once a month, not once an order; signing in is argon2 and little else.
  const resting = await signedInCustomers(shop.databaseUrl, CLIENTS.at(-1) ?? 1)
  const asCustomer = async () => {
    const customer = resting.pop()
    if (!customer) throw new Error('Expected a customer for each client but received too few')
    await checkOutAsCustomer(client, shop.url, catalogue, customer)
    resting.push(customer)
  }
  return [
    { name: 'browse', flow: () => browse(client, catalogue), flows: 3_200, isOrder: false },
    { name: 'search', flow: () => search(client, catalogue), flows: 3_200, isOrder: false },
    { name: 'cart', flow: () => fillCart(client, catalogue), flows: 1_600, isOrder: false },
    { name: 'guest checkout', flow: () => checkOutAsGuest(shop.url, catalogue), flows: 640, isOrder: true },
    { name: 'customer checkout', flow: asCustomer, flows: 640, isOrder: true },
  ]
}

if (import.meta.main) await run()
