/** What the mail of a gift card says; the form that orders one shows the same. */
import { type Cents, formatMoney } from '#packages/money/money.ts'

export interface GiftCardMailFacts {
  amountCents: Cents
  senderName: string
  recipientName: string
  message: string | undefined
  /** Whether the buyer gets it, to print or to pass on. */
  isForBuyer: boolean
}

export interface GiftCardWords {
  subject: string
  heading: string
  lead: string
  message: string | undefined
  /** Before the code. */
  howTo: string
}

/** What the printed certificate is called where a mail leads to it. */
export const PRINT_LABEL = 'Print the certificate'

export function giftCardWords(facts: GiftCardMailFacts): GiftCardWords {
  const { senderName, recipientName, message, isForBuyer } = facts
  const amount = formatMoney(facts.amountCents)
  if (isForBuyer) {
    return {
      subject: `Your gift certificate of ${amount} for ${recipientName}`,
      heading: `Your gift certificate for ${recipientName}`,
      lead: `It is worth ${amount}. Print it, or pass the code on.`,
      message,
      howTo: 'Whoever has this code gives it in the cart, in one order or in several until it is used up:',
    }
  }
  return {
    subject: `${senderName} sent you a gift card of ${amount}`,
    heading: `A gift for you, ${recipientName}`,
    lead: `${senderName} sent you ${amount} to make something of your photos.`,
    message,
    howTo: 'Give this code in the cart, in one order or in several until it is used up:',
  }
}
