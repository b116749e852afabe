import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { pageInfo, pageWindow } from '../api/page-window.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { cancelAsShopper } from './commands/cancel-as-shopper.ts'
import { listOrders } from './commands/list-orders.ts'
import { readOrder, readOrderByToken, readOrderForTracking } from './commands/read-guest-order.ts'
import { takeGuestOrder } from './commands/take-guest-order.ts'
import { documentResolvers, trackingOf } from './document-resolvers.ts'
import { lineResolvers } from './line-resolvers.ts'
import { orderResolvers } from './order-resolvers.ts'
import { cancellationSettings } from './rules/cancellation.ts'
import { stateWords } from './rules/order-states.ts'
import { progressOf } from './rules/progress.ts'
import { mostOrdered } from './store.ts'

export const ordersResolvers: Resolvers = {
  ...orderResolvers,
  ...lineResolvers,
  ...documentResolvers,

  Query: {
    async guestOrderByToken(_, { input }, context) {
      return accepted(await readOrderByToken(context, requiredInput(input.token, 'token'), input.order_type))
    },
    async guestOrder(_, { input }, context) {
      const { number, email } = input
      return accepted(
        await readOrder(context, {
          ...input,
          number: requiredInput(number, 'number'),
          email: requiredInput(email, 'email'),
        }),
      )
    },
    async mostOrderedProducts(_, { pageSize }, { db, loaders }) {
      const { limit } = accepted(pageWindow(pageSize, 1))
      const found = await mostOrdered(db, limit)
      const products = await loaders.product.loadMany(found.map(({ productId }) => productId))
      return products.flatMap((product) =>
        product && !(product instanceof Error) && product.inStock && product.kind !== 'membership'
          ? product
          : [],
      )
    },
    async customerOrders(_, __, context) {
      return accepted(listOrders(context, (await signedIn(context)).id, {}))
    },
    async orderTracking(_, { number, email, order_type }, context) {
      return accepted(
        await readOrderForTracking(context, {
          number: requiredInput(number, 'number'),
          email: requiredInput(email, 'email'),
          order_type,
        }),
      )
    },
  },

  Mutation: {
    async cancelOrder(_, { input }, context) {
      const { order, refusal } = await cancelAsShopper(context, await context.caller(), {
        orderId: requiredInput(input.order_id, 'order_id'),
        reason: requiredInput(input.reason, 'reason'),
        token: input.token ?? undefined,
      })
      return { order: order ?? null, errorV2: refusal ?? null, error: refusal?.message ?? null }
    },
    async takeGuestOrder(_, { token }, context) {
      const { id } = await signedIn(context)
      const email = (await context.loaders.customer.load(id))?.email ?? ''
      return accepted(await takeGuestOrder(context, { id, email }, token))
    },
  },

  StoreConfig: {
    order_cancellation_enabled: async (_, __, { configuration }) =>
      cancellationSettings(await configuration()).isEnabled,
    order_cancellation_reasons: async (_, __, { configuration }) =>
      cancellationSettings(await configuration()).reasons.map((description) => ({ description })),
  },

  Customer: {
    orders: ({ id }, input, context) => accepted(listOrders(context, id, input)),
  },

  CustomerOrders: {
    items: (list) => list.orders(),
    total_count: async (list) => (await list.summary()).count,
    async date_of_first_order(list) {
      const { firstPlacedAt } = await list.summary()
      return firstPlacedAt && utcTimestamp(firstPlacedAt)
    },
    page_info: async ({ page, summary }) => pageInfo(page, (await summary()).count),
  },

  OrderTracking: {
    status: ({ state }) => stateWords[state].label,
    status_code: ({ state }) => stateWords[state].code,
    async progress(order, _, { loaders }) {
      const [events, parcels] = await Promise.all([
        loaders.eventsOfOrder.load(order.id),
        loaders.shipmentsOfOrder.load(order.id),
      ])
      return progressOf(order, events, parcels)
    },
    async parcels({ id }, _, { loaders }) {
      return (await loaders.shipmentsOfOrder.load(id)).map(trackingOf)
    },
  },
}
