/**
 * How long a design of 54 surfaces takes to open in the design tool: with nothing on it, and with a photo of its own on each.
 * `npm run bench surfaces [rounds]`; medians of three rounds unless another number is given, on a desk and on a phone whose
 * processor is four times slower. The aim is 2 s; the load of the machine stands beside the figures.
 */
import { loadavg } from 'node:os'
import { type Browser, type BrowserContextOptions, chromium } from '@playwright/test'
import { record } from '#families/flash-cards/record.ts'
import { DESIGN_VERSION, type Design } from '#packages/design-document/design.ts'
import { aPhoto, aSurface } from '#packages/design-document/testing/builders.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { browserFlags, browserPath } from '#platform/testing/browser.ts'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { createDesign, sendPhoto } from './frames-design.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { percentile, printTable } from './table.ts'

const ROUNDS = 3
const CHOICE = { ...firstChoice(record), values: { CARDS: 'N54' } }
const SKU = formatSku(record, CHOICE)
const SURFACES = surfacesOf(record, CHOICE)
/** As phones take them; each a little wider than the one before, so that none is another. */
const PHOTO = { widthPx: 3000, heightPx: 2000 }

const DEVICES: readonly { name: string; slower: number; options: BrowserContextOptions }[] = [
  { name: 'desk', slower: 1, options: { viewport: { width: 1440, height: 900 } } },
  {
    name: 'phone',
    slower: 4,
    options: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
]

export async function run(): Promise<void> {
  const rounds = Number(process.argv[3] ?? ROUNDS)
  const shop = await startMeasuredShop({ ROLE: 'all' })
  const browser = await chromium.launch({ executablePath: browserPath(), args: browserFlags })
  const rows: (string | number)[][] = []
  try {
    const designs = [
      ['empty', `sku=${SKU}`],
      ['a photo on each', `design=${await createDesign(shop.url, SKU, await fullDesign(shop.url))}`],
    ] as const
    for (const [what, query] of designs) {
      for (const device of DEVICES) {
        const opened: Opening[] = []
        for (let round = 0; round < rounds; round += 1) {
          opened.push(await open(browser, shop.url, `${record.toolPath}?${query}`, device))
        }
        const median = (figure: keyof Opening) =>
          Math.round(
            percentile(
              opened.map((one) => one[figure]),
              0.5,
            ),
          )
        rows.push([
          what,
          device.name,
          median('usableMs'),
          median('seenMs'),
          median('turnedMs'),
          loadavg()[0]?.toFixed(1) ?? '',
        ])
      }
    }
  } finally {
    await browser.close()
    await shop.close()
  }
  printTable(
    [`${SURFACES.length} surfaces`, 'device', 'usable ms', 'photo seen ms', 'last side shown ms', 'load'],
    rows,
  )
}

async function fullDesign(url: string): Promise<Design> {
  const surfaces: Design['surfaces'] = []
  for (const [at, { name, widthMm, heightMm, bleedMm, safeMm }] of SURFACES.entries()) {
    const size = { ...PHOTO, widthPx: PHOTO.widthPx + 10 * at }
    const photo = await sendPhoto(url, size)
    const shown = { photo, photoWidthPx: size.widthPx, photoHeightPx: size.heightPx }
    surfaces.push({
      ...aSurface({ widthMm, heightMm, bleedMm, safeMm }),
      name,
      elements: [aPhoto({ id: `photo-${at}`, ...shown })],
    })
  }
  return { version: DESIGN_VERSION, surfaces }
}

/** Since the visit began, but the last: since the press. */
interface Opening {
  /** The last of the sides takes a press. */
  usableMs: number
  /** The photo of the first side is on the board and decoded; as soon as usable where there is none. */
  seenMs: number
  /** From a press on the last side to that side on the board. */
  turnedMs: number
}

async function open(
  browser: Browser,
  url: string,
  path: string,
  { slower, options }: (typeof DEVICES)[number],
): Promise<Opening> {
  const context = await browser.newContext({ ...options, locale: 'en-AU', serviceWorkers: 'block' })
  try {
    await context.addCookies([{ name: cookieNames.homePopup, value: '1', url }])
    const page = await context.newPage()
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slower })
    await page.addInitScript(watch, SURFACES.length)
    await page.goto(url + path, { waitUntil: 'commit' })
    await page.waitForFunction(() => window.opened?.seenMs !== undefined, undefined, { timeout: 60_000 })
    return (await page.evaluate(async () => {
      const last = () =>
        [...document.querySelectorAll<HTMLInputElement>('.tool-surfaces input[type="radio"]')].at(-1)
      const from = performance.now()
      last()?.click()
      do await new Promise(requestAnimationFrame)
      while (!last()?.checked && performance.now() - from < 10_000)
      return { ...window.opened, turnedMs: performance.now() - from }
    })) as Opening
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    opened?: { usableMs: number; seenMs?: number }
  }
}

/** Runs in the page. */
function watch(surfaces: number): void {
  const timer = setInterval(() => {
    const radios = document.querySelectorAll('.tool-surfaces input[type="radio"]')
    const last = radios[surfaces - 1]
    // What the server drew has the same sides, and hands presses on.
    if (!last || !document.querySelector('main[data-hydrated]')) return
    window.opened ??= { usableMs: performance.now() }
    if (window.opened.seenMs !== undefined) return
    if (!location.search.includes('design=')) {
      window.opened.seenMs = window.opened.usableMs
      return clearInterval(timer)
    }
    const image = document.querySelector<SVGImageElement>('.tool-board image')
    if (!image) return
    clearInterval(timer)
    const decoded = new Image()
    decoded.src = image.href.baseVal
    void decoded.decode().then(() => {
      if (window.opened) window.opened.seenMs = performance.now()
    })
  }, 20)
}
