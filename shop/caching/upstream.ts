/** The API behind the proxy: this process's own, or another by configuration. Browsers have no say in which. */

export type Upstream = (request: Request, signal: AbortSignal) => Promise<Response>

export interface UpstreamOptions {
  /** Contract §2 and M-06: an answer within 180 s. */
  timeoutMs: number
  /** How many requests may be under way at once. */
  most: number
  /** How many may wait for one of these to end; more are told to come again. */
  mostWaiting: number
}

const TIMEOUT_MS = 180_000
const MOST = 100
const MOST_WAITING = 500

/**
 * Bounds an API: so many requests at once, each for so long.
 *
 * A visitor who goes away ends the request too, as far as the API can be told.
 */
export function bounded(
  ask: Upstream,
  { timeoutMs, most, mostWaiting }: UpstreamOptions = {
    timeoutMs: TIMEOUT_MS,
    most: MOST,
    mostWaiting: MOST_WAITING,
  },
): (request: Request) => Promise<Response> {
  let running = 0
  const waiting: (() => void)[] = []
  return async (request) => {
    if (running >= most) {
      if (waiting.length >= mostWaiting) return busy()
      await new Promise<void>((resolve) => waiting.push(resolve))
    } else {
      running++
    }
    try {
      if (request.signal.aborted) return tooLate()
      return await withinTime(ask, request, timeoutMs)
    } finally {
      // The place goes to the next who waits, so that nobody can slip in between.
      const next = waiting.shift()
      if (next) next()
      else running--
    }
  }
}

async function withinTime(ask: Upstream, request: Request, timeoutMs: number): Promise<Response> {
  const signal = AbortSignal.any([request.signal, AbortSignal.timeout(timeoutMs)])
  const ended = new Promise<Response>((resolve) => {
    signal.addEventListener('abort', () => resolve(tooLate()), { once: true })
  })
  return Promise.race([ask(request, signal), ended])
}

/** The API of another process, by its address. */
export function remoteApi(apiUrl: string): Upstream {
  return async (request, signal) => {
    try {
      return await fetch(`${apiUrl}/graphql${new URL(request.url).search}`, {
        method: request.method,
        headers: request.headers,
        body: request.method === 'GET' ? null : await request.text(),
        signal,
        redirect: 'error',
      })
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
