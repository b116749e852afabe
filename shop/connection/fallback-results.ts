/** Replaces what a failed background call would have shown. Fetched after the first failure: `keep-page.ts`. */
import { isRouteErrorResponse } from 'react-router'
import { failureOf } from '../failures/page-failure.ts'
import { PAUSES_MS } from './fetch-with-retry.ts'
import type { Failed, PageRouter, Results } from './keep-page.ts'
import { line } from './line.ts'

/** @param request  the call that broke, in whole or in part */
export function fallbackResults(results: Results, request: Request, router: PageRouter): Results {
  const kind = kindOf(request, router)
  if (kind === 'walk') return results
  let isStale = false
  const kept = Object.entries(results).map(([id, result]): [string, Results[string]] => {
    if (result.type !== 'error' || !isFailure(result.result, kind)) return [id, result]
    if (kind !== 'refetch') return [id, { type: 'data', result: failedOf(result.result) }]
    if (!(id in router.state.loaderData)) return [id, result]
    isStale = true
    return [id, { type: 'data', result: router.state.loaderData[id] }]
  })
  if (isStale) void askAgain(router)
  return Object.fromEntries(kept)
}

const BROKE = 'Something broke on our side. Nothing you typed is lost; please try again.'

const failedOf = (error: unknown): Failed => {
  const failure = isRouteErrorResponse(error) ? failureOf(error.data) : undefined
  const words = failure?.message ?? BROKE
  return {
    kind: 'failed',
    problem: failure?.reference ? `${words} Reference: ${failure.reference}` : words,
  }
}

/** What a call is for: a form, the page that is there, a part beside it, or another page. */
function kindOf(request: Request, { state }: PageRouter): 'form' | 'refetch' | 'part' | 'walk' {
  if (request.method !== 'GET') return 'form'
  const { pathname, search } = new URL(request.url)
  const isFor = (place: { pathname: string; search: string } | undefined) =>
    place?.pathname === pathname && place.search === search
  if (isFor(state.location)) return 'refetch'
  return isFor(state.navigation.location) ? 'walk' : 'part'
}

/** Redirects travel as thrown responses, and a page that is gone is told as such. */
function isFailure(thrown: unknown, kind: 'form' | 'refetch' | 'part'): boolean {
  if (thrown instanceof Response) return false
  return kind === 'form' || !isRouteErrorResponse(thrown) || thrown.status >= 500
}

/** After so long without a failure the pauses start again with the shortest. */
const CALM_MS = 60_000
let staleTimes = 0
let staleAt = 0

/** A page with old data reads it again after growing pauses, until it could. */
async function askAgain(router: PageRouter): Promise<void> {
  if (Date.now() - staleAt > CALM_MS) staleTimes = 0
  staleAt = Date.now()
  const pauseMs = PAUSES_MS[Math.min(staleTimes, PAUSES_MS.length - 1)]
  staleTimes += 1
  const { pathname } = router.state.location
  await line.wait(pauseMs)
  if (router.state.location.pathname === pathname) await router.revalidate()
}
