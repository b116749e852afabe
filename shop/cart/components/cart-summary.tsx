import { Lock } from 'lucide-react'
import type { RefObject } from 'react'
import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'
import { CartTotals, FreeShipping } from './cart-totals.tsx'
import type { CartView } from './cart-view.ts'
import { countInWords } from './count-in-words.ts'
import type { CouponAnswer } from './coupon-answer.ts'
import { DeliveryBox } from './delivery-box.tsx'
import type { DeliveryAnswer } from './notes-and-delivery-forms.ts'
import type { PaymentAnswer } from './payment-forms.ts'
import { WaysToSave } from './ways-to-save.tsx'

interface CartSummaryProps {
  cart: CartView
  /** The button that leads on. */
  checkout: RefObject<HTMLAnchorElement | null>
  /** The answers to forms that were sent without scripts. */
  coupon?: CouponAnswer | undefined
  payment?: PaymentAnswer | undefined
  delivery?: DeliveryAnswer | undefined
}

/** What a cart costs, what makes it cheaper, and the way on. */
export function CartSummary({ cart, checkout, coupon, payment, delivery }: CartSummaryProps) {
  return (
    <aside aria-labelledby="summary" className="rounded-l bg-sunk p-5.5 lg:sticky lg:top-25 lg:p-8">
      <h2 id="summary" className="display mb-4.5 text-block">
        Summary
      </h2>
      {cart.needsDelivery ? <FreeShipping totals={cart.totals} /> : null}
      <WaysToSave cart={cart} action={paths.cart()} coupon={coupon} payment={payment}>
        {cart.needsDelivery ? <DeliveryBox answer={delivery} /> : null}
      </WaysToSave>
      <CartTotals totals={cart.totals} count={countInWords(cart.lines)} />
      <Link ref={checkout} to={paths.checkout()} className={buttonClass({ className: 'mt-5.5 w-full' })}>
        <Lock size={20} strokeWidth={1.5} aria-hidden />
        Checkout
      </Link>
    </aside>
  )
}
