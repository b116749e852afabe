import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { paths } from '../routing/paths.ts'
import { ApiError } from './api.ts'
import { sentenceOf } from './api-errors.ts'
import { browserApiAt, CALL_LIMIT_MS } from './browser-api.ts'

const hello = { toString: () => '{ hello }' }

type Answer = () => Response | Promise<Response>

/** The shop's API, and the addresses that were called after it. */
function anApi(answer: Answer) {
  const calls: string[] = []
  const api = browserApiAt('/graphql', (input, init) => {
    const path = String(input)
    calls.push(`${init?.method ?? 'GET'} ${path}`)
    if (path !== '/graphql') return Promise.resolve(new Response('{}'))
    const signal = init?.signal
    return new Promise((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason))
      Promise.resolve(answer()).then(resolve, reject)
    })
  })
  return { api, calls }
}

async function failureOf(answer: Answer): Promise<ApiError> {
  const failure: unknown = await anApi(answer)
    .api.send(hello, {})
    .catch((error: unknown) => error)
  if (failure instanceof ApiError) return failure
  throw new Error('Expected a failure but the call was answered')
}

const failing = (error: object) => () => Response.json({ data: null, errors: [{ message: 'No.', ...error }] })

describe('a call of the browser', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  it('O-09: without an answer says so', async () => {
    const { api, calls } = anApi(() => Promise.reject(new TypeError('Failed to fetch')))
    await expect(api.send(hello, {})).rejects.toMatchObject({
      name: 'ApiError',
      category: 'no-answer',
      message: 'Request origin is blocked by your browser, please check the access control policy',
    })
    expect(calls).toEqual(['POST /graphql'])
  })

  it('M-06, CA-94: is given up after 180 s, as one without an answer', async () => {
    const { api } = anApi(() => new Promise<never>(() => undefined))
    const sent = expect(api.send(hello, {})).rejects.toMatchObject({ category: 'no-answer' })
    await vi.advanceTimersByTimeAsync(CALL_LIMIT_MS)
    await sent
    expect(CALL_LIMIT_MS).toBe(180_000)
  })

  it('that its caller ends is no failure to tell of', async () => {
    const { api } = anApi(() => new Promise<never>(() => undefined))
    const caller = new AbortController()
    const sent = expect(api.send(hello, {}, caller.signal)).rejects.toMatchObject({ name: 'AbortError' })
    caller.abort()
    await sent
  })

  it('O-08: that a balancer answers with a page says so, without a SyntaxError', async () => {
    const { api } = anApi(() => new Response('<h1>503</h1>', { status: 503 }))
    await expect(api.send(hello, {})).rejects.toMatchObject({
      message: 'Unknown error, please try after some time.',
    })
  })
})

describe('what the shop answers', () => {
  it('O-10: an authorization error logs the customer out', async () => {
    const { api, calls } = anApi(failing({ extensions: { category: 'graphql-authorization' } }))
    await expect(api.send(hello, {})).rejects.toMatchObject({ message: 'No.' })
    expect(calls).toEqual(['POST /graphql', `POST ${paths.logout()}`])
  })

  it('O-10: also for a call that is sent once', async () => {
    const { api, calls } = anApi(failing({ extensions: { category: 'graphql-authorization' } }))
    await expect(api.keyed('key').send(hello, {})).rejects.toMatchObject({ message: 'No.' })
    expect(calls).toEqual(['POST /graphql', `POST ${paths.logout()}`])
  })

  it('O-13: a lost cart is cleared without a word, and the session kept', async () => {
    const { api, calls } = anApi(
      failing({ extensions: { category: 'graphql-authorization', code: 'CART_ERROR' } }),
    )
    await expect(api.send(hello, {})).rejects.toMatchObject({ message: '', code: 'CART_ERROR' })
    expect(calls).toEqual(['POST /graphql', `GET ${paths.cartCount()}`])
  })

  it('O-14: any other has its message, and ends nothing', async () => {
    const refused = failing({ extensions: { category: 'graphql-input' } })
    expect(sentenceOf(await failureOf(refused))).toBe('No.')
    const { api, calls } = anApi(refused)
    await expect(api.send(hello, {})).rejects.toMatchObject({ category: 'graphql-input' })
    expect(calls).toEqual(['POST /graphql'])
  })

  it('O-11, SH-20: a failure inside shows its debug message where there is one, cut to 300 letters', async () => {
    const internal = { message: 'Internal server error', extensions: { category: 'internal' } }
    expect(sentenceOf(await failureOf(failing(internal)))).toBe(
      'Something broke on our side. Your cart and your designs are safe.',
    )
    const described = failing({ ...internal, debugMessage: 'D'.repeat(400) })
    expect(sentenceOf(await failureOf(described))).toBe('D'.repeat(300))
  })
})
