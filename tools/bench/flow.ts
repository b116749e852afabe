/**
 * Guest checkout of two lines through the API: flows a second, latencies, and what the shop and PostgreSQL each spend.
 *
 * The shop runs as ROLE=web in a process of its own on an embedded database of its own, so drawing artwork is not in the
 * figures. The clients run in this process and are not counted. Goal at 16 clients: at most 30 ms of shop CPU and
 * 15 ms of PostgreSQL CPU a flow.
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { freezeTextDesign, placeOrder, prepareCart, textDesignSku } from '../guest-checkout.ts'
import { makeDataDir, removeDataDir, startShopProcess } from '../shop-process.ts'
import { cpuMsOfTree } from './cpu.ts'
import { percentile, printTable } from './table.ts'

const FLOWS_EACH = 320
const WARM_UP_FLOWS = 100

export async function run(): Promise<void> {
  const dataDir = makeDataDir()
  const shop = await startShopProcess(dataDir, { ROLE: 'web', LOG_LEVEL: 'warn' })
  try {
    const postgresPid = Number(
      readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0],
    )
    const lines = await Promise.all(
      ['Home by the sea', 'Up at the hut'].map(async (words, index) => ({
        sku: textDesignSku,
        revision: await freezeTextDesign(shop.url, textDesignSku, words),
        quantity: index + 1,
      })),
    )
    const flow = async () => {
      const cartId = await prepareCart(shop.url, lines, 'robin@example.com')
      await placeOrder(shop.url, cartId)
    }
    await runFlows(flow, 4, WARM_UP_FLOWS)
    const rows = []
    for (const clients of [1, 16, 64]) {
      const shopBefore = cpuMsOfTree(shop.pid)
      const postgresBefore = cpuMsOfTree(postgresPid)
      const { latenciesMs, seconds } = await runFlows(flow, clients, FLOWS_EACH)
      const postgresMs = difference(cpuMsOfTree(postgresPid), postgresBefore)
      // The database may be a child of the shop; its time is its own.
      const isChild = difference(cpuMsOfTree(shop.pid), shopBefore)
      const shopMs = isChild - (isBelow(postgresPid, shop.pid) ? postgresMs : 0)
      rows.push([
        clients,
        (latenciesMs.length / seconds).toFixed(1),
        percentile(latenciesMs, 0.5).toFixed(0),
        percentile(latenciesMs, 0.95).toFixed(0),
        percentile(latenciesMs, 0.99).toFixed(0),
        (shopMs / latenciesMs.length).toFixed(1),
        (postgresMs / latenciesMs.length).toFixed(1),
      ])
    }
    printTable(
      ['clients', 'flows/s', 'p50 ms', 'p95 ms', 'p99 ms', 'shop CPU ms/flow', 'PostgreSQL CPU ms/flow'],
      rows,
    )
  } finally {
    await shop.stop()
    removeDataDir(dataDir)
  }
}

async function runFlows(flow: () => Promise<void>, clients: number, count: number) {
  const latenciesMs: number[] = []
  let started = 0
  const client = async () => {
    while (started < count) {
      started++
      const from = performance.now()
      await flow()
      latenciesMs.push(performance.now() - from)
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: clients }, client))
  return { latenciesMs, seconds: (performance.now() - from) / 1000 }
}

const difference = (after: number | undefined, before: number | undefined) =>
  after === undefined || before === undefined ? Number.NaN : after - before

function isBelow(pid: number, ancestor: number): boolean {
  for (let id = pid; id > 1; ) {
    id = Number(/^PPid:\s*(\d+)/m.exec(readFileSync(`/proc/${id}/status`, 'utf8'))?.[1] ?? 0)
    if (id === ancestor) return true
  }
  return false
}

if (import.meta.main) await run()
