/** The shop's own typefaces for documents, from the packages that its pages use, and Noto for other scripts. */
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'
import { notoFilesFor } from './noto-fonts.ts'

const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable')
/** Parts of the alphabet come as files of their own; together they write the languages of Europe and Vietnamese. */
const PARTS = ['latin', 'latin-ext', 'vietnamese']

export type Face = 'sans' | 'serif'

const packageOf: Record<Face, string> = { sans: 'hanken-grotesk', serif: 'newsreader' }
const familyOf = (face: Face, part: string) => `document ${face} ${part}`

const registered = new Set<string>()

/**
 * A CSS list of families that write a text in one face. Letters that the face lacks come from Noto (PE-12), so that a document
 * needs none of the machine's own fonts; what Noto's packages lack, too, falls to those.
 *
 * @throws Error when the font packages are not installed
 */
export function familiesOf(face: Face, text = ''): string {
  const name = packageOf[face]
  const own = PARTS.map((part) => registeredAs(familyOf(face, part), name, `${name}-${part}`))
  const others = notoFilesFor(text).map((file) => registeredAs(`document ${file.file}`, file.name, file.file))
  return [...own, ...others].map((family) => `"${family}"`).join(', ')
}

/** Registers a family at its first use; a file holds one part of a script. */
function registeredAs(family: string, name: string, file: string): string {
  if (registered.has(family)) return family
  const path = join(packages, name, 'files', `${file}-wght-normal.woff2`)
  if (!GlobalFonts.registerFromPath(path, family)) {
    throw new Error(`Expected a font in ${path} but it cannot be read`)
  }
  registered.add(family)
  return family
}
