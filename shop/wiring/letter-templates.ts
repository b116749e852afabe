import type { LetterFacts, RenderedLetter, RenderLetter } from '../letters/letter.ts'
import { renderNote } from '../letters/note.tsx'
import { renderOrderConfirmation } from '../orders/mails/order-confirmation.tsx'

/** A new kind of letter has its template here and its facts in `LetterFacts`. */
const templates: { [Name in keyof LetterFacts]: (facts: LetterFacts[Name]) => Promise<RenderedLetter> } = {
  orderConfirmation: renderOrderConfirmation,
  note: renderNote,
}

export const renderLetter: RenderLetter = (name, facts) => templates[name](facts)
