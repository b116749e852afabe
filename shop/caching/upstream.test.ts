import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as after } from 'node:timers/promises'
import { describe, expect, test } from 'vitest'
import { bounded, remoteApi, type Upstream, usualLimits } from './upstream.ts'

const SHORT_MS = 80
const limits = { timeoutMs: 60_000, most: 2, mostWaiting: 1 }
const aRequest = (signal?: AbortSignal) =>
  new Request('https://shop.example/graphql', signal ? { signal } : {})

/** An API whose answers wait until the test gives them. */
function aHeldApi() {
  const asked: { answer: () => void; signal: AbortSignal }[] = []
  const ask: Upstream = (_request, signal) =>
    new Promise((resolve) => asked.push({ signal, answer: () => resolve(new Response('answered')) }))
  return { ask, asked }
}

describe('M-06, SH-11: an API that does not answer', () => {
  test('is waited for 180 s, and no longer', async () => {
    expect(usualLimits.timeoutMs).toBe(180_000)
    const { ask, asked } = aHeldApi()
    const answer = await bounded(ask, { ...limits, timeoutMs: SHORT_MS })(aRequest())
    expect([answer.status, await answer.json()]).toEqual([
      504,
      { errors: [{ message: 'This took too long.', extensions: { category: 'graphql' } }] },
    ])
    expect(asked[0]?.signal.aborted).toBe(true)
  })

  test('holds no place once it was given up', async () => {
    const { ask, asked } = aHeldApi()
    const send = bounded(ask, { timeoutMs: SHORT_MS, most: 1, mostWaiting: 0 })
    await send(aRequest())
    const next = send(aRequest())
    asked[1]?.answer()
    expect((await next).status).toBe(200)
  })

  test('counts the time spent waiting for a place', async () => {
    const { ask, asked } = aHeldApi()
    const send = bounded(ask, { timeoutMs: SHORT_MS, most: 1, mostWaiting: 5 })
    const answers = [send(aRequest()), send(aRequest()), send(aRequest())]
    let given = 0
    for (const answer of answers) void answer.then(() => given++)
    await answers[0]
    // Less than it takes once more, had the second and the third only begun to count now.
    await after(SHORT_MS / 2)
    expect(given).toBe(3)
    expect(asked.every(({ signal }) => signal.aborted)).toBe(true)
  })

  test('is told when the browser goes away', async () => {
    const { ask, asked } = aHeldApi()
    const browser = new AbortController()
    const answer = bounded(ask, limits)(aRequest(browser.signal))
    expect(asked[0]?.signal.aborted).toBe(false)
    browser.abort()
    expect((await answer).status).toBe(504)
    expect(asked[0]?.signal.aborted).toBe(true)
  })
})

describe('SH-11: more requests than an API may be asked at once', () => {
  test('wait for a place, first come first served, and beyond that are asked to come again', async () => {
    const { ask, asked } = aHeldApi()
    const send = bounded(ask, limits)
    const two = [send(aRequest()), send(aRequest())]
    const third = send(aRequest())
    const fourth = await send(aRequest())
    expect([fourth.status, fourth.headers.get('retry-after')]).toEqual([503, '2'])
    await after(1)
    expect(asked).toHaveLength(2)
    asked[0]?.answer()
    await two[0]
    await expect.poll(() => asked.length).toBe(3)
    for (const { answer } of asked) answer()
    expect((await third).status).toBe(200)
  })

  test('a browser that goes away while it waits makes room at once', async () => {
    const { ask, asked } = aHeldApi()
    const send = bounded(ask, { ...limits, most: 1 })
    const first = send(aRequest())
    const browser = new AbortController()
    const gone = send(aRequest(browser.signal))
    browser.abort()
    expect((await gone).status).toBe(504)
    const second = send(aRequest())
    asked[0]?.answer()
    expect((await first).status).toBe(200)
    await expect.poll(() => asked.length).toBe(2)
    asked[1]?.answer()
    expect((await second).status).toBe(200)
  })

  test('an API that breaks gives its place back', async () => {
    let breaks = true
    const ask: Upstream = async () => {
      if (breaks) throw new Error('away')
      return new Response('answered')
    }
    const send = bounded(ask, { ...limits, most: 1, mostWaiting: 0 })
    await expect(send(aRequest())).rejects.toThrow('away')
    breaks = false
    expect((await send(aRequest())).status).toBe(200)
  })
})

test('an answer of another process without a body is passed on as it is', async () => {
  const api = createServer((_request, response) => response.writeHead(204).end()).listen(0, '127.0.0.1')
  await new Promise((resolve) => api.once('listening', resolve))
  const { port } = api.address() as AddressInfo
  const answer = await remoteApi(`http://127.0.0.1:${port}`)(aRequest(), new AbortController().signal)
  api.close()
  expect([answer.status, await answer.text()]).toEqual([204, ''])
})
