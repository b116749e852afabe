import { describe, expect, it } from 'vitest'
import { createBoundedEntries } from './bounded-entries.ts'

function filled(sizes: Record<string, number>, maxBytes = 10) {
  const cache = createBoundedEntries<{ bytes: number }>(maxBytes)
  for (const [key, bytes] of Object.entries(sizes)) cache.keep(key, { bytes })
  return cache
}
const keysOf = (cache: ReturnType<typeof filled>) => [...cache.entries()].map(([key]) => key)

describe('entries within a number of bytes', () => {
  it('make room for a new one, the oldest first', () => {
    const cache = filled({ first: 4, second: 4, third: 4 })
    expect(keysOf(cache)).toEqual(['second', 'third'])
    expect(cache.size()).toBe(8)
  })

  it('stay while they are used', () => {
    const cache = filled({ first: 4, second: 4 })
    cache.touch('first')
    cache.keep('third', { bytes: 4 })
    expect(keysOf(cache)).toEqual(['first', 'third'])
  })

  it('count once when one is replaced', () => {
    const cache = filled({ first: 4 })
    cache.keep('first', { bytes: 6 })
    expect(cache.size()).toBe(6)
    expect(cache.get('first')).toEqual({ bytes: 6 })
  })

  it('leave out what is larger than all the room, and the older entry under its key', () => {
    const cache = filled({ first: 4, second: 4 })
    cache.keep('first', { bytes: 11 })
    expect(keysOf(cache)).toEqual(['second'])
  })

  it('free their bytes when they are forgotten, once', () => {
    const cache = filled({ first: 4, second: 4 })
    cache.forget('first')
    cache.forget('first')
    expect(cache.size()).toBe(4)
  })
})
