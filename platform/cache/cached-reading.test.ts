import { expect, it } from 'vitest'
import { cachedReading } from './cached-reading.ts'

/** Counts its readings; each takes what `next` gives. */
function aReading(next: (count: number) => Promise<number>) {
  let time = 0
  let count = 0
  const read = cachedReading(() => next(++count), { clock: { now: () => new Date(time) }, keptMs: 5_000 })
  return { read, wait: (ms: number) => (time += ms) }
}

it('reads once for all who ask within the time, and again after it', async () => {
  const { read, wait } = aReading(async (count) => count)
  expect(await Promise.all([read(), read()])).toEqual([1, 1])
  wait(4_999)
  expect(await read()).toBe(1)
  wait(1)
  expect(await read()).toBe(2)
})

it('reads again at once after a failure', async () => {
  const { read } = aReading(async (count) => {
    if (count === 1) throw new Error('The database is away')
    return count
  })
  await expect(read()).rejects.toThrow('The database is away')
  expect(await read()).toBe(2)
})
