import type { Context, MiddlewareHandler } from 'hono'
import { exactClientAddress, rememberClientAddress } from './client-address.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const NOTHING_SENT = ['GET', 'HEAD', 'OPTIONS']

/**
 * Refuses what is sent to a page and is not a form, before any page reads it. A request without a body passes as an
 * empty form.
 *
 * Reads the whole body, so it belongs behind `limitBody`.
 */
export function requireForms(refuse: (context: Context) => Response): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req
    if (NOTHING_SENT.includes(raw.method)) return next()
    const form = await readForm(raw)
    if (!form) return refuse(context)
    rememberClientAddress(form, exactClientAddress(raw))
    context.req.raw = form
    return next()
  }
}

/** The same request with its body in memory; undefined when that is no form, or breaks off. */
async function readForm(request: Request): Promise<Request | undefined> {
  const headers = new Headers(request.headers)
  try {
    const body = await request.arrayBuffer()
    if (body.byteLength === 0 && !headers.has('content-type')) headers.set('content-type', FORM_TYPE)
    await new Response(body, { headers: { 'content-type': headers.get('content-type') ?? '' } }).formData()
    return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
  } catch {
    // Whatever the parser reports, the sender gets the same sentence.
    return undefined
  }
}
