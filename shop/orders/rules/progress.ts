/** The progress of an order, as the steps of a tracking page. */
import { addBusinessDays, dayInSydney } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import type { OrderState } from './order-states.ts'

export type StepCode =
  | 'PLACED'
  | 'PAID'
  | 'IN_PRODUCTION'
  | 'SENT'
  | 'DELIVERED'
  | 'COMPLETE'
  | 'CANCELLED'
  | 'REFUNDED'

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
  DELIVERED: 'Delivered',
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

/**
 * @param events  state changes, oldest first
 * @param parcels  all that were sent, with the moment of arrival where it is known
 */
export function progressOf(
  order: TrackedOrder,
  events: readonly { state: OrderState | null; happenedAt: Date }[],
  parcels: readonly { deliveredAt: Date | null }[],
): Progress {
  const isComplete = events.some(({ state }) => state === 'complete')
  const arrivedAt = isComplete ? lastDelivery(parcels) : undefined
  const reached = (code: StepCode): Date | undefined => {
    if (code === 'PLACED') return order.placedAt
    if (code === 'PAID') return order.paidAt ?? undefined
    if (code === 'DELIVERED') return arrivedAt
    return events.find(({ state }) => state !== null && reachedBy[code]?.includes(state))?.happenedAt
  }
  const steps = stepsOf(order, arrivedAt).map((code) => ({
    code,
    label: LABELS[code],
    reachedAt: reached(code),
  }))
  const isOver = order.state === 'cancelled' || order.state === 'refunded'
  return { steps: isOver ? steps.filter(({ reachedAt }) => reachedAt) : steps, expected: expectedDays(order) }
}

/** When the last parcel arrived; undefined while that is not known of each. */
function lastDelivery(parcels: readonly { deliveredAt: Date | null }[]): Date | undefined {
  const known = parcels.flatMap(({ deliveredAt }) => deliveredAt ?? [])
  if (known.length < parcels.length) return undefined
  return known.toSorted((one, other) => other.getTime() - one.getTime())[0]
}

/** Where nobody says that the parcels have arrived, an order is complete after a time and delivered is not claimed. */
function stepsOf({ state, minimumDays }: TrackedOrder, arrivedAt: Date | undefined): StepCode[] {
  const steps: StepCode[] =
    minimumDays === null
      ? ['PLACED', 'PAID', 'COMPLETE']
      : ['PLACED', 'PAID', 'IN_PRODUCTION', 'SENT', arrivedAt ? 'DELIVERED' : 'COMPLETE']
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
