import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'

/** How many builds a page may be behind and still get its scripts. */
const FORMER_BUILDS = 3

/**
 * Keeps the hashed files of previous builds for pages that are open during a deploy: those of the present build become
 * the first of the former ones, and the oldest are deleted.
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
