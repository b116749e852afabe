import { askedCart } from '../cart/commands/asked-cart.ts'
import { shownCart } from '../cart/commands/shown-cart.ts'
import type { AskedCart } from '../cart/rules/access.ts'
import type { ShopContext } from '../context.ts'
import { accepted, contractError, requiredInput } from '../contract-error.ts'
import { captchaFailed } from '../customers/rules/refusals.ts'
import type { Resolvers } from '../generated/resolvers.ts'
import { placeOrder } from './commands/place-order.ts'
import { setGuestEmail } from './commands/set-guest-email.ts'
import { choosePayment } from './payment-resolvers.ts'

export const checkoutResolvers: Resolvers = {
  Query: {
    checkoutAgreements: () => [],
  },

  Mutation: {
    async setGuestEmailOnCart(_, { input }, context) {
      const { cart_id, email } = requiredInput(input, 'input')
      const asked = await askedCart(context, cart_id)
      accepted(await setGuestEmail(context, asked, requiredInput(email, 'email')))
      return { cart: await shownCart(context, asked) }
    },
    async placeOrder(_, { input }, context) {
      const { cart_id, recaptcha_response } = requiredInput(input, 'input')
      return placed(context, await askedCart(context, cart_id), recaptcha_response)
    },
    async setPaymentMethodAndPlaceOrder(_, { input }, context) {
      const { cart_id, payment_method, recaptcha_response } = requiredInput(input, 'input')
      const asked = await askedCart(context, cart_id)
      await choosePayment(context, asked, payment_method)
      return placed(context, asked, recaptcha_response)
    },
  },
}

async function placed(context: ShopContext, asked: AskedCart, response: string | null | undefined) {
  const { captcha, visit } = context
  let answer: Promise<boolean> | undefined
  const isPerson = () => {
    answer ??= captcha.verify('PLACE_ORDER', response || visit.captcha, true)
    return answer
  }
  const { forms } = await captcha.settings()
  if (forms.has('PLACE_ORDER') && !(await isPerson())) throw contractError(captchaFailed())
  const nothing = { order: null, orderV2: null, errors: [], payment_redirect_url: null }
  const result = accepted(await placeOrder(context, asked, { address: visit.address, isPerson }))
  switch (result.kind) {
    case 'placed':
      return { ...nothing, order: result.order, orderV2: result.order }
    case 'confirm-with-bank':
      return { ...nothing, payment_redirect_url: result.redirectUrl }
    case 'not-placed':
      return { ...nothing, errors: [result.problem] }
  }
}
