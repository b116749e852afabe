/**
 * What the page of a category of 10,000 products costs through the public API, with the counts of all its facets.
 *
 * Goal: a p95 of at most 60 ms at 16 clients. The shop, PostgreSQL and the clients share the cores, so that CPU for each
 * call says more of the shop than the time it took.
 */
import { apiClient } from './api-client.ts'
import { fillBenchCatalogue } from './filled-catalogue.ts'
import { largestCategoryCalls } from './largest-category-calls.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { FIGURES, figuresOf, printTable } from './table.ts'

const PRODUCTS = 10_000
const CLIENTS = [1, 16]
const CALLS = 800

export async function run(): Promise<void> {
  const shop = await startMeasuredShop()
  const client = apiClient(shop.url)
  try {
    const catalogue = await fillBenchCatalogue(shop, PRODUCTS)
    const rows = []
    for (const { name, call } of largestCategoryCalls(client, catalogue)) {
      await shop.measure(call, 4, CALLS / 4)
      for (const clients of CLIENTS) {
        rows.push([name, clients, ...figuresOf(await shop.measure(call, clients, CALLS))])
      }
    }
    printTable(['call', 'clients', ...FIGURES], rows)
  } finally {
    client.close()
    await shop.close()
  }
}

if (import.meta.main) await run()
