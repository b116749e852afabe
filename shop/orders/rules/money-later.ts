/** The ways to pay whose money comes outside the shop, in the sentences of the checkout, the success page and the mails. */

interface MoneyLater {
  /** At the checkout, below the chosen way. */
  beforeOrder: string
  /** On the success page: what the shopper does first. */
  step: (amount: string) => string
  /** In mails. */
  ask: (amount: string, number: string) => string
  /** In mails, before the details that staff have entered. */
  to: string
  /** In mails, what the shopper asks for while staff have entered none. */
  where: string
}

const WAYS: Readonly<Record<'payid' | 'banktransfer' | 'checkmo', MoneyLater>> = {
  payid: {
    beforeOrder:
      'Our email has the PayID, with the order number as your description. We begin when the money is here.',
    step: (amount) => `Pay ${amount} by PayID`,
    ask: (amount, number) =>
      `Please pay ${amount} to our PayID, with the order number ${number} as its description.`,
    to: 'Our PayID',
    where: 'our PayID',
  },
  banktransfer: {
    beforeOrder:
      'Our email says how, with the order number as your reference. We begin when the money is here.',
    step: (amount) => `Transfer ${amount}`,
    ask: (amount, number) =>
      `Please transfer ${amount} to us, with the order number ${number} as its reference.`,
    to: 'Transfer it to',
    where: 'the account',
  },
  checkmo: {
    beforeOrder: 'Our email says how. We begin when it has arrived and cleared.',
    step: (amount) => `Send a cheque or money order over ${amount}`,
    ask: (amount, number) =>
      `Please send us a cheque or money order over ${amount}, with the order number ${number} on its back.`,
    to: 'Send it to',
    where: 'where to send it',
  },
}

const isWay = (code: string): code is keyof typeof WAYS => Object.hasOwn(WAYS, code)

/** @returns undefined for a payment method whose money the shop takes itself, and for one it does not know */
export const moneyLater = (code: string): MoneyLater | undefined => (isWay(code) ? WAYS[code] : undefined)

/** How the money comes that was to come by this method: as a bank transfer where the shop tells of no way of its own. */
export const moneyLaterOrTransfer = (code: string): MoneyLater => moneyLater(code) ?? WAYS.banktransfer
