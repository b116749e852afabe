/** Answers for load balancers and people on call. */
import { BlockList, isIPv4 } from 'node:net'
import { Hono } from 'hono'
import { clientAddress } from './client-address.ts'

/** Each check resolves when its service answers and rejects when it does not. */
export type Checks = Record<string, () => Promise<unknown>>

const CHECK_LIMIT_MS = 2_000

/**
 * `GET /healthz`: 200 as soon as the process can serve. `GET /readyz`: each service by name, 503 when one is away.
 *
 * For neighbours only (SH-34): what comes from the internet, directly or through a proxy, finds nothing there.
 *
 * @example healthRoutes({ database: () => pool.query('SELECT 1') })
 */
export function healthRoutes(checks: Checks): Hono {
  return new Hono()
    .on('GET', ['/healthz', '/readyz'], async (context, next) =>
      isNeighbour(context.req.raw) ? next() : context.notFound(),
    )
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      const states = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, (await answers(check)) ? 'ok' : 'away']),
      )
      const ready = states.every(([, state]) => state === 'ok')
      return context.json(Object.fromEntries(states), ready ? 200 : 503)
    })
}

/** Proxies say for whom they ask; a load balancer's own look at the process has nobody to name. */
function isNeighbour(request: Request): boolean {
  if (['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name))) return false
  const address = clientAddress(request)
  return address === undefined || PRIVATE.check(...family(address))
}

/** Addresses that no machine on the internet has: RFC 1918, RFC 4193, loopback and link-local. */
const PRIVATE = new BlockList()
PRIVATE.addSubnet('127.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('10.0.0.0', 8, 'ipv4')
PRIVATE.addSubnet('172.16.0.0', 12, 'ipv4')
PRIVATE.addSubnet('192.168.0.0', 16, 'ipv4')
PRIVATE.addSubnet('169.254.0.0', 16, 'ipv4')
PRIVATE.addSubnet('::1', 128, 'ipv6')
PRIVATE.addSubnet('fc00::', 7, 'ipv6')
PRIVATE.addSubnet('fe80::', 10, 'ipv6')

/** An IPv4 address may come in its IPv6 spelling. */
function family(address: string): [string, 'ipv4' | 'ipv6'] {
  const plain = address.replace(/^::ffff:(?=[\d.]+$)/i, '')
  return [plain, isIPv4(plain) ? 'ipv4' : 'ipv6']
}

async function answers(check: () => Promise<unknown>): Promise<boolean> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<boolean>((resolve) => {
    timer = setTimeout(() => resolve(false), CHECK_LIMIT_MS)
  })
  const asked = check().then(
    () => true,
    () => false,
  )
  return Promise.race([asked, tooLate]).finally(() => clearTimeout(timer))
}
