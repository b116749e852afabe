/** The file that shoppers start from (L-08, SH-25). */
import Papa from 'papaparse'
import type { ProductRecord } from '#packages/product/record.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import { COLUMNS, type Column } from './columns.ts'

type Row = Readonly<Partial<Record<Column, string>>>

const RECIPIENT: Row = {
  'recipient name': 'Robin Marsh',
  street: '12 Harbour Street',
  city: 'Ballina',
  region: 'NSW',
  postcode: '2478',
  telephone: '0400 000 000',
}

/**
 * A header and two rows: the SKU of a page with a size beside it, and a SKU that says everything.
 *
 * @param product  the first that is printed; without one the file is a header
 */
export function sampleFile(product: { sku: string; record: ProductRecord } | undefined): string {
  return csvOf(product ? sampleRows(product) : [])
}

function sampleRows({ sku, record }: { sku: string; record: ProductRecord }): Row[] {
  const size = record.sizes[0]?.code ?? ''
  const other = record.sizes[1]?.code ?? size
  return [
    {
      ...RECIPIENT,
      sku,
      quantity: '2',
      size,
      'image file': 'beach.jpg',
      comment: 'The horizon should be level',
    },
    {
      ...RECIPIENT,
      sku: formatSku(record, firstChoice(record, other)),
      quantity: '1',
      'image file': 'family.jpg',
    },
  ]
}

/**
 * Rows as CSV text for spreadsheets: with a BOM, and with an apostrophe before what a spreadsheet would take for a
 * formula (SH-25).
 */
export function csvOf(rows: readonly Row[]): string {
  const cells = rows.map((row) => COLUMNS.map((column) => row[column] ?? ''))
  return `\uFEFF${Papa.unparse([[...COLUMNS], ...cells], { escapeFormulae: true })}\r\n`
}
