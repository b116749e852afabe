/**
 * Sketch prints: the stretched canvas with a photo that begins as a pencil drawing, and white edges around it.
 *
 * Sizes, depths, finishes and resolution are the canvas's own. A base price is the canvas's plus A$10.00 for the drawing.
 */
import { defineRecord } from '#packages/product/record.ts'
import { canvasDraft } from '../canvas/record.ts'

/** Its record is that one's with a difference. */
export const madeOf = 'canvas'

const DRAWING_CENTS = 1000
/** First is what a new design begins with. */
const WRAPS = ['WHITE', 'MIRROR', 'IMAGE', 'BLACK', 'COLOUR']

export const record = defineRecord({
  ...canvasDraft,
  family: 'sketch',
  skuPrefix: 'SKETCH',
  startFilter: 'pencil',
  words: {
    ...canvasDraft.words,
    toolTitle: 'Sketch Design Tool',
    care: [
      'A drawing fades as a photo does: no direct sun',
      'Dust it with a dry, soft brush',
      'No water and no spray on the canvas',
    ],
  },
  sizes: canvasDraft.sizes.map((size) => ({ ...size, priceCents: size.priceCents + DRAWING_CENTS })),
  options: canvasDraft.options.map((option) => ({
    ...option,
    values:
      option.code === 'WRAP'
        ? option.values.toSorted((a, b) => WRAPS.indexOf(a.code) - WRAPS.indexOf(b.code))
        : option.values,
  })),
})
