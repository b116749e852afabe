/** One call at a time works on a payment, for gateways whose keys do not tell two calls from one. */
import { setTimeout as wait } from 'node:timers/promises'
import { withinLimit } from '../gateway.ts'

/** A ledger that keeps a lease in each payment's row, so that it counts in all processes. */
export interface LeasedLedger<Entry> {
  byPayment(paymentId: string): Promise<Entry | undefined>
  /** @returns undefined while another call works on the payment */
  lease(paymentId: string, ms: number): Promise<string | undefined>
  releaseLease(paymentId: string, lease: string): Promise<unknown>
}

/** How often a call looks whether the one before it is done. */
const LOOK_MS = 40
/** A lease outlives the try that took it, for as long as that may take to notice that its time is over. */
const LEASE_SLACK_MS = 5_000

/**
 * Runs a call within the time limit, and once more when it is not answered, alone among the calls of its payment in all
 * processes.
 *
 * @throws GatewayTimeout
 * @throws Error for a payment that was not begun
 */
export function withPaymentLease<Entry, Answer>(
  { ledger, timeoutMs }: { ledger: LeasedLedger<Entry>; timeoutMs: number },
  call: string,
  paymentId: string,
  work: (entry: Entry, signal: AbortSignal) => Promise<Answer>,
): Promise<Answer> {
  return withinLimit(call, timeoutMs, async (signal) => {
    let lease = await ledger.lease(paymentId, timeoutMs + LEASE_SLACK_MS)
    while (!lease) {
      if (!(await ledger.byPayment(paymentId))) throw new Error(`Payment ${paymentId} was not begun here.`)
      await wait(LOOK_MS, undefined, { signal })
      lease = await ledger.lease(paymentId, timeoutMs + LEASE_SLACK_MS)
    }
    try {
      // A lease that came after the end of its try is of no use to anybody.
      signal.throwIfAborted()
      const entry = await ledger.byPayment(paymentId)
      if (!entry) throw new Error(`Payment ${paymentId} was not begun here.`)
      return await work(entry, signal)
    } finally {
      await ledger.releaseLease(paymentId, lease)
    }
  })
}
