import { describe, expect, it } from 'vitest'
import { createFairQueue, NotStarted, type Patience, QueueFull } from './fair-queue.ts'

/** A queue with fake work that ends when the test says so. */
function aQueue(limits: { atOnce: number; mostWaiting?: number }) {
  const inTurn = createFairQueue({ mostWaiting: 100, ...limits })
  const started: string[] = []
  const ends: (() => void)[] = []
  const ask = (requester: string, name: string, patience?: Patience) =>
    inTurn(
      requester,
      () => {
        started.push(name)
        return new Promise<string>((resolve) => ends.push(() => resolve(name)))
      },
      patience,
    )
  /** Ends what began first and lets what follows begin. */
  const endOne = async () => {
    ends.shift()?.()
    await new Promise(setImmediate)
  }
  return { inTurn, ask, started, endOne }
}

describe('drawings take turns', () => {
  it('so that one shopper waits for one picture of somebody who asked for many', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1 })
    for (const name of ['many 1', 'many 2', 'many 3', 'many 4']) void ask('many', name)
    void ask('shopper', 'shopper 1')
    for (let ended = 0; ended < 4; ended++) await endOne()
    expect(started).toEqual(['many 1', 'many 2', 'shopper 1', 'many 3', 'many 4'])
  })

  it('in rotation among all who ask', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1 })
    for (const name of ['a1', 'a2', 'a3', 'b1', 'b2', 'c1']) void ask(name[0] ?? '', name)
    for (let ended = 0; ended < 5; ended++) await endOne()
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'b2'])
  })

  it('no more at once than allowed, also when some fail', async () => {
    const { inTurn, ask, started, endOne } = aQueue({ atOnce: 2 })
    await expect(inTurn('a', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken')
    for (const name of ['a1', 'a2', 'a3']) void ask('a', name)
    expect(started).toEqual(['a1', 'a2'])
    await endOne()
    expect(started).toEqual(['a1', 'a2', 'a3'])
  })

  it('and when too many wait, whoever asked for most gives up the newest', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1, mostWaiting: 3 })
    const running = ask('many', 'many 1')
    void ask('many', 'many 2')
    void ask('many', 'many 3')
    const newest = ask('many', 'many 4')
    const refused = expect(newest).rejects.toThrow(QueueFull)
    void ask('shopper', 'shopper 1')
    await refused
    await endOne()
    expect(await running).toBe('many 1')
    for (let ended = 0; ended < 3; ended++) await endOne()
    expect(started).toEqual(['many 1', 'many 2', 'shopper 1', 'many 3'])
  })
})

describe('whoever waits has an upper bound', () => {
  it('and what has not begun by then leaves the queue, so that others have its turn', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1 })
    void ask('many', 'many 1')
    const late = ask('many', 'many 2', { startWithinMs: 20 })
    void ask('many', 'many 3')
    await expect(late).rejects.toThrow(NotStarted)
    await expect(late).rejects.toMatchObject({ reason: 'too-late' })
    await endOne()
    expect(started).toEqual(['many 1', 'many 3'])
  })

  it('but what has begun runs to its end, however long it takes', async () => {
    const { ask, endOne } = aQueue({ atOnce: 1 })
    const running = ask('a', 'a1', { startWithinMs: 1 })
    const following = ask('a', 'a2', { startWithinMs: 1000 })
    await endOne()
    await new Promise((resolve) => setTimeout(resolve, 10))
    await endOne()
    expect(await Promise.all([running, following])).toEqual(['a1', 'a2'])
  })

  it('and what nobody waits for leaves the queue at once', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1 })
    const gone = new AbortController()
    void ask('many', 'many 1')
    const left = ['many 2', 'many 3'].map((name) => ask('many', name, { signal: gone.signal }))
    void ask('many', 'many 4')
    gone.abort()
    for (const one of left) await expect(one).rejects.toMatchObject({ reason: 'abandoned' })
    await endOne()
    expect(started).toEqual(['many 1', 'many 4'])
  })

  it('nor does it begin when its visitor left before it came to the queue', async () => {
    const { ask, started } = aQueue({ atOnce: 1 })
    await expect(ask('a', 'a1', { signal: AbortSignal.abort() })).rejects.toThrow(NotStarted)
    void ask('a', 'a2')
    expect(started).toEqual(['a2'])
  })

  it('and its place among those who wait is free again', async () => {
    const { ask, started, endOne } = aQueue({ atOnce: 1, mostWaiting: 1 })
    const gone = new AbortController()
    void ask('a', 'a1')
    const left = ask('a', 'a2', { signal: gone.signal })
    gone.abort()
    await expect(left).rejects.toThrow(NotStarted)
    void ask('b', 'b1')
    await endOne()
    expect(started).toEqual(['a1', 'b1'])
  })
})
