/** The design fonts of this shop, from `fonts/built`. */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { FontManifest } from '#packages/artwork-renderer/font-menu.ts'
import { type Font, type FontsByName, openFont } from '#packages/artwork-renderer/fonts.ts'

export const builtFontsFolder = join(import.meta.dirname, '..', '..', 'fonts', 'built')

/**
 * Which files draw which menu font. The editor fetches them from wherever the shop serves `builtFontsFolder`; each file
 * has a brotli copy beside it (`lobster-latin.ttf.br`).
 *
 * @throws Error when the fonts have not been built
 */
export async function readFontManifest(folder = builtFontsFolder): Promise<FontManifest> {
  const file = join(folder, 'manifest.json')
  const text = await readFile(file, 'utf8').catch((cause) => {
    throw new Error(`Expected built fonts in ${folder}. Run: node tools/build-fonts.ts`, { cause })
  })
  return JSON.parse(text) as FontManifest
}

let loaded: Promise<FontsByName> | undefined

/** Every font of the menu, opened once for the life of the process. */
export function loadFonts(): Promise<FontsByName> {
  loaded ??= openFonts(builtFontsFolder)
  return loaded
}

/** Opens every font of a folder that `tools/build-fonts.ts` made. */
export async function openFonts(folder: string): Promise<FontsByName> {
  const manifest = await readFontManifest(folder)
  const files = new Set(
    Object.values(manifest)
      .flat()
      .map(({ file }) => file),
  )
  const opened = new Map<string, Font>()
  for (const file of files) opened.set(file, openFont(await readFile(join(folder, file))))
  const chains = new Map(
    Object.entries(manifest).map(([name, chain]) => [
      name,
      chain.flatMap(({ file }) => opened.get(file) ?? []),
    ]),
  )
  return (menuName) => chains.get(menuName) ?? []
}
