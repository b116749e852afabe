/** What the gateway has written down of its transactions. */
import type { CardBehaviour } from './cards.ts'

export interface Transaction {
  transId: string
  refTransId?: string
  transactionType: string
  transactionStatus: string
  responseCode: number
  responseReasonCode: number
  invoiceNumber: string
  description: string
  authCents: number
  settleCents: number
  lastDigits: string
  submittedAt: Date
  batchId?: string
}

export interface Batch {
  batchId: string
  settledAt: Date
}

export interface SimulatedEvent {
  notificationId: string
  eventType: string
  eventDate: string
  webhookId: string
  payload: { entityName: string; id: string; [field: string]: unknown }
}

export interface SimulatedLedger {
  transactions: Transaction[]
  batches: Batch[]
  events: SimulatedEvent[]
  /** Cards whose refunds are declined at their settlement. */
  cards: Map<string, CardBehaviour>
  add(parts: Omit<Transaction, 'transId' | 'submittedAt'>): Transaction
  byId(transId: string): Transaction | undefined
  announce(event: string, transaction: Transaction): void
  now(): Date
}

export function openSimulatedLedger(now: () => number): SimulatedLedger {
  let count = 40_000_000_000
  const transactions: Transaction[] = []
  const events: SimulatedEvent[] = []
  return {
    transactions,
    batches: [],
    events,
    cards: new Map(),
    add(parts) {
      count += 1
      const transaction = { ...parts, transId: String(count), submittedAt: new Date(now()) }
      transactions.push(transaction)
      return transaction
    },
    byId: (transId) => transactions.find((one) => one.transId === transId),
    announce(event, { transId, authCents, responseCode, invoiceNumber }) {
      events.push({
        notificationId: crypto.randomUUID(),
        eventType: `net.authorize.payment.${event}`,
        eventDate: new Date(now()).toISOString(),
        webhookId: 'cfcb8e8a-8e4b-4a2f-9f3c-1a5a3a1f6a00',
        payload: {
          entityName: 'transaction',
          id: transId,
          responseCode,
          authAmount: authCents / 100,
          merchantReferenceId: invoiceNumber,
          invoiceNumber,
        },
      })
    },
    now: () => new Date(now()),
  }
}

const AUTHORISED = ['authorizedPendingCapture', 'FDSAuthorizedPendingReview']
const CAPTURED = ['capturedPendingSettlement', 'settledSuccessfully']
const REFUNDED = ['refundPendingSettlement', 'refundSettledSuccessfully']

/** Of all transactions with a reference, in cents: what is authorised, and what was captured and not refunded. */
export function balanceOf({ transactions }: SimulatedLedger, reference: string) {
  const own = transactions.filter(({ invoiceNumber }) => invoiceNumber === reference)
  const ids = new Set(own.map(({ transId }) => transId))
  const back = transactions.filter(({ refTransId }) => refTransId !== undefined && ids.has(refTransId))
  const sum = (all: readonly Transaction[], states: readonly string[]) =>
    all.reduce((total, one) => total + (states.includes(one.transactionStatus) ? one.settleCents : 0), 0)
  const charges = own.filter(({ refTransId }) => refTransId === undefined)
  return {
    authorisedCents: sum(charges, AUTHORISED),
    netCapturedCents: sum(charges, CAPTURED) - sum(back, REFUNDED),
  }
}
