/** Folders of `packages/` and `platform/` that import each other in a circle. Those of `shop/` are in `rooms.ts`. */
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
      if (to !== undefined && to !== from) arrows[from] = [...(arrows[from] ?? []), to]
    }
  }
  return circleIn(arrows)
}

/** Files that lie loose are a folder of their own. */
function folderOf(path: string): string | undefined {
  return /^(?:packages|platform)(?:\/[^/]+(?=\/))?/.exec(path)?.[0]
}
