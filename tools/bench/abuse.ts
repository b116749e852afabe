/**
 * What strangers can do to a shop. With 512 MB for its heap and much to remember, it survives and holds less than 100
 * MB more afterwards. With ten guests who freeze the heaviest design, and with 200 hostile HEIC files, others are still
 * answered in time.
 */
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../shop-process.ts'
import { drawingLoad } from './abuse-drawing.ts'
import { distinctDocuments, type Load, longTexts } from './abuse-loads.ts'
import { photoLoad } from './abuse-photos.ts'
import { INSPECTED, inspectMemory, type ProcessMemory, residentBytes } from './process-memory.ts'
import { percentile, printTable } from './table.ts'

const CLIENTS = 8
const HEALTH_EVERY_MS = 50

export async function run(): Promise<void> {
  await memoryLoads()
  console.log('')
  for (const load of [drawingLoad, photoLoad]) {
    const { header, rows } = await load()
    printTable(header, rows)
    console.log('')
  }
}

async function memoryLoads(): Promise<void> {
  const dataDir = makeDataDir()
  const variables = { ROLE: 'web', LOG_LEVEL: 'warn', NODE_OPTIONS: `--max-old-space-size=512 ${INSPECTED}` }
  const shop = await startShopProcess(dataDir, variables)
  const memory = await inspectMemory(shop.output())
  try {
    const rows = []
    for (const load of [await distinctDocuments(shop.url), longTexts(shop.url)]) {
      rows.push(await abused(shop, memory, load))
    }
    printTable(
      ['load', 'sent', 'answers', 'seconds', 'held MB', 'growth MB', 'peak RSS MB', '/healthz p99 ms'],
      rows,
    )
  } finally {
    memory.close()
    await shop.stop()
    removeDataDir(dataDir)
  }
}

async function abused(shop: ShopProcess, memory: ProcessMemory, load: Load): Promise<(string | number)[]> {
  // The first of its kind opens what the shop opens once.
  await load.send(-1)
  const before = await memory.held()
  const health = watchHealth(shop.url)
  const from = performance.now()
  const answers = await sendAll(load)
  const seconds = (performance.now() - from) / 1_000
  const waits = await health.stop()
  const after = await memory.held()
  return [
    load.name,
    load.requests,
    [...answers].map(([answer, times]) => `${answer}: ${times}`).join(', '),
    seconds.toFixed(0),
    inMegabytes(after),
    inMegabytes(after - before),
    inMegabytes(residentBytes(shop.pid).peak),
    percentile(waits, 0.99).toFixed(0),
  ]
}

/** How often each status came; a request without an answer counts under its error. */
async function sendAll({ requests, send }: Load): Promise<Map<string, number>> {
  const answers = new Map<string, number>()
  let next = 0
  const client = async () => {
    while (next < requests) {
      const answer = await send(next++).then(String, (error: Error) => `no answer (${error.message})`)
      answers.set(answer, (answers.get(answer) ?? 0) + 1)
    }
  }
  await Promise.all(Array.from({ length: CLIENTS }, client))
  return answers
}

/** Asks for the shop's health all the time; `stop` gives how long each answer took, in milliseconds. */
function watchHealth(url: string) {
  const waits: number[] = []
  let isOn = true
  const watching = (async () => {
    while (isOn) {
      const from = performance.now()
      // A shop that does not answer any more is seen in the answers of the load.
      await fetch(`${url}/healthz`).then(
        (response) => response.arrayBuffer(),
        () => undefined,
      )
      waits.push(performance.now() - from)
      await new Promise((resolve) => setTimeout(resolve, HEALTH_EVERY_MS))
    }
  })()
  return {
    async stop() {
      isOn = false
      await watching
      return waits
    },
  }
}

const inMegabytes = (bytes: number) => (bytes / 1_000_000).toFixed(1)

if (import.meta.main) await run()
