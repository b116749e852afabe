import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import type { ShopContext } from '../api/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import type { ShownOrder } from './commands/read-guest-order.ts'
import { READ_ONLY } from './commands/reading-token.ts'
import { changeWindowOf, lockInWords, timeLeftInWords } from './rules/press-lock.ts'

export const changeWindowResolvers: Resolvers = {
  CustomerOrder: { change_window: (order, _, context) => shownWindow(order, context) },
  OrderTracking: { change_window: (order, _, context) => shownWindow(order, context) },
}

async function shownWindow(order: ShownOrder, { clock, configuration, loaders }: ShopContext) {
  const now = clock.now()
  const lines = await loaders.linesOfOrder.load(order.id)
  const window = changeWindowOf({ ...order, lines }, await configuration(), now)
  const { until, closedBecause: closed } = window
  const closedBecause = closed ?? (order.isForReading ? READ_ONLY : undefined)
  const isOpen = closedBecause === undefined
  return {
    is_open: isOpen,
    can_change: isOpen && window.canChange,
    can_cancel: isOpen && window.canCancel,
    until: until ? utcTimestamp(until) : null,
    until_words: until ? lockInWords(until) : null,
    time_left: until && isOpen ? timeLeftInWords(until, now) : null,
    closed_because: closedBecause ?? null,
  }
}
