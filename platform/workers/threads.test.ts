import { afterAll, describe, expect, it } from 'vitest'
import type * as oddTasks from './testing/odd-tasks.ts'
import { openThreads, TooLarge, TooSlow } from './threads.ts'

const LONG_LIMIT_MS = 60_000
const threads = openThreads<typeof oddTasks>({
  file: new URL('./testing/odd-tasks.ts', import.meta.url),
  most: 1,
  heapMb: 64,
  onError: () => {},
})
afterAll(() => threads.close())

const isAnswering = () => threads.run('echo', 'here', LONG_LIMIT_MS)

describe('a drawing thread', () => {
  it('works while the event loop goes on turning', async () => {
    const counter = new SharedArrayBuffer(4)
    const counted = new Int32Array(counter)
    let ended = false
    const held = threads.run('holdUntil', { counter, turns: 100 }, LONG_LIMIT_MS).finally(() => {
      ended = true
    })
    // It ends only because turns are counted meanwhile.
    while (!ended) {
      Atomics.add(counted, 0, 1)
      await new Promise(setImmediate)
    }
    expect(await held).toBeGreaterThanOrEqual(100)
  })

  it('that does not end in time is ended, and the next task has a new one', async () => {
    await isAnswering()
    await expect(threads.run('endless', undefined, 50)).rejects.toThrow(TooSlow)
    expect(await isAnswering()).toBe('here')
  })

  it('that nobody waits for any more is ended before its time', async () => {
    await isAnswering()
    const unwanted = new AbortController()
    const running = threads.run('endless', undefined, LONG_LIMIT_MS, unwanted.signal)
    unwanted.abort()
    await expect(running).rejects.toThrow(/abort/i)
    expect(await isAnswering()).toBe('here')
  })

  it('says that a task took all its memory', async () => {
    await expect(threads.run('fillHeap', undefined, LONG_LIMIT_MS)).rejects.toThrow(TooLarge)
  })

  it.each([
    ['that ends by itself', 'endThread', /exit|terminat/i],
    ['that takes all its memory', 'fillHeap', /memory/i],
    ['whose task fails', 'breakDown', /broke down/],
  ] as const)('%s fails its own task only', async (_, task, said) => {
    await expect(threads.run(task, undefined, LONG_LIMIT_MS)).rejects.toThrow(said)
    expect(await isAnswering()).toBe('here')
  })
})
