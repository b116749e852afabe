/** Which page opens at which address: every address of an app, by name. */
import { addressOf } from './address.ts'

export interface Route<Page> {
  name: string
  /** A path whose variable words are written `:name`. */
  pattern: string
  page: Page
}

export interface RouteTable<Page> {
  /** @throws Error when the name or the pattern is taken, or when there is no page */
  add(name: string, pattern: string, page: Page | undefined): Route<Page>
  /** @throws RangeError when there is no route of this name, or something in its pattern is missing */
  address(name: string, params?: Readonly<Record<string, string | undefined>>): string
  /** The route of a path and what stands in the place of its names; an exact word wins over a variable one. */
  match(path: string): { route: Route<Page>; params: Readonly<Record<string, string>> } | undefined
  all(): readonly Route<Page>[]
}

/** (B-34, B-37, B-38) */
export function createRouteTable<Page>(): RouteTable<Page> {
  const routes = new Map<string, Route<Page>>()
  return {
    add(name, pattern, page) {
      if (routes.has(name)) throw new Error(`Route already exists: ${name}`)
      const taken = [...routes.values()].find((route) => route.pattern === pattern)
      if (taken) throw new Error(`The address ${pattern} is already that of ${taken.name}.`)
      if (!page) throw new Error(`The route ${name} has no page.`)
      const route = { name, pattern, page }
      routes.set(name, route)
      return route
    },
    address(name, params = {}) {
      const route = routes.get(name)
      if (!route) throw new RangeError(`There is no route called ${name}`)
      return addressOf(route.pattern, params)
    },
    match(path) {
      const matches = [...routes.values()].flatMap((route) => {
        const params = paramsIn(route.pattern, path)
        return params ? { route, params } : []
      })
      // Fewer names are more exact; among equals the first that was added.
      return matches.sort((one, other) => size(one.params) - size(other.params))[0]
    },
    all: () => [...routes.values()],
  }
}

const size = (params: object) => Object.keys(params).length

function paramsIn(pattern: string, path: string): Record<string, string> | undefined {
  const [wanted, given] = [wordsOf(pattern), wordsOf(path)]
  if (wanted.length !== given.length) return undefined
  const params: Record<string, string> = {}
  for (const [index, word] of wanted.entries()) {
    const said = given[index] ?? ''
    if (word.startsWith(':')) params[word.slice(1)] = decoded(said)
    else if (word !== said) return undefined
  }
  return params
}

const wordsOf = (path: string) => path.split('/').filter((word) => word !== '')

function decoded(word: string): string {
  try {
    return decodeURIComponent(word)
  } catch {
    // Written by hand: it stands for itself.
    return word
  }
}
