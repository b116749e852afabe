import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { exactClientAddress, rememberClientAddress } from './client-address.ts'

/** A refused body is read and discarded up to this; the connection of a longer one is closed. */
const MAX_DISCARDED_BYTES = 16 * 1024 * 1024

const BODILESS: ReadonlySet<string> = new Set(['GET', 'HEAD'])

/**
 * Refuses bodies above a size.
 *
 * A refused body is read to its end before the answer: a client that is still sending would see its connection break
 * instead of the answer.
 *
 * A body of unknown length is buffered first, and the request is rebuilt from it; the new one keeps the client's
 * address, or limits by address could be bypassed.
 *
 * @param maxSize  bytes
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const limit = bodyLimit({
    maxSize,
    onError: async (context) => {
      if (!(await isDiscarded(context.req.raw))) context.header('connection', 'close')
      return onError(context)
    },
  })
  return (context, next) => {
    // Neither has a body, and only to look for one would make the whole request.
    if (BODILESS.has(context.req.method)) return next()
    const address = exactClientAddress(context.req.raw)
    return limit(context, () => {
      rememberClientAddress(context.req.raw, address)
      return next()
    })
  }
}

/** Reads a body to its end; false when that is too far, or when somebody has begun to read it. */
async function isDiscarded({ body, headers }: Request): Promise<boolean> {
  if (!body || body.locked || Number(headers.get('content-length')) > MAX_DISCARDED_BYTES) return false
  const reader = body.getReader()
  let bytes = 0
  while (bytes <= MAX_DISCARDED_BYTES) {
    const { done, value } = await reader.read()
    if (done) return true
    bytes += value.length
  }
  return false
}
