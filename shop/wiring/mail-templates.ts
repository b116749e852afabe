import type { MailFacts, RenderedMail, RenderMail } from '../mail/mail-facts.ts'
import { renderNote } from '../mail/note.tsx'
import { renderOrderConfirmation } from '../orders/mails/order-confirmation.tsx'

/** A new kind of mail has its template here and its facts in `MailFacts`. */
const templates: { [Name in keyof MailFacts]: (facts: MailFacts[Name]) => Promise<RenderedMail> } = {
  orderConfirmation: renderOrderConfirmation,
  note: renderNote,
}

export const renderMail: RenderMail = (name, facts) => templates[name](facts)
