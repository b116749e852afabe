/** How money that comes outside the shop reaches it, as sentences for mails. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { moneyLaterOrTransfer } from './money-later.ts'
import { heldUntilInWords } from './unpaid-hold.ts'

const CONTACT_KEY = 'contact_email'

/** Whom a shopper writes to, within a sentence: the mailbox of the shop, or "us" while there is none. */
export const whomToWrite = (configuration: ReadonlyMap<string, string>): string =>
  configuration.get(CONTACT_KEY)?.trim() || 'us'

/** Money that came from outside the shop goes back by bank transfer, and nobody has told the shop to which account. */
export const askForAccount = (writeTo: string): string =>
  `We do not know your account: please write to ${writeTo} with the order number, and the name, BSB and number of your account.`

/**
 * Where the money goes, as staff have entered it under `payment_<method>_details`.
 *
 * @returns its lines, which are parted by bars; none while nothing is entered
 */
export const paymentDetails = (method: string, configuration: ReadonlyMap<string, string>): string[] =>
  (configuration.get(`payment_${method}_details`) ?? '')
    .split('|')
    .map((line) => line.trim())
    .filter((line) => line !== '')

/**
 * @param method  code of a payment method whose money comes outside the shop; any other is told as a bank transfer
 * @returns a paragraph each; without details in the configuration they say how to ask for them
 */
export function howToPay(
  method: string,
  { dueCents, orderNumber, until }: { dueCents: Cents; orderNumber: string; until: Date },
  configuration: ReadonlyMap<string, string>,
): string[] {
  const { ask, to, where } = moneyLaterOrTransfer(method)
  const details = paymentDetails(method, configuration)
  return [
    `${ask(formatMoney(dueCents), orderNumber)} We begin to make your order when the money has arrived.`,
    details.length > 0
      ? `${to}: ${details.join(', ')}.`
      : `Write to ${whomToWrite(configuration)}, and we tell you ${where}.`,
    `We keep your order for you until ${heldUntilInWords(until)}. If nothing has come by then, we cancel it and you owe nothing.`,
  ]
}
