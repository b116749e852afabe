import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * The packages that lie in `node_modules`, with their versions, and the hashes that npm noted when it unpacked them.
 *
 * npm's note alone says too much: it also names packages for other machines, and optional ones that it left out because
 * their hash was wrong.
 *
 * @param {string} root  the folder that holds `node_modules`
 * @returns {import('./lock-tree.mjs').Entries}
 */
export function installedTree(root) {
  const noteFile = join(root, 'node_modules', '.package-lock.json')
  /** @type {import('./lock-tree.mjs').Entries} */
  const noted = existsSync(noteFile) ? JSON.parse(readFileSync(noteFile, 'utf8')).packages : {}
  return Object.fromEntries(
    placesBelow(root, '').map((place) => [
      place,
      { version: versionOf(join(root, place)), integrity: noted[place]?.integrity },
    ]),
  )
}

/**
 * @param {string} root
 * @param {string} above  the place of a package, or ''
 * @returns {string[]}
 */
function placesBelow(root, above) {
  const folder = above === '' ? 'node_modules' : `${above}/node_modules`
  return foldersIn(join(root, folder))
    .flatMap((name) => (name.startsWith('@') ? foldersIn(join(root, folder, name), `${name}/`) : [name]))
    .map((name) => `${folder}/${name}`)
    .filter((place) => existsSync(join(root, place, 'package.json')))
    .flatMap((place) => [place, ...placesBelow(root, place)])
}

/** @param {string} folder */
function foldersIn(folder, before = '') {
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter((name) => !name.startsWith('.'))
    .map((name) => before + name)
}

/** @param {string} folder */
const versionOf = (folder) => JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8')).version
