import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Tally {
  passed: number
  failed: number
}

const vitestReport = z.object({ numPassedTests: z.number(), numFailedTests: z.number() })
const playwrightReport = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number(), flaky: z.number() }),
})

/** Tests that Vitest's JSON report counts; undefined when it wrote none. */
export function countVitest(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const { numPassedTests, numFailedTests } = vitestReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: numPassedTests, failed: numFailedTests }
}

/** Tests that Playwright's JSON report counts. One that passed only when repeated has failed once too often. */
export function countPlaywright(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky }
}
