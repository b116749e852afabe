/**
 * What a slow phone on two lines feels on the way from the home page to the checkout, cold and warm, how long a press
 * holds it up, what a whole purchase brings down, and what an idle home page costs. `npm run bench phone [rounds]
 * [part]`, where a part is `visits`, `presses`, `purchase`, `idle` or `photos`; the medians are told, of five rounds
 * unless another number is given.
 *
 * Goals on 1.6 Mbit/s: hydrated within 2.0 s of the first paint on every page; the tool's largest paint within 0.3 s of
 * its first; choosing a size, Start Order and Add to cart answer within 200 ms; a cold product page loads at most 120
 * KB of scripts. The processor is slowed six times: on a busy machine the times grow.
 */
import { type Browser, chromium } from '@playwright/test'
import { browserFlags, browserPath } from '#platform/testing/browser.ts'
import { freezeTextDesign, textDesignSku } from '../guest-checkout.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { photoMemory } from './phone-memory.ts'
import { INTERACTIONS, type Pressed, pressEach } from './phone-presses.ts'
import { purchase as buy, type Purchase } from './phone-purchase.ts'
import { idleWork, LINES, PAGES, type Place, type Visit, visitTwice } from './phone-visits.ts'
import { percentile, printTable } from './table.ts'

const ROUNDS = 5

export async function run(): Promise<void> {
  const rounds = Number(process.argv[3] ?? ROUNDS)
  const wanted = process.argv[4]
  const executablePath = browserPath()
  const shop = await startMeasuredShop()
  const browser = await chromium.launch({ executablePath, args: browserFlags })
  try {
    const revision = await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')
    const place = { url: shop.url, revision }
    // In a new shop the first visitor has every mock-up made, on the same processor.
    const seen = wanted === undefined || wanted === 'visits' ? PAGES : PAGES.slice(2, 3)
    for (const page of seen) await visitTwice(browser, place, page, LINES[0])

    for (const [name, measure] of Object.entries(PARTS)) {
      if (wanted !== undefined && wanted !== name) continue
      console.log()
      await measure(browser, place, rounds)
    }
  } finally {
    await browser.close()
    await shop.close()
  }
}

type Measure = (browser: Browser, place: Place, rounds: number) => Promise<void>

const PARTS: Record<string, Measure> = { visits, presses, purchase, idle, photos }

async function visits(...[browser, place, rounds]: Parameters<Measure>): Promise<void> {
  const rows = []
  for (const line of LINES) {
    for (const page of PAGES) {
      const cold: Visit[] = []
      const warm: Visit[] = []
      for (let round = 0; round < rounds; round++) {
        const [first, second] = await visitTwice(browser, place, page, line)
        cold.push(first)
        warm.push(second)
      }
      rows.push([line.name, page.name, 'cold', ...figuresOf(cold)])
      rows.push([line.name, page.name, 'warm', ...figuresOf(warm)])
    }
  }
  printTable(['line', 'page', 'cache', ...FIGURES], rows)
}

const FIGURES = ['KB', 'JS KB', 'requests', 'JS files', 'FCP ms', 'LCP ms', 'hydrated after FCP ms']

async function presses(...[browser, place, rounds]: Parameters<Measure>): Promise<void> {
  const pressed: Pressed[] = []
  for (let round = 0; round < rounds; round++) pressed.push(await pressEach(browser, place, LINES[0]))
  printTable(
    ['press', 'INP ms', 'of the rounds'],
    INTERACTIONS.map((name) => {
      const all = pressed.map((each) => each[name])
      return [name, median(all), all.join(' ')]
    }),
  )
}

async function purchase(...[browser, place, rounds]: Parameters<Measure>): Promise<void> {
  const bought: Purchase[] = []
  for (let round = 0; round < rounds; round++) bought.push(await buy(browser, place, LINES[0], round + 1))
  const kb = (of: (one: Purchase) => number) => Math.round(median(bought.map(of)) / 1024)
  printTable(
    ['a whole purchase', 'KB down', 'JS KB', 'own photo KB', 'requests'],
    [
      [
        LINES[0].name,
        kb(({ bytes }) => bytes),
        kb(({ scriptBytes }) => scriptBytes),
        kb(({ ownPhotoBytes }) => ownPhotoBytes),
        median(bought.map(({ requests }) => requests)),
      ],
    ],
  )
}

async function idle(...[browser, place]: Parameters<Measure>): Promise<void> {
  console.log(`An idle home page: ${Math.round(await idleWork(browser, place))} ms of work a minute`)
}

async function photos(...[browser, place]: Parameters<Measure>): Promise<void> {
  const { emptyBytes, peakBytes, afterBytes } = await photoMemory(browser, place)
  const mb = (bytes: number) => Math.round(bytes / 1e6)
  console.log(
    `Six photos of 48 megapixels: at most ${mb(peakBytes)} MB above the empty tool (${mb(emptyBytes)} MB), ` +
      `${mb(afterBytes)} MB in the end`,
  )
}

const figuresOf = (visits: readonly Visit[]) => {
  const of = (figure: (visit: Visit) => number) => Math.round(median(visits.map(figure)))
  return [
    of(({ bytes }) => bytes / 1024),
    of(({ scriptBytes }) => scriptBytes / 1024),
    of(({ requests }) => requests),
    of(({ scripts }) => scripts),
    of(({ firstPaintMs }) => firstPaintMs),
    of(({ largestPaintMs }) => largestPaintMs),
    of(({ hydratedMs, firstPaintMs }) => hydratedMs - firstPaintMs),
  ]
}

const median = (values: readonly number[]) => percentile(values, 0.5)

if (import.meta.main) await run()
