/** The tests of a shop that several engines open. */
import { writeFileSync } from 'node:fs'
import { expect, type TestInfo } from '@playwright/test'
import { test as base } from '../support/shop.ts'
import type { EnginePage } from './driver.ts'
import { type Engine, engines, isAway } from './engines.ts'

interface ForEachTest {
  /** Keeps a page open for the test: a failure leaves its picture, and in the end nothing was reported in it. */
  watched: (opening: Promise<EnginePage>) => Promise<EnginePage>
  /** The same for a page in which something is to be reported. */
  troubled: (opening: Promise<EnginePage>) => Promise<EnginePage>
}

export const test = base.extend<ForEachTest>({
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  watched: async ({}, use, info) => {
    await keepPages(use, info, true)
  },
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
  troubled: async ({}, use, info) => {
    await keepPages(use, info, false)
  },
})

async function keepPages(
  use: (keep: ForEachTest['watched']) => Promise<void>,
  info: TestInfo,
  isQuiet: boolean,
): Promise<void> {
  const pages: EnginePage[] = []
  await use(async (opening) => {
    const page = await opening
    pages.push(page)
    return page
  })
  const hasFailed = info.status !== info.expectedStatus
  try {
    for (const page of pages) {
      if (hasFailed) writeFileSync(info.outputPath(`${page.name}.png`), await page.picture())
      if (isQuiet) expect.soft(await page.reports(), `what ${page.name} reported`).toEqual([])
    }
  } finally {
    for (const page of pages) await page.close()
  }
}

/** Tells the tests of each engine; those of one that is away are skipped, and that is said. */
export function inEachEngine(tell: (engine: Engine) => void): void {
  for (const engine of engines) {
    test.describe(`in ${engine.name}`, () => {
      test.skip(!engine.isThere(), isAway(engine))
      tell(engine)
    })
  }
}
