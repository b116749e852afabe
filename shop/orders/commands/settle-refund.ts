import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Jobs } from '#platform/jobs/queue.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { Refusal } from '../../api/refusal.ts'
import { findCreditMemo, openCreditMemos, settleCreditMemo } from '../credit-memo-store.ts'
import { sendOrderNews } from '../jobs/names.ts'
import { orderById } from '../store.ts'
import { notNow } from './change-order.ts'

export interface RefundDeps {
  db: Database
  clock: Clock
  jobs: Pick<Jobs, 'enqueue'>
  payments: PaymentGateway
}

/** Time for the memo's own job before the sweep takes over. */
const JOB_MS = 5 * 60_000

/** Has the gateway refund a credit memo. The memo's id is the idempotency key, so repeating changes nothing. */
export async function settleRefund(deps: RefundDeps, creditMemoId: string): Promise<void> {
  const memo = await findCreditMemo(deps.db, creditMemoId)
  if (memo?.state !== 'open' || memo.way !== 'gateway') return
  const order = await orderById(deps.db, memo.orderId)
  const found = order?.paymentId ? await deps.payments.find(order.paymentId) : undefined
  if (found?.kind !== 'approved') {
    throw new Error(`Expected the gateway to know the payment of credit memo ${memo.number} but it does not`)
  }
  await deps.payments.refund({
    idempotencyKey: memo.id,
    paymentId: found.paymentId,
    amountCents: memo.moneyCents,
  })
  await markSettled(deps, memo)
}

/** Money that staff have sent back by bank transfer. */
export async function settleBankRefund(
  deps: Omit<RefundDeps, 'payments'>,
  creditMemoId: string,
): Promise<undefined | Refusal> {
  const memo = await findCreditMemo(deps.db, creditMemoId)
  if (memo?.way !== 'bank') return notNow('There is no bank transfer to confirm here.')
  await markSettled(deps, memo)
  return undefined
}

/** Finishes refunds whose own job was given up, such as after a long outage of the gateway. */
export async function finishRefunds(deps: RefundDeps): Promise<void> {
  const before = new Date(deps.clock.now().getTime() - JOB_MS)
  const open = (await openCreditMemos(deps.db, before)).filter(({ way }) => way === 'gateway')
  const failures: unknown[] = []
  for (const { id } of open) {
    try {
      await settleRefund(deps, id)
    } catch (error) {
      // One refund that fails now must not block the others.
      failures.push(error)
    }
  }
  if (failures.length > 0)
    throw new AggregateError(failures, `${failures.length} refunds could not be finished`)
}

async function markSettled(
  { db, clock, jobs }: Omit<RefundDeps, 'payments'>,
  { id, orderId }: { id: string; orderId: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await settleCreditMemo(tx, id, clock.now()))) return
    await jobs.enqueue(tx, sendOrderNews, { news: 'refunded', orderId, creditMemoId: id })
  })
}
