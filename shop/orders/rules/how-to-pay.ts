/** How money that comes outside the shop reaches it, as sentences for letters. */
import { type Cents, formatMoney } from '#packages/money/money.ts'

/** Where the money goes, as staff have entered it: lines parted by bars. */
const DETAILS_KEYS: Readonly<Record<string, string>> = {
  banktransfer: 'payment_banktransfer_details',
  checkmo: 'payment_checkmo_details',
}
const CONTACT_KEY = 'contact_email'

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
    const contact = configuration.get(CONTACT_KEY)?.trim()
    const where = isCheque ? 'where to send it' : 'the account'
    return contact ? [`Write to ${contact}, and we tell you ${where}.`] : []
  }
}
