/**
 * What a phone feels: Lighthouse with its mobile preset on home, a category and a product, five times each; the median
 * is told.
 *
 * Goals: performance 95, the others 100; largest paint within 1.5 s, layout shift at most 0.02, blocking at most 100 ms;
 * at most 130 KB of scripts and 25 KB of styles before the page works. The phone is a simulation on top of what this
 * machine measured: on a busy one its times grow.
 */
import { launch } from 'chrome-launcher'
import lighthouse, { type Result } from 'lighthouse'
import { browserFlags, browserPath } from '#platform/testing/browser.ts'
import { firstLoadOf } from './first-load.ts'
import { startMeasuredShop } from './measured-shop.ts'
import { percentile, printTable } from './table.ts'

const PAGES = [
  ['home', '/'],
  ['category', '/canvas-prints'],
  ['product', '/custom-canvas-print'],
] as const
const RUNS = 5

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const
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
        ...CATEGORIES.map((category) =>
          median(results, (one) => (one.categories[category]?.score ?? 0) * 100),
        ),
        ...TIMES.map((audit) => median(results, (one) => one.audits[audit]?.numericValue ?? Number.NaN)).map(
          (value, index) => (index === 1 ? value.toFixed(3) : Math.round(value)),
        ),
        scriptsKb.toFixed(1),
        stylesKb.toFixed(1),
      ])
    }
    printTable(['page', ...CATEGORIES, 'LCP ms', 'CLS', 'TBT ms', 'JavaScript KB gzip', 'CSS KB gzip'], rows)
    for (const audit of failed) console.log(audit)
  } finally {
    chrome.kill()
    await shop.close()
  }
}

async function visit(url: string, port: number): Promise<Result> {
  const result = await lighthouse(url, { port, onlyCategories: [...CATEGORIES], logLevel: 'error' })
  if (!result) throw new Error(`Lighthouse said nothing of ${url}`)
  return result.lhr
}

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
