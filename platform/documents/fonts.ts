/** The shop's own typefaces for documents, from the packages that its pages use. */
import { join } from 'node:path'
import { GlobalFonts } from '@napi-rs/canvas'

const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable')
/** Parts of the alphabet come as files of their own; together they write the languages of Europe and Vietnamese. */
const PARTS = ['latin', 'latin-ext', 'vietnamese']

export type Face = 'sans' | 'serif'

const packageOf: Record<Face, string> = { sans: 'hanken-grotesk', serif: 'newsreader' }
const familyOf = (face: Face, part: string) => `document ${face} ${part}`

let registered = false

/**
 * A CSS list of families for one face; what none of them can write falls to the machine's own fonts.
 *
 * @throws Error when the font packages are not installed
 */
export function familiesOf(face: Face): string {
  if (!registered) register()
  return PARTS.map((part) => `"${familyOf(face, part)}"`).join(', ')
}

function register() {
  for (const [face, name] of Object.entries(packageOf) as [Face, string][]) {
    for (const part of PARTS) {
      const file = join(packages, name, 'files', `${name}-${part}-wght-normal.woff2`)
      if (!GlobalFonts.registerFromPath(file, familyOf(face, part))) {
        throw new Error(`Expected a font in ${file} but it cannot be read`)
      }
    }
  }
  registered = true
}
