/** 200 hostile HEIC files from many households, and what another shopper waits for pages meanwhile. */
import { hostileHeic } from '#platform/photos/testing/hostile-heic.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { percentile } from './table.ts'

const FILES = 200
const HOUSEHOLDS = 20
const CLIENTS = 8
const PAGES = ['/', '/custom-canvas-print', '/checkout/cart', '/uploadchoice', '/healthz']
const ASK_EVERY_MS = 100
const SETTLE_MS = 10_000

/** @returns a table of one row for the idle shop and one for the load */
export async function photoLoad(): Promise<{ header: string[]; rows: (string | number)[][] }> {
  const shop = await startMeasuredShop({ ROLE: 'all' })
  try {
    for (const path of PAGES) await pageMs(shop.url + path)
    const idle = watchPages(shop.url)
    await new Promise((resolve) => setTimeout(resolve, SETTLE_MS))
    const rows = [['none', 0, '', ...waitsInMs(await idle.stop())]]

    const files = hostileHeic(FILES, 2026)
    const loaded = watchPages(shop.url)
    const answers = new Map<number, number>()
    let next = 0
    const client = async () => {
      for (let place = next++; place < FILES; place = next++) {
        const status = await upload(shop.url, files[place]?.bytes ?? Buffer.alloc(0), place % HOUSEHOLDS)
        answers.set(status, (answers.get(status) ?? 0) + 1)
      }
    }
    await Promise.all(Array.from({ length: CLIENTS }, client))
    const waits = await loaded.stop()
    const told = [...answers].map(([status, times]) => `${status}: ${times}`).join(', ')
    rows.push(['hostile HEIC files', FILES, told, ...waitsInMs(waits)])
    return { header: ['load', 'sent', 'answers', 'page median ms', 'p99 ms', 'most ms', 'pages'], rows }
  } finally {
    await shop.close()
  }
}

const waitsInMs = (waits: readonly number[]) => [
  percentile(waits, 0.5).toFixed(0),
  percentile(waits, 0.99).toFixed(0),
  Math.max(...waits).toFixed(0),
  waits.length,
]

function watchPages(url: string) {
  const waits: number[] = []
  let isOver = false
  const watch = async () => {
    for (let turn = 0; !isOver; turn += 1) {
      waits.push(await pageMs(url + (PAGES[turn % PAGES.length] ?? '/')))
      await new Promise((resolve) => setTimeout(resolve, ASK_EVERY_MS))
    }
  }
  const watching = watch()
  return {
    async stop() {
      isOver = true
      await watching
      return waits
    },
  }
}

/** @throws Error when the page is not answered with 200 */
async function pageMs(address: string): Promise<number> {
  const from = performance.now()
  const answer = await fetch(address)
  await answer.arrayBuffer()
  if (answer.status !== 200)
    throw new Error(`Expected ${address} to be answered but it said ${answer.status}`)
  return performance.now() - from
}

/** @returns the last status: of the piece, or of the announcement when that was refused */
async function upload(url: string, bytes: Buffer, household: number): Promise<number> {
  const headers = { 'tus-resumable': '1.0.0', 'x-forwarded-for': `203.0.113.${household + 1}` }
  const announced = await fetch(`${url}/media/uploads`, {
    method: 'POST',
    headers: { ...headers, 'upload-length': String(bytes.length) },
  })
  await announced.arrayBuffer()
  const address = announced.headers.get('location')
  if (!announced.ok || address === null) return announced.status
  const answer = await fetch(new URL(address, `${url}/media/uploads`), {
    method: 'PATCH',
    headers: { ...headers, 'upload-offset': '0', 'content-type': 'application/offset+octet-stream' },
    body: new Uint8Array(bytes),
  })
  await answer.arrayBuffer()
  return answer.status
}
