/** Fonts that the shop has a licence for: those in the folder that LICENSED_FONTS names, otherwise in `fonts/`. */
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

export const licensedFolder = process.env.LICENSED_FONTS || join(import.meta.dirname, '..', 'fonts')

/** Changes when a font in the folder changes, comes or goes. */
export function licensedFontsHash(folder = licensedFolder): string {
  const hash = createHash('sha256')
  for (const file of readdirSync(folder).sort()) {
    if (/\.(ttf|otf)$/.test(file)) hash.update(`${file}\0`).update(readFileSync(join(folder, file)))
  }
  return hash.digest('hex')
}
