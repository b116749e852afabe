import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { cartResult } from '../cart/commands/cart-result.ts'
import type { CartRequest } from '../cart/rules/access.ts'
import type { PaymentMethodInput, Resolvers } from '../generated/resolvers.ts'
import { paymentMethodOf } from '../orders/rules/payment-methods.ts'
import { NOT_AVAILABLE, setPaymentMethod } from './commands/set-payment-method.ts'
import { paymentMethodsFor } from './rules/payment-methods.ts'

export const paymentResolvers: Resolvers = {
  Mutation: {
    createBraintreeClientToken() {
      throw contractError(refusal('graphql-input', 'The Braintree payment method is not active.'))
    },
    async setPaymentMethodOnCart(_, { input }, context) {
      const { cart_id, payment_method } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      await choosePayment(context, request, payment_method)
      return { cart: await cartResult(context, request) }
    },
    // The shop is never set up for this gateway yet, so both calls say what choosing its method says.
    async createPayflowProToken(_, { input }, context) {
      await cartResult(context, await cartRequest(context, input.cart_id))
      throw contractError(refusal('graphql-input', NOT_AVAILABLE))
    },
    async handlePayflowProResponse(_, { input }, context) {
      await cartResult(context, await cartRequest(context, input.cart_id))
      throw contractError(refusal('graphql-input', NOT_AVAILABLE))
    },
  },

  Cart: {
    async available_payment_methods(cart, _, { configuration, payments }) {
      const methods = paymentMethodsFor(cart, await configuration(), payments.isOpen)
      return methods.map(({ code, title, isOffline }) => ({ code, title, is_deferred: isOffline }))
    },
    selected_payment_method: ({ paymentMethod, purchaseOrderNumber }) =>
      paymentMethod === null
        ? null
        : {
            code: paymentMethod,
            title: paymentMethodOf(paymentMethod)?.title ?? '',
            purchase_order_number: purchaseOrderNumber,
          },
  },
}

/** @throws GraphQLError when the method cannot be used */
export async function choosePayment(
  context: ShopContext,
  request: CartRequest,
  { code, card, purchase_order_number }: PaymentMethodInput,
): Promise<void> {
  if (!code) {
    const message = 'Required parameter "code" for "payment_method" is missing.'
    throw contractError(refusal('graphql-input', message))
  }
  const choice = {
    code,
    token: card?.token ?? null,
    purchaseOrderNumber: purchase_order_number?.trim() || null,
  }
  accepted(await setPaymentMethod(context, request, choice))
}
