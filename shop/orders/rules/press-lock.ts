/** Until when a shopper may change an order: the press takes orders at set times, and no sooner. */
import { addBusinessDays, dayInSydney } from '#packages/calendar/business-days.ts'
import { momentInSydney, momentInWords } from '#packages/calendar/sydney-time.ts'
import { isEmailed, whyInUse } from './in-use.ts'
import type { LineKind } from './order-facts.ts'
import { type OrderState, whyClosed } from './order-states.ts'

/** Times of business days at which the press takes orders, such as `10:00, 15:00`; without one it takes them at any time. */
const TIMES_KEY = 'press_takes_orders_at'
/** Nobody who has just ordered finds the order closed. */
const NOTICE_MS = 60 * 60_000
const MINUTE_MS = 60_000

export interface LockableOrder {
  number: string
  state: OrderState
  placedAt: Date
  paidAt: Date | null
  lines: readonly { kind: LineKind; productName: string }[]
}

export interface ChangeWindow {
  /** Whether it can be changed or cancelled. */
  isOpen: boolean
  /** False where everything of it is emailed. */
  canChange: boolean
  /** False where something of it is in use. */
  canCancel: boolean
  /** When the press takes the order; undefined while that is not known, such as before it is paid. */
  until: Date | undefined
  /** Undefined while it is open. */
  closedBecause: string | undefined
}

type Configuration = ReadonlyMap<string, string>

/** @param now  the shop's clock */
export function changeWindowOf(order: LockableOrder, configuration: Configuration, now: Date): ChangeWindow {
  const until = pressLockOf(order, configuration)
  const inUse = whyInUse(order)
  const isAllEmailed = order.lines.every(isEmailed)
  const closedBecause =
    whyClosed('change', order) ??
    (until && until <= now ? lockedSince(order, until) : undefined) ??
    (isAllEmailed ? inUse : undefined)
  const isOpen = closedBecause === undefined
  return {
    isOpen,
    canChange: isOpen && !isAllEmailed,
    canCancel: isOpen && inUse === undefined,
    until,
    closedBecause,
  }
}

/**
 * The moment from which on the press may take a paid order: the first of its times on a business day that leaves an
 * hour after the order, or after the payment where that came later.
 *
 * @returns undefined before the payment, where the press has no set times, and when nothing goes to the press or goods may
 * leave before it
 */
export function pressLockOf(
  order: Omit<LockableOrder, 'number' | 'lines'> & { lines: readonly { kind: LineKind }[] },
  configuration: Configuration,
): Date | undefined {
  const { state, placedAt, paidAt, lines } = order
  const isForPress =
    lines.some(({ kind }) => kind === 'printed') && lines.every(({ kind }) => kind !== 'goods')
  if (!isForPress || state === 'pending-payment') return undefined
  const times = timesIn(configuration)
  if (times.length === 0) return undefined
  const start = paidAt && paidAt > placedAt ? paidAt : placedAt
  const earliest = new Date(start.getTime() + NOTICE_MS)
  const today = dayInSydney(earliest)
  const firstDay = addBusinessDays(today, 0)
  const moments = [firstDay, addBusinessDays(firstDay, 1)].flatMap((day) =>
    times.map((minutes) => momentInSydney(day, minutes)),
  )
  return moments.find((moment) => moment >= earliest)
}

/** How long that is from now, rounded down, so that nobody is promised more. */
export function timeLeftInWords(until: Date, now: Date): string {
  const minutes = Math.floor((until.getTime() - now.getTime()) / MINUTE_MS)
  if (minutes < 1) return 'less than a minute'
  if (minutes < 60) return counted(minutes, 'minute')
  const hours = Math.floor(minutes / 60)
  return hours < 48 ? counted(hours, 'hour') : counted(Math.floor(hours / 24), 'day')
}

/** With the zone, as shoppers live in five of them. */
export const lockInWords = (until: Date): string => `${momentInWords(until)} (Sydney time)`

const counted = (count: number, what: string) => `${count} ${what}${count === 1 ? '' : 's'}`

const lockedSince = ({ number }: LockableOrder, until: Date) =>
  `Order ${number} could be changed until ${lockInWords(until)}. Now it goes to the press.`

/** Minutes of the day, earliest first. */
function timesIn(configuration: Configuration): number[] {
  const written = (configuration.get(TIMES_KEY) ?? '').matchAll(/\b([01]?\d|2[0-3]):([0-5]\d)\b/g)
  return [...written].map(([, hours, minutes]) => Number(hours) * 60 + Number(minutes)).sort((a, b) => a - b)
}
