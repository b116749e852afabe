/**
 * The shop needs a newer Node than setup does. The machine's own is used when it is new enough; otherwise one of the
 * registry, whose hash stands in `node-binaries.json`. docs/decisions/0027.
 */
import { createHash } from 'node:crypto'
import {
  accessSync,
  constants,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  realpathSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { basename, delimiter, join } from 'node:path'
import { MACHINE_PATH, run, runQuietly, stop } from './commands.mjs'

/** As in package.json. Node 25 has ended, and the test runner refuses it. */
export const SHOP_NODE = '^24.8.0 || >=26.0.0'

const ADVICE = 'Or install Node 24 from nodejs.org, then run the same command again.'

const link = join('node_modules', '.bin', 'node')
const program = process.platform === 'win32' ? 'node.exe' : 'node'

/**
 * @typedef {object} Binary
 * @property {string} package  of the registry
 * @property {string} version
 * @property {string} integrity  as npm writes it
 */

/** Makes sure that `node`, in the scripts of package.json, is a version that runs the shop. */
export function provideNode() {
  const own = versionOfMachine()
  // npm looks into node_modules/.bin first.
  if (own !== undefined && isNewEnough(own)) return rmSync(link, { force: true })
  const binary = binaryFor(process.platform, process.arch)
  if (binary === undefined) stop(`${tooOld(own)} Install Node 24 from nodejs.org.`)
  const folder = join('node_modules', `.node-${binary.version}`)
  if (isLinkedTo(folder)) return
  console.log(`${tooOld(own)} Fetching Node ${binary.version}.`)
  try {
    fetchNode(binary, folder)
  } catch (error) {
    stop(`${error instanceof Error ? error.message : error} ${ADVICE}`)
  }
  rmSync(link, { force: true })
  mkdirSync(join(link, '..'), { recursive: true })
  symlinkSync(targetIn(folder), link)
}

/**
 * @param {string} version  such as 24.21.0
 * @returns {boolean} whether it is in SHOP_NODE
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.split('.').map(Number)
  return major >= 26 || (major === 24 && minor >= 8)
}

/**
 * @param {string} platform
 * @param {string} arch
 * @returns {Binary | undefined}
 */
function binaryFor(platform, arch) {
  const file = new URL('node-binaries.json', import.meta.url)
  return JSON.parse(readFileSync(file, 'utf8'))[`${platform}-${arch}`]
}

/** @param {string | undefined} version */
const tooOld = (version) => `The shop needs Node ${SHOP_NODE}, and this machine has ${version ?? 'none'}.`

/** The version of the `node` that the machine finds without us. */
function versionOfMachine() {
  const path = MACHINE_PATH.split(delimiter)
    .map((folder) => join(folder, program))
    .find(isProgram)
  if (path === undefined) return undefined
  if (realpathSync(path) === realpathSync(process.execPath)) return process.versions.node
  return versionOf(path)
}

/** @param {string} path */
const versionOf = (path) => runQuietly(path, ['--version']).stdout.trim().replace(/^v/, '') || undefined

/** @param {string} path */
function isProgram(path) {
  try {
    accessSync(path, constants.X_OK)
    return true
  } catch {
    // Not in this folder; the next one is asked.
    return false
  }
}

/** @param {string} folder  in node_modules */
const targetIn = (folder) => join('..', basename(folder), 'bin', 'node')

/** @param {string} folder */
function isLinkedTo(folder) {
  // One that points to nothing does not exist, and neither does one that npm made for another Node.
  return existsSync(link) && readlinkSync(link) === targetIn(folder)
}

/**
 * @param {Binary} binary
 * @param {string} folder
 */
function fetchNode(binary, folder) {
  const { package: name, version } = binary
  const download = mkdtempSync(join('node_modules', '.download-'))
  try {
    runQuietly('npm', [
      'pack',
      `${name}@${version}`,
      '--pack-destination',
      download,
      '--silent',
      '--prefer-offline',
    ])
    const file = readdirSync(download).find((one) => one.endsWith('.tgz'))
    if (file === undefined) throw new Error(`Node ${version} could not be fetched. Check the network.`)
    unpackNode(join(download, file), binary, folder)
    if (versionOf(join(folder, 'bin', 'node')) !== version)
      throw new Error(`Node ${version} does not run on this machine.`)
  } finally {
    rmSync(download, { recursive: true, force: true })
  }
}

/**
 * @param {string} file  the package, as the registry packs it
 * @param {Binary} binary
 * @param {string} folder  gets `bin/node` and its licences
 * @throws {Error} when the file is not the expected one; nothing of it is unpacked then
 */
export function unpackNode(file, { package: name, version, integrity }, folder) {
  const found = `sha512-${createHash('sha512').update(readFileSync(file)).digest('base64')}`
  if (found !== integrity) {
    throw new Error(
      `${name} ${version} of the registry is not what this repository expects, so nothing of it was run: its hash is ${found}, and tools/setup/node-binaries.json says ${integrity}.`,
    )
  }
  mkdirSync(folder, { recursive: true })
  const parts = ['package/bin/node', 'package/LICENSE']
  if (!run('tar', ['-xzf', file, '-C', folder, '--strip-components=1', ...parts]).succeeded)
    throw new Error(`${name} ${version} could not be unpacked with tar.`)
}
