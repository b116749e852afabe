import type { Context, MiddlewareHandler } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { exactClientAddress, rememberClientAddress } from './client-address.ts'

/**
 * Refuses bodies above a size.
 *
 * A body that comes in pieces of unknown number is read first, and the request is made anew from it; the new one comes
 * from the same address as the old, or limits by address could be walked around.
 *
 * @param maxSize  bytes
 */
export function limitBody(
  maxSize: number,
  onError: (context: Context) => Response | Promise<Response>,
): MiddlewareHandler {
  const limit = bodyLimit({ maxSize, onError })
  return (context, next) => {
    const address = exactClientAddress(context.req.raw)
    return limit(context, () => {
      rememberClientAddress(context.req.raw, address)
      return next()
    })
  }
}
