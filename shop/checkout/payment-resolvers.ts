import type { CardFields } from '#platform/payments/gateway.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { refusal } from '../api/refusal.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { type ChangedCart, cartResult, changedCartResult } from '../cart/commands/cart-result.ts'
import type { CartRequest } from '../cart/rules/access.ts'
import type {
  CardFields as ContractCardFields,
  PaymentMethodInput,
  Resolvers,
} from '../generated/resolvers.ts'
import { paymentMethodOf } from '../orders/rules/payment-methods.ts'
import { openCardEntry } from './commands/open-card-entry.ts'
import { NOT_AVAILABLE, setPaymentMethod } from './commands/set-payment-method.ts'
import { paymentMethodsFor, whyNoCard } from './rules/payment-methods.ts'

export const paymentResolvers: Resolvers = {
  Mutation: {
    createBraintreeClientToken() {
      throw contractError(refusal('graphql-input', 'The Braintree payment method is not active.'))
    },
    async setPaymentMethodOnCart(_, { input }, context) {
      const { cart_id, payment_method } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      return changedCartResult(context, await choosePayment(context, request, payment_method))
    },
    // Where the shop is not set up for this gateway, it says what choosing its method says.
    async createPayflowProToken(_, { input }, context) {
      const request = await cartRequest(context, input.cart_id)
      const cart = await cartResult(context, request)
      const methods = paymentMethodsFor(cart, await context.configuration(), context.payments)
      if (!methods.some(({ code }) => code === 'card'))
        throw contractError(refusal('graphql-input', NOT_AVAILABLE))
      const asked = { cartId: request.id, address: context.visit.address, isNarrow: input.is_narrow ?? false }
      const { tokenId, secureToken } = accepted(await openCardEntry(context, asked))
      return {
        secure_token: secureToken,
        secure_token_id: tokenId,
        response_message: 'Approved',
        result: 0,
        result_code: 0,
      }
    },
    async handlePayflowProResponse(_, { input }, context) {
      await cartResult(context, await cartRequest(context, input.cart_id))
      throw contractError(refusal('graphql-input', NOT_AVAILABLE))
    },
  },

  Cart: {
    async available_payment_methods(cart, _, { configuration, payments }) {
      const methods = paymentMethodsFor(cart, await configuration(), payments)
      return methods.map(({ code, title, isOffline }) => ({
        code,
        title,
        is_deferred: isOffline,
        card_fields: code === 'card' ? contractCardFields(payments.cardFields) : null,
      }))
    },
    payment_note: async (cart, _, { configuration, payments }) =>
      whyNoCard(cart, await configuration(), payments) ?? null,
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

function contractCardFields(fields: CardFields | undefined): ContractCardFields | null {
  if (!fields) return null
  const told = { publishable_key: null, login_id: null, tokens_url: null, is_sandbox: fields.isSandbox }
  switch (fields.gateway) {
    case 'test':
      return { ...told, gateway: 'TEST', tokens_url: fields.tokensUrl }
    case 'stripe':
      return { ...told, gateway: 'STRIPE', publishable_key: fields.publishableKey }
    case 'authorize-net':
      return {
        ...told,
        gateway: 'AUTHORIZE_NET',
        publishable_key: fields.clientKey,
        login_id: fields.loginId,
      }
    case 'payflow':
      return { ...told, gateway: 'PAYFLOW' }
  }
}

/** @throws GraphQLError when the method cannot be used */
export async function choosePayment(
  context: ShopContext,
  request: CartRequest,
  { code, card, purchase_order_number }: PaymentMethodInput,
): Promise<ChangedCart> {
  if (!code) {
    const message = 'Required parameter "code" for "payment_method" is missing.'
    throw contractError(refusal('graphql-input', message))
  }
  const choice = {
    code,
    token: card?.token ?? null,
    purchaseOrderNumber: purchase_order_number?.trim() || null,
  }
  return accepted(await setPaymentMethod(context, request, choice))
}
