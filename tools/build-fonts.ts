/**
 * Makes `fonts/built/`: for every font on the menu the TrueType files that the browser and the server draw with, a
 * brotli copy of each for serving, and `manifest.json`.
 *
 * The stand-ins come as WOFF2 from @fontsource; HarfBuzz cannot read that, and unpacking in the browser costs more than
 * sending brotli. Quick when nothing has changed: what was built from is kept in the manifest's neighbour `inputs.json`.
 *
 * Run: node tools/build-fonts.ts
 */
import { createHash } from 'node:crypto'
import { existsSync } from 'node:fs'
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants } from 'node:zlib'
import decompress from 'wawoff2/decompress.js'
import {
  type FontFile,
  type FontManifest,
  fallbackFonts,
  fontMenu,
  fontSubsets,
  licensedFile,
} from '#packages/artwork-renderer/font-menu.ts'
import { licensedFolder } from './licensed-fonts.ts'
import { renamedFont, reservesName } from './rename-font.ts'

/** Change when this tool would make other files from the same inputs. */
const RECIPE = 3
const fontsFolder = join(import.meta.dirname, '..', 'fonts')
const builtFolder = join(fontsFolder, 'built')
const packagesFolder = join(import.meta.dirname, '..', 'node_modules', '@fontsource')

/** `licence` is the path of its text, for a font of @fontsource. */
type Source = { file: string; path: string; licence?: string }

/** Builds what is missing or stale; returns whether anything was built. */
export async function buildFonts(): Promise<boolean> {
  const chains = await planChains()
  const sources = new Map([...chains.values()].flat().map((source) => [source.file, source]))
  const inputs = await describeInputs([...sources.values()])
  const stamp = join(builtFolder, 'inputs.json')
  if (existsSync(stamp) && (await readFile(stamp, 'utf8')) === inputs) return false

  await rm(builtFolder, { recursive: true, force: true })
  await mkdir(builtFolder, { recursive: true })
  const built = new Map<string, FontFile>()
  for (const source of sources.values()) built.set(source.file, await buildFile(source))
  const manifest: FontManifest = Object.fromEntries(
    [...chains].map(([name, chain]) => [name, chain.flatMap(({ file }) => built.get(file) ?? [])]),
  )
  await writeFile(join(builtFolder, 'manifest.json'), JSON.stringify(manifest, null, 1))
  // Last, so that an interrupted build is started again.
  await writeFile(stamp, inputs)
  return true
}

/** Which files stand behind each menu name. */
async function planChains(): Promise<Map<string, Source[]>> {
  const licensed = new Set(await readdir(licensedFolder))
  const fallback = fallbackFonts.map(({ family, weight, subset }, index) => ({
    file: `fallback-${index}.ttf`,
    path: packagedFile(family, subset, weight),
    licence: licenceOf(family),
  }))
  return new Map(
    fontMenu.map((font) => {
      const { name, slug, standIn } = font
      const own = [`${name}.ttf`, `${name}.otf`].find((file) => licensed.has(file))
      const files = own
        ? [{ file: licensedFile(font), path: join(licensedFolder, own) }]
        : fontSubsets
            .map((subset) => ({
              file: `${slug}-${subset}.ttf`,
              path: packagedFile(standIn.family, subset, standIn.weight),
              licence: licenceOf(standIn.family),
            }))
            .filter(({ path }) => existsSync(path))
      if (files.length === 0) throw new Error(`Expected a font file for ${name} but @fontsource has none`)
      return [name, [...files, ...fallback]]
    }),
  )
}

function packagedFile(family: string, subset: string, weight: number): string {
  return join(packagesFolder, family, 'files', `${family}-${subset}-${weight}-normal.woff2`)
}

const licenceOf = (family: string) => join(packagesFolder, family, 'LICENSE')

async function describeInputs(sources: readonly Source[]): Promise<string> {
  const hashes = await Promise.all(
    sources.map(async ({ file, path }) => [file, hashOf(await readFile(path))] as const),
  )
  return JSON.stringify({ recipe: RECIPE, inputs: Object.fromEntries(hashes), menu: fontMenu })
}

async function buildFile(source: Source): Promise<FontFile> {
  const { file, path, licence } = source
  const packed = await readFile(path)
  const plain = path.endsWith('.woff2') ? Buffer.from(await decompress(packed)) : packed
  const terms = licence && (await readFile(licence, 'utf8'))
  // Cut to some letters by @fontsource, so it may not carry a name that is reserved.
  const font = terms && reservesName(terms) ? renamedFont(plain, shopNameOf(file)) : plain
  if (terms) await writeFile(join(builtFolder, file.replace('.ttf', '.OFL.txt')), terms)
  const served = await promisify(brotliCompress)(font, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } })
  await writeFile(join(builtFolder, file), font)
  await writeFile(join(builtFolder, `${file}.br`), served)
  return { file, hash: hashOf(font) }
}

/** Not after the file itself, because lobster-latin.ttf says Lobster, too. */
const shopNameOf = (file: string) => `Keepsake ${hashOf(Buffer.from(file))}`

function hashOf(bytes: Buffer): string {
  return createHash('sha256').update(bytes).digest('hex').slice(0, 12)
}

if (import.meta.main) {
  const built = await buildFonts()
  process.stdout.write(built ? 'Fonts are built.\n' : 'Fonts are up to date.\n')
}
