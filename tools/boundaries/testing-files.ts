import { isPure, isTest } from './places.ts'
import { resolveImport, type Source } from './source.ts'

/**
 * Files of pure folders that are made for tests, and that no test imports. Such a file may ask for the clock and the
 * network, so it is shown to be what its name says.
 */
export function unusedTestingFiles(sources: readonly Pick<Source, 'path' | 'imports'>[]): string[] {
  const used = new Set(
    sources.flatMap(({ path, imports }) => imports.map(({ from }) => resolveImport(path, from))),
  )
  return sources.flatMap(({ path }) =>
    isPure(path) && isTest(path) && !IS_RUN.test(path) && !used.has(path)
      ? [`${path} is made for tests, and no test imports it.`]
      : [],
  )
}

/** Vitest finds these by their names. */
const IS_RUN = /\.test\.tsx?$/
