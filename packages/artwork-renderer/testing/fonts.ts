/** The shop's own fonts for tests: text is only ever tested with real ones. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { FontManifest } from '../font-menu.ts'
import { type Font, type FontsByName, openFont } from '../fonts.ts'

const builtFolder = join(import.meta.dirname, '..', '..', '..', 'fonts', 'built')

/** A font of `fonts/built`; run `node tools/build-fonts.ts` first. */
export function builtFont(file: string): Font {
  return openFont(readFileSync(join(builtFolder, file)))
}

/** Every font of the menu with its fallback. */
export function builtFonts(): FontsByName {
  const manifest = JSON.parse(readFileSync(join(builtFolder, 'manifest.json'), 'utf8')) as FontManifest
  const opened = new Map<string, Font>()
  return (menuName) =>
    (manifest[menuName] ?? []).map(({ file }) => {
      const font = opened.get(file) ?? builtFont(file)
      opened.set(file, font)
      return font
    })
}
