/** `npm run bench drawing-load`: the drawing part of `abuse` by itself. */
import { drawingLoad } from './abuse-drawing.ts'
import { printTable } from './table.ts'

export async function run(): Promise<void> {
  const { header, rows } = await drawingLoad()
  printTable(header, rows)
}
