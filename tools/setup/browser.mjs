import { spawnSync } from 'node:child_process'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { run, stop } from './commands.mjs'

/** Finds a Chromium for the browser tests, or installs one, and notes where it is. */
export function findBrowser() {
  const file = join(process.env.DATA_DIR || 'var', 'browser-path')
  const known = existsSync(file) ? readFileSync(file, 'utf8').trim() : ''
  if (works(known)) return
  const path = systemBrowser() ?? playwrightBrowser() ?? packagedBrowser()
  if (path === undefined) {
    stop(
      'No Chromium was found and none could be installed. Install Chromium or Chrome, then run "npm test" again.',
    )
  }
  mkdirSync(join(file, '..'), { recursive: true })
  writeFileSync(file, `${path}\n`)
  console.log(`Browser tests use ${path}.`)
}

/** The same engine without a window, for half the processor time: docs/decisions/0033. */
const SHELL = 'chromium-headless-shell'

function systemBrowser() {
  const names = [SHELL, 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const usual = [
    '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
    '/Applications/Chromium.app/Contents/MacOS/Chromium',
  ]
  return [...names.flatMap((name) => folders.map((folder) => join(folder, name))), ...usual].find(works)
}

function playwrightBrowser() {
  console.log("Looking for Playwright's own Chromium.")
  const known = playwrightPath()
  if (works(known)) return known
  // As root the libraries that it needs come along; without root they are usually there already.
  const libraries = process.getuid?.() === 0 && process.platform === 'linux' ? ['--with-deps'] : []
  run(process.execPath, ['node_modules/@playwright/test/cli.js', 'install', ...libraries, 'chromium'])
  return works(known) ? known : undefined
}

function playwrightPath() {
  const script = "import('@playwright/test').then((p) => console.log(p.chromium.executablePath()))"
  return spawnSync(process.execPath, ['-e', script], { encoding: 'utf8' }).stdout.trim()
}

function packagedBrowser() {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined
  console.log("Installing the system's Chromium.")
  run('apt-get', ['update', '-qq'])
  /** @param {string} name */
  const install = (name) => run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', name])
  install(SHELL)
  // Older systems have only the whole browser.
  if (systemBrowser() === undefined) install('chromium')
  return systemBrowser()
}

/**
 * Whether the file is a browser that starts: on some systems /usr/bin/chromium-browser only asks for another package.
 *
 * @param {string | undefined} path
 * @returns {path is string}
 */
function works(path) {
  if (!path) return false
  try {
    accessSync(path, constants.X_OK)
  } catch {
    return false
  }
  const { status, stdout } = spawnSync(path, ['--version'], { encoding: 'utf8', timeout: 20_000 })
  return status === 0 && /chrom/i.test(stdout)
}
