import { spawn, spawnSync } from 'node:child_process'
import { randomBytes, randomInt } from 'node:crypto'
import {
  chownSync,
  closeSync,
  existsSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createServer } from 'node:net'
import { basename, dirname, join, resolve } from 'node:path'
import { findBinaries, launchAs, type Owner, ownerFor } from './postgres-binaries.ts'

/** The role that a cluster is made with. */
export const OWNER_ROLE = 'shop'
const LOG_LIMIT_BYTES = 5_000_000

/** One PostgreSQL cluster on disk: `data/`, its passwords and `log` in a folder of its own. */
export interface Cluster {
  folder: string
  dataFolder: string
  /** Of the role that the cluster was made with, which may do everything. */
  password: string
  /** Of the role that serves. */
  appPassword: string
}

/** A PostgreSQL process that serves a cluster. */
export interface Postmaster {
  pid: number
  port: number
  /** Where its socket is, an absolute path; undefined when it listens on its port alone. */
  socketFolder: string | undefined
}

/**
 * Opens the cluster in `folder`, making it first when there is none.
 *
 * It is created under another name and then renamed, so that a start which is killed half-way, or two starts at once,
 * leave no broken cluster.
 */
export async function openCluster(folder: string): Promise<Cluster> {
  if (!existsSync(join(folder, 'data'))) await createCluster(folder)
  try {
    const password = readFileSync(join(folder, 'password'), 'utf8').trim()
    return { folder, dataFolder: join(folder, 'data'), password, appPassword: appPasswordOf(folder) }
  } catch (cause) {
    throw new Error(`The database in ${folder} was made by another user; start the shop as that user.`, {
      cause,
    })
  }
}

/** Made once, also for a cluster that is older than this role. */
function appPasswordOf(folder: string): string {
  const file = join(folder, 'app-password')
  if (!existsSync(file)) {
    const draft = `${file}.new-${process.pid}`
    writeFileSync(draft, newPassword(), { mode: 0o600 })
    try {
      linkSync(draft, file)
    } catch (error) {
      // Another start was quicker; its password is as good.
      if (!existsSync(file)) throw error
    } finally {
      rmSync(draft)
    }
  }
  return readFileSync(file, 'utf8').trim()
}

const newPassword = () => randomBytes(24).toString('base64url')

async function createCluster(folder: string): Promise<void> {
  const parent = dirname(folder)
  mkdirSync(parent, { recursive: true })
  removeHalfMade(folder)
  const { initdb } = await findBinaries()
  const draft = `${folder}.new-${process.pid}`
  const dataFolder = join(draft, 'data')
  mkdirSync(dataFolder, { recursive: true, mode: 0o755 })
  const passwordFile = join(draft, 'password')
  writeFileSync(passwordFile, newPassword(), { mode: 0o600 })
  const owner = ownerFor(folder)
  if (owner) for (const path of [dataFolder, passwordFile]) chownSync(path, owner.uid, owner.gid)
  // Builtin C.UTF-8: the same sorting on every machine, whatever locales it has installed.
  const locale = ['--encoding=UTF8', '--locale-provider=builtin', '--locale=C.UTF-8', '--lc-messages=C']
  const login = [`--username=${OWNER_ROLE}`, `--pwfile=${passwordFile}`, '--auth=scram-sha-256']
  await run(owner, initdb, [`--pgdata=${dataFolder}`, ...login, ...locale, '--no-instructions'], draft)
  try {
    renameSync(draft, folder)
  } catch (error) {
    rmSync(draft, { recursive: true, force: true })
    // Another start was quicker; its cluster is as good.
    if (!existsSync(join(folder, 'data'))) throw error
  }
}

function removeHalfMade(folder: string) {
  for (const name of readdirSync(dirname(folder))) {
    const pid = Number(name.startsWith(`${basename(folder)}.new-`) ? name.split('-').at(-1) : Number.NaN)
    if (pid > 0 && commandOf(pid) === '')
      rmSync(join(dirname(folder), name), { recursive: true, force: true })
  }
}

async function run(owner: Owner | undefined, program: string, args: string[], folder: string): Promise<void> {
  const { command, args: allArgs, uid, gid } = launchAs(owner, program, args, join(folder, 'data'))
  const child = spawn(command, allArgs, { uid, gid, stdio: ['ignore', 'ignore', 'pipe'], env: postgresEnv() })
  let told = ''
  child.stderr.on('data', (chunk) => {
    told += chunk
  })
  const code = await new Promise<number | null>((resolve, reject) => {
    child.on('error', reject)
    child.on('close', resolve)
  })
  if (code !== 0) throw new Error(`The embedded PostgreSQL could not make its files: ${told.trim()}`)
}

/** Above every system's largest process number. */
const NO_PROCESS = 2_147_483_646

/**
 * The live PostgreSQL process of this cluster, if there is one.
 *
 * A killed one leaves its number in `postmaster.pid`. While that number is taken, by some other program or by the dead
 * process that nobody has collected, PostgreSQL would refuse to start. So the number is replaced; the rest of the file
 * stays, because PostgreSQL learns from it whether children of the killed process still write.
 */
export function findPostmaster(cluster: Cluster): Postmaster | undefined {
  const file = join(cluster.dataFolder, 'postmaster.pid')
  const text = textIfThere(file)
  if (text === undefined) return undefined
  const lines = text.split('\n')
  const pid = Number(lines[0])
  // Empty for an instant while PostgreSQL writes it.
  if (!(pid > 0)) return undefined
  if (commandOf(pid).includes(cluster.dataFolder)) {
    return { pid, port: Number(lines[3]), socketFolder: lines[4] || undefined }
  }
  if (isTaken(pid)) writeFileSync(file, [NO_PROCESS, ...lines.slice(1)].join('\n'))
  return undefined
}

/** A PostgreSQL that ends takes its file away at any moment, also between a look and a reading. */
function textIfThere(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined
    throw error
  }
}

function isTaken(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it exists and belongs to another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/**
 * Starts PostgreSQL for this cluster, in a process group of its own: Ctrl-C must reach the shop first, and a shop that
 * is killed leaves a database that the next start joins.
 *
 * @returns a function that tells whether it has ended already, and what it said last
 */
export async function startPostmaster(
  cluster: Cluster,
  port: number,
  flags: string[],
): Promise<() => string | undefined> {
  const { postgres } = await findBinaries()
  const logFile = join(cluster.folder, 'log')
  if (existsSync(logFile) && statSync(logFile).size > LOG_LIMIT_BYTES) rmSync(logFile)
  const log = openSync(logFile, 'a', 0o600)
  const address = ['-p', String(port), '-c', 'listen_addresses=127.0.0.1']
  const socket = ['-c', `unix_socket_directories=${socketFolderOf(cluster) ?? ''}`]
  const { command, args, uid, gid } = launchAs(
    ownerFor(cluster.dataFolder),
    postgres,
    ['-D', cluster.dataFolder, ...address, ...socket, ...flags.flatMap((flag) => ['-c', flag])],
    cluster.dataFolder,
  )
  const child = spawn(command, args, {
    uid,
    gid,
    detached: true,
    stdio: ['ignore', log, log],
    env: postgresEnv(),
  })
  closeSync(log)
  child.unref()
  let ended = false
  child.on('exit', () => {
    ended = true
  })
  child.on('error', () => {
    ended = true
  })
  return () => (ended ? readFileSync(logFile, 'utf8').trim().split('\n').slice(-3).join(' ') : undefined)
}

/** Of macOS, the shorter one of the usual systems; a longer path cannot be connected to. */
const MAX_SOCKET_PATH_BYTES = 103

/**
 * The folder for PostgreSQL's socket, which takes about a quarter less CPU than a connection over the loopback interface; its
 * data folder, which nobody else can look into. Undefined where a socket cannot be there: on Windows, or when the path
 * is too long or has characters that PostgreSQL's list of folders would split or unquote.
 */
function socketFolderOf({ dataFolder }: Cluster): string | undefined {
  const folder = resolve(dataFolder)
  const isPlain = /^[\w./-]+$/.test(folder)
  return isPlain && join(folder, '.s.PGSQL.65535').length <= MAX_SOCKET_PATH_BYTES ? folder : undefined
}

/**
 * Below those that systems give to outgoing connections (Linux from 32768, others from 49152): one of these could have the port
 * when a stopped shop starts again.
 */
const PORTS = { from: 20_000, to: 30_000 }
const TRIES = 20

/** The kept port when it is free, otherwise a new one. Kept in a file so that a person can connect with psql. */
export async function choosePort(cluster: Cluster): Promise<number> {
  const file = join(cluster.folder, 'port')
  const kept = existsSync(file) ? await freePort(Number(readFileSync(file, 'utf8'))) : undefined
  const port = kept ?? (await newPort()) ?? (await freePort(0))
  if (port === undefined) throw new Error('No loopback port is free for the embedded PostgreSQL.')
  writeFileSync(file, String(port))
  return port
}

async function newPort(): Promise<number | undefined> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const port = await freePort(randomInt(PORTS.from, PORTS.to))
    if (port !== undefined) return port
  }
  return undefined
}

function freePort(wanted: number): Promise<number | undefined> {
  const server = createServer()
  return new Promise((resolve) => {
    server.on('error', () => resolve(undefined))
    server.listen(wanted, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : undefined))
    })
  })
}

/** The command line of a live process; empty when there is none, also for one that has ended but is not yet collected. */
function commandOf(pid: number): string {
  if (existsSync('/proc/self/cmdline')) {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ')
    } catch {
      // No such process.
      return ''
    }
  }
  return spawnSync('ps', ['-p', String(pid), '-o', 'args='], { encoding: 'utf8' }).stdout?.trim() ?? ''
}

/** PostgreSQL reads PG… variables; those of the person who starts the shop are not meant for it. */
function postgresEnv(): NodeJS.ProcessEnv {
  const kept = Object.entries(process.env).filter(
    ([name]) => !name.startsWith('PG') && !name.startsWith('LC_'),
  )
  return { ...Object.fromEntries(kept), LC_ALL: 'C', LC_MESSAGES: 'C' }
}
