/**
 * CPU of the shop for one request of the product page: rendered each time, and given out by the HTML cache.
 *
 * The shop runs in a process of its own; the clients in this one are not counted. Goals: at most 2.5 ms rendered and
 * 0.2 ms from the cache. PostgreSQL is told beside it.
 */
import { Agent, get } from 'node:http'
import { startMeasuredShop } from './measured-shop.ts'
import { printTable } from './table.ts'

const PRODUCT_PAGE = '/custom-canvas-print'
const CLIENTS = 8
const agent = new Agent({ keepAlive: true, maxSockets: CLIENTS })

export async function run(): Promise<void> {
  const rows = []
  for (const [name, htmlCache, requests] of [
    ['rendered', 'off', 2_000],
    ['from the HTML cache', 'on', 20_000],
  ] as const) {
    const shop = await startMeasuredShop({ HTML_CACHE: htmlCache })
    try {
      const open = () => page(shop.url + PRODUCT_PAGE)
      await shop.measure(open, CLIENTS, requests / 4)
      const { shopCpuMs, postgresCpuMs } = await shop.measure(open, CLIENTS, requests)
      rows.push([name, shopCpuMs.toFixed(3), postgresCpuMs.toFixed(3)])
    } finally {
      await shop.close()
    }
  }
  printTable(['product page', 'shop CPU ms', 'PostgreSQL CPU ms'], rows)
  agent.destroy()
}

/** Bare http rather than fetch: a client that costs less disturbs less on a machine with two cores. */
function page(url: string): Promise<string> {
  return new Promise((resolve, reject) => {
    get(url, { agent }, (response) => {
      let text = ''
      response.setEncoding('utf8')
      response.on('data', (chunk) => {
        text += chunk
      })
      response.on('end', () =>
        response.statusCode === 200
          ? resolve(text)
          : reject(new Error(`${url} answered ${response.statusCode}`)),
      )
    }).on('error', reject)
  })
}

if (import.meta.main) await run()
