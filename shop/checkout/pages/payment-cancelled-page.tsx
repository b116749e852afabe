import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { paths } from '../../routing/paths.ts'
import type { Route } from './+types/payment-cancelled-page.ts'

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Payment cancelled' })
}

/** K-04: the shopper cancelled at the bank. */
export default function PaymentCancelledPage() {
  return (
    <div className="container-page grid justify-items-start gap-5 py-section">
      <h1 className="display text-h1">The payment was cancelled</h1>
      <p className="max-w-[46ch] text-lead text-ink-2">
        You have not been charged. Your cart and your designs are as you left them.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={paths.checkout()} className={buttonClass()}>
          Try another card
        </Link>
        <Link to={paths.cart()} className={buttonClass({ look: 'outline' })}>
          Back to cart
        </Link>
      </div>
    </div>
  )
}
