import { ShoppingBag } from 'lucide-react'
import type { MouseEvent } from 'react'
import { Link, useLocation, useNavigate } from 'react-router'
import { useLazyPart } from '#ui/use-lazy-part.ts'
import { paths } from '../../routing/paths.ts'
import { badgeText, useCartCount } from '../cart-count.ts'

const loadMiniCart = () => import('./mini-cart.tsx').then(({ MiniCart }) => MiniCart)

/** C-09, CA-41: the link to the cart, with the number of pieces and sets in it. A press opens the mini cart. */
export function CartLink() {
  const count = useCartCount()
  const { pathname } = useLocation()
  const navigate = useNavigate()
  const miniCart = useLazyPart(loadMiniCart)
  const isCartPage = pathname === paths.cart()

  function onClick(event: MouseEvent) {
    if (isCartPage || event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    miniCart.open(() => void navigate(paths.cart()))
  }

  return (
    <>
      <Link
        to={paths.cart()}
        aria-label={`Cart, ${count === 0 ? 'empty' : `${count} ${count === 1 ? 'item' : 'items'}`}`}
        aria-haspopup={isCartPage ? undefined : 'dialog'}
        {...miniCart.intent}
        onClick={onClick}
        className="relative grid size-11 place-items-center rounded-full hover:bg-sunk"
      >
        <ShoppingBag size={20} strokeWidth={1.5} aria-hidden />
        {count > 0 ? (
          <span className="tabular absolute top-0.5 right-0 h-[19px] min-w-[19px] rounded-full bg-brand px-1.25 text-center text-[11.5px] leading-[19px] font-semibold text-on-brand">
            {badgeText(count)}
          </span>
        ) : null}
      </Link>
      {miniCart.Part ? <miniCart.Part onClose={miniCart.close} /> : null}
    </>
  )
}
