/** What the mails about a change of a proof say: to staff who are to make it, and to the shopper once it is settled. */
import { brand } from '../../brands/brand.ts'
import type { Note } from '../../mail/mail-facts.ts'
import { type About, KEEP } from './news-mails.ts'

/**
 * For the mailbox of the shop.
 *
 * @param position  of the line, from 1
 * @param shopper  name and email
 * @param message  as the history of the order has it
 */
export function proofChangeNote({
  orderNumber,
  position,
  shopper,
  message,
  shopUrl,
}: {
  orderNumber: string
  position: number
  shopper: string
  message: string
  shopUrl: string
}): Note {
  return {
    subject: `Order ${orderNumber}: a proof is to be changed`,
    preview: 'The press waits until it is settled.',
    heading: `The shopper of order ${orderNumber} wants a change`,
    paragraphs: message.split(/\n+/).filter((line) => line.trim() !== ''),
    smallPrint: [
      `From ${shopper}. The press waits until it is settled: npm run orders -- ${orderNumber} settle-change --line ${position} "…"`,
    ],
    shopUrl,
  }
}

/**
 * For the shopper.
 *
 * @param answer  in the words of staff; what the shopper wrote is left out, because a guest may have named anybody's mailbox
 * @param proofUrl  of the page that shows the proofs
 */
export function proofSettledNote(
  about: About,
  { answer, proofUrl }: { answer: string; proofUrl: string },
): Note {
  return {
    subject: `The change of your proof of ${brand.name} order ${about.orderNumber} is settled`,
    preview: answer,
    heading: `About your proof, ${about.firstName}`,
    paragraphs: [
      `You wanted a change of a proof of your order ${about.orderNumber}. This is our answer:`,
      answer,
    ],
    button: { label: 'See your proof', url: proofUrl },
    smallPrint: [KEEP],
    shopUrl: about.shopUrl,
  }
}
