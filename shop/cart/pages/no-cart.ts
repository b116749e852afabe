import { redirect } from 'react-router'
import { flashCookie, orderTokenOf } from '../../request/cookies.ts'
import { paths } from '../../routing/paths.ts'
import { DELIVERY_INTENT } from '../components/notes-and-delivery-forms.ts'

/** O-19 and O-20: the contract's sentences, and what they mean for the shopper. */
const NO_CART =
  'No cart id available. This browser has no open cart any more, so this press changed nothing and charged nothing.'
const NOTHING_TO_DELIVER =
  'Invalid request, please restart the session. This browser has no open cart any more, so there is nothing to deliver.'

/** What a form asks of delivery at the cart and at the checkout. */
const ABOUT_DELIVERY: readonly unknown[] = [DELIVERY_INTENT, 'address', 'method']

/**
 * Leads to the cart, which says why a form did nothing: the browser has no cart, because its cookies were cleared or have
 * expired.
 *
 * @returns undefined where the cart became an order in another tab, which the pages tell of themselves
 */
export function leaveWithoutCart(request: Request, form: FormData, publicUrl: string): Response | undefined {
  if (orderTokenOf(request)) return undefined
  const problem = ABOUT_DELIVERY.includes(form.get('intent')) ? NOTHING_TO_DELIVER : NO_CART
  return redirect(paths.cart(), { headers: { 'set-cookie': flashCookie(problem, publicUrl) } })
}
