import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { waitInWords } from '../../api/limits.ts'
import { isRefusal, type Refusal } from '../../api/refusal.ts'
import { insertEvent } from '../history-store.ts'
import { sendOrderNewsJob, tellStaffOfProofChangeJob } from '../jobs/names.ts'
import { decisionsOfLines, dropDecision, keepDecision } from '../proof-store.ts'
import { whyClosed } from '../rules/order-states.ts'
import { answerInWords, type ProofAnswer } from '../rules/proof-words.ts'
import type { Order } from '../store.ts'
import { changeLockedOrder, notNow } from './change-order.ts'
import type { OrderDeps } from './deps.ts'
import { type ProofClaim, type ProofDeps, type ProofOfOrder, readOrderProof } from './read-proof.ts'
import { READ_ONLY } from './reading-token.ts'

/**
 * The shopper approves the proof of a line, or says what to change; they may change the decision until the press has
 * it.
 */
export async function decideOnProof(
  deps: ProofDeps & OrderDeps,
  claim: ProofClaim,
  lineId: number,
  answer: ProofAnswer,
): Promise<ProofOfOrder | Refusal> {
  const shown = await readOrderProof(deps, claim)
  if (isRefusal(shown)) return shown
  if (shown.isForReading) return notNow(READ_ONLY)
  const proof = shown.proofs.find(({ line }) => line.id === lineId)
  if (!proof) return notNow('This order has no such proof.')
  const tooOften = await tooManyDecisions(deps, shown.order)
  if (tooOften) return tooOften
  const refused = await changeLockedOrder(deps, shown.order.id, async ({ tx, clock, jobs }, order) => {
    const closed = whyClosed('decide', order)
    if (closed) return notNow(closed)
    const decidedAt = clock.now()
    const { decision, comment = null } = answer
    const before = (await decisionsOfLines(tx, [lineId])).get(lineId)
    // Pressed twice, or a page sent again.
    if (before?.decision === decision && before.comment === comment) return undefined
    await keepDecision(tx, { orderLineId: lineId, decision, comment, decidedAt, mails: 0 })
    const eventId = await insertEvent(tx, {
      orderId: order.id,
      state: null,
      actor: 'shopper',
      message: answerInWords(proof.line.position, answer),
      isForShopper: true,
      happenedAt: decidedAt,
    })
    if (decision === 'change-wanted')
      await jobs.enqueue(tx, tellStaffOfProofChangeJob, {
        orderId: order.id,
        eventId,
        position: proof.line.position,
      })
    return undefined
  })
  return refused ?? shown
}

/** By the order, and by the mailbox of all its orders. */
async function tooManyDecisions({ limits }: ProofDeps, { id, email }: Order): Promise<Refusal | undefined> {
  const ofOrder = await limits.take('proof-decision', id)
  const taken = ofOrder.allowed ? await limits.take('proof-decision-mailbox', mailboxOf(email)) : ofOrder
  if (taken.allowed) return undefined
  const wait = waitInWords(taken.retryAfterSeconds)
  return notNow(
    `You have decided on your proofs many times. Your last decision stands; you can change it in ${wait}.`,
  )
}

/** Staff have settled a change, or an approval that they asked for, with the shopper; the line no longer waits for it. */
export async function settleChange(
  deps: OrderDeps,
  orderId: string,
  lineId: number,
  message: string,
): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async ({ tx, clock, jobs }, order) => {
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return notNow('The order has no such line.')
    const closed = whyClosed('decide', order)
    if (closed) return notNow(closed)
    const decided = (await decisionsOfLines(tx, [lineId])).get(lineId)
    if (!decided || decided.decision === 'approved') {
      return notNow(`Line ${line.position} of order ${order.number} waits for nothing.`)
    }
    await dropDecision(tx, lineId)
    const eventId = await insertEvent(tx, {
      orderId,
      state: null,
      actor: 'staff',
      message,
      isForShopper: true,
      happenedAt: clock.now(),
    })
    if (decided.decision === 'change-wanted')
      await jobs.enqueue(tx, sendOrderNewsJob, { news: 'proof-settled', orderId, eventId })
    return undefined
  })
}
