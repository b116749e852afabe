/**
 * What the shop writes down of its payments at a gateway that keeps no keys for ever, or knows nothing of a payment before
 * its bank is asked.
 */
import type { LeasedLedger } from './with-payment-lease.ts'

export interface PaymentEntry {
  /** The shop's own reference, which goes to the gateway with the amount. */
  paymentId: string
  /** Above 0. */
  amountCents: number
  description: string
  begunAt: Date
  isEnded: boolean
  /** When the bank was last asked for the amount; from then on a call may be on its way. */
  askedAt: Date | null
  /** The gateway's number of the authorisation. */
  transactionId: string | null
  /** The first answer. */
  answer: 'approved' | 'declined' | 'released' | null
  message: string | null
  capturedCents: number | null
}

export interface NewEntry {
  paymentId: string
  /** The key that the reference was made of. */
  key: string
  amountCents: number
  description: string
  at: Date
}

export interface RefundEntry {
  /** The shop's own; one for each refund. */
  key: string
  paymentId: string
  /** Above 0. */
  amountCents: number
  /** The gateway's number of the refund. */
  transactionId: string | null
  outcome: 'refunded' | 'refused' | null
  reason: string | null
  askedAt: Date
}

export interface PaymentsLedger<Entry extends PaymentEntry> extends LeasedLedger<Entry> {
  /**
   * Writes a new payment down.
   *
   * @returns the amount of the payment that is there, in cents: the new one or an earlier one
   * @throws Error when another key has the reference
   */
  begin(payment: NewEntry): Promise<number>
  /** Nothing may be asked for that is not written down, or that was ended. @throws NoAnswer for a payment that was ended */
  noteAsked(paymentId: string, at: Date): Promise<void>
  /** Keeps the first number. */
  noteTransaction(paymentId: string, transactionId: string): Promise<unknown>
  /** Keeps the first answer. @returns the entry with it */
  noteAnswer(
    paymentId: string,
    answer: NonNullable<PaymentEntry['answer']>,
    message?: string,
  ): Promise<Entry | undefined>
  end(paymentId: string): Promise<unknown>
}

export interface RefundsLedger<Refund extends RefundEntry> {
  refund(key: string): Promise<Refund | undefined>
  refundsOf(paymentId: string): Promise<Refund[]>
  /** Writes a refund down before it is asked for, or how it is asked for this time, or what came of it. */
  noteRefund(refund: Refund): Promise<unknown>
}
