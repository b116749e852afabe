import { fromDollars } from '#packages/money/money.ts'
import type { ShopContext } from '../api/context.ts'
import { accepted, contractError, requiredInput } from '../api/contract-error.ts'
import { cartRequest } from '../cart/commands/cart-request.ts'
import { changedRowResult } from '../cart/commands/cart-result.ts'
import type { CartRequest } from '../cart/rules/access.ts'
import { nextCartOf } from '../cart/store.ts'
import { captchaFailed } from '../customers/rules/refusals.ts'
import type { PlaceOrderInput, Resolvers } from '../generated/resolvers.ts'
import { readReferCode } from '../referrals/rules/refer-code.ts'
import type { PlaceOrderResult } from './commands/conclude-payment.ts'
import { placeConfirmedOrder } from './commands/place-confirmed-order.ts'
import { placeOrder } from './commands/place-order.ts'
import { setGuestEmail } from './commands/set-guest-email.ts'
import { choosePayment } from './payment-resolvers.ts'
import type { ShownTotal } from './rules/sentences.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: () => [],
  },

  Mutation: {
    async setGuestEmailOnCart(_, { input }, context, info) {
      const { cart_id, email } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      const changed = await setGuestEmail(context, request, requiredInput(email, 'email'))
      return changedRowResult(context, changed, info)
    },
    async placeOrder(_, { input }, context) {
      const { cart_id, ...sent } = requiredInput(input, 'input')
      return placed(context, await cartRequest(context, cart_id), sent)
    },
    async placeConfirmedOrder(_, { cart_id }, context) {
      const request = await cartRequest(context, cart_id)
      // No payment is started, so no captcha is needed.
      const payer = { address: context.visit.address, isPerson: async () => false }
      return contractOrder(accepted(await placeConfirmedOrder(context, request, payer)))
    },
    async setPaymentMethodAndPlaceOrder(_, { input }, context) {
      const { cart_id, payment_method, ...sent } = requiredInput(input, 'input')
      const request = await cartRequest(context, cart_id)
      await choosePayment(context, request, payment_method)
      return placed(context, request, sent)
    },
  },

  PlaceOrderOutput: {
    next_cart_id: async ({ orderV2 }, _, { db }) =>
      orderV2 ? ((await nextCartOf(db, orderV2.cartId)) ?? null) : null,
  },
}

type SentWithOrder = Pick<
  PlaceOrderInput,
  'recaptcha_response' | 'expected_total' | 'expected_contents' | 'refer_code'
>

async function placed(context: ShopContext, request: CartRequest, sent: SentWithOrder) {
  const { captcha, visit } = context
  let answer: Promise<boolean> | undefined
  const isPerson = () => {
    answer ??= captcha.verify('PLACE_ORDER', sent.recaptcha_response || visit.captcha, true)
    return answer
  }
  const { forms } = await captcha.settings()
  if (forms.has('PLACE_ORDER') && !(await isPerson())) throw contractError(captchaFailed())
  const payer = { address: visit.address, isPerson }
  const asked = { ...request, ...shownIn(sent), referCode: readReferCode(sent.refer_code) }
  return contractOrder(accepted(await placeOrder(context, asked, payer)))
}

function contractOrder(result: PlaceOrderResult) {
  const nothing = { order: null, orderV2: null, errors: [], payment_redirect_url: null }
  switch (result.kind) {
    case 'placed':
      return { ...nothing, order: result.order, orderV2: result.order }
    case 'confirm-with-bank':
      return { ...nothing, payment_redirect_url: result.redirectUrl }
    case 'not-placed':
      return {
        ...nothing,
        errors: [{ ...result.refusal, is_card_used: result.refusal.isCardUsed === true }],
      }
  }
}

/** Undefined where the client does not say what it showed. */
const shownIn = ({ expected_total, expected_contents }: SentWithOrder) => ({
  shownCents: expected_total == null ? undefined : shownTotal(expected_total),
  shownContents: expected_contents ?? undefined,
})

const shownTotal = (dollars: number): ShownTotal =>
  Math.abs(dollars) <= MAX_DOLLARS ? fromDollars(dollars) : 'no-amount'

/** Beyond it, numbers no longer tell cents apart. */
const MAX_DOLLARS = Number.MAX_SAFE_INTEGER / 100
