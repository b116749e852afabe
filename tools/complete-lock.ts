/**
 * Completes `package-lock.json` with binaries for machines other than this one, after a package has changed:
 * `npm run complete-lock`.
 *
 * npm leaves out of the lock file what the registry does not have at that time; "npm ci" refuses such a file, or leaves
 * these packages out on the machines that need them. Where the registry has one by now its entry gets its hash, otherwise
 * an entry without one, to be put on the list in tools/audit/lock-gaps.ts.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { z } from 'zod'
import { type OptionalPackage, optionalPackages } from './audit/lock-gaps.ts'
import { npm } from './audit/npm.ts'
import type { Entries, Entry } from './setup/lock-tree.mjs'

/** For all that is asked of the registry. */
const PATIENCE_MS = 5 * 60_000

const names = z.union([z.string().transform((one) => [one]), z.array(z.string())]).optional()
const known = z.object({ 'dist.integrity': z.string(), os: names, cpu: names, libc: names })

const root = resolve(import.meta.dirname, '..')
const file = join(root, 'package-lock.json')
const lock: { packages: Entries } = JSON.parse(readFileSync(file, 'utf8'))
const signal = AbortSignal.timeout(PATIENCE_MS)

let hashed = 0
let bare = 0
for (const wanted of optionalPackages(lock.packages)) {
  if (wanted.place !== undefined && lock.packages[wanted.place]?.integrity !== undefined) continue
  const answer = await askRegistry(wanted)
  console.log(`${wanted.name} ${wanted.version}: ${answer ? 'has a hash now' : 'not in the registry'}`)
  const { dev, license, engines, ...machine } = {
    ...lock.packages[wanted.namedBy],
    ...machineOf(wanted, answer),
  }
  lock.packages[wanted.place ?? `node_modules/${wanted.name}`] = {
    version: wanted.version,
    ...(answer && { integrity: answer['dist.integrity'] }),
    cpu: machine.cpu,
    dev,
    libc: machine.libc,
    license,
    optional: true,
    os: machine.os,
    engines,
  }
  if (answer) hashed++
  else bare++
}
// In the order of npm, so that it finds nothing to change.
const sorted = Object.entries(lock.packages).sort(([a], [b]) => a.localeCompare(b, 'en'))
writeFileSync(file, `${JSON.stringify({ ...lock, packages: Object.fromEntries(sorted) }, null, 2)}\n`)
console.log(`${hashed} packages got their hash, ${bare} have none.`)

async function askRegistry({ name, version }: OptionalPackage) {
  const { text } = await npm(
    root,
    ['view', `${name}@${version}`, 'dist.integrity', 'os', 'cpu', 'libc', '--json'],
    signal,
  )
  signal.throwIfAborted()
  return known.safeParse(text.trim() === '' ? undefined : JSON.parse(text)).data
}

/** As the registry says, or else as the name does, such as `-linux-x64-musl`, `-win32-arm64-msvc` or `-wasm32-wasi`. */
function machineOf(
  { name }: OptionalPackage,
  answer: z.output<typeof known> | undefined,
): Pick<Entry, 'os' | 'cpu' | 'libc'> {
  if (answer) return answer
  if (name.includes('-wasm32')) return { cpu: ['wasm32'] }
  const [, os, cpu] = /-(android|darwin|freebsd|linux|win32)-([a-z0-9]+)/.exec(name) ?? []
  if (os === undefined || cpu === undefined)
    throw new Error(`Expected a system and a processor in the name of ${name}`)
  const libc = name.endsWith('-musl') ? 'musl' : 'glibc'
  return { os: [os], cpu: [cpu], libc: os === 'linux' ? [libc] : undefined }
}
