import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** How many builds before the present one a page may come from and still get its scripts. */
const FORMER_BUILDS = 3

/**
 * Makes room for a new build without taking the scripts from pages that are open now: the hashed files of the present
 * build become the first of the former ones, and the oldest go.
 *
 * @param build  folder of a brand's build, which the next one empties, such as `build/canvas`; the files of the builds
 *   before lie beside it, in `build/former/canvas/1` to `3`, newest first
 */
export function keepFormerAssets(build: string): void {
  const present = join(build, 'client', 'assets')
  if (!existsSync(present)) return
  const folder = join(dirname(build), 'former', basename(build))
  const former = (age: number) => join(folder, String(age))
  mkdirSync(folder, { recursive: true })
  rmSync(former(FORMER_BUILDS), { recursive: true, force: true })
  for (let age = FORMER_BUILDS - 1; age >= 1; age -= 1) {
    if (existsSync(former(age))) renameSync(former(age), former(age + 1))
  }
  renameSync(present, former(1))
}
