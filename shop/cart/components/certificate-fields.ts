import { fromDollars, toDollars } from '#packages/money/money.ts'
import type { CertificateField } from '../rules/gift-certificate.ts'

export type CertificateFields = Partial<Record<CertificateField, string>>

/** A gift certificate of a cart, as adding it again takes it. */
export function certificateFields(line: {
  amount: { value?: number | null }
  sender_name: string
  sender_email?: string | null
  recipient_name: string
  recipient_email?: string | null
  message?: string | null
  delivery_date?: string | null
}): CertificateFields {
  return {
    custom_giftcard_amount: String(toDollars(fromDollars(line.amount.value ?? 0))),
    giftcard_sender_name: line.sender_name,
    giftcard_sender_email: line.sender_email ?? '',
    giftcard_recipient_name: line.recipient_name,
    giftcard_recipient_email: line.recipient_email ?? '',
    giftcard_message: line.message ?? '',
    giftcard_delivery_date: line.delivery_date ?? '',
  }
}
