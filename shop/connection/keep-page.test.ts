import {
  type DataStrategyResult,
  UNSAFE_ErrorResponseImpl as ErrorAnswer,
  RouterContextProvider,
} from 'react-router'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { PAUSES_MS } from './fetch-with-retry.ts'
import { keepPage } from './keep-page.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const BROKE = new ErrorAnswer(503, '', { message: 'Something broke on our side.', reference: 'abc-1' })
const broken = (error: unknown = BROKE): Record<string, DataStrategyResult> => ({
  page: { type: 'error', result: error },
})

/** What a page at /checkout gets of a call that ended like this. */
async function answerOf(
  results: Record<string, DataStrategyResult>,
  { path = '/checkout', method = 'GET', goingTo }: { path?: string; method?: string; goingTo?: string } = {},
) {
  const revalidate = vi.fn(async () => {})
  const navigation =
    goingTo === undefined
      ? ({ state: 'idle' } as const)
      : ({ state: 'loading', location: { pathname: goingTo, search: '', hash: '' } } as const)
  const state = {
    location: { pathname: '/checkout', search: '' },
    navigation,
    loaderData: { page: 'as it was' },
  }
  const url = new URL(path, 'https://shop.example')
  const call = {
    request: new Request(url, { method }),
    url,
    pattern: path,
    params: {},
    context: new RouterContextProvider(),
  }
  const answer = await keepPage(() => ({ state, revalidate, routes: [] }))(call, async () => results)
  return { page: answer?.page, revalidate }
}

describe('PE-21: what breaks in the background', () => {
  it('leaves the page of a form, which is told in a sentence', async () => {
    const { page } = await answerOf(broken(), { method: 'POST' })
    const problem = 'Something broke on our side. Reference: abc-1'
    expect(page).toEqual({ type: 'data', result: { kind: 'failed', problem } })
  })

  it('leaves a page that could not be read again with what it has, and reads it once more', async () => {
    const { page, revalidate } = await answerOf(broken())
    expect(page).toEqual({ type: 'data', result: 'as it was' })
    await vi.advanceTimersByTimeAsync(PAUSES_MS[0])
    expect(revalidate).toHaveBeenCalledOnce()
  })

  it('leaves the page around a part that could not be read', async () => {
    const { page } = await answerOf(broken(), { path: '/checkout/lines' })
    expect(page).toMatchObject({ type: 'data', result: { kind: 'failed' } })
  })
})

describe('what is no failure in the background stays as it is:', () => {
  it.each([
    ['a walk to another page that breaks', broken(), { path: '/about-us', goingTo: '/about-us' }],
    ['the redirect of a form', broken(new Response(null, { status: 302 })), { method: 'POST' }],
    ['a page that is gone', broken(new ErrorAnswer(404, '', '')), {}],
    ['an answer', { page: { type: 'data', result: 'new' } } as const, {}],
  ])('%s', async (_, results, call) => {
    expect((await answerOf(results, call)).page).toEqual(results.page)
  })
})
