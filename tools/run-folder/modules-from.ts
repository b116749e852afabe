import { existsSync, readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, join, normalize, relative } from 'node:path'

export interface Modules {
  /** Paths from the root of the repository. */
  files: string[]
  /** Names of packages, such as `@aws-sdk/client-s3`. */
  packages: string[]
}

/**
 * What Node loads when it starts from some files: the modules that they import, directly or not, programs and workers
 * that they start, and packages. What is imported for its types alone is not loaded.
 *
 * @param entries  paths from the root of the repository
 * @throws Error when a module names a file that is not there, or one that Node cannot run
 */
export function modulesFrom(root: string, entries: readonly string[]): Modules {
  const files = new Set(entries)
  const packages = new Set<string>()
  for (const file of files) {
    if (file.endsWith('.json')) continue
    if (!/\.m?[jt]s$/.test(file)) throw new Error(`Expected modules that Node runs but ${file} is loaded`)
    for (const name of importsIn(readFileSync(join(root, file), 'utf8'))) {
      if (name.startsWith('node:')) continue
      if (!/^[.#]/.test(name)) {
        packages.add(packageIn(name))
        continue
      }
      const target = normalize(name.startsWith('#') ? name.slice(1) : join(dirname(file), name))
      if (!existsSync(join(root, target))) throw new Error(`Expected ${target}, which ${file} imports`)
      files.add(relative('', target))
    }
  }
  return { files: [...files].sort(), packages: [...packages].sort() }
}

const FIXED = /(?:^|\n)\s*(?:import|export)\b[^'"]*?\bfrom\s*['"]([^'"]+)['"]/g
const BARE = /(?:^|\n)\s*import\s*['"]([^'"]+)['"]/g
const DYNAMIC = /\bimport\(\s*['"]([^'"]+)['"]\s*[),]/g
const STARTED = /new URL\(\s*['"](\.[^'"]+)['"],\s*import\.meta\.url\s*\)/g

/** @param text  of a module in TypeScript or JavaScript */
export function importsIn(text: string): string[] {
  const script = stripTypeScriptTypes(text).replace(/\/\*[\s\S]*?\*\//g, '')
  return [FIXED, BARE, DYNAMIC, STARTED].flatMap((pattern) =>
    [...script.matchAll(pattern)].map(([, name]) => name ?? ''),
  )
}

/** @example packageIn('drizzle-orm/pg-core') // 'drizzle-orm' */
export function packageIn(name: string): string {
  return name
    .split('/')
    .slice(0, name.startsWith('@') ? 2 : 1)
    .join('/')
}
