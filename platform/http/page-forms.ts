import type { Context, MiddlewareHandler } from 'hono'
import { exactClientAddress, rememberClientAddress } from './client-address.ts'

const FORM_TYPE = 'application/x-www-form-urlencoded'
const NOTHING_SENT = ['GET', 'HEAD', 'OPTIONS']

interface Rules {
  /** Of one form, files included. */
  maxFields: number
  tooMany: (context: Context) => Response
  noForm: (context: Context) => Response
}

/**
 * Refuses what is sent to a page and is not a form, or has more fields than a form of ours, before any page reads it. A
 * request without a body passes as an empty form.
 *
 * Reads the whole body, so it belongs behind `limitBody`, which bounds its bytes but not the time that its fields take:
 * half a million of them fit into 1 MB.
 */
export function requireForms({ maxFields, tooMany, noForm }: Rules): MiddlewareHandler {
  return async (context, next) => {
    const { raw } = context.req
    if (NOTHING_SENT.includes(raw.method)) return next()
    const form = await readForm(raw, maxFields)
    if (form === 'too-many') return tooMany(context)
    if (!form) return noForm(context)
    rememberClientAddress(form, exactClientAddress(raw))
    context.req.raw = form
    return next()
  }
}

/** The same request with its body in memory; undefined when that is no form, or breaks off. */
async function readForm(request: Request, maxFields: number): Promise<Request | 'too-many' | undefined> {
  const headers = new Headers(request.headers)
  try {
    const body = await request.arrayBuffer()
    if (body.byteLength === 0 && !headers.has('content-type')) headers.set('content-type', FORM_TYPE)
    const type = headers.get('content-type') ?? ''
    if (hasMoreFields(Buffer.from(body), type, maxFields)) return 'too-many'
    await new Response(body, { headers: { 'content-type': type } }).formData()
    return new Request(request.url, { method: request.method, headers, body, signal: request.signal })
  } catch {
    // Whatever the parser reports, the sender gets the same sentence.
    return undefined
  }
}

/**
 * Counts what begins a field, without reading any. Every part of a form needs its Content-Disposition, whatever the
 * boundary between them. A type may be a list, so one that names both kinds is counted as both.
 */
function hasMoreFields(body: Buffer, type: string, maxFields: number): boolean {
  const isInOneLine = type.toLowerCase().includes(FORM_TYPE)
  if (isInOneLine && hasMore(body.toString('latin1'), /&/g, maxFields - 1)) return true
  return type !== FORM_TYPE && hasMore(body.toString('latin1'), /content-disposition/gi, maxFields)
}

/** Looks no further than it must. */
function hasMore(text: string, sign: RegExp, max: number): boolean {
  let count = 0
  for (const _ of text.matchAll(sign)) if (++count > max) return true
  return false
}
