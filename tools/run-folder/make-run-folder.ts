import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import type { BrandCode } from '../../shop/brands/brand.ts'
import { thisMachine } from '../setup/lock-tree.mjs'
import { importsIn, modulesFrom, packageIn } from './modules-from.ts'
import { copyPackages, runPackages } from './run-packages.ts'

/** What the server reads beside its modules. Samples and scenes are parts of the catalogue's pictures. */
const FOLDERS = ['migrations', 'fonts/built', 'public/samples', 'public/scenes']
const FILES = ['shop/{*.graphql,*/*.graphql}', 'LICENSE', 'docs/origins.md']
/** The shopkeeper's commands, by the names of their scripts. */
const STAFF_COMMANDS = { orders: 'tools/orders.ts', reviews: 'tools/reviews.ts', tickets: 'tools/tickets.ts' }
/** What a shop keeps that was started in the folder. */
const KEPT = 'var'

const manifest = z.object({
  name: z.string(),
  version: z.string(),
  license: z.string(),
  type: z.string(),
  engines: z.record(z.string(), z.string()),
  imports: z.record(z.string(), z.string()),
})

/**
 * Makes a folder that starts the shop with Node and nothing else: what was built for some brands, the server's modules, what
 * they read, and the packages that they need on this kind of machine.
 *
 * @param folder  is made anew, but for `var` in it
 * @param brands  already built
 * @throws Error when a module or a package is not there that the shop would load
 */
export function makeRunFolder(root: string, folder: string, brands: readonly BrandCode[]): void {
  const made = `${folder}.new`
  rmSync(made, { recursive: true, force: true })
  const { files, packages } = modulesFrom(root, [
    'shop/server.ts',
    ...Object.values(STAFF_COMMANDS),
    ...familyModules(root),
  ])
  const built = brands.flatMap((brand) => [`build/${brand}`, `build/former/${brand}`])
  for (const part of [...files, ...globSync(FILES, { cwd: root }), ...FOLDERS, ...built]) {
    if (existsSync(join(root, part))) cpSync(join(root, part), join(made, part), { recursive: true })
  }
  const places = placesOf(root)
  const missing = [...packages, ...packagesOfPages(made)].filter(
    (name) => !places.includes(`node_modules/${name}`),
  )
  if (missing.length > 0)
    throw new Error(`Expected packages that the shop loads but there is no ${missing.join(', ')}`)
  copyPackages(root, made, places)
  cpSync(join(import.meta.dirname, 'start.mjs'), join(made, 'start.mjs'))
  const own = manifest.parse(JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')))
  const commands = Object.entries(STAFF_COMMANDS).map(([name, file]) => [name, `node ${file}`])
  const scripts = { start: 'exec node start.mjs', ...Object.fromEntries(commands) }
  writeFileSync(
    join(made, 'package.json'),
    `${JSON.stringify({ ...own, private: true, scripts }, null, 2)}\n`,
  )
  replace(folder, made)
}

/** Families are found in their folder; nothing imports them. */
const familyModules = (root: string) =>
  globSync('families/*/{*,templates/*}.ts', { cwd: root }).filter((file) => !file.endsWith('.test.ts'))

function placesOf(root: string): string[] {
  const lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'))
  return runPackages(lock.packages, thisMachine())
}

/** The pages were bundled without the packages that they ask for. */
function packagesOfPages(folder: string): string[] {
  const texts = globSync('build/*/server/**/*.js', { cwd: folder }).map((file) =>
    readFileSync(join(folder, file), 'utf8'),
  )
  const names = texts.flatMap(importsIn).filter((name) => !/^(\.|node:)/.test(name))
  return [...new Set(names.map(packageIn))]
}

function replace(folder: string, made: string) {
  mkdirSync(folder, { recursive: true })
  for (const name of readdirSync(folder)) {
    if (name !== KEPT) rmSync(join(folder, name), { recursive: true })
  }
  for (const name of readdirSync(made)) renameSync(join(made, name), join(folder, name))
  rmSync(made, { recursive: true })
}
