import { formatMoney } from '#packages/money/money.ts'
import { CartTotals } from '../../cart/components/cart-totals.tsx'
import type { CartView } from '../../cart/components/cart-view.ts'
import { countInWords } from '../../cart/components/count-in-words.ts'
import type { CouponAnswer } from '../../cart/components/coupon-answer.ts'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'
import { WaysToSave } from '../../cart/components/ways-to-save.tsx'
import { paths } from '../../routing/paths.ts'
import { CHECKOUT_FORM } from './checkout-view.ts'

/** What is being paid for. */
export function OrderSummary({
  cart,
  coupon,
}: {
  cart: CartView
  /** The answer to its form, when that was sent without scripts. */
  coupon: CouponAnswer | undefined
}) {
  return (
    <aside aria-labelledby="your-order" className="rounded-l bg-sunk p-5.5 lg:sticky lg:top-8 lg:p-8">
      <h2 id="your-order" className="display mb-4.5 text-block">
        Your order
      </h2>
      <ul className="mb-3.5">
        {cart.lines.map((line) => (
          <li key={line.uid} className="flex flex-wrap items-center gap-3.5 py-2.5 text-small leading-snug">
            {/* The margin within the picture is a share of this box. */}
            <div className="w-[56px]">
              <LinePicture line={line} className="aspect-square" />
            </div>
            <span className="flex-[1_1_3rem]">
              <b className="font-semibold">{line.name}</b>
              <span className="block text-ink-2">
                {[optionsInWords(line.options), line.quantity > 1 ? countInWords([line]) : '']
                  .filter(Boolean)
                  .join(', ')}
              </span>
            </span>
            <span className="tabular ml-auto">{formatMoney(line.rowCents)}</span>
          </li>
        ))}
      </ul>
      <WaysToSave cart={cart} action={paths.checkout()} coupon={coupon} besideForm={CHECKOUT_FORM} />
      <CartTotals totals={cart.totals} count={countInWords(cart.lines)} />
    </aside>
  )
}
