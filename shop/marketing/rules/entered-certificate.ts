import type { Cents } from '#packages/money/money.ts'

/** What was filled in for a gift certificate, from its cart line to the card that its recipient gets. */
export interface EnteredCertificate {
  amountCents: Cents
  senderName: string
  senderEmail?: string | undefined
  recipientName: string
  recipientEmail?: string | undefined
  message?: string | undefined
  /** Day in Sydney on which the recipient gets it, YYYY-MM-DD; undefined for as soon as it is paid. */
  deliverOn?: string | undefined
}
