import { existsSync, readFileSync } from 'node:fs'
import { z } from 'zod'

export interface Tally {
  passed: number
  failed: number
  /** How many of those that passed did so at the second try only: a busy machine, or a fault that shows rarely. */
  repeated?: number
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

/** Tests that Playwright's JSON report counts. */
export function countPlaywright(file: string): Tally | undefined {
  if (!existsSync(file)) return undefined
  const { stats } = playwrightReport.parse(JSON.parse(readFileSync(file, 'utf8')))
  return { passed: stats.expected + stats.flaky, failed: stats.unexpected, repeated: stats.flaky }
}
