/** `docs/families.md`: what is in the press files of each family. */
import type { OpenedPage, OpenedSheets } from './opened-files.ts'

/** What was opened of one purchase. */
export interface BoughtFiles {
  sku: string
  pages: readonly OpenedPage[]
  /** Undefined where its pieces are printed by themselves. */
  sheets: OpenedSheets | undefined
}

const MOST_NAMES = 12

const COLUMNS = [
  'Family',
  'Bought',
  'Surfaces',
  'Trim, mm',
  'Bleed, mm',
  'dpi',
  'Inks beside the colours',
  'Mirrored',
  'File',
  'Colours',
  'Press sheets, mm',
]

/**
 * The line of a family.
 *
 * @param bought  each of its purchases; what they share is said once
 */
export function rowOf(family: string, bought: readonly BoughtFiles[]): string {
  const pages = bought.flatMap(({ pages }) => pages)
  const each = (value: (page: OpenedPage) => string | string[]) => {
    const values = [...new Set(pages.flatMap(value))]
    return values.join('; ') || '-'
  }
  return line([
    family,
    bought.map(({ sku }) => sku).join('; '),
    inShort(numberedOnce([...new Set(pages.map(({ surface }) => surfaceName(surface)))])),
    each(({ trimMm: [width, height] }) => `${width} × ${height}`),
    each(({ bleedMm }) => String(bleedMm[0])),
    each(({ photoDpi }) => photoDpi.map(String)),
    each(({ inks }) => inks),
    each(({ isMirrored }) => (isMirrored ? 'yes' : 'no')),
    each(({ kind }) => kind),
    each(({ colours }) => colours),
    [...new Set(bought.map(({ sheets }) => sheetsInWords(sheets)))].join('; '),
  ])
}

/** Of very many names the first two and the last. */
function inShort(names: readonly string[]): string {
  const [first, second] = names
  if (names.length <= MOST_NAMES) return names.join('; ')
  return `${first}; ${second} to ${names.at(-1)} (${names.length} in all)`
}

function sheetsInWords(sheets: OpenedSheets | undefined): string {
  if (!sheets) return '-'
  const [width, height] = sheets.sheetMm
  const pages = sheets.pieces.length === 1 ? '1 page' : `${sheets.pieces.length} pages`
  return `${width} × ${height}, ${pages}`
}

/** @param rows  in the order of the families */
export function familiesPage(rows: readonly string[]): string {
  return [
    '# What is in the press files of each family',
    '',
    'Written by `npm run families`. `shop/orders/families-*.test.ts` buy each family through the API with a photo on every page,',
    'once with each set of surfaces that it can have and in its smallest size, open the press file and the job ticket, and compare',
    'them with this page. Trim and bleed are those of the boxes of the page, dpi are the pixels of the photo in the file on an inch',
    'of it. Surfaces, bleed, resolution and inks of the other sizes are in `families/<family>/record.ts`.',
    '',
    line(COLUMNS),
    line(COLUMNS.map(() => '---')),
    ...rows,
    '',
  ].join('\n')
}

const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`

/** As the ticket says it, without its page. A surface that is alone stands there in lower case. */
function surfaceName(surface: string): string {
  const name = surface.replace(/, page \d+ of the artwork$/, '')
  return `${name.charAt(0).toUpperCase()}${name.slice(1)}`
}

/** "Coaster 1", "Coaster 2" and "Coaster 3" as "Coaster 1 to 3". */
function numberedOnce(names: readonly string[]): string[] {
  const groups = new Map<string, number[]>()
  for (const name of names) {
    const [, word = name, number] = /^(.*) (\d+)$/.exec(name) ?? []
    groups.set(word, [...(groups.get(word) ?? []), ...(number === undefined ? [] : [Number(number)])])
  }
  return [...groups].map(([word, numbers]) => {
    if (numbers.length === 0) return word
    const [first, last] = [Math.min(...numbers), Math.max(...numbers)]
    return first === last ? `${word} ${first}` : `${word} ${first} to ${last}`
  })
}
