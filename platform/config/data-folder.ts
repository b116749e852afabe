import { accessSync, constants, existsSync, mkdirSync } from 'node:fs'
import { dirname } from 'node:path'

/**
 * Creates a folder with its parents, and checks whether this process may write to it.
 *
 * Step by step, because Node's own recursive way never ends where the system says that a parent is missing although it
 * is there, as below /proc.
 *
 * @param folder  absolute path
 * @returns false when it cannot be made or filled
 */
export function makeDataFolder(folder: string): boolean {
  const missing: string[] = []
  for (let path = folder; !existsSync(path); path = dirname(path)) missing.unshift(path)
  try {
    for (const path of missing) makeOne(path)
    // With a slash a file in its place is refused too.
    accessSync(`${folder}/`, constants.W_OK | constants.X_OK)
    return true
  } catch {
    // Whatever the reason, the setting names an unusable place.
    return false
  }
}

function makeOne(path: string) {
  try {
    mkdirSync(path)
  } catch (error) {
    // Another process may have made it at the same moment.
    if (!existsSync(path)) throw error
  }
}
