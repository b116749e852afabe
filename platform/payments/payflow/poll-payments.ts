import { withinLimit } from '../gateway.ts'
import type { GatewayEvent } from '../opening.ts'
import type { Adapter } from './adapter.ts'
import { type Looks, looksOf } from './movements.ts'

const DAY_MS = 86_400_000
/** Banks take back what is disputed within about 120 days of the purchase. */
const MAX_AGE_MS = 180 * DAY_MS
const MAX_LOOKS = 100

/**
 * Payflow has no webhooks: of a later void, failed refund or chargeback it tells nothing. So each captured
 * payment is polled once a day, and a changed state is an event.
 *
 * @returns how many payments were looked at, at most `MAX_LOOKS`; then more may be waiting
 */
export async function pollPayments(
  { ledger, transactions, clock, timeoutMs }: Adapter,
  handleGatewayEvent: (event: GatewayEvent) => Promise<void>,
): Promise<number> {
  const now = clock.now()
  const since = new Date(now.getTime() - DAY_MS)
  const due = await ledger.toLookAt(since, new Date(now.getTime() - MAX_AGE_MS), now, MAX_LOOKS)
  const failures: unknown[] = []
  for (const { seen, ...entry } of due) {
    const { paymentId } = entry
    try {
      const looks = await looksOf(entry, await ledger.refundsOf(paymentId), (pnref) =>
        withinLimit('look', timeoutMs, (signal) => transactions.look(pnref, signal)),
      )
      const state = textOf(looks)
      if (state === seen) continue
      // Noted once the event is stored: an event that comes twice changes nothing.
      await handleGatewayEvent({ id: `${paymentId} ${state}`.slice(0, 200), paymentId })
      await ledger.noteSeen(paymentId, state)
    } catch (error) {
      // One payment that cannot be looked at now must not hide the others.
      failures.push(error)
    }
  }
  if (failures.length > 0) {
    throw new AggregateError(failures, `${failures.length} payments could not be looked at`)
  }
  return due.length
}

/** Equal texts mean that nothing has happened; steps of the settlement (6, 7, 8) do not count. */
function textOf({ capture, refunds }: Looks): string {
  const states = [capture, ...refunds.map(({ details }) => details)].map((details) => {
    if (!details) return '?'
    const isUnderWay = details.result === 0 && details.state >= 6 && details.state <= 8
    return isUnderWay ? '-' : `${details.result}/${details.state}`
  })
  return states.join(' ')
}
