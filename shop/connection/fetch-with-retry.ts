/**
 * A `fetch` that retries while the connection is lost: the call is pending until it has an answer (PE-21).
 *
 * It lies beneath everything, because React Router calls `fetch` itself and leaves no place for a second try: its
 * client middleware may go on only once, and an error there takes the page away (docs/decisions/0019).
 */
import { filePaths } from '../routing/file-paths.ts'
import type { Line, TryEnd } from './line.ts'
import { isRepeatable } from './repeatable.ts'

/** So long a try may take, its answer read to the end; then the answer counts as lost. The shop asks a bank for 10 s. */
export const LIMIT_MS = 30_000
/** Waits between tries; the last one from there on. */
export const PAUSES_MS = [1_000, 2_000, 4_000, 8_000, 15_000] as const

/** Statuses of whoever stands between browser and shop, while the shop is away. */
const AWAY: readonly number[] = [502, 503, 504]
/** React Router's mark on what the shop itself has answered. */
const BY_THE_SHOP = 'x-remix-response'

/**
 * @param send     the browser's own `fetch`
 * @param line     shows that the call waits, and ends a wait early
 * @param isOnline false when the device itself knows that it has no network
 */
export function fetchWithRetry(
  send: typeof fetch,
  line: Line,
  isOnline: () => boolean = () => navigator.onLine,
): typeof fetch {
  return async (input, init) => {
    if (input instanceof Request || !isRetried(input, init)) return send(input, init)
    const signal = init?.signal
    let isLost = false
    try {
      for (let tries = 0; ; tries += 1) {
        const wasOnline = isOnline()
        const answer = await tryOnce(send, input, init)
        if (answer instanceof Response) return answer
        line.cameTo(answer)
        if (!isLost) line.lost()
        isLost = true
        // What never left the device cannot have arrived.
        const isSafe = !wasOnline || isRepeatable(init)
        await line.wait(isSafe ? PAUSES_MS[Math.min(tries, PAUSES_MS.length - 1)] : undefined, signal)
      }
    } finally {
      if (isLost) line.over()
    }
  }
}

/**
 * React Router's own calls, fonts, which words wait for, and calls that carry a key, also to the gateway's own origin. Others
 * say themselves what becomes of them.
 */
function isRetried(input: string | URL, init: RequestInit | undefined): boolean {
  if (init?.keepalive) return false
  if (new Headers(init?.headers).has('idempotency-key')) return true
  const { origin, pathname } = new URL(input, location.href)
  if (origin !== location.origin) return false
  return pathname.endsWith('.data') || pathname.startsWith(filePaths.font(''))
}

/** @returns where it ended when there was no whole answer of the shop */
async function tryOnce(
  send: typeof fetch,
  input: string | URL,
  init: RequestInit | undefined,
): Promise<Response | TryEnd> {
  const wanted = init?.signal
  const lost = new AbortController()
  const giveUp = () => lost.abort(wanted?.reason)
  const limit = setTimeout(giveUp, LIMIT_MS)
  wanted?.addEventListener('abort', giveUp)
  try {
    wanted?.throwIfAborted()
    const answer = await send(input, { ...init, signal: lost.signal })
    if (AWAY.includes(answer.status) && !answer.headers.has(BY_THE_SHOP)) return 'shop-away'
    // Read to its end here, so that a connection that breaks in the middle is noticed while there is still a next try.
    const body = await answer.arrayBuffer()
    const { status, statusText, headers } = answer
    return new Response(body.byteLength > 0 ? body : null, { status, statusText, headers })
  } catch (error) {
    if (wanted?.aborted) throw error
    return 'lost'
  } finally {
    clearTimeout(limit)
    wanted?.removeEventListener('abort', giveUp)
  }
}
