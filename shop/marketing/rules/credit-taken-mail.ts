/** What the mail says to a customer whose store credit came from a gift card that is refunded. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import type { Note } from '../../mail/mail-facts.ts'

export interface CreditTaken {
  firstName: string
  /** The card's code, masked. */
  card: string
  /** What the credit is less. */
  takenCents: Cents
  /** What was spent already; it is taken when that comes back. */
  spentCents: Cents
  /** Of the page with the customer's credit. */
  url: string
  shopUrl: string
}

export function creditTakenNote(facts: CreditTaken): Note {
  const { firstName, card, takenCents, spentCents, url, shopUrl } = facts
  const taken = formatMoney(takenCents)
  return {
    subject:
      takenCents > 0
        ? `${taken} of your store credit went back with a gift card`
        : 'A gift card that you redeemed was refunded',
    preview: `Gift card ${card} was refunded to whoever bought it.`,
    heading: `About your store credit, ${firstName}`,
    paragraphs: [
      `The gift card ${card}, which you turned into store credit, was refunded to whoever bought it.`,
      ...(takenCents > 0 ? [`Your store credit is ${taken} less for that.`] : []),
      ...(spentCents > 0
        ? [
            `You have spent ${formatMoney(spentCents)} of the card already, and there is nothing to pay. Should an order come back that it paid for, that part does not become credit again.`,
          ]
        : []),
    ],
    button: { label: 'See your store credit', url },
    smallPrint: ['If this surprises you, ask whoever gave you the card, or write to us.'],
    shopUrl,
  }
}
