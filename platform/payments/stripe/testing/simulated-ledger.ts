/** What the gateway has written down of its payments. */
export interface Intent {
  id: string
  object: 'payment_intent'
  amount: number
  amount_capturable: number
  amount_received: number
  currency: string
  status: string
  capture_method: string
  metadata: Record<string, string>
  next_action: NextAction | null
  last_payment_error: { type: 'card_error'; code: string; decline_code?: string; message: string } | null
  payment_method: string | null
}

/** Where the shopper goes to confirm, or that a library in the browser is to ask them. */
type NextAction =
  | { type: 'redirect_to_url'; redirect_to_url: { url: string; return_url: string } }
  | { type: 'use_stripe_sdk' }

export interface Refund {
  id: string
  object: 'refund'
  amount: number
  payment_intent: string
  status: 'succeeded' | 'failed'
  failure_reason?: string
  metadata: Record<string, string>
}

export interface Dispute {
  id: string
  object: 'dispute'
  amount: number
  payment_intent: string
  status: 'needs_response' | 'won' | 'lost'
  reason: string
}

export interface SimulatedEvent {
  id: string
  object: 'event'
  type: string
  created: number
  data: { object: object }
}

export interface SimulatedLedger {
  intents: Map<string, Intent>
  refunds: Refund[]
  disputes: Dispute[]
  events: SimulatedEvent[]
  newId(prefix: string): string
  announce(type: string, object: object): void
}

export function openSimulatedLedger(now: () => number): SimulatedLedger {
  let count = 0
  /** Looks like Stripe's ids: letters and digits. */
  const newId = (prefix: string) =>
    `${prefix}_${crypto.randomUUID().replaceAll('-', 'x').slice(0, 20)}Kp${String(count++).padStart(4, '0')}`
  const events: SimulatedEvent[] = []
  return {
    intents: new Map(),
    refunds: [],
    disputes: [],
    events,
    newId,
    announce(type, object) {
      const created = Math.floor(now() / 1000)
      // The event has its object as it was at that moment.
      events.push({
        id: newId('evt'),
        object: 'event',
        type,
        created,
        data: { object: structuredClone(object) },
      })
    },
  }
}

/** Of a payment, in cents: what was captured, and how much of that has gone back by refund or lost dispute. */
export function balanceOf({ intents, refunds, disputes }: SimulatedLedger, paymentId: string) {
  const capturedCents = intents.get(paymentId)?.amount_received ?? 0
  const sum = (moves: readonly { payment_intent: string; amount: number }[]) =>
    moves.reduce((total, move) => total + (move.payment_intent === paymentId ? move.amount : 0), 0)
  const backCents = sum(refunds.filter(({ status }) => status === 'succeeded'))
  const lostCents = sum(disputes.filter(({ status }) => status === 'lost'))
  return { capturedCents, backCents: capturedCents === 0 ? 0 : backCents + lostCents }
}
