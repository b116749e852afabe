import { type RefObject, useEffect, useState } from 'react'
import { Link } from 'react-router'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { BottomBar } from '#ui/bottom-bar.tsx'
import { buttonClass } from '#ui/button-class.ts'
import { paths } from '../../routing/paths.ts'

interface CheckoutBarProps {
  totalCents: Cents
  /** The button of the summary; once it is in sight there is no bar. */
  button: RefObject<HTMLElement | null>
}

/** On a phone the total and the way on stay in reach. */
export function CheckoutBar({ totalCents, button }: CheckoutBarProps) {
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
        <b className="tabular text-[1.125rem] font-semibold">{formatMoney(totalCents)}</b>
        <span className="block text-micro text-ink-2">GST included</span>
      </p>
      <Link to={paths.checkout()} className={buttonClass()}>
        Checkout
      </Link>
    </BottomBar>
  )
}
