import type { Elements } from '#ui/elements.ts'
import { paths } from '../../routing/paths.ts'
import type { CartView } from './cart-view.ts'
import type { CouponAnswer } from './coupon-answer.ts'
import { CouponBox } from './coupon-box.tsx'
import { GiftCardBox } from './gift-card-box.tsx'
import type { PaymentAnswer } from './payment-forms.ts'
import { PointsBox } from './points-box.tsx'
import { StoreCredit } from './store-credit.tsx'

interface WaysToSaveProps {
  cart: CartView
  /** The page whose action handles the forms of codes. */
  action: string
  /** The answers to forms that were sent without scripts. */
  coupon: CouponAnswer | undefined
  payment?: PaymentAnswer | undefined
  /** See `CouponBox`. */
  besideForm?: string
  /** More sections, such as what delivery costs. */
  children?: Elements
}

/** What makes a cart cheaper, and what pays for it beside the card. */
export function WaysToSave({ cart, action, coupon, payment, besideForm, children }: WaysToSaveProps) {
  const { giftCards, credit, points } = cart.payments
  const isBesideForm = besideForm !== undefined
  const answerOf = (means: PaymentAnswer['means']) => (payment?.means === means ? payment : undefined)
  return (
    <div className="my-4.5 divide-y divide-line-firm/40 border-y border-line-firm/40">
      <CouponBox
        coupons={cart.coupons}
        action={action}
        answer={coupon}
        {...(besideForm !== undefined && { besideForm })}
      />
      <GiftCardBox cards={giftCards} answer={answerOf('gift-card')} isBesideForm={isBesideForm} />
      {credit ? (
        <StoreCredit credit={credit} answer={answerOf('credit')} isBesideForm={isBesideForm} />
      ) : null}
      {points ? <PointsBox points={points} answer={answerOf('points')} isBesideForm={isBesideForm} /> : null}
      {children}
      {isBesideForm ? (
        <noscript>
          <p className="py-3 text-small">
            <a href={paths.cart()} className="link">
              Use gift cards, store credit and points in your cart
            </a>
          </p>
        </noscript>
      ) : null}
    </div>
  )
}
