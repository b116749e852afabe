/** Every row of a file as a line for the cart, or everything that is wrong with it. */

import { extrasProblem } from '../../cart/rules/line-extras.ts'
import type { KnownProduct } from '../../cart/rules/new-line.ts'
import { quantityProblem } from '../../cart/rules/quantity.ts'
import type { Column, FileProblem } from './columns.ts'
import { type OrderedItem, orderedItem, type UploadedPhoto } from './ordered-item.ts'
import type { FileRow } from './read-file.ts'

export interface BulkLine {
  /** Row of the file. */
  line: number
  quantity: number
  thing: OrderedItem
  comment: string
}

export interface BulkLines {
  lines: readonly BulkLine[]
  problems: readonly FileProblem[]
}

export function bulkLines(
  rows: readonly FileRow[],
  products: readonly KnownProduct[],
  photos: readonly UploadedPhoto[],
): BulkLines {
  const lines: BulkLine[] = []
  const problems: FileProblem[] = []
  for (const row of rows) {
    const { line, cells } = row
    const add = (column: Column, message: string | undefined) => {
      if (message !== undefined) problems.push({ line, column, message })
    }
    const result = orderedItem(row, products, photos)
    if (result.kind === 'problem') add(result.column, result.message)
    const quantity = /^\d{1,9}$/.test(cells.quantity) ? Number(cells.quantity) : Number.NaN
    add('quantity', quantityProblem(quantity))
    add('comment', extrasProblem({ note: cells.comment }))
    if (result.kind !== 'thing') continue
    const bulkLine = { line, quantity, thing: result.thing, comment: cells.comment }
    add('comment', commentProblem(bulkLine, lines))
    lines.push(bulkLine)
  }
  return { lines, problems }
}

/** Goods of one SKU are one line of the cart, which has room for one note. */
function commentProblem({ thing, comment }: BulkLine, before: readonly BulkLine[]): string | undefined {
  if (thing.kind !== 'goods') return undefined
  const other = before.find((one) => one.thing.sku === thing.sku && one.comment !== comment)
  return other && `Line ${other.line} orders ${thing.sku} with another comment. Please put them in one row.`
}
