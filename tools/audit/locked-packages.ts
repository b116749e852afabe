import { z } from 'zod'

/** One version of a package in the lock file, wherever and however often it is installed. */
export interface LockedPackage {
  name: string
  version: string
  /** As its author writes it: an SPDX expression, or no licence at all. */
  licence: string | undefined
  /** Only for building and testing the shop: nothing of it is installed where the shop runs. */
  isForDevelopers: boolean
}

const lockFile = z.object({
  packages: z.record(
    z.string(),
    z.object({
      name: z.string().optional(),
      version: z.string().optional(),
      license: z.string().optional(),
      dev: z.boolean().optional(),
    }),
  ),
})

/**
 * Every package that `package-lock.json` names, binaries of other platforms too, sorted by name.
 *
 * @param lock the parsed file, of version 2 or 3
 * @returns one entry for each name and version; for developers only when all of its places are
 * @throws ZodError when this is no lock file
 */
export function lockedPackages(lock: unknown): LockedPackage[] {
  const found = new Map<string, LockedPackage>()
  for (const [path, { name = nameOf(path), version, license, dev = false }] of Object.entries(
    lockFile.parse(lock).packages,
  )) {
    if (path === '' || version === undefined) continue
    const known = found.get(`${name}@${version}`)
    found.set(`${name}@${version}`, {
      name,
      version,
      licence: license ?? known?.licence,
      isForDevelopers: dev && (known?.isForDevelopers ?? true),
    })
  }
  return [...found.values()].sort((a, b) => (a.name < b.name ? -1 : 1))
}

const nameOf = (path: string) => path.slice(path.lastIndexOf('node_modules/') + 'node_modules/'.length)
