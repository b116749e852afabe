import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'
import type { CartTotalsView } from './cart-view.ts'

interface CheckoutBarProps {
  totals: CartTotalsView
  /** The button of the summary; once it is in sight there is no bar. */
  button: RefObject<HTMLElement | null>
}

/** On a phone the total and the way on stay in reach. */
export function CheckoutBar({ totals, button }: CheckoutBarProps) {
  const [isButtonSeen, setButtonSeen] = useState(false)
  useEffect(() => {
    const { current } = button
    if (!current) return
    const observer = new IntersectionObserver(
      ([newest]) => setButtonSeen(newest?.isIntersecting ?? false),
      // Above the window it was passed already; the foot of the page lies over the last lines of the window (B-21).
      { rootMargin: '100000px 0px -64px' },
    )
    observer.observe(current)
    return () => observer.disconnect()
  }, [button])
  return (
    <BottomBar over="part" isHidden={isButtonSeen}>
      <p className="leading-tight">
        <b className="tabular text-[1.125rem] font-semibold">{formatMoney(totals.grandTotalCents)}</b>
        <span className="block text-micro text-ink-2">{wordsOfTotal(totals)}</span>
      </p>
      <Link to={paths.checkout()} className={buttonClass()}>
        Checkout
      </Link>
    </BottomBar>
  )
}

/** What the total holds: delivery is in it before a method is chosen. A gift certificate comes by email and has no GST. */
function wordsOfTotal({ shipping, isEmailed, gstCents }: CartTotalsView): string {
  const gst = gstCents > 0 ? ['GST'] : []
  if (isEmailed || !shipping) return isIncluded(gst)
  if (shipping.cents > 0) return isIncluded(['Delivery', ...gst])
  return ['Free delivery', ...gst.map((one) => isIncluded([one]))].join(', ')
}

const isIncluded = (what: readonly string[]) => (what.length > 0 ? `${what.join(' and ')} included` : 'Total')
