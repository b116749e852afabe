import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { pressWhenThere } from './press-when-there.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** A page on which a button may come, and that counts how often it is looked at and pressed. */
function page() {
  let button: { click: () => void } | null = null
  const seen = { looks: 0, presses: 0 }
  return {
    seen,
    bringButton() {
      button = { click: () => void seen.presses++ }
    },
    find() {
      seen.looks++
      return button
    },
  }
}

describe('C-49: the chat’s own button', () => {
  test('is pressed within half a second of its coming, once, and not looked for any more', async () => {
    const { seen, bringButton, find } = page()
    const pressed = pressWhenThere(find)
    await vi.advanceTimersByTimeAsync(2_300)
    expect(seen).toEqual({ looks: 5, presses: 0 })
    bringButton()
    await vi.advanceTimersByTimeAsync(500)
    expect(seen.presses).toBe(1)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen).toEqual({ looks: 6, presses: 1 })
    expect(await pressed).toBe(true)
  })

  test('is pressed at once when it is there already, after what has to be done before', async () => {
    const { seen, bringButton, find } = page()
    bringButton()
    const order: number[] = []
    expect(await pressWhenThere(find, { before: () => order.push(seen.presses) })).toBe(true)
    expect([order, seen.presses]).toEqual([[0], 1])
  })

  test('CA-42: that does not come is given up after half a minute', async () => {
    const { seen, find } = page()
    const pressed = pressWhenThere(find)
    await vi.advanceTimersByTimeAsync(29_999)
    const before = seen.looks
    await vi.advanceTimersByTimeAsync(1)
    expect(await pressed).toBe(false)
    await vi.advanceTimersByTimeAsync(60_000)
    expect(seen.looks - before).toBeLessThanOrEqual(1)
  })

  test('whose script cannot be fetched is given up at once', async () => {
    const { find } = page()
    const unreachable = new AbortController()
    const pressed = pressWhenThere(find, { signal: unreachable.signal })
    unreachable.abort()
    expect(await pressed).toBe(false)
  })
})
