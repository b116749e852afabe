import { cpSync } from 'node:fs'
import { basename, join } from 'node:path'
import { type Entries, type Machine, placesFor } from '../setup/lock-tree.mjs'

/** Dependencies of the pages that the build puts into its files whole: icons, the service worker, fonts of the text tool. */
const IN_THE_BUILD = /^(lucide-react|workbox-.+|@fontsource\/.+)$/

/** What nothing reads while the shop runs. Licences and notices stay. */
const FOR_DEVELOPERS = /\.(map|d\.[mc]?ts)$/

/**
 * The places of the packages that the shop runs with on a machine, such as `node_modules/pg`.
 *
 * @param entries  of the lock file
 */
export function runPackages(entries: Entries, machine: Machine): string[] {
  const own = Object.entries(entries['']?.dependencies ?? {}).filter(([name]) => !IN_THE_BUILD.test(name))
  return placesFor({ ...entries, '': { dependencies: Object.fromEntries(own) } }, machine)
}

/**
 * Copies installed packages into another folder, without what is for developers.
 *
 * @param places  each is copied without the packages inside it, which have places of their own
 */
export function copyPackages(root: string, folder: string, places: readonly string[]): void {
  for (const place of places) {
    const source = join(root, place)
    cpSync(source, join(folder, place), {
      recursive: true,
      verbatimSymlinks: true,
      filter: (path) => path === source || !(basename(path) === 'node_modules' || FOR_DEVELOPERS.test(path)),
    })
  }
}
