/**
 * What a phone feels: Lighthouse with its mobile preset on home, a category and a product, five times each; the median
 * is told. Cart, checkout, sign-in and dashboard once, for what does not depend on time.
 *
 * Goals: performance 95, the others 100; largest paint within 1.5 s, layout shift at most 0.02, blocking at most 100 ms;
 * at most 130 KB of scripts and 25 KB of styles before the page works. The phone is a simulation on top of what this
 * machine measured: on a busy one its times grow.
 */
import { chromium } from '@playwright/test'
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserFlags, browserPath } from '#platform/testing/browser.ts'
import { firstLoadOf } from './first-load.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { type SignedInPage, signedInPages } from './signed-in-pages.ts'
import { percentile, printTable } from './table.ts'

const PAGES = [
  ['home', '/'],
  ['category', '/canvas-prints'],
  ['product', '/custom-canvas-print'],
] as const
const RUNS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
/** What a page that no search engine lists must be without fault in. */
const SIGNED_IN_CATEGORIES = ['accessibility', 'best-practices'] as const
const TIMES = ['largest-contentful-paint', 'cumulative-layout-shift', 'total-blocking-time'] as const

export async function run(): Promise<void> {
  const chromePath = browserPath()
  const shop = await startMeasuredShop()
  const chrome = await launch({ chromePath, chromeFlags: ['--headless=new', ...browserFlags] })
  try {
    const rows = []
    const failed = new Set<string>()
    for (const [name, path] of PAGES) {
      const url = shop.url + path
      // In a new shop the first visitor has every mock-up made, on the same processor; the others get what is kept.
      await visit(url, chrome.port)
      const results: Result[] = []
      for (let count = 0; count < RUNS; count++) results.push(await visit(url, chrome.port))
      for (const audit of results.flatMap(unmet)) failed.add(`${name}: ${audit}`)
      const { scriptsKb, stylesKb } = await firstLoadOf(url)
      rows.push([
        name,
        ...CATEGORIES.map((category) => median(results, (one) => scoreOf(one, category))),
        ...TIMES.map((audit) => median(results, (one) => one.audits[audit]?.numericValue ?? Number.NaN)).map(
          (value, index) => (index === 1 ? value.toFixed(3) : Math.round(value)),
        ),
        scriptsKb.toFixed(1),
        stylesKb.toFixed(1),
      ])
    }
    printTable(['page', ...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms', 'JavaScript KB gzip', 'CSS KB gzip'], rows)
    const ownRows = []
    for (const page of await signedInPages(shop.url)) {
      const result = await visitSignedIn(shop.url, page, chrome.port)
      for (const audit of unmet(result)) failed.add(`${page.name}: ${audit}`)
      ownRows.push([page.name, ...SIGNED_IN_CATEGORIES.map((one) => scoreOf(result, one))])
    }
    printTable(['page', ...SIGNED_IN_CATEGORIES], ownRows)
    for (const audit of failed) console.log(audit)
  } finally {
    chrome.kill()
    await shop.close()
  }
}

async function visit(url: string, port: number): Promise<Result> {
  return answered(url, await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' }))
}

/** @throws Error where the shop sends the browser elsewhere, which would be judged in its place */
async function visitSignedIn(shop: string, { path, cookies }: SignedInPage, port: number): Promise<Result> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`)
  const [context] = browser.contexts()
  await context?.clearCookies()
  await context?.addCookies(cookies.map((cookie) => ({ ...cookie, url: shop })))
  await browser.close()
  const url = shop + path
  const onlyCategories = [...SIGNED_IN_CATEGORIES]
  // Cookies are storage, which is cleared before a visit.
  const flags = { port, logLevel: 'error', onlyCategories, disableStorageReset: true } as const
  const result = answered(url, await lighthouse(url, flags))
  if (new URL(result.finalDisplayedUrl).pathname !== path)
    throw new Error(`Expected ${url} and was sent to ${result.finalDisplayedUrl}`)
  return result
}

function answered(url: string, result: Awaited<ReturnType<typeof lighthouse>>): Result {
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  return result.lhr
}

const scoreOf = ({ categories }: Result, category: (typeof CATEGORIES)[number]) =>
  (categories[category]?.score ?? 0) * 100

/** Audits of the categories that must be without fault, and did not pass. */
function unmet({ categories, audits }: Result): string[] {
  return CATEGORIES.filter((category) => category !== 'performance').flatMap((category) =>
    (categories[category]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
      .map(({ id }) => `${category}, ${id}: ${audits[id]?.title}`),
  )
}

const median = (results: readonly Result[], figure: (result: Result) => number) =>
  percentile(results.map(figure), 0.5)

if (import.meta.main) await run()
