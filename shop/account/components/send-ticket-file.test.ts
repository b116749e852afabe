/** N-32, PE-21: what becomes of a file that somebody sends with a ticket. */
import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { FILE_NOT_SENT } from '../../tickets/rules/ticket-file.ts'
import { SENDING_LIMIT_MS, sendTicketFile } from './send-ticket-file.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const photo = () => new File(['a photo'], 'corner.jpg', { type: 'image/jpeg' })
const notSent = { kind: 'refused', message: FILE_NOT_SENT }

it('one that nobody answers for is not waited for without end', async () => {
  const asked = vi.fn(
    (_: string, { signal }: RequestInit) =>
      new Promise((_, reject) => signal?.addEventListener('abort', () => reject(signal.reason))),
  )
  vi.stubGlobal('fetch', asked)
  let sent: unknown
  void sendTicketFile(photo()).then((answer) => {
    sent = answer
  })
  await vi.advanceTimersByTimeAsync(SENDING_LIMIT_MS - 1)
  expect([asked.mock.calls.length, sent]).toEqual([1, undefined])
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toEqual(notSent)
})

it.each([
  ['is told by a proxy in HTML that the shop is away', () => new Response('<h1>503</h1>', { status: 503 })],
  ['is answered with nothing', () => new Response(null, { status: 502 })],
])('one that %s can be chosen again', async (_, answer) => {
  vi.stubGlobal('fetch', async () => answer())
  expect(await sendTicketFile(photo())).toEqual(notSent)
  expect(vi.getTimerCount(), 'nothing waits any more').toBe(0)
})
