/** A workbook as the CSV text that a bulk order takes. */
import Papa from 'papaparse'
import { type SheetProblem, sharedTexts, sheetRows } from './sheet-cells.ts'
import { xmlPieces } from './xml-pieces.ts'

/** Where the workbook says what it holds. */
export const WORKBOOK = 'xl/workbook.xml'
export const RELATIONS = 'xl/_rels/workbook.xml.rels'
export const SHARED_TEXTS = 'xl/sharedStrings.xml'

export type WorkbookText = { kind: 'csv'; csv: string } | { kind: 'problems'; problems: SheetProblem[] }

/** The file of the first sheet that is shown. @throws SyntaxError for XML that is torn */
export function firstSheet(workbook: string, relations: string): string | undefined {
  const targets = new Map<string, string>()
  for (const piece of xmlPieces(relations)) {
    if (piece.kind !== 'open' || piece.name !== 'Relationship') continue
    targets.set(piece.attributes.get('Id') ?? '', piece.attributes.get('Target') ?? '')
  }
  for (const piece of xmlPieces(workbook)) {
    if (piece.kind !== 'open' || piece.name !== 'sheet') continue
    if ((piece.attributes.get('state') ?? 'visible') !== 'visible') continue
    const id = [...piece.attributes].find(([name]) => /(^|:)id$/.test(name))?.[1]
    const target = targets.get(id ?? '')
    if (target) return target.startsWith('/') ? target.slice(1) : `xl/${target}`
  }
  return undefined
}

/** @throws SyntaxError for XML that is torn */
export function workbookText(sheet: string, shared: string | undefined): WorkbookText {
  const read = sheetRows(sheet, shared === undefined ? [] : sharedTexts(shared))
  if (read.kind === 'problems') return read
  // Gaps stay, so that a line has the number that the spreadsheet shows.
  const rows = Array.from(read.rows, (row) => Array.from(row ?? [], (cell) => cell ?? ''))
  return { kind: 'csv', csv: Papa.unparse(rows) }
}
