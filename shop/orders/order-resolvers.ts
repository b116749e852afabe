import { isoDay } from '#packages/calendar/iso-day.ts'
import { utcTimestamp } from '#packages/calendar/utc-timestamp.ts'
/** An order as the contract shows it. */
import { gstWithin } from '#packages/money/money.ts'
import { aud } from '../api/contract-money.ts'
import { contractAddress } from '../customers/rules/contract-address.ts'
import type { Address } from '../fields/rules/address.ts'
import type { CountryCodeEnum, Resolvers } from '../generated/resolvers.ts'
import { refusalByState } from './rules/cancel-refusal.ts'
import { cancellationSettings } from './rules/cancellation.ts'
import { howToPay } from './rules/how-to-pay.ts'
import { marketingOf } from './rules/marketing-texts.ts'
import { GST_PERCENT, subtotalExGst } from './rules/order-amounts.ts'
import type { OrderDiscount } from './rules/order-facts.ts'
import { isOpenFor, stateWords } from './rules/order-states.ts'
import { progressOf } from './rules/progress.ts'
import { heldUntil } from './rules/unpaid-hold.ts'
import { maskedCode, paymentMethodInWords } from './rules/words.ts'
import type { Order } from './store.ts'

export const orderResolvers: Resolvers = {
  Order: {
    order_number: ({ number }) => number,
    order_id: ({ number }) => number,
    base_grand_total: ({ grandTotalCents }) => aud(grandTotalCents),
    customer_email: ({ email }) => email,
    async additional_information(order, _, { loaders }) {
      return marketingOf(order, await loaders.linesOfOrder.load(order.id))
    },
  },

  CustomerOrder: {
    order_date: ({ placedAt }) => utcTimestamp(placedAt),
    order_status_change_date: ({ stateChangedAt, placedAt }) => utcTimestamp(stateChangedAt ?? placedAt),
    status: ({ state }) => stateWords[state].label,
    status_code: ({ state }) => stateWords[state].code,
    carrier: ({ carrierTitle }) => carrierTitle,
    shipping_method: ({ carrierTitle, shippingMethodTitle }) =>
      carrierTitle && shippingMethodTitle ? `${carrierTitle} - ${shippingMethodTitle}` : null,
    is_virtual: ({ shippingAddress }) => shippingAddress === null,
    minimum_days: ({ minimumDays }) => minimumDays,
    maximum_days: ({ maximumDays }) => maximumDays,
    items: async (order, _, { loaders }) =>
      (await loaders.linesOfOrder.load(order.id)).map((line) => ({ line, order })),
    items_eligible_for_return: () => [],
    total: (order) => order,
    billing_address: ({ billingAddress }) => orderAddress(billingAddress),
    shipping_address: ({ shippingAddress }) => (shippingAddress ? orderAddress(shippingAddress) : null),
    payment_methods: ({ paymentMethod, purchaseOrderNumber }) => [
      {
        name: paymentMethodInWords(paymentMethod),
        type: paymentMethod,
        additional_data:
          purchaseOrderNumber === null ? [] : [{ name: 'purchase_order_number', value: purchaseOrderNumber }],
      },
    ],
    async how_to_pay(order, _, { configuration }) {
      if (order.state !== 'pending-payment') return []
      const { paymentMethod, grandTotalCents, number } = order
      const values = await configuration()
      const due = { dueCents: grandTotalCents, orderNumber: number, until: heldUntil(order, values) }
      return howToPay(paymentMethod, due, values)
    },
    async shipments(order, _, { loaders }) {
      return (await loaders.shipmentsOfOrder.load(order.id)).map((shipment) => ({ shipment, order }))
    },
    async invoices(order, _, { loaders }) {
      const invoice = await loaders.invoiceOfOrder.load(order.id)
      return invoice ? [{ invoice, order }] : []
    },
    async credit_memos(order, _, { loaders }) {
      return (await loaders.creditMemosOfOrder.load(order.id)).map((memo) => ({ memo, order }))
    },
    async comments({ id }, _, { loaders }) {
      const events = await loaders.eventsOfOrder.load(id)
      return events.flatMap(({ message, isForShopper, happenedAt }) =>
        isForShopper && message ? [{ message, timestamp: utcTimestamp(happenedAt) }] : [],
      )
    },
    applied_coupons: ({ couponCodes }) => couponCodes.map((code) => ({ code })),
    applied_gift_cards: ({ giftCards }) =>
      giftCards.map(({ code, appliedCents }) => ({
        code: maskedCode(code),
        applied_balance: aud(appliedCents),
      })),
    async available_actions(order, _, { configuration, clock, loaders }) {
      const { state, customerId, isForReading, isLeftBehind } = order
      const hasOwner = customerId !== null && !isLeftBehind
      const lines = await loaders.linesOfOrder.load(order.id)
      const values = await configuration()
      const { isEnabled } = cancellationSettings(values)
      const isRefused = refusalByState({ ...order, lines }, values, clock.now()) !== undefined
      return [
        ...(hasOwner && isOpenFor('reorder', state) ? (['REORDER'] as const) : []),
        ...(isEnabled && !isRefused && !isForReading ? (['CANCEL'] as const) : []),
      ]
    },
    customer_info: ({ billingAddress }) => ({
      firstname: billingAddress.firstName,
      lastname: billingAddress.lastName,
    }),
    business_purchase: ({ notes: { businessPurchase, abn, gstNumber } }) =>
      businessPurchase ? { abn: abn ?? null, gst_number: gstNumber ?? null } : null,
    order_comment: ({ orderComment }) => orderComment,
    gift_message: ({ giftNote }) => giftNote,
    gift_receipt_included: ({ giftReceiptIncluded }) => giftReceiptIncluded,
    printed_card_included: ({ printedCardIncluded }) => printedCardIncluded,
    created_at: ({ placedAt }) => utcTimestamp(placedAt),
    increment_id: ({ number }) => number,
    order_number: ({ number }) => number,
    grand_total: ({ grandTotalCents }) => aud(grandTotalCents).value,
    async progress(order, _, { loaders }) {
      const [events, parcels] = await Promise.all([
        loaders.eventsOfOrder.load(order.id),
        loaders.shipmentsOfOrder.load(order.id),
      ])
      return progressOf(order, events, parcels)
    },
  },

  OrderProgress: {
    steps: ({ steps }) =>
      steps.map(({ code, label, reachedAt }) => ({
        code,
        label,
        reached_at: reachedAt ? utcTimestamp(reachedAt) : null,
      })),
    expected_from: ({ expected }) => (expected ? isoDay(expected.from) : null),
    expected_to: ({ expected }) => (expected ? isoDay(expected.to) : null),
    expected: ({ expected }) => expected?.words ?? null,
  },

  OrderTotal: {
    grand_total: ({ grandTotalCents }) => aud(grandTotalCents),
    base_grand_total: ({ grandTotalCents }) => aud(grandTotalCents),
    subtotal: ({ subtotalCents }) => aud(subtotalCents),
    subtotal_incl_tax: ({ subtotalCents }) => aud(subtotalCents),
    async subtotal_excl_tax({ id, subtotalCents }, _, { loaders }) {
      const lines = await loaders.everyLineOfOrder.load(id)
      const summed = lines.filter(({ isInvoiced }) => isInvoiced)
      return aud(subtotalExGst(subtotalCents, summed))
    },
    total_shipping: ({ shippingCents }) => aud(shippingCents),
    total_tax: ({ gstCents }) => aud(gstCents),
    total_giftcard: ({ giftCardCents }) => audOrNull(giftCardCents),
    total_store_credit: ({ creditCents }) => audOrNull(creditCents),
    total_reward_points: ({ pointsCents }) => audOrNull(pointsCents),
    discounts: ({ discounts }) => discounts.map(contractDiscount),
    taxes: ({ gstCents }) => gstLines(gstCents),
    shipping_handling: (order) => shippingHandling(order),
  },
}

export function contractDiscount({ label, amountCents, appliedTo, couponCode }: OrderDiscount) {
  return {
    label,
    amount: aud(amountCents),
    applied_to: appliedTo,
    coupon: couponCode === undefined ? null : { code: couponCode },
  }
}

export const gstLines = (gstCents: number) =>
  gstCents === 0 ? [] : [{ title: 'GST', rate: GST_PERCENT, amount: aud(gstCents) }]

/** Delivery with the GST inside its price. */
export function shippingHandling({
  shippingCents,
  shippingDiscountCents,
}: Pick<Order, 'shippingCents' | 'shippingDiscountCents'>) {
  const gstCents = gstWithin(shippingCents - shippingDiscountCents)
  return {
    total_amount: aud(shippingCents),
    amount_including_tax: aud(shippingCents),
    amount_excluding_tax: aud(shippingCents - gstWithin(shippingCents)),
    taxes: gstLines(gstCents),
    discounts: shippingDiscountCents > 0 ? [{ amount: aud(shippingDiscountCents) }] : [],
  }
}

const audOrNull = (cents: number) => (cents === 0 ? null : aud(cents))

function orderAddress(address: Address) {
  return {
    ...contractAddress(address),
    region: address.state,
    country_code: address.countryCode as CountryCodeEnum,
  }
}
