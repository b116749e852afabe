import { getEventListeners } from 'node:events'
import { setTimeout as delay } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { orAborted, timeLimit } from './time-limit.ts'

const timers = () => process.getActiveResourcesInfo().filter((kind) => kind === 'Timeout').length

describe('a time limit', () => {
  test('aborts when the time is up, and says so', async () => {
    using limit = timeLimit(5)
    await expect(orAborted(delay(5_000, undefined, { ref: false }), limit.signal)).rejects.toMatchObject({
      name: 'TimeoutError',
    })
    expect(limit.hasPassed()).toBe(true)
  })

  test('aborts with the other signal, also with one that is aborted already', () => {
    const visitor = new AbortController()
    using limit = timeLimit(60_000, visitor.signal)
    visitor.abort('gone')
    using late = timeLimit(60_000, visitor.signal)
    expect([limit.signal.reason, late.signal.reason]).toEqual(['gone', 'gone'])
    expect(limit.hasPassed()).toBe(false)
  })

  test('SH-19: leaves neither timer nor listener behind when the work is over', async () => {
    const visitor = new AbortController()
    const before = timers()
    for (let call = 0; call < 1_000; call++) {
      using limit = timeLimit(180_000, visitor.signal)
      expect(await orAborted(Promise.resolve(call), limit.signal)).toBe(call)
      expect(getEventListeners(limit.signal, 'abort')).toEqual([])
    }
    expect(timers()).toBe(before)
    expect(getEventListeners(visitor.signal, 'abort')).toEqual([])
  })
})
