/** Answers for load balancers and people on call. */
import { Hono } from 'hono'
import { isWithin, readNetworks } from '../network/networks.ts'
import { exactClientAddress } from './client-address.ts'

/** Each check resolves when its service answers and rejects when it does not. */
export type Checks = Record<string, () => Promise<unknown>>

const CHECK_LIMIT_MS = 2_000

/**
 * `GET /healthz`: 200 as soon as the process can serve. `GET /readyz`: each service by name, 503 when one is away.
 *
 * For the local network only (SH-34): requests from the internet, directly or through a proxy, get 404.
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

/** Proxies name their client; a load balancer's own health check names none. */
function isNeighbour(request: Request): boolean {
  if (['forwarded', 'x-forwarded-for', 'x-real-ip'].some((name) => request.headers.has(name))) return false
  const address = exactClientAddress(request)
  return address === undefined || isWithin(neighbours, address)
}

const neighbours = readNetworks('loopback, private')

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
