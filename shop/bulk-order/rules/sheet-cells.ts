/** The cells of a workbook's sheet as texts. @source ECMA-376 part 1, section 18.3 */
import { type XmlPiece, xmlPieces } from './xml-pieces.ts'

export interface SheetProblem {
  /** Row as the spreadsheet counts. */
  line: number | undefined
  message: string
}

/** Rows by their place, the first at 0, with gaps where the sheet has none. */
export type SheetRows = readonly (readonly string[] | undefined)[]

/** Beyond these nobody fills in a file of a hundred rows; a sheet may have a million. */
const MAX_LINES = 1000
const MAX_COLUMNS = 60
/** Of all cells together; a text may be referred to by any number of them. */
const MAX_CHARACTERS = 1_000_000

/** The texts that cells refer to by their number. */
export function sharedTexts(xml: string): string[] {
  const texts: string[] = []
  const reading = { inText: false, inReading: false }
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'open' && piece.name === 'si') texts.push('')
    follow(reading, piece)
    if (piece.kind === 'text' && reading.inText && texts.length > 0) {
      texts[texts.length - 1] += piece.text
    }
  }
  return texts.map(plainText)
}

/** Furigana (`rPh`) says how a text is read and is no part of it. */
function follow(reading: { inText: boolean; inReading: boolean }, piece: XmlPiece) {
  if (piece.kind === 'text') return
  const isOpen = piece.kind === 'open' && !piece.isEmpty
  if (piece.name === 'rPh') reading.inReading = isOpen
  if (piece.name === 't') reading.inText = isOpen && !reading.inReading
}

/** Spreadsheets write control characters so. */
const plainText = (text: string) =>
  text.replace(/_x([0-9A-Fa-f]{4})_/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))

interface Cell {
  place: { line: number; column: number }
  type: string
  hasFormula: boolean
  value: string
}

export function sheetRows(
  xml: string,
  shared: readonly string[],
): { kind: 'rows'; rows: SheetRows } | { kind: 'problems'; problems: SheetProblem[] } {
  const rows: string[][] = []
  const problems: SheetProblem[] = []
  let characters = 0
  for (const cell of cellsOf(xml)) {
    const { line, column } = cell.place
    const read = textOf(cell, shared)
    if (read.problem !== undefined) problems.push({ line, message: read.problem })
    const text = read.text
    if (text === '') continue
    characters += text.length
    if (line > MAX_LINES || column >= MAX_COLUMNS || characters > MAX_CHARACTERS) {
      return { kind: 'problems', problems: [{ line: undefined, message: TOO_LARGE }] }
    }
    const row = rows[line - 1] ?? []
    row[column] = text
    rows[line - 1] = row
    if (problems.length > MAX_LINES) break
  }
  return problems.length > 0 ? { kind: 'problems', problems } : { kind: 'rows', rows }
}

const TOO_LARGE = `This sheet is too large. Please keep the order within the first ${MAX_LINES} lines and ${MAX_COLUMNS} columns.`

function* cellsOf(xml: string): Generator<Cell> {
  let line = 0
  let column = -1
  let cell: Cell | undefined
  let inValue = false
  for (const piece of xmlPieces(xml)) {
    if (piece.kind === 'text') {
      if (cell && inValue) cell.value += piece.text
      continue
    }
    const isOpen = piece.kind === 'open'
    if (isOpen && piece.name === 'row') {
      line = Number(piece.attributes.get('r') ?? line + 1)
      if (!Number.isSafeInteger(line) || line < 1) throw new SyntaxError('Expected the number of a row')
      column = -1
    } else if (isOpen && piece.name === 'c') {
      column = columnOf(piece.attributes.get('r')) ?? column + 1
      const type = piece.attributes.get('t') ?? 'n'
      cell = { place: { line, column }, type, hasFormula: false, value: '' }
    } else if (isOpen && piece.name === 'f' && cell) cell.hasFormula = true
    if (piece.name === 'v' || piece.name === 't') inValue = isOpen && !piece.isEmpty
    const isOver = piece.name === 'c' && (!isOpen || piece.isEmpty)
    if (!isOver || !cell) continue
    yield cell
    cell = undefined
  }
}

/** @example columnOf('AB12') // 27 */
function columnOf(reference: string | undefined): number | undefined {
  const letters = /^[A-Z]{1,3}/.exec(reference ?? '')?.[0]
  if (letters === undefined) return undefined
  return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0) - 1
}

/** Formulas are not worked out: the file holds what they last showed. */
function textOf({ place, type, hasFormula, value }: Cell, shared: readonly string[]) {
  const name = `${letterOf(place.column)}${place.line}`
  if (type === 'e') {
    return { text: '', problem: `Cell ${name} shows ${value || 'an error'}. Please type what it should say.` }
  }
  if (hasFormula && value === '') {
    return {
      text: '',
      problem: `Cell ${name} has a formula without a result. Please type its result instead.`,
    }
  }
  if (type === 's') return { text: (shared[Number(value)] ?? '').trim() }
  if (type === 'b') return { text: value === '1' ? 'TRUE' : 'FALSE' }
  if (type === 'n') return { text: figure(value) }
  return { text: plainText(value).trim() }
}

/** Large and small figures are written with an exponent, such as `4E+8` for a phone number. */
const figure = (value: string) =>
  /e/i.test(value) && Number.isSafeInteger(Number(value)) ? String(Number(value)) : value.trim()

const letterOf = (column: number): string =>
  (column >= 26 ? letterOf(Math.floor(column / 26) - 1) : '') + String.fromCharCode(65 + (column % 26))
