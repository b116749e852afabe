/**
 * Folders of `packages/`, `platform/` and inside a room of `shop/` that import each other in a circle. Rooms themselves
 * are in `rooms.ts`.
 */
import { isTest } from './boundaries/places.ts'
import { resolveImport, type Source } from './boundaries/source.ts'
import { circleIn } from './rooms.ts'

/** @returns the first circle that is found, its first folder again at the end; types count, tests do not */
export function foldersInCircle(
  sources: readonly Pick<Source, 'path' | 'imports'>[],
): readonly string[] | undefined {
  const arrows: Record<string, string[]> = {}
  for (const { path, imports } of sources) {
    const from = folderOf(path)
    if (from === undefined || isTest(path)) continue
    for (const imported of imports) {
      const to = folderOf(resolveImport(path, imported.from))
      if (to !== undefined && to !== from && LISTED[from] !== to) arrows[from] = [...(arrows[from] ?? []), to]
    }
  }
  return circleIn(arrows)
}

/** A record names its tool, so parts of the screen ask for tools, and tools draw with parts of the screen. */
const LISTED: Record<string, string> = { 'shop/design/tools': 'shop/design/components' }

/** Files that lie loose are a folder of their own; in a room they belong to all of its folders, and are left out. */
function folderOf(path: string): string | undefined {
  return /^(?:packages|platform)(?:\/[^/]+(?=\/))?|^shop\/[^/]+\/[^/]+(?=\/)/.exec(path)?.[0]
}
