import { preload } from 'react-dom'
import { matchRoutes, type RouteObject } from 'react-router'
import { modulesOf } from '../../connection/retry-route-modules.ts'
import { routerHere } from '../../connection/router-here.ts'

/**
 * Fetches the code and the styles of a page, not its data. A second call fetches nothing again.
 *
 * @param page  a path with its search
 * @throws when one of its modules cannot be fetched
 */
export async function prefetchCode(page: string): Promise<void> {
  const matches = matchRoutes((routerHere()?.routes ?? []) as RouteObject[], page) ?? []
  const known = window.__reactRouterManifest?.routes ?? {}
  const routes = matches.map(({ route }) => known[route.id ?? ''])
  for (const styles of routes.flatMap((route) => route?.css ?? [])) preload(styles, { as: 'style' })
  const modules = routes.flatMap(modulesOf)
  await Promise.all(modules.map((module) => import(/* @vite-ignore */ module)))
}
