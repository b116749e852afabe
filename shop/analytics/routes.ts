/** `POST /events`: where the shop's own pages report conversions (CA-11). No failure here is shown to a shopper. */
import { type Context, Hono } from 'hono'
import { isStorable } from '#platform/database/storable.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import { limitBody } from '#platform/http/limit-body.ts'
import { isFromOwnPage } from '#platform/http/own-page.ts'
import { readCookie } from '#platform/http/read-cookie.ts'
import { saysJson } from '#platform/http/says-json.ts'
import type { Limits } from '#platform/limits/limits.ts'
import type { LimitName } from '../api/limits.ts'
import { cookieNameOn, cookieNames } from '../request/cookie-names.ts'
import { filePaths } from '../routing/file-paths.ts'
import { type ReceiveDeps, receiveConversion } from './commands/receive-conversion.ts'
import { parseConversion } from './rules/conversion.ts'

const MAX_BYTES = 32_000

export interface ConversionRoutes extends ReceiveDeps {
  limits: Limits<LimitName>
  /** False without the settings of a service: there is no such address then. */
  isOn: boolean
}

export function conversionRoutes({ limits, isOn, ...deps }: ConversionRoutes): Hono {
  const routes = new Hono()
  if (!isOn) return routes
  const path = filePaths.conversions()
  routes.use(
    path,
    limitBody(MAX_BYTES, (context) => respond(context, 413)),
  )
  routes.post(path, async (context) => {
    const request = context.req.raw
    const { headers } = request
    if (!headers.has('origin') || !isFromOwnPage(request)) return respond(context, 403)
    // SH-28: without consent nothing leaves the shop, whatever a page sends.
    if (readCookie(headers, cookieNames.consent) !== 'all') return respond(context, 200)
    if (!saysJson(request)) return respond(context, 415)
    const taken = await limits.take('conversion-address', clientAddress(request) ?? 'unknown')
    if (!taken.allowed) {
      context.header('retry-after', String(taken.retryAfterSeconds))
      return respond(context, 429)
    }
    const sent = parseConversion.safeParse(await context.req.json().catch(() => undefined))
    if (!sent.success || !isStorable(sent.data)) return respond(context, 400)
    const reporter = {
      orderToken: readCookie(headers, cookieNameOn(request.url, cookieNames.orderData)),
      customerToken: readCookie(headers, cookieNameOn(request.url, cookieNames.customer)),
      userAgent: headers.get('user-agent') ?? undefined,
    }
    return (await receiveConversion(deps, reporter, sent.data))
      ? respond(context, 202)
      : respond(context, 422)
  })
  routes.all(path, (context) => {
    context.header('allow', 'POST')
    return respond(context, 405)
  })
  return routes
}

/** In the words of the service itself: how many events were received. */
function respond(context: Context, status: 200 | 202 | 400 | 403 | 405 | 413 | 415 | 422 | 429) {
  context.header('cache-control', 'no-store')
  return context.json({ events_received: status === 202 ? 1 : 0 }, status)
}
