/** The columns of a bulk-order file (L-08), in the order of the sample. */

export const COLUMNS = [
  'sku',
  'quantity',
  'size',
  'image file',
  'recipient name',
  'street',
  'city',
  'region',
  'postcode',
  'telephone',
  'comment',
] as const

export type Column = (typeof COLUMNS)[number]

/** Without these a row says nothing; every other column may be left out. */
const REQUIRED: readonly Column[] = ['sku', 'quantity']

/** Something that keeps a file from being taken. */
export interface FileProblem {
  /** Row of the file as a spreadsheet counts: 1 is the header. Undefined for the file as a whole. */
  line: number | undefined
  column: Column | undefined
  /** Written for the shopper. */
  message: string
}

export type Header =
  | { kind: 'header'; columns: readonly Column[] }
  | { kind: 'problems'; problems: FileProblem[] }

/** The columns that the first row names; case, order and the kind of space are free. */
export function readHeader(cells: readonly string[]): Header {
  const names = cells.map((cell) =>
    cell
      .toLowerCase()
      .replace(/[\s_-]+/g, ' ')
      .trim(),
  )
  while (names.at(-1) === '') names.pop()
  const columns = names.flatMap((name) => COLUMNS.find((column) => column === name) ?? [])
  const unknown = names.filter((name) => !COLUMNS.some((column) => column === name))
  const twice = columns.filter((column, index) => columns.indexOf(column) !== index)
  const missing = REQUIRED.filter((column) => !columns.includes(column))
  const messages = [
    ...missing.map(
      (column) => `The first row names no column "${column}". Please start from the sample file.`,
    ),
    ...unknown.map((name) =>
      name === '' ? 'A column of the first row has no name.' : `We do not know the column "${name}".`,
    ),
    ...twice.map((column) => `The column "${column}" is there twice.`),
  ]
  if (messages.length === 0) return { kind: 'header', columns }
  return {
    kind: 'problems',
    problems: messages.map((message) => ({ line: 1, column: undefined, message })),
  }
}
