/** The API in the browser, for what happens without navigation, such as autosave. */
import { paths } from '../routing/paths.ts'
import { noAnswer, readAnswer } from './answer.ts'
import { type Api, createApi, type Send } from './api.ts'
import { consequenceOf, isApiError } from './api-errors.ts'
import { notifyCookieListeners } from './readable-cookies.ts'

/** M-06. */
export const CALL_LIMIT_MS = 180_000

/**
 * An API behind an address. A call fails with an ApiError: its message is fit for the shopper, and the caller shows it where
 * the press was. A call that its caller ends by `signal` fails with the signal's reason.
 *
 * @param path  where it is posted to
 */
export function browserApiAt(path: string, fetchIt: typeof fetch = (...call) => fetch(...call)): Api {
  const post: Send = async ({ query, variables, signal, actKey }) => {
    const limited = new AbortController()
    const end = () => limited.abort(signal?.reason)
    const limit = setTimeout(end, CALL_LIMIT_MS)
    signal?.addEventListener('abort', end)
    try {
      signal?.throwIfAborted()
      const response = await fetchIt(path, {
        method: 'POST',
        headers: {
          'content-type': 'application/json',
          ...(actKey !== undefined && { 'idempotency-key': actKey }),
        },
        body: JSON.stringify({ query, variables }),
        signal: limited.signal,
      })
      return readAnswer(response.status, await response.text())
    } catch (error) {
      if (signal?.aborted || isApiError(error)) throw error
      throw noAnswer()
    } finally {
      clearTimeout(limit)
      signal?.removeEventListener('abort', end)
    }
  }
  return endingSessions(createApi(post), fetchIt)
}

/** O-04, O-05, O-10, O-13: the shop ends the cookies of what it says is over, which no script can. */
function endingSessions(api: Api, fetchIt: typeof fetch): Api {
  return {
    keyed: (key) => endingSessions(api.keyed(key), fetchIt),
    visiting: (change) => endingSessions(api.visiting(change), fetchIt),
    async send(operation, variables, signal) {
      try {
        return await api.send(operation, variables, signal)
      } catch (error) {
        if (isApiError(error)) await follow(consequenceOf(error), fetchIt)
        throw error
      }
    },
  }
}

async function follow(consequence: ReturnType<typeof consequenceOf>, fetchIt: typeof fetch): Promise<void> {
  if (consequence === undefined) return
  const ended =
    consequence === 'sign-out' ? fetchIt(paths.logout(), { method: 'POST' }) : fetchIt(paths.cartCount())
  // Out of reach: the next page finds the same.
  await ended.then((answer) => answer.text()).catch(() => undefined)
  notifyCookieListeners()
}

export const browserApi = browserApiAt('/graphql')
/** The same through the caching proxy, which adds a customer's token. */
export const cachingApi = browserApiAt('/caching/graphql')
