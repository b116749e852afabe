/** Money that came by bank transfer or cheque: whether it is what an order waits for. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { paymentMethodOf } from './payment-methods.ts'

const MAX_REFERENCE_LENGTH = 200

interface AwaitingOrder {
  number: string
  paymentMethod: string
  grandTotalCents: Cents
}

interface ReceivedPayment {
  amountCents?: Cents | undefined
  reference?: string | undefined
}

/** Why it does not pay for the order, as a sentence for staff; undefined when it does. */
export function receivedPaymentProblem(
  { number, paymentMethod, grandTotalCents }: AwaitingOrder,
  { amountCents = grandTotalCents, reference = '' }: ReceivedPayment,
): string | undefined {
  const method = paymentMethodOf(paymentMethod)
  if (!method?.isOffline) {
    // The gateway would take the same amount once more.
    return `Order ${number} is paid by ${(method?.title ?? paymentMethod).toLowerCase()}, which the shop books by itself.`
  }
  if (reference.length > MAX_REFERENCE_LENGTH)
    return `A reference has at most ${MAX_REFERENCE_LENGTH} characters.`
  if (!Number.isSafeInteger(amountCents) || amountCents <= 0) return 'An amount is above A$0.00.'
  const due = `Order ${number} costs ${formatMoney(grandTotalCents)}`
  if (amountCents < grandTotalCents)
    return `${due}; ${formatMoney(grandTotalCents - amountCents)} of it are missing.`
  if (amountCents > grandTotalCents)
    return `${due}; ${formatMoney(amountCents - grandTotalCents)} are too much. Give them back, then record the rest.`
  return undefined
}

/** Why the whole sum is not booked unseen: the shopper may have paid what the order cost before. */
export const sumWasChanged = ({ number, grandTotalCents }: AwaitingOrder) =>
  `Order ${number} was changed since it was placed and costs ${formatMoney(grandTotalCents)} now. Say how much has arrived, with --amount.`

/** For the history of the order, which the office reads. */
export function receivedPaymentInWords(
  { paymentMethod, grandTotalCents }: AwaitingOrder,
  { reference }: ReceivedPayment,
) {
  const named = reference?.trim() ? `, reference ${reference.trim()}` : ''
  return `${paymentMethodOf(paymentMethod)?.title ?? paymentMethod} of ${formatMoney(grandTotalCents)}${named}`
}
