import { spawnSync } from 'node:child_process'
import { rmSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FamilyError } from '../packages/product/record.ts'
import type { BrandCode } from '../shop/brands/brand.ts'
import { licensedFontsHash } from './licensed-fonts.ts'
import { makeStale, type Step } from './stale.ts'

const root = resolve(import.meta.dirname, '..')
const stampFile = join('build', '.inputs')
/** Another version of a tool may make something else from the same files. */
const versions = 'package-lock.json'
const bin = (path: string) => join(root, 'node_modules', path)

const fonts: Step = {
  name: 'fonts',
  inputs: [
    'tools/{build-fonts,licensed-fonts,rename-font}.ts',
    'packages/artwork-renderer/font-*.ts',
    versions,
  ],
  alsoFrom: licensedFontsHash,
  output: 'fonts/built/manifest.json',
  make: async () => {
    const { buildFonts } = await import('./build-fonts.ts')
    await buildFonts()
  },
}

const operations: Step = {
  name: 'types of the API and its operations',
  inputs: [
    'tools/{codegen,load-sdl}.ts',
    'shop/api/{sdl,interface-fields}.ts',
    'shop/**/*.graphql',
    versions,
  ],
  output: 'shop/generated/resolvers.ts',
  make: () => run(bin('@graphql-codegen/cli/esm/bin.js'), ['--config', 'tools/codegen.ts', '--silent']),
}

const routes: Step = {
  name: 'types of routes',
  inputs: [
    'shop/routes.ts',
    'families/*/*.ts',
    'react-router.config.ts',
    'shop/**/{pages,office}/*.tsx',
    versions,
  ],
  output: '.react-router/types',
  make: () => run(bin('@react-router/dev/bin.cjs'), ['typegen']),
}

const pages = (brand: BrandCode): Step => ({
  name: `pages in the look "${brand}"`,
  inputs: [
    '{families,shop,ui,packages}/**/*.{ts,tsx,css,graphql,svg,woff2}',
    'public/**',
    '{vite,react-router}.config.ts',
    'tools/{compress,build-worker,script-groups,single-icons,smaller-manifest,tag-picture,tag-pictures}.ts',
    'tools/notices/*.ts',
    versions,
  ],
  output: `build/${brand}/server/index.js`,
  make: async () => {
    const { keepFormerAssets } = await import('./former-assets.ts')
    keepFormerAssets(join(root, 'build', brand))
    const { browserPackagesFile, shippedPackages } = await import('./notices/shipped-packages.ts')
    const packages = browserPackagesFile(root, brand)
    rmSync(packages, { force: true })
    run(bin('@react-router/dev/bin.cjs'), ['build', '--logLevel', 'warn'], { VITE_BRAND: brand })
    const client = join(root, 'build', brand, 'client')
    const { shrinkManifest } = await import('./smaller-manifest.ts')
    shrinkManifest(client)
    const { buildWorker } = await import('./build-worker.ts')
    await buildWorker(root, client, brand, [shippedPackages(root, packages)])
    const { writeNotices } = await import('./notices/write-notices.ts')
    writeNotices(root, join(root, 'build', brand))
    const { compressFolder } = await import('./compress.ts')
    await compressFolder(client)
    const { tagPictures } = await import('./tag-pictures.ts')
    await tagPictures(client)
  },
})

/** Makes what the type check and the tests read, where it is stale: fonts, operation types, route types. */
export async function generate(): Promise<void> {
  await mustBeRight(readFamiliesHere)
  await makeStale(root, stampFile, [fonts, operations, routes])
}

/**
 * Makes what the shop serves, where it is stale: fonts, operation types, pages.
 *
 * @param brand  the look that is built in
 */
export async function build(brand: BrandCode): Promise<void> {
  await mustBeRight(readFamiliesHere)
  await makeStale(root, stampFile, [fonts, operations, pages(brand)])
}

/** Before any tool reads the families: a tool would tell what is wrong with one at the end of its own report and a stack. */
async function readFamiliesHere(): Promise<void> {
  const { readFamilies } = await import('../shop/families/read-families.ts')
  await readFamilies()
}

/** @throws BuildError with the sentences of whoever reads families and finds one wrong */
export async function mustBeRight(read: () => Promise<unknown>): Promise<void> {
  try {
    await read()
  } catch (error) {
    throw error instanceof FamilyError ? new BuildError(error.message) : error
  }
}

/** Runs a tool of node_modules; what it says is shown only when it fails. */
function run(script: string, args: string[], env: Record<string, string> = {}): void {
  const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, NODE_ENV: 'production', ...env },
  })
  if (status !== 0) throw new BuildError(`${stdout}${stderr}`.trim())
}

/** A step that could not be made; the message is what its tool said. */
export class BuildError extends Error {
  override name = 'BuildError'
}
