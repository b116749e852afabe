/** The progress of an order, as the steps of a tracking page. */
import { addBusinessDays, dayInSydney } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import type { OrderState } from './order-states.ts'

export type StepCode = 'PLACED' | 'PAID' | 'IN_PRODUCTION' | 'SENT' | 'COMPLETE' | 'CANCELLED' | 'REFUNDED'

export interface Step {
  code: StepCode
  label: string
  reachedAt: Date | undefined
}

export interface Progress {
  steps: Step[]
  /** First and last business day on which it should arrive; undefined when nothing is awaited. */
  expected: { from: Date; to: Date; words: string } | undefined
}

export interface TrackedOrder {
  state: OrderState
  placedAt: Date
  paidAt: Date | null
  /** Null when nothing is sent. */
  minimumDays: number | null
  maximumDays: number | null
}

const LABELS: Record<StepCode, string> = {
  PLACED: 'Placed',
  PAID: 'Paid',
  IN_PRODUCTION: 'In production',
  SENT: 'On its way',
  COMPLETE: 'Complete',
  CANCELLED: 'Cancelled',
  REFUNDED: 'Refunded',
}

/** Which state's first event reaches a step. */
const reachedBy: Partial<Record<StepCode, readonly OrderState[]>> = {
  IN_PRODUCTION: ['in-production'],
  SENT: ['shipped', 'partly-shipped'],
  COMPLETE: ['complete'],
  CANCELLED: ['cancelled'],
  REFUNDED: ['refunded'],
}

/** @param events  state changes, oldest first */
export function progressOf(
  order: TrackedOrder,
  events: readonly { state: OrderState | null; happenedAt: Date }[],
): Progress {
  const reached = (code: StepCode): Date | undefined => {
    if (code === 'PLACED') return order.placedAt
    if (code === 'PAID') return order.paidAt ?? undefined
    return events.find(({ state }) => state !== null && reachedBy[code]?.includes(state))?.happenedAt
  }
  const steps = stepsOf(order).map((code) => ({ code, label: LABELS[code], reachedAt: reached(code) }))
  const isOver = order.state === 'cancelled' || order.state === 'refunded'
  return { steps: isOver ? steps.filter(({ reachedAt }) => reachedAt) : steps, expected: expectedDays(order) }
}

function stepsOf({ state, minimumDays }: TrackedOrder): StepCode[] {
  const steps: StepCode[] =
    minimumDays === null
      ? ['PLACED', 'PAID', 'COMPLETE']
      : ['PLACED', 'PAID', 'IN_PRODUCTION', 'SENT', 'COMPLETE']
  if (state === 'cancelled') return [...steps, 'CANCELLED']
  return state === 'refunded' ? [...steps, 'REFUNDED'] : steps
}

/** Delivery days count from the day of the order, or from the payment when the order waited for it. */
function expectedDays({
  state,
  placedAt,
  paidAt,
  minimumDays,
  maximumDays,
}: TrackedOrder): Progress['expected'] {
  if (minimumDays === null || maximumDays === null) return undefined
  if (state === 'pending-payment' || state === 'cancelled' || state === 'refunded' || state === 'complete') {
    return undefined
  }
  const start = dayInSydney(paidAt && paidAt > placedAt ? paidAt : placedAt)
  const [from, to] = [addBusinessDays(start, minimumDays), addBusinessDays(start, maximumDays)]
  return { from, to, words: dayRangeInWords(from, to) }
}
