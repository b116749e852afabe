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
      return placed(context, await askedCart(context, requiredInput(input, 'input').cart_id))
    },
    async setPaymentMethodAndPlaceOrder(_, { input }, context) {
      const { cart_id, payment_method } = requiredInput(input, 'input')
      const asked = await askedCart(context, cart_id)
      await choosePayment(context, asked, payment_method)
      return placed(context, asked)
    },
  },
}

async function placed(context: ShopContext, asked: AskedCart) {
  const isPerson = await context.captcha.verify('PLACE_ORDER', context.visit.captcha)
  if (!isPerson) throw contractError(captchaFailed())
  const nothing = { order: null, orderV2: null, errors: [], payment_redirect_url: null }
  const result = accepted(await placeOrder(context, asked))
  switch (result.kind) {
    case 'placed':
      return { ...nothing, order: result.order, orderV2: result.order }
    case 'confirm-with-bank':
      return { ...nothing, payment_redirect_url: result.redirectUrl }
    case 'not-placed':
      return { ...nothing, errors: [result.problem] }
  }
}
