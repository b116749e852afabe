/**
 * Code of pages that could not be fetched is fetched again. React Router would reload the page at once, which offline
 * loses the page and all that was typed (PE-21). Code that no longer exists, as after a deploy, is not fetched again by
 * a reload: the page it belongs to is opened as a document, and comes with the code of the present build.
 */
import { importWithRetry } from './import-with-retry.ts'
import type { Line } from './line.ts'

/** Of React Router's routes, what is used here: functions that fetch one property each. */
export interface LazyRoute {
  id: string
  lazy?: unknown
  children?: readonly LazyRoute[] | undefined
}

/** Of a route of React Router's manifest: its module, and those that parts of it are split into. */
type Entry = object

interface Modules {
  routes: Record<string, Entry | undefined>
}

/** The addresses of all that a route is made of, such as its action in a module of its own; none for an unknown route. */
export const modulesOf = (entry: Entry | undefined): string[] =>
  Object.entries(entry ?? {}).flatMap(([name, value]) => (/module$/i.test(name) ? (value ?? []) : []))

/**
 * Makes the lazy parts of all routes retry until their code is there.
 *
 * @param routes    of the router; their lazy functions are replaced
 * @param manifest  tells which modules a route is made of
 * @param open      opens the page that is asked for as a document; false when none is
 * @param load      imports a module; rejects when it or one of its own imports cannot be fetched
 */
export function retryRouteModules(
  routes: readonly LazyRoute[],
  manifest: Modules,
  line: Line,
  open: () => boolean,
  load: (module: string) => Promise<unknown> = (module) => import(/* @vite-ignore */ module),
): void {
  for (const { id, lazy, children = [] } of routes) {
    const modules = modulesOf(manifest.routes[id])
    if (modules.length > 0 && typeof lazy === 'object' && lazy !== null) {
      let code: Promise<boolean> | undefined
      // One fetch for all parts of a route; after a failure the next navigation fetches again.
      const isLeaving = () => {
        code ??= importWithRetry(() => Promise.all(modules.map(load)), line)
          // Where no page is being opened, React Router handles a module that no longer exists.
          .then(() => false, open)
          .finally(() => {
            code = undefined
          })
        return code
      }
      for (const [key, part] of Object.entries(lazy)) {
        if (typeof part !== 'function') continue
        Object.assign(lazy, { [key]: async () => ((await isLeaving()) ? new Promise(() => {}) : part()) })
      }
    }
    retryRouteModules(children, manifest, line, open, load)
  }
}
