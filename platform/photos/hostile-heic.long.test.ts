import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { hostileHeic } from './testing/hostile-heic.ts'
import { outcomeOf } from './testing/try-hostile.ts'

/** What another shopper may wait for because of it. */
const MAX_DELAY_MS = 300
const NANOSECONDS = 1e6

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'hostile-'))
})
afterAll(() => rm(folder, { recursive: true }))

test('200 hostile HEIC files at once: each is taken or refused, and pages go on being answered', async () => {
  const delay = monitorEventLoopDelay({ resolution: 10 })
  const files = hostileHeic(200, 2026)
  delay.enable()
  const outcomes = await Promise.all(files.map((file) => outcomeOf(file, folder)))
  delay.disable()
  const count = (outcome: string) => outcomes.filter((each) => each === outcome).length
  const counts = { made: count('made'), damaged: count('damaged'), tooHeavy: count('too-heavy') }
  console.log(
    counts,
    `event loop: p99 ${delay.percentile(99) / NANOSECONDS} ms, max ${delay.max / NANOSECONDS} ms`,
  )
  expect(counts.made + counts.damaged + counts.tooHeavy).toBe(200)
  expect(counts.made).toBeGreaterThan(0)
  expect(delay.percentile(99) / NANOSECONDS).toBeLessThan(MAX_DELAY_MS)
  expect(process.getActiveResourcesInfo()).not.toContain('ProcessWrap')
}, 1_200_000)
