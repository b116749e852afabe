import { useContext, useEffect } from 'react'
import { UNSAFE_DataRouterContext as DataRouterContext } from 'react-router'
import type { PageRouter } from './keep-page.ts'
import { line } from './line.ts'
import { makeRoutesPatient } from './patient-modules.ts'

let router: PageRouter | undefined

/** The router of the open page; undefined before it is alive. */
export const routerHere = (): PageRouter | undefined => router

/** Tells the layer of background calls which router it serves, as soon as the page is alive. */
export function useRouterHere(): void {
  const own = useContext(DataRouterContext)?.router
  useEffect(() => {
    if (!own) return
    router = own
    const manifest = window.__reactRouterManifest
    // At once, because a press may be the first thing that happens without a line.
    if (manifest) makeRoutesPatient(own.routes, manifest, line)
  }, [own])
}
