import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { streamWithTimeLimits } from './stream-with-time-limits.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const piece = new Uint8Array(10)

/** Pieces without an end, and how many of them were asked for. */
function endless() {
  const seen = { asked: 0, cancelled: false }
  const source = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        seen.asked += 1
        controller.enqueue(piece)
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { source, seen }
}

it('makes no piece before it is asked for', async () => {
  const { source, seen } = endless()
  const reader = streamWithTimeLimits(source, {
    idleMs: 1_000,
    longestMs: 5_000,
    ended: () => undefined,
  }).getReader()
  expect(seen.asked).toBe(0)
  await reader.read()
  await reader.read()
  expect(seen.asked).toBe(2)
  await reader.cancel()
})

it('gives up a download that nobody reads any more, once', async () => {
  const { source, seen } = endless()
  const ended = vi.fn()
  const reader = streamWithTimeLimits(source, { idleMs: 1_000, longestMs: 5_000, ended }).getReader()
  await reader.read()
  await vi.advanceTimersByTimeAsync(999)
  expect(ended).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(ended).toHaveBeenCalledTimes(1)
  expect(seen.cancelled).toBe(true)
  await expect(reader.read()).rejects.toThrow('Nobody reads this download any more')
})

it('gives up a download that is read too slowly, however steadily', async () => {
  const { source, seen } = endless()
  const ended = vi.fn()
  const limits = { idleMs: 1_000, longestMs: 5_000, ended }
  const reader = streamWithTimeLimits(source, limits).getReader()
  for (let second = 0; second < 5; second += 0.5) {
    await reader.read()
    expect(ended).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(500)
  }
  expect(ended).toHaveBeenCalledTimes(1)
  expect(seen.cancelled).toBe(true)
  await expect(reader.read()).rejects.toThrow('This download takes too long')
})

it('tells of its end when it is read to the end, cancelled, or broken', async () => {
  const whole = new ReadableStream<Uint8Array>({ start: (controller) => controller.close() })
  const broken = new ReadableStream<Uint8Array>({ start: (controller) => controller.error(new Error('Cut')) })
  const ended = vi.fn()
  const of = (source: ReadableStream<Uint8Array>) =>
    streamWithTimeLimits(source, { idleMs: 1_000, longestMs: 5_000, ended }).getReader()
  expect(await of(whole).read()).toMatchObject({ done: true })
  await expect(of(broken).read()).rejects.toThrow('Cut')
  await of(endless().source).cancel()
  expect(ended).toHaveBeenCalledTimes(3)
})
