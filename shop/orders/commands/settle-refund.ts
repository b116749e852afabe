import { formatMoney } from '#packages/money/money.ts'
import type { Clock } from '#platform/clock.ts'
import { type Database, transaction } from '#platform/database/pool.ts'
import type { Enqueuing } from '#platform/jobs/queue.ts'
import type { PaymentGateway } from '#platform/payments/gateway.ts'
import type { Refusal } from '../../api/refusal.ts'
import {
  type CreditMemo,
  findCreditMemo,
  openCreditMemos,
  settleCreditMemo,
  turnIntoBankTransfer,
} from '../credit-memo-store.ts'
import { sendOrderNewsJob } from '../jobs/names.ts'
import { orderById } from '../store.ts'
import { askForAccountOf } from './ask-for-account.ts'
import { notNow } from './change-order.ts'
import type { OrderChange } from './deps.ts'
import { noteForStaff } from './note-for-staff.ts'

export interface RefundDeps {
  db: Database
  clock: Clock
  jobs: Enqueuing
  payments: PaymentGateway
  /** The gateway's own id of a payment of ours; undefined while the gateway has not opened it. */
  gatewayPaymentOf(paymentId: string): Promise<string | undefined>
}

/** Time for the memo's own job before the sweep takes over. */
const JOB_MS = 5 * 60_000

/**
 * Has the gateway refund a credit memo. The memo's id is the idempotency key, so repeating changes nothing. What the
 * gateway refuses is left to staff, who refund it by bank transfer.
 */
export async function settleRefund(deps: RefundDeps, creditMemoId: string): Promise<void> {
  const memo = await findCreditMemo(deps.db, creditMemoId)
  if (memo?.state !== 'open' || memo.way !== 'gateway') return
  const order = await orderById(deps.db, memo.orderId)
  const paymentId = order?.paymentId ? await deps.gatewayPaymentOf(order.paymentId) : undefined
  if (paymentId === undefined) {
    throw new Error(`Expected the gateway to know the payment of credit memo ${memo.number} but it does not`)
  }
  const { id: idempotencyKey, moneyCents: amountCents } = memo
  const refund = await deps.payments.refund({ idempotencyKey, paymentId, amountCents })
  if (refund.kind === 'refunded') await markSettled(deps, memo)
  else await transaction(deps.db, (tx) => leaveToStaff({ ...deps, tx }, memo, refund.reason))
}

/** Money that staff have sent back by bank transfer. */
export async function settleBankRefund(
  deps: Pick<RefundDeps, 'db' | 'clock' | 'jobs'>,
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

/** A refund that the gateway does not carry out, or that came back, is a bank transfer that staff make. */
export async function leaveToStaff(
  change: Pick<OrderChange, 'tx' | 'clock' | 'jobs'>,
  memo: CreditMemo,
  reason: string,
): Promise<void> {
  if (!(await turnIntoBankTransfer(change.tx, memo))) return
  const what = `The card gateway did not carry out credit memo ${memo.number} (${formatMoney(memo.moneyCents)})`
  const message = `${what}: ${reason} Refund it by bank transfer, and confirm that here.`
  await noteForStaff(change, memo.orderId, message)
  await askForAccountOf(change, memo)
}

async function markSettled(
  { db, clock, jobs }: Pick<RefundDeps, 'db' | 'clock' | 'jobs'>,
  { id, orderId }: { id: string; orderId: string },
): Promise<void> {
  await transaction(db, async (tx) => {
    if (!(await settleCreditMemo(tx, id, clock.now()))) return
    await jobs.enqueue(tx, sendOrderNewsJob, { news: 'refunded', orderId, creditMemoId: id })
  })
}
