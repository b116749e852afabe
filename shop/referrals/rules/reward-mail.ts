/** What the mail about a reward says. It tells nothing of the friend and of the order. */
import { type Cents, formatMoney } from '#packages/money/money.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { tooMuchRefunded } from './programme.ts'

export function rewardNote(facts: {
  firstName: string
  rewardCents: Cents
  /** What the goods of the order had to come to. */
  minimumCents: Cents
  /** Of the screen that lists rewards. */
  url: string
  shopUrl: string
}): Note {
  const amount = formatMoney(facts.rewardCents)
  return {
    subject: `You have earned ${amount} of store credit`,
    preview: 'A friend has ordered through your link.',
    heading: `Thank you, ${facts.firstName}`,
    paragraphs: [
      `A friend has ordered through your link, and the order is complete. We have added ${amount} to your store credit.`,
      'You use it in the cart or at the checkout. It does not expire.',
    ],
    button: { label: 'See what you have earned', url: facts.url },
    smallPrint: [`If that order is ${tooMuchRefunded(facts.minimumCents)}, we take the credit back.`],
    shopUrl: facts.shopUrl,
  }
}
