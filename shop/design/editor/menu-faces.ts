/** The design fonts as CSS faces, only to write their names in the menu. The canvas draws outlines instead. */
import { fontMenu } from '#packages/artwork-renderer/font-menu.ts'
import { paths } from '#shop/paths.ts'
import { shopFonts } from './font-source.ts'

/** CSS family of a menu font, with plain letters until it has arrived. */
export const menuFace = (name: string) => `"Menu ${name}", var(--ui-family)`

let isAsked = false

/** Makes the faces known. The browser fetches each only when a name in it is on the screen. */
export function loadMenuFaces() {
  if (isAsked) return
  isAsked = true
  shopFonts.manifest().then(
    (manifest) => {
      for (const { name } of fontMenu) {
        const file = manifest[name]?.[0]
        if (file)
          document.fonts.add(new FontFace(`Menu ${name}`, `url("${paths.font(file.file)}?v=${file.hash}")`))
      }
    },
    () => {
      // The names stay in plain letters; asked again when the menu opens the next time.
      isAsked = false
    },
  )
}
