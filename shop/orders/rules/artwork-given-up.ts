/** What staff read of a line whose artwork the shop has given up. */
import type { Note } from '../../mail/mail-facts.ts'

/** Why: `stopped` is a process that ended each time while it drew, `failed` anything else, such as storage that is away for days. */
export type GivenUpBecause = 'too-slow' | 'too-large' | 'stopped' | 'failed'

const BECAUSE: Record<GivenUpBecause, string> = {
  'too-slow': 'its design takes longer to draw than the shop allows for',
  'too-large': 'its design takes more memory to draw than the shop has for it',
  stopped: 'the shop stopped each time while it drew it',
  failed: 'something that it needs, such as a photo or the storage, was not there each time',
}

/** For the history of the order. */
export function artworkGivenUp(position: number, because: GivenUpBecause): string {
  const isOfDesign = because === 'too-slow' || because === 'too-large'
  const advice = isOfDesign
    ? 'Please ask the shopper for a design with fewer shadows and see-through parts, or refund the line.'
    : 'Please have somebody read the log of the shop.'
  return `The artwork of line ${position} is not drawn, because ${BECAUSE[because]}. The shop does not try again by itself. ${advice}`
}

/** For the mailbox of the shop. */
export function artworkGivenUpNote({
  orderNumber,
  message,
  shopUrl,
}: {
  orderNumber: string
  /** As the history of the order has it. */
  message: string
  shopUrl: string
}): Note {
  return {
    subject: `Order ${orderNumber}: artwork that needs a person`,
    preview: 'The press waits for it.',
    heading: `The artwork of order ${orderNumber} needs a person`,
    paragraphs: [message],
    smallPrint: [
      `The press waits for it. To draw it once more, into a folder of yours: npm run artwork -- ${orderNumber} <folder>`,
    ],
    shopUrl,
  }
}
