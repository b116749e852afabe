/**
 * Sketch prints: the stretched canvas with a photo that begins as a pencil drawing, and white edges around it.
 *
 * Sizes, depths, finishes and resolution are the canvas's own. A base price is the canvas's plus A$10.00 for the drawing.
 */
import type { Option, ProductRecord } from '#packages/product/record.ts'
import { canvasRecord } from './canvas-record.ts'

const DRAWING_CENTS = 1000
/** First is what a new design begins with. */
const WRAPS = ['WHITE', 'MIRROR', 'IMAGE', 'BLACK', 'COLOUR']

export const sketchRecord: ProductRecord = {
  ...canvasRecord,
  family: 'sketch',
  skuPrefix: 'SKETCH',
  startFilter: 'pencil',
  sizes: canvasRecord.sizes.map((size) => ({ ...size, priceCents: size.priceCents + DRAWING_CENTS })),
  options: canvasRecord.options.map((option) => (option.code === 'WRAP' ? whiteFirst(option) : option)),
}

function whiteFirst(option: Option): Option {
  return {
    ...option,
    values: option.values.toSorted((a, b) => WRAPS.indexOf(a.code) - WRAPS.indexOf(b.code)),
  }
}
