/** Refunds and disputes, also those that are made in the gateway's console. */
import { invalid } from './answers.ts'
import type { Cards } from './cards.ts'
import { type Fields, groupOf, textOf } from './form.ts'
import { intentOf } from './payments.ts'
import type { Dispute, Refund, SimulatedLedger } from './simulated-ledger.ts'

export function createRefund(ledger: SimulatedLedger, fields: Fields): Refund {
  const id = textOf(fields, 'payment_intent') ?? ''
  const intent = intentOf(ledger, id)
  if (intent.amount_received === 0)
    throw invalid('This PaymentIntent does not have a successful charge to refund.')
  const given = ledger.refunds
    .filter((refund) => refund.payment_intent === id && refund.status === 'succeeded')
    .reduce((sum, { amount }) => sum + amount, 0)
  const left = intent.amount_received - given
  const amount = Number(textOf(fields, 'amount') ?? left)
  if (left === 0) throw invalid('Charge has already been refunded.', { code: 'charge_already_refunded' })
  if (amount > left) throw invalid(`Refund amount (${amount}) is greater than unrefunded amount (${left})`)
  const refund: Refund = {
    id: ledger.newId('re'),
    object: 'refund',
    amount,
    payment_intent: id,
    status: 'succeeded',
    metadata: groupOf(fields, 'metadata'),
  }
  ledger.refunds.push(refund)
  ledger.announce('refund.created', refund)
  ledger.announce('charge.refunded', { object: 'charge', payment_intent: id })
  return refund
}

/** What a card that takes nothing back does some time after the refund. */
export function failRefunds(ledger: SimulatedLedger, cards: Cards): void {
  for (const refund of ledger.refunds) {
    const token = intentOf(ledger, refund.payment_intent).payment_method ?? ''
    if (refund.status === 'failed' || !cards.behaviourOf(token).refundFails) continue
    Object.assign(refund, { status: 'failed', failure_reason: 'expired_or_canceled_card' })
    ledger.announce('refund.failed', refund)
  }
}

export function openDispute(ledger: SimulatedLedger, paymentId: string, amount: number): Dispute {
  const dispute: Dispute = {
    id: ledger.newId('dp'),
    object: 'dispute',
    amount,
    payment_intent: paymentId,
    status: 'needs_response',
    reason: 'product_not_received',
  }
  ledger.disputes.push(dispute)
  ledger.announce('charge.dispute.created', dispute)
  return dispute
}

export function closeDispute(ledger: SimulatedLedger, dispute: Dispute, outcome: 'won' | 'lost'): void {
  dispute.status = outcome
  ledger.announce('charge.dispute.closed', dispute)
}
