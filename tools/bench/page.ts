/**
 * CPU of the shop for one request of the product page: rendered each time, and given out by the HTML cache; beside it
 * what the same HTTP server needs for a constant string.
 *
 * The shop runs in a process of its own; the clients in this one are not counted. Goals: at most 2.5 ms rendered and
 * 0.2 ms from the cache, so 5,000 pages a second of CPU; at least three pages for each ten constant strings. PostgreSQL
 * is told beside it.
 */
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { Agent, get } from 'node:http'
import { cpuMsOfTree } from './cpu.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { printTable } from './table.ts'

const PRODUCT_PAGE = '/custom-canvas-print'
const CLIENTS = 8
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

export async function run(): Promise<void> {
  const rows = []
  for (const [name, htmlCache, requests, headers] of [
    ['rendered', 'off', 2_000, {}],
    // As browsers send it: cached pages are compressed too.
    ['from the HTML cache', 'on', 20_000, { 'accept-encoding': 'gzip, deflate, br' }],
  ] as const) {
    const shop = await startMeasuredShop({ HTML_CACHE: htmlCache })
    try {
      const open = () => page(shop.url + PRODUCT_PAGE, headers)
      await shop.measure(open, CLIENTS, requests / 4)
      const { shopCpuMs, postgresCpuMs } = await shop.measure(open, CLIENTS, requests)
      rows.push([name, shopCpuMs.toFixed(3), postgresCpuMs.toFixed(3)])
    } finally {
      await shop.close()
    }
  }
  rows.push(['a constant string', (await constantCpuMs()).toFixed(3), ''])
  printTable(['product page', 'shop CPU ms', 'PostgreSQL CPU ms'], rows)
  const [, cachedMs, constantMs] = rows.map(([, cpuMs]) => Number(cpuMs))
  const perSecond = (cpuMs = Number.NaN) => Math.round(1_000 / cpuMs)
  console.log(
    `From the cache ${perSecond(cachedMs)} pages a second of CPU, ${perSecond(constantMs)} constant strings: ` +
      `${((constantMs ?? 0) / (cachedMs ?? 1)).toFixed(2)} pages for each.`,
  )
  agent.destroy()
}

const CONSTANTS = 40_000

async function constantCpuMs(): Promise<number> {
  const server = spawn(process.execPath, ['tools/bench/constant-server.ts'], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  try {
    const [line] = await once(server.stdout, 'data')
    const url = String(line).trim()
    const flows = async (count: number) => {
      let left = count
      const client = async () => {
        while (left-- > 0) await page(url)
      }
      await Promise.all(Array.from({ length: CLIENTS }, client))
    }
    await flows(CONSTANTS / 4)
    const pid = server.pid ?? 0
    const before = cpuMsOfTree(pid) ?? Number.NaN
    await flows(CONSTANTS)
    return ((cpuMsOfTree(pid) ?? Number.NaN) - before) / CONSTANTS
  } finally {
    server.kill()
  }
}

/** Bare http rather than fetch: a client that costs less disturbs less on a machine with two cores. */
function page(url: string, headers: Record<string, string> = {}): Promise<void> {
  return new Promise((resolve, reject) => {
    get(url, { agent, headers }, (response) => {
      response.resume()
      response.on('end', () =>
        response.statusCode === 200 ? resolve() : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

if (import.meta.main) await run()
