/** A bulk-order file as rows. Files come from spreadsheets of all kinds: with commas, semicolons or tabs, with a BOM. */
import Papa from 'papaparse'
import { type Column, type FileProblem, readHeader } from './columns.ts'

/** One row that says something. What is not filled in is an empty text. */
export interface FileRow {
  line: number
  cells: Readonly<Record<Column, string>>
}

export type ReadFile =
  | { kind: 'rows'; rows: readonly FileRow[] }
  | { kind: 'problems'; problems: FileProblem[] }

/** As many as a cart holds of different things. */
export const MAX_ROWS = 100
/** A hundred rows with long comments and addresses are a third of this. */
export const MAX_CHARACTERS = 250_000

const NOTHING: Readonly<Record<Column, string>> = {
  sku: '',
  quantity: '',
  size: '',
  'image file': '',
  'recipient name': '',
  street: '',
  city: '',
  region: '',
  postcode: '',
  telephone: '',
  comment: '',
}

export function readFile(text: string): ReadFile {
  if (text.length > MAX_CHARACTERS) {
    return refused('This file is too large. Please send at most 100 rows in one file.')
  }
  const plain = text.replace(/^\uFEFF/, '')
  const { data, errors } = Papa.parse<string[]>(plain, {
    skipEmptyLines: false,
    delimiter: delimiterOf(plain),
  })
  const unreadable = errors.filter(({ type }) => type === 'Quotes')
  if (unreadable.length > 0) {
    return { kind: 'problems', problems: unreadable.map(({ row }) => problemAt(row ?? 0, BAD_QUOTES)) }
  }
  const [first = [], ...others] = data.map((cells) => cells.map(cleanCell))
  const header = readHeader(first)
  if (header.kind === 'problems') return header

  const rows = others
    .map((cells, index) => ({ cells, line: index + 2 }))
    .filter(({ cells }) => cells.some(Boolean))
  if (rows.length === 0) return refused('This file has no rows below the first one.')
  if (rows.length > MAX_ROWS) {
    return refused(`This file has ${rows.length} rows. Please send at most ${MAX_ROWS} in one file.`)
  }
  const { columns } = header
  const long = rows.filter(({ cells }) => cells.slice(columns.length).some(Boolean))
  if (long.length > 0) {
    return { kind: 'problems', problems: long.map(({ line }) => problemAt(line - 1, TOO_MANY_CELLS)) }
  }
  return {
    kind: 'rows',
    rows: rows.map(({ line, cells }) => {
      const named = columns.map((column, index) => [column, cells[index] ?? ''] as const)
      return { line, cells: { ...NOTHING, ...Object.fromEntries(named) } }
    }),
  }
}

/** What parts the names of the first row, none of which holds such a sign. Papa's guess fails on two columns and an empty line. */
const delimiterOf = (text: string): string => /[,;\t]/.exec(text)?.[0] ?? ','

const BAD_QUOTES = 'A quotation mark is opened in this row and not closed. Please save the file as CSV again.'
const TOO_MANY_CELLS = 'This row has more cells than the first row has columns.'

/** An apostrophe before a sign that starts a formula was put there to keep it from being one. */
function cleanCell(cell: string): string {
  return cell
    .toWellFormed()
    .replace(/[^\P{Cc}\n]/gu, '')
    .trim()
    .replace(/^'(?=[=+\-@])/, '')
}

const problemAt = (index: number, message: string): FileProblem => ({
  line: index + 1,
  column: undefined,
  message,
})

const refused = (message: string): ReadFile => ({
  kind: 'problems',
  problems: [{ line: undefined, column: undefined, message }],
})
