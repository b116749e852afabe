import { formatMoney } from '#packages/money/money.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { Mail } from '#platform/mail/mail.ts'
import type { Note, RenderLetter } from '../../letters/letter.ts'
import { shopDay } from '../rules/coupon.ts'
import { shownGiftCardCode } from '../rules/gift-card-code.ts'
import { findGiftCard, type HeldGiftCard } from '../store/gift-cards.ts'

export interface GiftCardLetterDeps {
  db: Queryable
  mail: Pick<Mail, 'send'>
  renderLetter: RenderLetter
  publicUrl: string
}

/** Mails a gift card to its recipient. A card that was emptied since, because its order was cancelled, is not sent. */
export async function sendGiftCard(deps: GiftCardLetterDeps, code: string): Promise<void> {
  const card = await findGiftCard(deps.db, code)
  if (!card) throw new Error('Expected the gift card of a letter to exist but found none')
  if (card.recipientEmail === null || card.balanceCents === 0) return
  const rendered = await deps.renderLetter('note', letterOf(card, deps.publicUrl))
  // The id is made of the order line, because mail headers are not secret and the code is worth money.
  const messageId = `gift-card-${card.orderLineId}-${card.piece}`
  await deps.mail.send({ ...rendered, to: card.recipientEmail, messageId })
}

function letterOf(card: HeldGiftCard, shopUrl: string): Note {
  const amount = formatMoney(card.balanceCents)
  const sender = card.senderName ?? 'Somebody'
  return {
    subject: `${sender} sent you a gift card of ${amount}`,
    preview: `${amount} for photo prints, with words from ${sender}`,
    heading: `A gift for you, ${card.recipientName ?? 'with best wishes'}`,
    paragraphs: [
      `${sender} sent you ${amount} to make something of your photos.`,
      ...(card.message ? [card.message] : []),
      'Give this code in the cart, in one order or in several until it is used up:',
    ],
    code: shownGiftCardCode(card.code),
    button: { label: 'Find something to make', url: shopUrl },
    smallPrint: [
      `The card can be used until ${shopDay(new Date(`${card.expiresOn}T12:00:00+10:00`))}. There are no fees. Whoever has the code can spend it, so keep it like money.`,
    ],
    shopUrl,
  }
}
