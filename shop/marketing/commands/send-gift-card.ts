import type { Queryable } from '#platform/database/pool.ts'
import type { Mailer } from '#platform/mail/mail.ts'
import type { Note, RenderMail } from '../../mail/mail-facts.ts'
import { mailPaths } from '../../routing/mail-paths.ts'
import { shopDay } from '../rules/coupon.ts'
import { shownGiftCardCode } from '../rules/gift-card-code.ts'
import { giftCardWords, PRINT_LABEL } from '../rules/gift-card-mail.ts'
import { findGiftCard, type HeldGiftCard } from '../store/gift-cards.ts'
import { printKeyOf } from './printed-gift-card.ts'

export interface GiftCardMailDeps {
  db: Queryable
  mail: Pick<Mailer, 'send'>
  renderMail: RenderMail
  publicUrl: string
  secretKey: string
}

/** Mails a gift card to its recipient, or to the buyer. A card that was emptied since, because its order was cancelled, is not sent. */
export async function sendGiftCard(
  deps: GiftCardMailDeps,
  { code, isForBuyer }: { code: string; isForBuyer: boolean },
): Promise<void> {
  const card = await findGiftCard(deps.db, code)
  if (!card) throw new Error('Expected the gift card of a mail to exist but found none')
  if (card.recipientEmail === null || card.balanceCents === 0) return
  const rendered = await deps.renderMail('note', mailOf(deps, card, isForBuyer))
  // The id is made of the order line, because mail headers are not secret and the code is worth money.
  const messageId = `gift-card-${card.orderLineId}-${card.piece}`
  await deps.mail.send({ ...rendered, to: card.recipientEmail, messageId })
}

function mailOf(
  { publicUrl: shopUrl, secretKey }: GiftCardMailDeps,
  card: HeldGiftCard,
  isForBuyer: boolean,
): Note {
  const sender = card.senderName ?? 'Somebody'
  const words = giftCardWords({
    amountCents: card.balanceCents,
    senderName: sender,
    recipientName: card.recipientName ?? 'with best wishes',
    message: card.message ?? undefined,
    isForBuyer,
  })
  const key = printKeyOf(secretKey, card)
  return {
    subject: words.subject,
    preview: words.lead,
    heading: words.heading,
    paragraphs: [words.lead, ...(words.message ? [words.message] : []), words.howTo],
    code: shownGiftCardCode(card.code),
    button: { label: 'Find something to make', url: shopUrl },
    ...(key !== undefined && {
      links: [{ label: PRINT_LABEL, url: shopUrl + mailPaths.printedGiftCard(key) }],
    }),
    smallPrint: [
      `The card can be used until ${shopDay(new Date(`${card.expiresOn}T12:00:00+10:00`))}. There are no fees. Whoever has the code can spend it, so keep it like money.`,
    ],
    shopUrl,
  }
}
