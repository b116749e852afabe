import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import type { PageRouter } from './keep-page.ts'
import { line } from './line.ts'
import { retryRouteModules } from './retry-route-modules.ts'

let router: PageRouter | undefined

/** The router of the open page; undefined before it is hydrated. */
export const routerHere = (): PageRouter | undefined => router

/** Tells the layer of background calls which router it serves, as soon as the page is hydrated. */
export function useRouterHere(): void {
  const own = useContext(DataRouterContext)?.router
  useEffect(() => {
    if (!own) return
    router = own
    const manifest = window.__reactRouterManifest
    // At once, because a press may be the first thing that happens without a connection.
    if (manifest) retryRouteModules(own.routes, manifest, line, () => openAsked(own))
  }, [own])
}

/** A form that is being sent to a page stays with React Router: a document would not bring it along. */
function openAsked({ state: { navigation } }: PageRouter): boolean {
  if (navigation.state !== 'loading' || !navigation.location) return false
  const { pathname, search, hash } = navigation.location
  window.location.assign(pathname + search + hash)
  return true
}
