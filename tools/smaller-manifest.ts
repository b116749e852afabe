/**
 * Every page loads the list of routes, and each route costs its bytes there. Written alike, routes are packed well: what
 * a route imports stands in one order, and what it does not have is left out, as is what every page has anyway.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

interface Route {
  imports?: readonly string[]
  css?: readonly string[]
}

const START = 'window.__reactRouterManifest='

/** @param client  folder of the browser's files, before they are packed */
export function shrinkManifest(client: string): void {
  const [file, ...others] = globSync('assets/manifest-*.js', { cwd: client }).filter((name) =>
    readFileSync(join(client, name), 'utf8').startsWith(START),
  )
  if (file === undefined || others.length > 0) throw new Error(`Expected one list of routes in ${client}`)
  writeFileSync(join(client, file), smallerManifest(readFileSync(join(client, file), 'utf8')))
}

/** @param script  as React Router writes it: one assignment of JSON */
export function smallerManifest(script: string): string {
  const manifest: { entry: { imports: readonly string[] }; routes: Record<string, Route> } = JSON.parse(
    script.slice(START.length).replace(/;\s*$/, ''),
  )
  const onEveryPage = new Set(manifest.entry.imports)
  const all = Object.values(manifest.routes).flatMap(({ imports = [] }) => imports)
  const uses = new Map<string, number>()
  for (const file of all) uses.set(file, (uses.get(file) ?? 0) + 1)
  const inOrder = (one: string, other: string) =>
    (uses.get(other) ?? 0) - (uses.get(one) ?? 0) || (one < other ? -1 : 1)
  const routes = Object.entries(manifest.routes).map(([id, route]) => [
    id,
    {
      ...Object.fromEntries(Object.entries(route).filter(([name, value]) => !isLeftOut(name, value))),
      imports: (route.imports ?? []).filter((file) => !onEveryPage.has(file)).toSorted(inOrder),
    },
  ])
  return `${START}${JSON.stringify({ ...manifest, routes: Object.fromEntries(routes) })};`
}

const isLeftOut = (name: string, value: unknown) =>
  value === false || (name === 'css' && Array.isArray(value) && value.length === 0)
