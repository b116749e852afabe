/** How money that comes outside the shop reaches it, as sentences for letters. */
import { type Cents, formatMoney } from '#packages/money/money.ts'

/** Where the money goes, as staff have entered it: lines parted by bars. */
const DETAILS_KEYS: Readonly<Record<string, string>> = {
  banktransfer: 'payment_banktransfer_details',
  checkmo: 'payment_checkmo_details',
}
const CONTACT_KEY = 'contact_email'

/** Whom a shopper writes to, within a sentence: the mailbox of the shop, or "us" while there is none. */
export const whomToWrite = (configuration: ReadonlyMap<string, string>): string =>
  configuration.get(CONTACT_KEY)?.trim() || 'us'

/**
 * @param method  code of a payment method whose money comes outside the shop
 * @returns a paragraph each; without details in the configuration they say how to ask for them
 */
export function howToPay(
  method: string,
  { dueCents, orderNumber }: { dueCents: Cents; orderNumber: string },
  configuration: ReadonlyMap<string, string>,
): string[] {
  const isCheque = method === 'checkmo'
  const amount = formatMoney(dueCents)
  const what = isCheque
    ? `Please send us a cheque or money order over ${amount}, with the order number ${orderNumber} on its back.`
    : `Please transfer ${amount} to us, with the order number ${orderNumber} as its reference.`
  return [`${what} We begin to make your order when the money has arrived.`, ...whereTo()]

  function whereTo(): string[] {
    const lines = (configuration.get(DETAILS_KEYS[method] ?? '') ?? '').split('|').map((line) => line.trim())
    const written = lines.filter((line) => line !== '')
    if (written.length > 0) return [`${isCheque ? 'Send it to' : 'Transfer it to'}: ${written.join(', ')}.`]
    const where = isCheque ? 'where to send it' : 'the account'
    return [`Write to ${whomToWrite(configuration)}, and we tell you ${where}.`]
  }
}
