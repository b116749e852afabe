import { eightInSydney } from '#packages/calendar/eight-in-sydney.ts'
import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Cents } from '#packages/money/money.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { shortReference } from '#platform/ids.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import { sendGiftCardJob } from '../jobs/names.ts'
import type { EnteredCertificate } from '../rules/entered-certificate.ts'
import { giftCardCode } from '../rules/gift-card-code.ts'
import { yearsLater } from '../rules/shop-day.ts'
import { insertGiftCard, issuedPieces } from '../store/gift-cards.ts'
import { lockPurses, movePurses } from '../store/purses.ts'

/** Three years from the day it is sent, the minimum by Australian law (docs/decisions/0006). */
const VALID_YEARS = 3

export interface IssuingOrder {
  id: string
  number: string
  lines: readonly {
    id: number
    quantity: number
    /** Of gift certificates; what has none is left out. */
    entered: EnteredCertificate | null
  }[]
  /** The buyer's, for certificates without a recipient's address. */
  email: string
}

/** Issues the gift cards that a paid order bought, once, one for each piece, and enqueues their mails. */
export async function issueGiftCards(
  { tx, jobs }: { tx: Transaction; jobs: Enqueuing },
  order: IssuingOrder,
  now: Date,
): Promise<void> {
  for (const line of order.lines) {
    if (!line.entered) continue
    const { entered } = line
    const issued = await issuedPieces(tx, line.id)
    for (let piece = 1; piece <= line.quantity; piece++) {
      if (issued.has(piece)) continue
      const sendAt = sendingTime(entered.deliverOn, now)
      const code = giftCardCode(shortReference(14))
      const isNew = await insertGiftCard(tx, {
        code,
        initialCents: entered.amountCents,
        expiresOn: yearsLater(isoDayInSydney(sendAt), VALID_YEARS),
        orderId: order.id,
        orderLineId: line.id,
        piece,
        senderName: entered.senderName,
        recipientName: entered.recipientName,
        recipientEmail: entered.recipientEmail ?? order.email,
        message: entered.message ?? null,
        sendAt,
        issuedAt: now,
      })
      if (!isNew) continue
      await fill(tx, code, entered.amountCents, `Order ${order.number}`, now)
      const isForBuyer = entered.recipientEmail === undefined
      await jobs.enqueue(
        tx,
        sendGiftCardJob,
        { code, isForBuyer },
        { singletonKey: code, startAfter: sendAt },
      )
    }
  }
}

/** Books the first amount on a new card. */
export async function fill(
  tx: Transaction,
  code: string,
  cents: Cents,
  note: string,
  now: Date,
): Promise<void> {
  const purse = { kind: 'gift-card' as const, holder: code }
  await lockPurses(tx, [purse], { open: true })
  await movePurses(tx, [{ ...purse, change: cents, reason: 'issued', note, at: now }])
}

/** Eight in the morning in Sydney; at once when that is past. */
function sendingTime(deliverOn: string | undefined, now: Date): Date {
  const wanted = deliverOn === undefined ? now : eightInSydney(deliverOn)
  return wanted > now ? wanted : now
}
