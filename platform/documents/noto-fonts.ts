/** Which files of Noto hold the letters of a text. A package parts its script into files and says what each holds. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * Scripts that people in Australia write names in. Chinese stands before Korean, so that Han signs get its forms; Japanese is
 * written with it too. Where a script is missing, add its package here.
 */
const PACKAGES = [
  'noto-sans',
  'noto-sans-sc',
  'noto-sans-kr',
  'noto-sans-arabic',
  'noto-sans-hebrew',
  'noto-sans-thai',
  'noto-sans-tamil',
  'noto-sans-sinhala',
  'noto-sans-bengali',
  'noto-sans-gujarati',
  'noto-sans-gurmukhi',
  'noto-sans-malayalam',
  'noto-sans-telugu',
  'noto-emoji',
]
const packages = join(import.meta.dirname, '..', '..', 'node_modules', '@fontsource-variable')

interface NotoFile {
  /** Of its package. */
  name: string
  /** Without weight and ending, such as `noto-sans-cyrillic`. */
  file: string
}

interface Holding extends NotoFile {
  /** First and last code point of each range. */
  ranges: readonly (readonly [number, number])[]
}

let table: readonly Holding[] | undefined

/** The files that hold any letter of a text beyond those of western Europe, in the order of the list above. */
export function notoFilesFor(text: string): NotoFile[] {
  const points = [...new Set(text)].map((sign) => sign.codePointAt(0) ?? 0).filter((point) => point > 0xff)
  if (points.length === 0) return []
  table ??= PACKAGES.flatMap(holdingsOf)
  return table.filter(({ ranges }) =>
    points.some((point) => ranges.some(([first, last]) => point >= first && point <= last)),
  )
}

function holdingsOf(name: string): Holding[] {
  const parts: Record<string, string> = JSON.parse(readFileSync(join(packages, name, 'unicode.json'), 'utf8'))
  return Object.entries(parts).map(([part, ranges]) => ({
    name,
    // Parts of Chinese and Korean have numbers, in brackets.
    file: `${name}-${part.replace(/[[\]]/g, '')}`,
    ranges: ranges.split(',').map(rangeOf),
  }))
}

/** @param text  such as `U+400-45f` or `U+490` */
function rangeOf(text: string): readonly [number, number] {
  const [first = '', last = first] = text.trim().replace(/^U\+/i, '').split('-')
  return [Number.parseInt(first, 16), Number.parseInt(last, 16)]
}
