/**
 * What breaks in the background takes no page away (PE-21): a form whose action broke is answered with a sentence, and a
 * page whose data could not be read again keeps what it has and asks once more.
 *
 * React Router shows its error boundary for both. Only a walk to another page may end there.
 */
import type { DataStrategyResult, MiddlewareFunction } from 'react-router'
import { importWithRetry } from './import-with-retry.ts'
import type { retryRouteModules } from './retry-route-modules.ts'

/** In place of a form's own answer, when its action broke. */
export interface Failed {
  kind: 'failed'
  /** For the shopper, with the reference under which the failure is logged. */
  problem: string
}

/** Of React Router's router, what is used here. */
export interface PageRouter {
  state: {
    location: { pathname: string; search: string }
    navigation: {
      state: 'idle' | 'loading' | 'submitting'
      location?: { pathname: string; search: string; hash: string } | undefined
    }
    loaderData: Record<string, unknown>
  }
  routes: Parameters<typeof retryRouteModules>[0]
  revalidate(): Promise<void>
}

export type Results = Record<string, DataStrategyResult>

/** @param routerHere  undefined until the page is hydrated */
export function keepPage(routerHere: () => PageRouter | undefined): MiddlewareFunction<Results> {
  return async ({ request }, next) => {
    const results = await next()
    const router = routerHere()
    if (!router || !Object.values(results).some(isBroken)) return results
    const { fallbackResults } = await importWithRetry(() => import('./fallback-results.ts'))
    return fallbackResults(results, request, router)
  }
}

/** Redirects travel as thrown responses. */
const isBroken = ({ type, result }: DataStrategyResult) => type === 'error' && !(result instanceof Response)
