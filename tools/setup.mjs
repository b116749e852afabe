/**
 * Runs before every command, on whatever Node the machine has (20 or newer): installs the packages when they are
 * missing or the lock file has changed, and with --browser finds or installs a Chromium for the browser tests.
 *
 * Plain JavaScript and nothing but Node's own modules: it runs before anything is installed.
 */
import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { accessSync, constants, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { delimiter, join } from 'node:path'

const root = join(import.meta.dirname ?? new URL('.', import.meta.url).pathname, '..')
process.chdir(root)

const oldest = 20
if (Number(process.versions.node.split('.')[0]) < oldest) {
  stop(
    `This needs Node ${oldest} or newer, and this is ${process.versions.node}. Install a newer one from nodejs.org.`,
  )
}
installPackages()
if (process.argv.includes('--browser')) findBrowser()

function installPackages() {
  const stampFile = join('node_modules', '.keepsake-setup')
  // The platform too: a folder that is shared with another kind of machine holds binaries that cannot run here.
  const wanted = createHash('sha256')
    .update(readFileSync('package-lock.json'))
    .update(`${process.platform} ${process.arch}`)
    .digest('hex')
  if (existsSync(stampFile) && readFileSync(stampFile, 'utf8') === wanted) return
  if (!existsSync(stampFile) && isInstalledByHand()) return writeFileSync(stampFile, wanted)
  console.log('Installing packages. The first time this takes a minute or two.')
  const startedAt = Date.now()
  // Not "npm ci": it refuses a lock file that lacks the binaries of some platform, and not every registry has them all.
  // The versions are those of the lock file either way.
  const { status } = run('npm', ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error'])
  if (status !== 0)
    stop('The packages could not be installed. Check the network, then run the same command again.')
  writeFileSync(stampFile, wanted)
  console.log(`Installed in ${Math.round((Date.now() - startedAt) / 1000)} s.`)
}

/** Whether somebody's own `npm install` left exactly what the lock file names; npm notes what it did in a file. */
function isInstalledByHand() {
  const noteFile = join('node_modules', '.package-lock.json')
  if (!existsSync(noteFile)) return false
  const installed = JSON.parse(readFileSync(noteFile, 'utf8')).packages
  const wanted = Object.entries(JSON.parse(readFileSync('package-lock.json', 'utf8')).packages)
  return wanted.every(
    ([path, { version, optional }]) =>
      path === '' || (installed[path] ? installed[path].version === version : optional),
  )
}

function findBrowser() {
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

function systemBrowser() {
  const names = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome', 'chrome']
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
  run('apt-get', ['install', '-y', '-qq', '--no-install-recommends', 'chromium'])
  return systemBrowser()
}

/** Whether the file is a browser that starts: on some systems /usr/bin/chromium-browser only asks for another package. */
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

function run(command, args) {
  return spawnSync(command, args, {
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  })
}

function stop(sentence) {
  console.error(sentence)
  process.exit(1)
}
