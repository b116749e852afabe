/**
 * `npm run build`: builds the shop, of every brand or of the one that BRAND names, and makes `build/run`, a folder that
 * starts it without anything else of the repository.
 */
import { join, resolve } from 'node:path'
import { brands, isBrandCode } from '../shop/brands/brand.ts'
import { BuildError, build } from './build.ts'
import { makeRunFolder } from './run-folder/make-run-folder.ts'

const root = resolve(import.meta.dirname, '..')
const folder = join('build', 'run')
const named = process.env.BRAND
if (named && !isBrandCode(named)) {
  console.error(`BRAND must be ${Object.keys(brands).join(' or ')} but is ${named}.`)
  process.exit(1)
}
const wanted = Object.keys(brands)
  .filter(isBrandCode)
  .filter((brand) => !named || brand === named)
try {
  for (const brand of wanted) await build(brand)
} catch (error) {
  console.error(error instanceof BuildError ? error.message : error)
  process.exit(1)
}
makeRunFolder(root, join(root, folder), wanted)
console.log(`${folder} starts ${wanted.join(', ')} with "node start.mjs".`)
