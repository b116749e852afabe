import { data, Link, redirect } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { apiOf } from '../../request/api.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartIdOf, orderCookies, orderTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/payment-approved-page.ts'
import { placeConfirmedOrder } from './paying.ts'

/**
 * K-04: the bank sent the shopper back. A confirmed payment becomes the order; reloading the page returns the same order.
 * Any site may link here, so nothing else is placed or paid.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request)
  if (!cartId) throw redirect(orderTokenOf(request) ? paths.success() : paths.cart())
  const { publicUrl } = requestFactsOf(context)
  const placed = await placeConfirmedOrder(apiOf(context), cartId)
  if (placed.kind === 'placed') {
    throw redirect(paths.success(), { headers: orderCookies(placed.order, publicUrl) })
  }
  return data({ message: placed.message }, { headers: PRIVATE_PAGE })
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout' })
}

export default function PaymentApprovedPage({ loaderData }: Route.ComponentProps) {
  return (
    <div className="grid justify-items-start gap-5 py-section">
      <h1 className="display text-h1">Your order is not placed yet</h1>
      <p className="max-w-[46ch] text-lead text-ink-2">{loaderData.message}</p>
      <Link to={paths.checkout()} className={buttonClass()}>
        Back to checkout
      </Link>
    </div>
  )
}
