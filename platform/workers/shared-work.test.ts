import { describe, expect, it } from 'vitest'
import { createSharedWork } from './shared-work.ts'

/** Work that ends when the test says so, or fails once nobody waits for it. */
function someWork() {
  const shared = createSharedWork<string>()
  const begun: { end: (outcome: string) => void; nobodyWaits: AbortSignal }[] = []
  const ask = (signal?: AbortSignal) =>
    shared.run('picture', signal, (nobodyWaits) => {
      const { promise, resolve, reject } = Promise.withResolvers<string>()
      nobodyWaits.addEventListener('abort', () => reject(new Error('left undone')))
      begun.push({ end: resolve, nobodyWaits })
      return promise
    })
  return { shared, begun, ask }
}

describe('work that several ask for', () => {
  it('is done once for all who ask meanwhile, and again for who asks later', async () => {
    const { shared, begun, ask } = someWork()
    const asked = [ask(), ask(new AbortController().signal)]
    expect([begun.length, shared.isUnderWay('picture')]).toEqual([1, true])
    begun[0]?.end('drawn')
    expect(await Promise.all(asked)).toEqual(['drawn', 'drawn'])
    expect(shared.isUnderWay('picture')).toBe(false)
    void ask()
    expect(begun).toHaveLength(2)
  })

  it('goes on while one of them waits', async () => {
    const { begun, ask } = someWork()
    const leaves = new AbortController()
    const [first, second] = [ask(leaves.signal), ask(new AbortController().signal)]
    leaves.abort()
    expect(begun[0]?.nobodyWaits.aborted).toBe(false)
    begun[0]?.end('drawn')
    expect([await first, await second]).toEqual(['drawn', 'drawn'])
  })

  it('is left undone when all of them are gone', async () => {
    const { begun, ask } = someWork()
    const [one, other] = [new AbortController(), new AbortController()]
    const asked = [ask(one.signal), ask(other.signal)]
    one.abort()
    other.abort()
    for (const outcome of asked) await expect(outcome).rejects.toThrow('left undone')
    expect(begun).toHaveLength(1)
  })

  it('begins again for who comes just after everybody left', async () => {
    const { begun, ask } = someWork()
    const leaves = new AbortController()
    const left = ask(leaves.signal)
    leaves.abort()
    const came = ask()
    await expect(left).rejects.toThrow('left undone')
    await new Promise(setImmediate)
    begun[1]?.end('drawn')
    expect(await came).toBe('drawn')
  })

  it('is the same for who comes back while it is done all the same', async () => {
    const shared = createSharedWork<string>()
    const { promise, resolve } = Promise.withResolvers<string>()
    let times = 0
    const ask = (signal?: AbortSignal) =>
      shared.run('picture', signal, () => {
        times += 1
        return promise
      })
    const left = ask(AbortSignal.abort())
    const back = ask()
    resolve('drawn')
    expect([await left, await back, times]).toEqual(['drawn', 'drawn', 1])
  })
})
