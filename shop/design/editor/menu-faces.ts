/** The design fonts as CSS faces, only to write their names in the menu. The board draws outlines instead. */
import { type FontManifest, fontMenu, standInOf } from '#packages/artwork-renderer/font-menu.ts'
import { filePaths } from '#shop/routing/file-paths.ts'
import { shopFonts } from './font-source.ts'

/** CSS family of a menu font, with plain letters until it has arrived. */
export const menuFace = (name: string) => `"Menu ${name}", var(--ui-family)`

/** Menu names, each with the font that stands in for it. */
export type StandIns = ReadonlyMap<string, string>

let asked: Promise<StandIns> | undefined

/** Makes the faces known. The browser fetches each only when a name in it is on the screen. Never throws. */
export function loadMenuFaces(): Promise<StandIns> {
  asked ??= shopFonts.manifest().then(makeKnown, () => {
    // The names stay in plain letters; asked again when the menu opens the next time.
    asked = undefined
    return new Map()
  })
  return asked
}

function makeKnown(manifest: FontManifest): StandIns {
  const standIns = new Map<string, string>()
  for (const font of fontMenu) {
    const [file, ...others] = manifest[font.name] ?? []
    if (!file) continue
    const address = `${filePaths.font(file.file)}?v=${file.hash}`
    document.fonts.add(new FontFace(`Menu ${font.name}`, `url("${address}")`))
    const standIn = standInOf(font, [file, ...others])
    if (standIn !== undefined) standIns.set(font.name, standIn)
  }
  return standIns
}
