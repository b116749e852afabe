import type { Movements } from '../gateway.ts'
import type { PaymentEntry } from '../own-ledger/entries.ts'
import type { Adapter } from './adapter.ts'
import type { Details } from './answers.ts'

/** What a refund's status says when the card has not taken the money. */
const FAILED: ReadonlySet<string> = new Set([
  'declined',
  'voided',
  'expired',
  'generalError',
  'communicationError',
  'settlementError',
  'returnedItem',
])

/**
 * Refunds of a payment: those of the shop, those of the gateway's console that a webhook named, and a void of the console
 * after the capture. Authorize.Net tells of no disputes: the merchant's bank does.
 *
 * @param look  asks for a transaction, each within a time limit of its own
 */
export async function movementsOf(
  { ledger }: Adapter,
  { paymentId, transactionId: transId, capturedCents }: PaymentEntry,
  look: (transId: string) => Promise<Details | undefined>,
): Promise<Movements> {
  if (transId === null) return { refunds: [], disputes: [] }
  const status = (await look(transId))?.transactionStatus
  const refunds: Movements['refunds'] = []
  let isVoidOurs = false
  for (const refund of await ledger.refundsOf(paymentId)) {
    const { key, isOffice, amountCents, way } = refund
    if (refund.outcome === 'refused') continue
    const idempotencyKey = isOffice ? undefined : key
    if (way === 'void') {
      if (status !== 'voided') continue
      isVoidOurs = true
      refunds.push({ id: `${transId}-void`, idempotencyKey, amountCents, isDone: true })
    } else if (refund.transactionId !== null) {
      const state = (await look(refund.transactionId))?.transactionStatus
      const isDone = state !== undefined && !FAILED.has(state)
      refunds.push({ id: refund.transactionId, idempotencyKey, amountCents, isDone })
    }
  }
  if (status === 'voided' && capturedCents !== null && !isVoidOurs) {
    const id = `${transId}-void`
    refunds.push({ id, idempotencyKey: undefined, amountCents: capturedCents, isDone: true })
  }
  return { refunds, disputes: [] }
}
