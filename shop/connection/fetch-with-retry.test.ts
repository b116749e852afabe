// @vitest-environment node
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { fetchWithRetry, LIMIT_MS, PAUSES_MS } from './fetch-with-retry.ts'
import { createLine } from './line.ts'

beforeEach(() => {
  vi.useFakeTimers()
  vi.stubGlobal('location', new URL('https://shop.example/checkout'))
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const lost = () => Promise.reject(new TypeError('Failed to fetch'))
/** Until nobody waits for it any more. */
const never = (init?: RequestInit) =>
  new Promise<Response>((_, reject) => {
    init?.signal?.addEventListener('abort', () => reject(init.signal?.reason))
  })
const answer = (text = 'here', init?: ResponseInit) => Promise.resolve(new Response(text, init))
const here = () => answer()

/** A line on which one try after the other ends as told, the last one from there on. */
function aLine(...ends: ((init?: RequestInit) => Promise<Response>)[]) {
  let tries = 0
  const send: typeof fetch = (_, init) => {
    tries += 1
    return (ends[tries - 1] ?? ends.at(-1) ?? lost)(init)
  }
  const line = createLine()
  let isOnline = true
  const call = fetchWithRetry(send, line, () => isOnline)
  return {
    line,
    call,
    tries: () => tries,
    offline: () => {
      isOnline = false
    },
  }
}

const post = (fields: Record<string, string>) => ({ method: 'POST', body: new URLSearchParams(fields) })
const aDataCall = 'https://shop.example/checkout.data'
const settled = () => vi.advanceTimersByTimeAsync(0)

describe('PE-21: a background call for which the connection is lost', () => {
  it('stays under way, is said to be lost, and is answered by a later try', async () => {
    const { call, line, tries } = aLine(lost, lost, here)
    const got = call(aDataCall)
    await settled()
    expect([tries(), line.state()]).toEqual([1, { isLost: true, isAsking: false, isShopAway: false }])
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0] + PAUSES_MS[1])
    expect(await (await got).text()).toBe('here')
    expect([tries(), line.state()]).toEqual([3, { isLost: false, isAsking: false, isShopAway: false }])
  })

  it('waits for a font, without which words cannot be drawn', async () => {
    const { call, tries } = aLine(lost, here)
    const got = call('https://shop.example/media/fonts/lobster-latin.ttf')
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(await (await got).text()).toBe('here')
    expect(tries()).toBe(2)
  })

  it('is tried after growing pauses, for as long as it takes', async () => {
    const { call, tries } = aLine(lost)
    void call(aDataCall)
    const seen: number[] = []
    for (const pause of [...PAUSES_MS, PAUSES_MS[4], PAUSES_MS[4]]) {
      await vi.advanceTimersByTimeAsync(pause - 1)
      seen.push(tries())
      await vi.advanceTimersByTimeAsync(1)
    }
    expect(seen).toEqual([1, 2, 3, 4, 5, 6, 7])
  })

  it.each([
    [502, 'a proxy whose shop is away'],
    [503, 'a proxy whose shop starts'],
    [504, 'a proxy whose shop is silent'],
  ])('is tried again after %i, the answer of %s', async (status) => {
    const { call, tries } = aLine(() => answer('away', { status }), here)
    const got = call(aDataCall)
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect([await (await got).text(), tries()]).toEqual(['here', 2])
  })

  it('says whether the shop or the connection is away, whichever was seen last', async () => {
    const away = () => answer('away', { status: 503 })
    const { call, line } = aLine(away, lost, here)
    const got = call(aDataCall)
    await settled()
    expect(line.state()).toEqual({ isLost: true, isAsking: false, isShopAway: true })
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(line.state()).toEqual({ isLost: true, isAsking: false, isShopAway: false })
    await vi.advanceTimersByTimeAsync(PAUSES_MS[1])
    await got
    expect(line.state().isLost).toBe(false)
  })

  it('is tried again when the answer breaks off in the middle', async () => {
    const torn = () =>
      Promise.resolve(
        new Response(new ReadableStream({ pull: (body) => body.error(new TypeError('network')) })),
      )
    const { call, tries } = aLine(torn, here)
    const got = call(aDataCall)
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect([await (await got).text(), tries()]).toEqual(['here', 2])
  })

  it('counts as lost when no answer comes within its time, and lets the connection go', async () => {
    const { call, line, tries } = aLine(never, here)
    const got = call(aDataCall)
    await vi.advanceTimersByTimeAsync(LIMIT_MS - 1)
    expect([tries(), line.state().isLost]).toEqual([1, false])
    await vi.advanceTimersByTimeAsync(1)
    expect([tries(), line.state().isLost]).toEqual([1, true])
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(await (await got).text()).toBe('here')
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    expect([tries(), line.state().isLost]).toEqual([2, false])
  })

  it('counts as lost when its answer begins and then says no more', async () => {
    const begun = async (init?: RequestInit) => {
      const body = new ReadableStream({
        start: (stream) => never(init).catch((error) => stream.error(error)),
      })
      return new Response(body)
    }
    const { call, line, tries } = aLine(begun, here)
    const got = call(aDataCall)
    await vi.advanceTimersByTimeAsync(LIMIT_MS)
    expect([tries(), line.state().isLost]).toEqual([1, true])
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(await (await got).text()).toBe('here')
  })

  it('is left alone when nobody wants its answer any more', async () => {
    const { call, line, tries } = aLine(lost)
    const left = new AbortController()
    const got = call(aDataCall, { signal: left.signal }).catch((error: unknown) => error)
    await settled()
    left.abort()
    expect(await got).toMatchObject({ name: 'AbortError' })
    await vi.advanceTimersByTimeAsync(60_000)
    expect([tries(), line.state().isLost]).toEqual([1, false])
  })
})

describe('PE-21: an answer of the shop itself, such as its refusal or its own failure', () => {
  it('is given as it came', async () => {
    const { call, tries } = aLine(() =>
      answer('broke', { status: 503, headers: { 'x-remix-response': 'yes' } }),
    )
    expect([(await call(aDataCall)).status, tries()]).toEqual([503, 1])
  })
})

describe('PE-18, PE-21: a call that might count twice', () => {
  const add = post({ intent: 'add', sku: 'CANVAS' })

  it('waits for the shopper, who may send it again', async () => {
    const { call, line, tries } = aLine(lost, here)
    const got = call(aDataCall, add)
    await vi.advanceTimersByTimeAsync(120_000)
    expect([tries(), line.state()]).toEqual([1, { isLost: true, isAsking: true, isShopAway: false }])
    line.tryNow()
    expect(await (await got).text()).toBe('here')
    expect([tries(), line.state()]).toEqual([2, { isLost: false, isAsking: false, isShopAway: false }])
  })

  it('is sent again by itself when it cannot have left the device', async () => {
    const { call, offline, tries } = aLine(lost, here)
    offline()
    const got = call(aDataCall, add)
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect([(await got).status, tries()]).toEqual([200, 2])
  })

  it.each([
    ['with a key of its act', post({ intent: 'add', act: 'k'.repeat(16) })],
    ['that sets an amount', post({ intent: 'change', line: 'a', quantity: '2' })],
    ['that applies a code', post({ intent: 'apply-coupon', coupon_code: 'TEN' })],
    ['that sets the address', post({ intent: 'address' })],
    ['that pays, because a cart becomes one order', post({ intent: 'pay' })],
    [
      'of the API with its key',
      { method: 'POST', headers: { 'Idempotency-Key': 'k'.repeat(16) }, body: '{}' },
    ],
  ])('is sent again by itself %s', async (_, init) => {
    const { call, tries } = aLine(lost, here)
    const got = call(aDataCall, init)
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect([(await got).status, tries()]).toEqual([200, 2])
  })
})

it('PE-32: a card on its way to the gateway’s own origin waits for the line, because it carries a key', async () => {
  const { call, line, tries } = aLine(lost, here)
  const card = { method: 'POST', headers: { 'idempotency-key': 'k'.repeat(16) }, body: '{}' }
  const got = call('https://gateway.example/tokens', card)
  await settled()
  expect(line.state().isLost).toBe(true)
  await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
  expect([(await got).status, tries(), line.state().isLost]).toEqual([200, 2, false])
})

it.each([
  ['https://elsewhere.example/x.data', undefined],
  ['https://shop.example/media/photos/a', undefined],
  ['https://shop.example/graphql', { method: 'POST', body: '{}' }],
  ['https://shop.example/events', { method: 'POST', keepalive: true }],
] as const)('%s has its own ways with a lost connection', async (address, init) => {
  const { call } = aLine(lost)
  await expect(call(address, init)).rejects.toThrow('Failed to fetch')
})
