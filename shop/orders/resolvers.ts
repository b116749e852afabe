import { gstWithin } from '#packages/money/money.ts'
import { contractError, requiredInput } from '../contract-error.ts'
import { aud } from '../contract-money.ts'
import type { Address } from '../customers/rules/address.ts'
import { contractAddress } from '../customers/rules/contract-address.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { refusal } from '../refusal.ts'
import { isGuestsOrder } from './rules/guest-order.ts'
import { orderByNumber, orderByToken } from './store.ts'

const STATUS = { placed: 'Placed' } as const
const CARD = { name: 'Credit or debit card', type: 'card' }

export const ordersResolvers: Resolvers = {
  Query: {
    async guestOrderByToken(_, { input }, { db }) {
      const order = await orderByToken(db, requiredInput(input.token, 'token'))
      if (!order) throw notFound()
      return order
    },
    async guestOrder(_, { input }, { db }) {
      const order = await orderByNumber(db, requiredInput(input.number, 'number'))
      if (!order || !isGuestsOrder(order, input)) throw notFound()
      return order
    },
  },

  Order: {
    order_number: ({ number }) => number,
    order_id: ({ number }) => number,
    base_grand_total: ({ grandTotalCents }) => aud(grandTotalCents),
    customer_email: ({ email }) => email,
  },

  CustomerOrder: {
    order_date: ({ placedAt }) => placedAt.toISOString().slice(0, 19).replace('T', ' '),
    status: ({ state }) => STATUS[state],
    carrier: ({ carrierTitle }) => carrierTitle,
    shipping_method: ({ carrierTitle, shippingMethodTitle }) => `${carrierTitle} - ${shippingMethodTitle}`,
    minimum_days: ({ minimumDays }) => minimumDays,
    maximum_days: ({ maximumDays }) => maximumDays,
    items: ({ lines }) => lines,
    total: (order) => ({
      grand_total: aud(order.grandTotalCents),
      base_grand_total: aud(order.grandTotalCents),
      subtotal_incl_tax: aud(order.subtotalCents),
      subtotal_excl_tax: aud(order.subtotalCents - gstWithin(order.subtotalCents)),
      total_shipping: aud(order.shippingCents),
      total_tax: aud(order.gstCents),
    }),
    billing_address: ({ billingAddress }) => orderAddress(billingAddress),
    shipping_address: ({ shippingAddress }) => orderAddress(shippingAddress),
    payment_methods: () => [CARD],
  },

  OrderItemInterface: { __resolveType: () => 'OrderItem' },

  OrderItem: {
    id: ({ id }) => String(id),
    product_name: ({ productName }) => productName,
    product_sku: ({ sku }) => sku,
    product_url_key: ({ productUrlKey }) => productUrlKey,
    product_sale_price: ({ unitCents }) => aud(unitCents),
    quantity_ordered: ({ quantity }) => quantity,
    selected_options: ({ options }) => options,
    design_revision: ({ designRevision }, _, { loaders }) => loaders.designRevision.load(designRevision),
  },
}

/** The same sentence for every mismatch, so that nobody learns which order numbers exist. */
const notFound = () =>
  contractError(
    refusal('graphql-no-such-entity', "We couldn't locate an order with the information provided."),
  )

function orderAddress(address: Address) {
  return { ...contractAddress(address), region: address.state, country_code: address.countryCode }
}
