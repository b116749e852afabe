/** What holds for every answer at the origin of the test gateway. */
import type { MiddlewareHandler } from 'hono'
import { NOTHING_ALLOWED } from './bank-page.ts'
import { isMachine } from './own-server.ts'

const headers = {
  'cache-control': 'no-store',
  'x-frame-options': 'DENY',
  'x-robots-tag': 'noindex',
  'cross-origin-resource-policy': 'same-origin',
} as const

/**
 * Answers only what asks for this origin: a site whose name leads to this machine would read its answers as its own. Proxies and
 * health checks may ask by an IP address, which no site can take for a name.
 *
 * @param url  scheme and host of the origin
 */
export function shutOrigin(url: string): MiddlewareHandler {
  const { hostname: own } = new URL(url)
  return async (context, next) => {
    const asked = hostnameOf(context.req.header('host') ?? new URL(context.req.url).host)
    if (asked !== undefined && (asked === own || isMachine(asked))) await next()
    else context.res = context.text('Nothing of this name is here.', 421)
    for (const [name, value] of Object.entries(headers)) context.header(name, value)
    if (!context.res.headers.has('content-security-policy')) {
      context.header('content-security-policy', NOTHING_ALLOWED)
    }
  }
}

function hostnameOf(host: string): string | undefined {
  const address = `http://${host}`
  return URL.canParse(address) ? new URL(address).hostname : undefined
}
