import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import type { ShopContext } from '../api/context.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { changeWindowOf, lockInWords, timeLeftInWords } from './rules/press-lock.ts'
import type { Order } from './store.ts'

export const changeWindowResolvers: Resolvers = {
  CustomerOrder: { change_window: (order, _, context) => shownWindow(order, context) },
  OrderTracking: { change_window: (order, _, context) => shownWindow(order, context) },
}

async function shownWindow(order: Order, { clock, configuration, loaders }: ShopContext) {
  const now = clock.now()
  const lines = await loaders.linesOfOrder.load(order.id)
  const { isOpen, until, closedBecause } = changeWindowOf({ ...order, lines }, await configuration(), now)
  return {
    is_open: isOpen,
    until: until ? utcTimestamp(until) : null,
    until_words: until ? lockInWords(until) : null,
    time_left: until && isOpen ? timeLeftInWords(until, now) : null,
    closed_because: closedBecause ?? null,
  }
}
