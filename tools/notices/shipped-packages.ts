import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, sep } from 'node:path'
import type { Plugin } from 'vite'

/** Where the bundles of a brand note their packages; to be removed before they are built. */
export const browserPackagesFile = (root: string, brand: string) =>
  join(root, 'build', brand, 'browser-packages.json')

/** Folders of packages, of which any part went into what browsers get, by the file that lists them. */
const collected = new Map<string, Set<string>>()

/** What Vite and its bundler put into scripts themselves. */
const OF_THE_BUNDLER = [
  { from: '\0vite', folder: 'node_modules/vite' },
  { from: '\0rolldown', folder: 'node_modules/rolldown' },
] as const

/**
 * Notes the packages of which a bundle holds at least one module, scripts of workers too.
 *
 * @param file  gets the folders of the packages, from the root of the repository; several bundles may add to one file
 */
export function shippedPackages(root: string, file: string): Plugin {
  const folders = collected.get(file) ?? new Set<string>()
  collected.set(file, folders)
  return {
    name: 'shipped-packages',
    applyToEnvironment: ({ name }) => name === 'client',
    generateBundle(_, bundle) {
      for (const part of Object.values(bundle)) {
        if (part.type !== 'chunk') continue
        for (const [id, { renderedLength }] of Object.entries(part.modules)) {
          const folder = renderedLength > 0 ? packageFolderOf(id, root) : undefined
          if (folder !== undefined) folders.add(folder)
        }
      }
    },
    writeBundle() {
      const known = existsSync(file) ? readPackageFolders(file) : []
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, JSON.stringify([...new Set([...known, ...folders])].sort(), null, 1))
    },
  }
}

/** @throws SyntaxError when the file is no list */
export function readPackageFolders(file: string): string[] {
  const read: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!Array.isArray(read)) throw new SyntaxError(`Expected a list of folders in ${file}`)
  return read.map(String)
}

/**
 * @param id  of a module, as the bundler names it
 * @returns the folder of its package, from the root of the repository; undefined for a module of ours
 * @example packageFolderOf('/shop/node_modules/@x/y/dist/a.mjs?v=1', '/shop') // 'node_modules/@x/y'
 */
export function packageFolderOf(id: string, root: string): string | undefined {
  const own = OF_THE_BUNDLER.find(({ from }) => id.startsWith(from))
  if (own) return own.folder
  const path = id.replace(/^\0/, '').split(sep).join('/')
  const [, folder] = /^(.*\/node_modules\/(?:@[^/]+\/)?[^/?]+)\//.exec(path) ?? []
  const start = `${root.split(sep).join('/')}/`
  return folder?.startsWith(start) ? folder.slice(start.length) : undefined
}
