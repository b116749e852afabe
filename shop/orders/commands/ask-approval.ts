/** The press waits for a shopper's word on a proof: the question, and mails that remind of it. */
import type { Refusal } from '../../api/refusal.ts'
import { insertEvent } from '../history-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { decisionsOfLines, keepDecision, type ProofDecisionRow, unansweredProofs } from '../proof-store.ts'
import { whyClosed } from '../rules/order-states.ts'
import { FIRST_REMINDER_MS, mailsDue } from '../rules/proof-reminders.ts'
import { piecesToSend } from '../rules/shipping-lines.ts'
import { changeLockedOrder, notNow } from './change-order.ts'
import type { OrderChange, OrderDeps } from './deps.ts'

/** Few enough to be done at once; the rest follows in the next round. */
const ROUND = 200

/** Staff ask the shopper to approve the proof of a line; until then the press does not take the order. */
export async function askApproval(
  deps: OrderDeps,
  orderId: string,
  lineId: number,
  message: string,
): Promise<undefined | Refusal> {
  return changeLockedOrder(deps, orderId, async (change, order) => {
    const closed = whyClosed('decide', order)
    if (closed) return notNow(closed)
    const line = order.lines.find(({ id }) => id === lineId)
    if (!line) return notNow('The order has no such line.')
    if (line.designRevision === null) return notNow('Nothing is printed for this line, so it has no proof.')
    if (piecesToSend(line) === 0)
      return notNow('All pieces of this line are given back or sent, so none waits for a proof.')
    const decidedAt = change.clock.now()
    await insertEvent(change.tx, {
      orderId,
      state: null,
      actor: 'staff',
      message: `Please look at the proof of line ${line.position}: ${message}`,
      isForShopper: true,
      happenedAt: decidedAt,
    })
    const asked = { orderLineId: lineId, comment: message, decidedAt, mails: 0 }
    await write(change, orderId, { ...asked, decision: 'approval-wanted' }, 1)
    return undefined
  })
}

/** Reminds after a day, and after three. Each is a transaction of its own, so that a mail is noted once. */
export async function remindOfProofs(deps: OrderDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - FIRST_REMINDER_MS)
  const failures: unknown[] = []
  for (const { orderId, lineId } of await unansweredProofs(deps.db, before, ROUND)) {
    try {
      await remindOf(deps, orderId, lineId)
    } catch (error) {
      // One that fails must not block the others.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} reminders could not be noted`)
}

async function remindOf(deps: OrderDeps, orderId: string, lineId: number): Promise<void> {
  await changeLockedOrder(deps, orderId, async (change, order) => {
    const asked = (await decisionsOfLines(change.tx, [lineId])).get(lineId)
    const isMade = order.lines.some((line) => line.id === lineId && piecesToSend(line) > 0)
    const isCurrent = isMade && !whyClosed('decide', order)
    if (asked?.decision !== 'approval-wanted' || !isCurrent) return undefined
    const due = mailsDue(asked.decidedAt, change.clock.now())
    if (due > asked.mails) await write(change, orderId, asked, due)
    return undefined
  })
}

async function write(
  { tx, jobs }: OrderChange,
  orderId: string,
  asked: ProofDecisionRow,
  mails: number,
): Promise<void> {
  await keepDecision(tx, { ...asked, mails })
  await jobs.enqueue(tx, sendOrderNewsJob, {
    news: 'proof-decision',
    orderId,
    lineId: asked.orderLineId,
    // The key of jobs that wait in the queue.
    letter: mails,
  })
}
