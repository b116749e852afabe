/** Folders of `packages/` and `platform/` that import each other in a circle. Those of `shop/` are in `rooms.ts`. */
import { importsOf, isTest, resolveImport } from './boundaries.ts'
import { circleIn } from './rooms.ts'

export interface Source {
  /** From the root of the repository, such as platform/http/health.ts. */
  readonly path: string
  readonly text: string
}

/** @returns the first circle that is found, its first folder again at the end; types count, tests do not */
export function foldersInCircle(sources: readonly Source[]): readonly string[] | undefined {
  const arrows: Record<string, string[]> = {}
  for (const { path, text } of sources) {
    const from = folderOf(path)
    if (from === undefined || isTest(path)) continue
    for (const imported of importsOf(text)) {
      const to = folderOf(resolveImport(path, imported))
      if (to !== undefined && to !== from) arrows[from] = [...(arrows[from] ?? []), to]
    }
  }
  return circleIn(arrows)
}

/** Files that lie loose are a folder of their own. */
function folderOf(path: string): string | undefined {
  return /^(?:packages|platform)(?:\/[^/]+(?=\/))?/.exec(path)?.[0]
}
