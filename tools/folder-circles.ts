/**
 * Folders of `packages/`, `platform/` and inside a room of `shop/` that import each other in a circle. Rooms themselves
 * are in `rooms.ts`.
 */
import { isTest } from './boundaries/places.ts'
import { resolveImport, type Source } from './boundaries/source.ts'

/** @returns the first circle that is found, its first folder again at the end; types count, tests do not */
export function foldersInCircle(
  sources: readonly Pick<Source, 'path' | 'imports'>[],
): readonly string[] | undefined {
  const arrows = new Map<string, Set<string>>()
  for (const { path, imports } of sources) {
    const from = placeOf(path)
    if (from === undefined || isTest(path)) continue
    for (const imported of imports) {
      const to = placeOf(resolveImport(path, imported.from))
      if (to === undefined || to === from) continue
      arrows.set(from, (arrows.get(from) ?? new Set()).add(to))
    }
  }
  for (const folder of arrows.keys()) {
    const circle = isLoose(folder) ? undefined : wayBack(folder, arrows)
    if (circle) return circle
  }
  return undefined
}

/**
 * What a file belongs to: in platform and packages its folder, in a room one of the room's folders with all that is below
 * it. A file that lies loose in a room is a place of its own: some stand above the folders, such as resolvers, and some
 * below, such as the store.
 */
function placeOf(path: string): string | undefined {
  return (
    /^(?:packages|platform)(?:\/.+)?(?=\/)/.exec(path)?.[0] ??
    /^shop\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0] ??
    /^shop\/[^/]+\/[^/]+$/.exec(path)?.[0]
  )
}

const isLoose = (place: string) => /\.\w+$/.test(place)

/** The shortest way along the arrows from a place to itself. */
function wayBack(place: string, arrows: ReadonlyMap<string, ReadonlySet<string>>): string[] | undefined {
  const reached = new Map<string, readonly string[]>([[place, [place]]])
  for (const [at, way] of reached) {
    for (const next of arrows.get(at) ?? []) {
      if (next === place) return [...way, next]
      if (!reached.has(next)) reached.set(next, [...way, next])
    }
  }
  return undefined
}
