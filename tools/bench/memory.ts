/**
 * What six photos of 48 megapixels, chosen at once, take of memory in the engines of Firefox and Safari; `bench phone`
 * tells it of Chromium. The processes that show pages are counted. `npm run bench memory [engine]`. Linux only: it
 * reads /proc.
 */
import { setTimeout as pause } from 'node:timers/promises'
import type { EnginePage } from '../../e2e/engines/driver.ts'
import { engines, isAway } from '../../e2e/engines/engines.ts'
import { processesBelow } from './cpu.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { bytesOf, largePhotos, PHOTOS } from './phone-memory.ts'
import { printTable } from './table.ts'

const WINDOW = { width: 1440, height: 900 }
const SAMPLE_MS = 50
const SETTLE_MS = 10_000
const THUMBNAILS = `return document.querySelectorAll('.tool-tray img').length`
const SHOWS_PAGES = /WebKitWebProcess|-contentproc.* tab/

export async function run(): Promise<void> {
  const shop = await startMeasuredShop()
  const rows: string[][] = []
  try {
    const photos = await largePhotos()
    for (const engine of engines.filter(({ name }) => name === (process.argv[3] ?? name))) {
      if (!engine.isThere()) {
        console.log(isAway(engine))
        continue
      }
      const page = await engine.open(WINDOW)
      try {
        await page.goto(`${shop.url}/uploadchoice?sku=CANVAS-50X75-L-D38-IMAGE-MATTE`)
        rows.push([engine.name, ...(await measure(page, photos)).map(inMb)])
      } finally {
        await page.close()
      }
    }
  } finally {
    await shop.close()
  }
  printTable(['engine', 'empty tool, MB', 'most above it', '10 s later'], rows)
}

async function measure(
  page: EnginePage,
  photos: Awaited<ReturnType<typeof largePhotos>>,
): Promise<readonly number[]> {
  const tray = 'return document.querySelector("input[type=file][multiple]")'
  await page.until(tray)
  await pause(SETTLE_MS)
  const empty = resident()
  let most = 0
  const timer = setInterval(() => {
    most = Math.max(most, resident())
  }, SAMPLE_MS)
  await page.choose(photos, tray)
  while ((await page.run<number>(THUMBNAILS)) < PHOTOS) await pause(500)
  await pause(SETTLE_MS)
  clearInterval(timer)
  return [empty, most - empty, resident() - empty]
}

const resident = () =>
  processesBelow(process.pid, (command) => SHOWS_PAGES.test(command)).reduce(
    (sum, pid) => sum + bytesOf(pid),
    0,
  )

const inMb = (bytes: number) => Math.round(bytes / 1e6).toString()

if (import.meta.main) await run()
