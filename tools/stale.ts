import { createHash } from 'node:crypto'
import { existsSync, globSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Something that is made from files of a folder, and made again when one of them changes. */
export interface Step {
  name: string
  /** Globs of what it is made from; tests do not count. */
  inputs: readonly string[]
  /** Changes with what it is made from beside those, such as files of a folder that a setting names. */
  alsoFrom?: () => string
  /** Exists once it has been made; unique among the steps. */
  output: string
  make: () => void | Promise<void>
}

/**
 * Makes, one after the other, the steps whose inputs have changed since they were last made, or whose output is gone.
 *
 * @param root  what globs and outputs are relative to
 * @param stampFile  where the hashes of the inputs are kept, relative to root
 * @returns the names of what was made
 */
export async function makeStale(root: string, stampFile: string, steps: readonly Step[]): Promise<string[]> {
  const stamps = readStamps(join(root, stampFile))
  const made: string[] = []
  for (const step of steps) {
    if (stamps[step.output] === hashOf(root, step) && existsSync(join(root, step.output))) continue
    const startedAt = Date.now()
    console.log(`Making ${step.name}.`)
    await step.make()
    // Only now, because making it may have changed what it is made from.
    stamps[step.output] = hashOf(root, step)
    mkdirSync(dirname(join(root, stampFile)), { recursive: true })
    writeFileSync(join(root, stampFile), JSON.stringify(stamps, null, 1))
    console.log(`Made in ${((Date.now() - startedAt) / 1000).toFixed(1)} s.`)
    made.push(step.name)
  }
  return made
}

function readStamps(file: string): Record<string, string> {
  if (!existsSync(file)) return {}
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    // Half-written by a start that was killed: everything counts as stale.
    return {}
  }
}

function hashOf(root: string, step: Step): string {
  const hash = createHash('sha256')
    .update(step.name)
    .update(step.alsoFrom?.() ?? '')
  for (const file of globSync(step.inputs, { cwd: root }).sort()) {
    if (/\.test\.tsx?$/.test(file) || !statSync(join(root, file)).isFile()) continue
    hash
      .update(file)
      .update('\0')
      .update(readFileSync(join(root, file)))
  }
  return hash.digest('hex')
}
