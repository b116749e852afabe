/**
 * Whether the shop is as quick after years as on its first day: every call of the storefront on small data (1,000
 * products, 1,000 customers, 2,000 orders) and on 100,000 products, 1,000,000 customers and 2,000,000 orders.
 *
 * Goals: the p95 of each call at most doubles, and no statement runs for more than 20 ms. The shop and the client run
 * one call at a time, so that the figures are the calls' own and not those of a queue.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'
import { apiClient } from './api-client.ts'
import type { BenchCatalogue } from './api-flows.ts'
import { type DatabaseSize, fillDatabase } from './fill-database.ts'
import { fillBenchCatalogue } from './filled-catalogue.ts'
import { type MeasuredShop, startMeasuredShop } from './measured-shop.ts'
import { storefrontCalls } from './scale-calls.ts'
import { percentile, printTable } from './table.ts'

const SMALL = { products: 1_000, customers: 1_000, orders: 2_000 }
const LARGE = { products: 100_000, customers: 1_000_000, orders: 2_000_000 }
const SLOW_MS = 20
const CALLS = 300

export async function run(): Promise<void> {
  const small = await measured(SMALL)
  const large = await measured(LARGE)
  printTable(
    ['call', 'p95 ms small', 'p95 ms large', 'ratio'],
    [...small.p95].map(([name, before]) => {
      const after = large.p95.get(name) ?? Number.NaN
      return [name, before.toFixed(2), after.toFixed(2), (after / before).toFixed(2)]
    }),
  )
  for (const [name, { slow }] of Object.entries({ small, large })) {
    console.log(`\nStatements above ${SLOW_MS} ms on ${name} data: ${slow.length}`)
    for (const line of slow) console.log(`  ${line}`)
  }
}

/** Fills a shop; the p95 of every call by its name, and the statements that took too long. */
async function measured(size: typeof SMALL) {
  const shop = await startMeasuredShop()
  try {
    const from = performance.now()
    const catalogue = await fillBenchCatalogue(shop, size.products)
    await fillDatabase(shop.databaseUrl, size)
    console.log(
      `Filled ${size.products} products, ${size.customers} customers and ${size.orders} orders in ${Math.round((performance.now() - from) / 1000)} s.`,
    )
    await logSlowStatements(shop.databaseUrl)
    await shop.restart()
    return await measureCalls(shop, catalogue, size)
  } finally {
    await shop.close()
  }
}

async function measureCalls(shop: MeasuredShop, catalogue: BenchCatalogue, size: DatabaseSize) {
  const log = join(shop.dataDir, 'postgres', 'log')
  const logged = readFileSync(log, 'utf8').length
  const client = apiClient(shop.url)
  const p95 = new Map<string, number>()
  try {
    for (const { name, call } of await storefrontCalls(client, shop, catalogue, size)) {
      await shop.measure(call, 1, CALLS / 3)
      p95.set(name, percentile((await shop.measure(call, 1, CALLS)).latenciesMs, 0.95))
    }
  } finally {
    client.close()
  }
  return { p95, slow: slowStatements(readFileSync(log, 'utf8').slice(logged)) }
}

/** For connections that are opened from now on; settings of a database win over those the server was started with. */
async function logSlowStatements(databaseUrl: string): Promise<void> {
  const database = new pg.Client({ connectionString: databaseUrl })
  await database.connect()
  await database.query(
    `ALTER DATABASE shop SET log_min_messages = 'log'; ALTER DATABASE shop SET log_min_duration_statement = ${SLOW_MS}`,
  )
  await database.end()
}

const slowStatements = (log: string) =>
  log.split('\n').flatMap((line) => /duration: .{0,400}/.exec(line)?.[0] ?? [])

if (import.meta.main) await run()
