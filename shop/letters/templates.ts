import { renderOrderConfirmation } from '../orders/mails/order-confirmation.tsx'
import type { LetterFacts, RenderedLetter, RenderLetter } from './letter.ts'
import { renderNote } from './note.tsx'

/** A new kind of letter has its template here and its facts in `LetterFacts`. */
const templates: { [Name in keyof LetterFacts]: (facts: LetterFacts[Name]) => Promise<RenderedLetter> } = {
  orderConfirmation: renderOrderConfirmation,
  note: renderNote,
}

export const renderLetter: RenderLetter = (name, facts) => templates[name](facts)
