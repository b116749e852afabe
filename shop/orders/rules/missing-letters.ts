/** What the job ticket says of letters that no font has: they are left out of the print, and somebody has to notice. */
import { printable } from '#packages/design-document/printable.ts'
import type { PressNote } from './press-notes.ts'

/** A ticket is one page for each surface; of a whole text in another script it names the beginning. */
const MAX_NAMED = 24

/** @param letters  as the design has them, of all surfaces */
export function missingLetters(letters: readonly string[]): PressNote[] {
  const each = [...new Set(letters)]
  if (each.length === 0) return []
  const named = each.slice(0, MAX_NAMED)
  const more = each.length - named.length
  const others = more === 0 ? '' : more === 1 ? ' and another' : ` and ${more} others`
  // Only codes can be read everywhere, searched and dictated; the letters themselves become a picture.
  const codes = { label: 'Not in the font', value: `${named.map(codeOf).join(', ')}${others}` }
  const seen = named.filter((letter) => printable(letter) !== '')
  return seen.length === 0 ? [codes] : [codes, { label: 'As typed', value: seen.join(' ') }]
}

/** As everybody looks a character up: `U+6F22`. */
function codeOf(letter: string): string {
  const code = letter.codePointAt(0) ?? 0
  return `U+${code.toString(16).toUpperCase().padStart(4, '0')}`
}
