/** One log line for each request, with an id that the answer carries too. */
import type { MiddlewareHandler } from 'hono'
import { newId } from '../ids.ts'
import type { Log } from '../log.ts'

/** Ids from a proxy in front are kept, when they look like one. */
const REQUEST_ID = /^[\w-]{8,64}$/

/** Client Closed Request. */
const LEFT = 499

/** Ids only have to differ, so a number after one random word is enough, and costs nothing. */
const processId = newId().slice(0, 8)
let requests = 0

/**
 * Logs each request and its outcome. The address is logged without its parameters, which may hold tokens.
 *
 * @param quiet true logs at level "debug", so that a developer's terminal shows only what went wrong
 */
export function requestLog(log: Log, quiet: boolean): MiddlewareHandler {
  return async (context, next) => {
    const given = context.req.header('x-request-id')
    const id =
      given !== undefined && REQUEST_ID.test(given) ? given : `${processId}-${(++requests).toString(36)}`
    const startedAt = performance.now()
    await next()
    const { status, headers } = context.res
    headers.set('x-request-id', id)
    const line = {
      id,
      method: context.req.method,
      path: context.req.path,
      // 499, as nginx logs a visitor who disconnects before the answer: nothing failed.
      status: status >= 500 && context.req.raw.signal.aborted ? LEFT : status,
      ms: Math.round(performance.now() - startedAt),
    }
    if (quiet && line.status < 500) log.debug(line)
    else log.info(line)
  }
}
