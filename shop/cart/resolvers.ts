import { gstWithin } from '#packages/money/money.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, requiredInput } from '../api/contract-error.ts'
import { aud } from '../api/contract-money.ts'
import { withinLimit } from '../api/limits.ts'
import { pageOf } from '../api/page-window.ts'
import { signedIn } from '../customers/commands/signed-in.ts'
import type { Discount, Resolvers } from '../generated/resolvers.ts'
import { cartRequest } from './commands/cart-request.ts'
import { activeCartResult, cartResult, changedCartResult } from './commands/cart-result.ts'
import { clearCart, clearingProblem } from './commands/clear-cart.ts'
import { contentsTag } from './commands/contents-tag.ts'
import { createCart, customersCart, newCustomersCart } from './commands/create-cart.ts'
import { assignToCustomer, mergeCarts } from './commands/merge-carts.ts'
import type { OpenLine } from './commands/open-cart.ts'
import { sortedLines } from './rules/sorted-lines.ts'
import { type AppliedDiscount, totalSegments } from './rules/totals.ts'

export const cartResolvers: Resolvers = {
  Query: {
    cart: async (_, { cart_id }, context) => cartResult(context, await cartRequest(context, cart_id)),
    async customerCart(_, _arguments, context) {
      const caller = await signedIn(context)
      const { store } = context.visit
      for (;;) {
        const cart = await activeCartResult(context, caller, store)
        if (cart) return cart
        const created = await newCustomersCart(context, caller, store)
        if (created) return (await changedCartResult(context, { cart: created, lines: [] })).cart
      }
    },
  },

  Mutation: {
    async createGuestCart(_, { input }, context) {
      const created = { cart: await newGuestCart(context, input?.cart_uid), lines: [] }
      return { cart: (await changedCartResult(context, created)).cart }
    },
    async createEmptyCart(_, { input }, context) {
      const caller = await context.caller()
      if (caller.kind === 'customer') return customersCart(context, caller, context.visit.store)
      return (await newGuestCart(context, input?.cart_id)).id
    },
    async mergeCarts(_, { source_cart_id, destination_cart_id }, context) {
      const caller = await signedIn(context)
      const { store } = context.visit
      const sourceId = requiredInput(source_cart_id, 'source_cart_id')
      const wantedId = destination_cart_id ?? undefined
      const id = accepted(await mergeCarts(context, { caller, store }, sourceId, wantedId))
      return cartResult(context, { id, caller, store })
    },
    async assignCustomerToGuestCart(_, { cart_id }, context) {
      const caller = await signedIn(context)
      const { store } = context.visit
      const cartId = requiredInput(cart_id, 'cart_id')
      const id = accepted(await assignToCustomer(context, { caller, store }, cartId))
      return cartResult(context, { id, caller, store })
    },
    async clearCart(_, { input }, context) {
      const request = await cartRequest(context, input.uid, 'uid')
      const result = await clearCart(context, request)
      const problem = clearingProblem(result)
      if (problem) return { cart: null, errors: [problem] }
      return { cart: (await changedCartResult(context, result)).cart, errors: [] }
    },
  },

  Customer: {
    async customerCart(caller, _, context) {
      return (await activeCartResult(context, caller, undefined)) ?? null
    },
  },

  Cart: {
    /** The customer's own address; what was typed as a guest may be somebody else's. */
    email: async ({ customerId, email }, _, { loaders }) =>
      customerId === null ? email : ((await loaders.customer.load(customerId))?.email ?? null),
    is_virtual: ({ isVirtual }) => isVirtual,
    allow_shipping: ({ isVirtual }) => !isVirtual,
    total_quantity: piecesIn,
    totalQuantity: piecesIn,
    items: ({ lines }) => [...lines],
    itemsV2: ({ lines }, { pageSize, currentPage, sort }) =>
      accepted(pageOf(sortedLines(lines, sort), pageSize, currentPage)),
    saved_for_later: ({ savedLines }) =>
      savedLines.map((line) => ({
        item: line,
        former_price:
          line.savedUnitCents === null || line.savedUnitCents === line.unitCents
            ? null
            : aud(line.savedUnitCents),
      })),
    prices: (cart) => cart,
    contents_tag: ({ lines }) => contentsTag(lines),
  },

  CartPrices: {
    grand_total: ({ totals }) => aud(totals.grandTotalCents),
    grandTotal: ({ totals }) => aud(totals.grandTotalCents),
    // Cards, credit and points may pay for more than the net amount.
    grand_total_excluding_tax: ({ totals }) => aud(Math.max(0, totals.grandTotalCents - totals.gstCents)),
    subtotal_including_tax: ({ totals }) => aud(totals.subtotalCents),
    subtotal_excluding_tax: ({ lines }) =>
      aud(sumOf(lines, (line) => line.rowCents - gstBeforeCoupons(line))),
    subtotal_with_discount_excluding_tax: ({ lines }) =>
      aud(sumOf(lines, (line) => line.rowCents - line.discountCents - line.gstCents)),
    applied_taxes: ({ totals }) => [
      {
        label: 'GST',
        amount: aud(totals.gstCents),
        tax_details: [{ title: 'GST', rate: 10, amount: aud(totals.gstCents) }],
      },
    ],
    discounts: ({ totals }) => (totals.discounts.length === 0 ? null : totals.discounts.map(discountOf)),
    discount: ({ totals }) => {
      const { discounts, discountCents, shippingDiscountCents } = totals
      if (discounts.length === 0) return null
      const labels = discounts.map(({ label }) => label)
      return { amount: aud(-(discountCents + shippingDiscountCents)), label: labels }
    },
    gift_options: () => ({}),
    totals: ({ totals, chosenOffer }) =>
      totalSegments(totals).map(({ code, label, cents }) => {
        const isStandard = chosenOffer === undefined || chosenOffer.methodCode === 'standard'
        const missingCents = isStandard ? totals.missingForFreeShippingCents : 0
        const freeShipping =
          code === 'shipping'
            ? { show_free_shipping_msg: missingCents > 0, free_shipping_amount: aud(missingCents) }
            : {}
        return { code, label, amount: aud(cents), ...freeShipping }
      }),
  },
}

const discountOf = ({ code, label, cents, appliedTo }: AppliedDiscount): Discount => ({
  amount: aud(cents),
  label,
  applied_to: appliedTo,
  coupon: { code },
})

/** A certificate carries no GST when it is sold, so its row has none either way. */
function gstBeforeCoupons({ kind, rowCents }: OpenLine): number {
  return kind === 'gift-certificate' ? 0 : gstWithin(rowCents)
}

function sumOf(lines: readonly OpenLine[], cents: (line: OpenLine) => number): number {
  return lines.reduce((sum, line) => sum + cents(line), 0)
}

async function newGuestCart(context: ShopContext, wantedId: string | null | undefined) {
  const { store, address } = context.visit
  const caller = await context.caller()
  // Counted before it is created, because an abandoned cart is kept for a month.
  if (address !== undefined) accepted(await withinLimit(context.limits, 'cart-address', address))
  return accepted(await createCart(context, { id: wantedId ?? undefined, caller, store }))
}

function piecesIn({ lines }: { lines: readonly OpenLine[] }): number {
  return lines.reduce((sum, line) => sum + line.quantity, 0)
}
