/** A shop of its own for a benchmark, and what it and its PostgreSQL each spend on flows. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../shop-process.ts'
import { cpuMsOfTree } from './cpu.ts'

export interface MeasuredShop {
  readonly url: string
  readonly databaseUrl: string
  readonly dataDir: string
  /** Runs a flow so many times with so many clients at once. */
  measure(flow: () => Promise<unknown>, clients: number, flows: number): Promise<Measured>
  /** A new process on the same data, at another address. */
  restart(): Promise<void>
  close(): Promise<void>
}

export interface Measured {
  latenciesMs: number[]
  seconds: number
  shopCpuMs: number
  postgresCpuMs: number
}

/** Answers from a web process on an embedded database; drawing artwork is not in the figures, nor are the clients. */
export async function startMeasuredShop(variables: Record<string, string> = {}): Promise<MeasuredShop> {
  const dataDir = makeDataDir()
  const start = () =>
    startShopProcess(dataDir, { ROLE: 'web', LOG_LEVEL: 'warn', TRUSTED_PROXIES: 'loopback', ...variables })
  let shop: ShopProcess
  try {
    shop = await start()
  } catch (error) {
    removeDataDir(dataDir)
    throw error
  }
  const read = (...path: string[]) => readFileSync(join(dataDir, 'postgres', ...path), 'utf8').trim()
  return {
    get url() {
      return shop.url
    },
    get databaseUrl() {
      return `postgresql://shop:${read('password')}@127.0.0.1:${read('port')}/shop`
    },
    dataDir,
    async measure(flow, clients, flows) {
      const postgresPid = Number(read('data', 'postmaster.pid').split('\n')[0])
      const shopBefore = cpuMsOfTree(shop.pid)
      const postgresBefore = cpuMsOfTree(postgresPid)
      const { latenciesMs, seconds } = await runFlows(flow, clients, flows)
      const postgresMs = difference(cpuMsOfTree(postgresPid), postgresBefore)
      const treeMs = difference(cpuMsOfTree(shop.pid), shopBefore)
      // The database may be a child of the shop; its time is its own.
      const shopMs = isBelow(postgresPid, shop.pid) ? treeMs - postgresMs : treeMs
      return { latenciesMs, seconds, shopCpuMs: shopMs / flows, postgresCpuMs: postgresMs / flows }
    },
    async restart() {
      await shop.stop()
      shop = await start()
    },
    async close() {
      await shop.stop()
      removeDataDir(dataDir)
    },
  }
}

async function runFlows(flow: () => Promise<unknown>, clients: number, flows: number) {
  const latenciesMs: number[] = []
  let started = 0
  const client = async () => {
    while (started < flows) {
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
