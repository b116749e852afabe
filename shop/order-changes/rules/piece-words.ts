/** What the history and the mail say of a changed piece. */
import type { OptionInWords } from '#packages/product/options-in-words.ts'
import { optionLine } from '../../orders/rules/confirmation-mail.ts'
import type { Settlement } from './replacement.ts'

interface ChangedPiece {
  line: { productName: string; sku: string; options: readonly OptionInWords[] }
  sku: string
  options: readonly OptionInWords[]
  settlement: Settlement
}

/** @example 'Custom canvas print: new design. It costs the same.' */
export function pieceChangeInWords({ line, sku, options, settlement }: ChangedPiece): string {
  const what =
    sku === line.sku
      ? 'new design'
      : `new design in ${optionLine(options)}. Before: ${optionLine(line.options)}`
  return `${line.productName}: ${what}. ${settlement.words}`
}
