/** Answers for load balancers and people on call. */
import { Hono } from 'hono'

/** Each check resolves when its service answers and rejects when it does not. */
export type Checks = Record<string, () => Promise<unknown>>

const CHECK_LIMIT_MS = 2_000

/**
 * `GET /healthz`: 200 as soon as the process can serve. `GET /readyz`: each service by name, 503 when one is away.
 *
 * @example healthRoutes({ database: () => pool.query('SELECT 1') })
 */
export function healthRoutes(checks: Checks): Hono {
  return new Hono()
    .get('/healthz', (context) => context.text('ok'))
    .get('/readyz', async (context) => {
      const states = await Promise.all(
        Object.entries(checks).map(async ([name, check]) => [name, (await answers(check)) ? 'ok' : 'away']),
      )
      const ready = states.every(([, state]) => state === 'ok')
      return context.json(Object.fromEntries(states), ready ? 200 : 503)
    })
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
