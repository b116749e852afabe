import { type Entries, placeOf } from '../setup/lock-tree.mjs'

/**
 * Binaries for other machines whose hash the lock file does not have, because the registry had no such package when they
 * were locked. Setup names those that it installs. `node tools/complete-lock.ts` asks the registry again.
 */
export const WITHOUT_HASH: readonly string[] = ['@tailwindcss/oxide-wasm32-wasi@4.3.5']

/** A package of the lock file that another names as optional. */
export interface OptionalPackage {
  name: string
  version: string
  /** Where the one is that names it, such as `node_modules/sharp`. */
  namedBy: string
  /** Undefined when the lock file has no entry of it. */
  place: string | undefined
}

/** Each with the first package that names it. */
export function optionalPackages(entries: Entries): OptionalPackage[] {
  const found = new Map<string, OptionalPackage>()
  for (const [namedBy, { optionalDependencies = {} }] of Object.entries(entries)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const place = placeOf(entries, namedBy, name)
      const key = place ?? `${name}@${version}`
      if (!found.has(key)) found.set(key, { name, version, namedBy, place })
    }
  }
  return [...found.values()]
}

/**
 * What keeps the lock file from saying all that is installed, on any machine: optional packages without an entry, for
 * which npm asks the registry or which it leaves out, and packages without a hash.
 *
 * @param withoutHash  `name@version` of those that are known to have none
 * @returns one sentence for each, and for each on the list that has a hash or is gone
 */
export function lockProblems(entries: Entries, withoutHash: readonly string[]): string[] {
  const missing = optionalPackages(entries)
    .filter(({ place }) => place === undefined)
    .map(({ name, version, namedBy }) => `${name} ${version}, which ${namedBy} names, has no entry`)
  const bare = Object.entries(entries)
    .filter(([place, { integrity, inBundle }]) => place !== '' && integrity === undefined && !inBundle)
    .map(([place, { version }]) => `${place.replace(/^.*node_modules\//, '')}@${version}`)
  return [
    ...missing.map((clause) => `${clause} in the lock file: run "node tools/complete-lock.ts".`),
    ...bare.filter((one) => !withoutHash.includes(one)).map((one) => `${one} has no hash in the lock file.`),
    ...withoutHash
      .filter((one) => !bare.includes(one))
      .map((one) => `${one} is not without a hash: take it off the list in tools/audit/lock-gaps.ts.`),
  ]
}
