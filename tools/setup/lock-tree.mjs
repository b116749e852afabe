/** Which packages of the lock file belong on a machine, and how what is installed there differs from them. */

/**
 * @typedef {object} Entry  of one place in a lock file, as npm writes it
 * @property {string} [version]
 * @property {string} [integrity]
 * @property {boolean} [dev]  for developers alone
 * @property {boolean} [inBundle]  part of the package above it, hash and all
 * @property {string | string[]} [os]
 * @property {string | string[]} [cpu]
 * @property {string | string[]} [libc]
 * @property {boolean} [optional]
 * @property {string} [license]
 * @property {Record<string, string>} [engines]
 * @property {Record<string, string>} [dependencies]
 * @property {Record<string, string>} [devDependencies]
 * @property {Record<string, string>} [optionalDependencies]
 * @property {Record<string, string>} [peerDependencies]
 * @property {Record<string, { optional?: boolean }>} [peerDependenciesMeta]
 *
 * @typedef {Record<string, Entry>} Entries  by the place, such as `node_modules/react`; '' is the shop itself
 *
 * @typedef {object} Machine
 * @property {string} os  as in process.platform
 * @property {string} cpu  as in process.arch
 * @property {string | undefined} libc  `glibc` or `musl`; undefined where there is no choice
 */

/** @returns {Machine} */
export function thisMachine() {
  const { platform: os, arch: cpu } = process
  return { os, cpu, libc: os === 'linux' ? libcOfLinux() : undefined }
}

function libcOfLinux() {
  if (!process.report) return 'glibc'
  // Otherwise it asks for the names of all connections.
  Object.assign(process.report, { excludeNetwork: true })
  const report = /** @type {{ header?: { glibcVersionRuntime?: string } }} */ (process.report.getReport())
  return report.header?.glibcVersionRuntime ? 'glibc' : 'musl'
}

/**
 * The places of all packages that an install fills on a machine: what the shop needs, directly or not, without optional
 * packages for other machines.
 *
 * @param {Entries} entries
 * @param {Machine} machine
 * @returns {string[]}
 */
export function placesFor(entries, machine) {
  const found = new Set([''])
  for (const place of found) {
    for (const name of neededBy(entries[place] ?? {})) {
      const at = placeOf(entries, place, name)
      if (at !== undefined && runsOn(entries[at] ?? {}, machine)) found.add(at)
    }
  }
  found.delete('')
  return [...found]
}

/** @param {Entry} entry */
function neededBy({
  dependencies,
  devDependencies,
  optionalDependencies,
  peerDependencies = {},
  peerDependenciesMeta,
}) {
  const peers = Object.keys(peerDependencies).filter((name) => !peerDependenciesMeta?.[name]?.optional)
  return [...Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies }), ...peers]
}

/**
 * Where Node finds a package: in the nearest `node_modules` above who asks.
 *
 * @param {Entries} entries
 * @param {string} from  place of who asks
 * @param {string} name
 * @returns {string | undefined}
 */
export function placeOf(entries, from, name) {
  for (let above = from; ; above = above.slice(0, Math.max(0, above.lastIndexOf('/node_modules/')))) {
    const place = `${above === '' ? '' : `${above}/`}node_modules/${name}`
    if (entries[place]) return place
    if (above === '') return undefined
  }
}

/**
 * @param {Entry} entry
 * @param {Machine} machine
 */
function runsOn({ os, cpu, libc }, machine) {
  return allows(os, machine.os) && allows(cpu, machine.cpu) && allows(libc, machine.libc)
}

/**
 * @param {string | string[] | undefined} rule  such as `linux`, or `!win32`
 * @param {string | undefined} value
 */
function allows(rule, value) {
  if (rule === undefined) return true
  const rules = [rule].flat()
  const named = rules.filter((one) => !one.startsWith('!'))
  return (
    !rules.includes(`!${value}`) && (named.length === 0 || (value !== undefined && named.includes(value)))
  )
}

/**
 * How an installed tree differs from the lock file. A package for another machine is no difference when the lock file names
 * it: npm 10 installs what such packages need.
 *
 * @param {Entries} locked  of package-lock.json
 * @param {Entries} installed  each with what is known of it
 * @param {Machine} machine
 * @returns {string[]} one clause for each difference, such as `sharp 0.35.5 is missing`
 */
export function differences(locked, installed, machine) {
  const places = new Set([...placesFor(locked, machine), ...Object.keys(installed)])
  return [...places].flatMap((place) => difference(nameOf(place), locked[place], installed[place]) ?? [])
}

/**
 * @param {string} name
 * @param {Entry | undefined} wanted
 * @param {Entry | undefined} found
 */
function difference(name, wanted, found) {
  if (!wanted) return `${name} ${found?.version} is not in the lock file`
  if (!found) return `${name} ${wanted.version} is missing`
  if (found.version !== wanted.version) return `${name} is ${found.version} and not ${wanted.version}`
  if (wanted.integrity && found.integrity !== wanted.integrity)
    return `${name} ${wanted.version} has another hash`
  return undefined
}

/**
 * What a machine gets although the lock file has no hash of it; tools/audit/lock-gaps.ts tells why.
 *
 * @param {Entries} locked
 * @param {Machine} machine
 * @returns {string[]} names
 */
export function unchecked(locked, machine) {
  return placesFor(locked, machine)
    .filter((place) => !locked[place]?.integrity && !locked[place]?.inBundle)
    .map(nameOf)
}

/** @param {string} place */
const nameOf = (place) => place.slice('node_modules/'.length)
