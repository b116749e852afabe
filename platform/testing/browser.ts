import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The Chromium that `npm test` found or installed.
 *
 * @param dataDir  the folder that `tools/setup.mjs --browser` wrote to
 * @throws Error with a sentence that says what to run when there is none
 */
export function browserPath(dataDir = 'var'): string {
  const file = join(dataDir, 'browser-path')
  const path = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (path === '' || !existsSync(path)) {
    throw new Error('No Chromium is known yet; run "node tools/setup.mjs --browser" once.')
  }
  return path
}

/** A sandbox needs an ordinary user; /dev/shm is often tiny in containers; colours must not depend on the screen. */
export const browserFlags = [
  ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
  '--disable-dev-shm-usage',
  '--disable-gpu',
  '--disable-background-networking',
  '--force-color-profile=srgb',
]
