/** The API behind the proxy: this process's own, or another by configuration. Browsers cannot choose it. */
import { orAborted, timeLimit } from '#platform/time-limit.ts'

export type Upstream = (request: Request, signal: AbortSignal) => Promise<Response>

export interface UpstreamOptions {
  /** Contract §2 and M-06: an answer within 180 s. */
  timeoutMs: number
  /** How many requests may be under way at once. */
  most: number
  /** How many may queue; more are told to try again. */
  mostWaiting: number
}

export const usualLimits: UpstreamOptions = { timeoutMs: 180_000, most: 100, mostWaiting: 500 }

/**
 * Bounds an API: so many requests at once, each with a time limit from its arrival.
 *
 * A visitor who aborts ends the request too, as far as it can be aborted.
 */
export function bounded(
  ask: Upstream,
  { timeoutMs, most, mostWaiting }: UpstreamOptions = usualLimits,
): (request: Request) => Promise<Response> {
  let running = 0
  /** Resolves for the first in the queue. */
  const waiting = new Set<() => void>()
  return async (request) => {
    using limit = timeLimit(timeoutMs, request.signal)
    const { signal } = limit
    if (running < most) running++
    else if (waiting.size >= mostWaiting) return busy()
    else if (!(await placeIn(waiting, signal))) return tooLate()
    try {
      return signal.aborted ? tooLate() : await withinTime(ask, request, signal)
    } finally {
      // Handed over to the next in the queue, so that a new request cannot overtake it.
      const [next] = waiting
      if (next) next()
      else running--
    }
  }
}

/** @returns false when the visitor aborted, or the time was up, before there was a place */
function placeIn(waiting: Set<() => void>, signal: AbortSignal): Promise<boolean> {
  return new Promise((resolve) => {
    const take = () => leave(true)
    const giveUp = () => leave(false)
    const leave = (hasPlace: boolean) => {
      waiting.delete(take)
      signal.removeEventListener('abort', giveUp)
      resolve(hasPlace)
    }
    waiting.add(take)
    signal.addEventListener('abort', giveUp, { once: true })
  })
}

async function withinTime(ask: Upstream, request: Request, signal: AbortSignal): Promise<Response> {
  try {
    return await orAborted(ask(request, signal), signal)
  } catch (error) {
    if (signal.aborted) return tooLate()
    throw error
  }
}

/** The API of another process, by its address. */
export function remoteApi(apiUrl: string): Upstream {
  return async (request, signal) => {
    try {
      const answer = await fetch(`${apiUrl}/graphql${new URL(request.url).search}`, {
        method: request.method,
        headers: request.headers,
        body: request.method === 'GET' ? null : await request.text(),
        signal,
        redirect: 'error',
      })
      // Within the time limit, which ends with the answer.
      const text = await answer.text()
      // Some statuses may have no body, not even an empty one.
      return new Response(text || null, { status: answer.status, headers: answer.headers })
    } catch (error) {
      if (signal.aborted) return tooLate()
      throw error
    }
  }
}

const sentence = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json({ errors: [{ message, extensions: { category: 'graphql' } }] }, { status, headers })

const tooLate = () => sentence(504, 'This took too long.')
const busy = () =>
  sentence(503, 'The shop is very busy. Please try again in a moment.', { 'retry-after': '2' })
