import type { Movements } from '../gateway.ts'
import type { Adapter } from './adapter.ts'
import type { Entry, RefundEntry } from './ledger-tables.ts'
import { APPROVED } from './results.ts'
import { basicState, isVoided } from './transaction-state.ts'
import type { Details } from './transactions.ts'

/** TRANSSTATE of what failed, or was not settled: the card has not taken the money. */
const FAILED: ReadonlySet<number> = new Set([1, 11, 12, 14, 16])
const CHARGED_BACK = 15

/** A captured payment with its refunds, as Payflow's ledger has them. */
export interface Looks {
  capture: Details | undefined
  refunds: { refund: RefundEntry; details: Details | undefined }[]
}

/** @param look  asks for a transaction, each within a time limit of its own */
export async function looksOf(
  { capturePnref }: Entry,
  refunds: readonly RefundEntry[],
  look: (pnref: string) => Promise<Details | undefined>,
): Promise<Looks> {
  const looked: Looks['refunds'] = []
  for (const refund of refunds) {
    const { transactionId } = refund
    if (transactionId !== null) looked.push({ refund, details: await look(transactionId) })
  }
  return { capture: capturePnref === null ? undefined : await look(capturePnref), refunds: looked }
}

/**
 * Refunds of a payment that the shop asked for, a void of Payflow's console after the capture, and a chargeback. Payflow
 * lists no refunds of a payment, so those of its console are not among them. A chargeback is over when Payflow has it: the
 * amount is gone, and it says of no other one than what was left.
 */
export async function movementsOf(
  { ledger }: Adapter,
  entry: Entry,
  look: (pnref: string) => Promise<Details | undefined>,
): Promise<Movements> {
  const { capture, refunds } = await looksOf(entry, await ledger.refundsOf(entry.paymentId), look)
  const { capturedCents, capturePnref } = entry
  const movements: Movements = { refunds: [], disputes: [] }
  for (const { refund, details } of refunds) {
    const { key, amountCents } = refund
    movements.refunds.push({
      id: refund.transactionId ?? key,
      idempotencyKey: key,
      amountCents,
      isDone: details !== undefined && isCarriedOut(details),
    })
  }
  if (!capture || capturedCents === null) return movements
  const backCents = movements.refunds.reduce((sum, one) => sum + (one.isDone ? one.amountCents : 0), 0)
  const amountCents = capturedCents - backCents
  if (amountCents <= 0) return movements
  if (isVoided(capture)) {
    const id = `${capturePnref}-void`
    movements.refunds.push({ id, idempotencyKey: undefined, amountCents, isDone: true })
  } else if (basicState(capture) === CHARGED_BACK) {
    const id = `${capturePnref}-chargeback`
    movements.disputes.push({ id, amountCents, state: 'lost', reason: 'chargeback' })
  }
  return movements
}

const isCarriedOut = (details: Details) =>
  details.result === APPROVED && !isVoided(details) && !FAILED.has(basicState(details))
