import { Lock } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { Link, useFetcher } from 'react-router'
import { formatMoney } from '#packages/money/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { Drawer } from '#ui/drawer.tsx'
import { Notice } from '#ui/notice.tsx'
import { brand } from '../../brands/brand.ts'
import { CartTotals, FreeShipping } from '../../cart/components/cart-totals.tsx'
import { type CartLineView, type CartView, cartView } from '../../cart/components/cart-view.ts'
import { countInWords } from '../../cart/components/count-in-words.ts'
import { useCartChange } from '../../cart/components/use-cart-change.ts'
import { useRemovedLine } from '../../cart/components/use-removed-line.ts'
import type { loader } from '../../cart/pages/mini-cart-lines.ts'
import type { Failed } from '../../connection/keep-page.ts'
import { LineNote } from '../../connection/line-note.tsx'
import { paths } from '../../routing/paths.ts'
import { MiniCartLine } from './mini-cart-line.tsx'

/** CA-41: the cart beside the page: its lines, its total and the two ways on. Loaded when it opens. */
export function MiniCart({ onClose }: { onClose: () => void }) {
  const lines = useFetcher<typeof loader | (() => Failed)>()
  const cartChange = useCartChange()
  const { change } = cartChange
  const { load } = lines
  useEffect(() => void load(paths.cartLines()), [load])

  const answer = lines.data
  const cart = answer && 'cart' in answer && answer.cart ? cartView(answer.cart) : undefined
  const problem = change.data?.problem ?? (answer && 'problem' in answer ? answer.problem : undefined)
  const { shown, removed, remove, putBack } = useRemovedLine(cart?.lines, cartChange)

  return (
    <Drawer
      title={cart ? `Your cart, ${countInWords(cart.lines)}` : 'Your cart'}
      onClose={onClose}
      foot={cart && shown.length > 0 ? <Foot cart={cart} onClose={onClose} /> : undefined}
    >
      {problem ? <Notice kind="problem">{problem}</Notice> : null}
      <LineNote busy={lines.state !== 'idle' || change.state !== 'idle'} className="mb-3" />
      {removed ? <Removed key={removed.uid} line={removed} putBack={putBack} /> : null}
      {shown.length > 0 ? (
        <ul className="divide-y divide-line">
          {shown.map((line) => (
            <MiniCartLine key={line.uid} line={line} remove={remove} />
          ))}
        </ul>
      ) : problem ? null : answer ? (
        <Empty onClose={onClose} />
      ) : (
        <p className="text-ink-2">Looking into your cart</p>
      )}
    </Drawer>
  )
}

function Foot({ cart, onClose }: { cart: CartView; onClose: () => void }) {
  return (
    <>
      <FreeShipping totals={cart.totals} />
      {cart.totals.discounts.length + cart.totals.paid.length > 0 ? (
        <div className="mb-4">
          <CartTotals totals={cart.totals} count={countInWords(cart.lines)} />
        </div>
      ) : (
        <p className="tabular mb-4 flex items-baseline justify-between gap-4">
          <span>Subtotal, GST included</span>
          <b className="font-semibold">{formatMoney(cart.totals.subtotalCents)}</b>
        </p>
      )}
      <div className="grid grid-cols-2 gap-3">
        <Link to={paths.cart()} onClick={onClose} className={buttonClass({ look: 'outline' })}>
          View cart
        </Link>
        <Link to={paths.checkout()} onClick={onClose} className={buttonClass()}>
          <Lock size={20} strokeWidth={1.5} aria-hidden />
          Checkout
        </Link>
      </div>
    </>
  )
}

function Empty({ onClose }: { onClose: () => void }) {
  return (
    <div className="grid justify-items-start gap-5 py-2">
      <p className="text-ink-2">{brand.emptyCart}</p>
      <Link
        to={paths.category(brand.mainCategory)}
        onClick={onClose}
        className={buttonClass({ look: 'outline' })}
      >
        {brand.mainCategory.label}
      </Link>
    </div>
  )
}

/** Takes the focus that the removed line had, so that undoing is one press. It stays until the next change. */
function Removed({ line, putBack }: { line: CartLineView; putBack: (line: CartLineView) => void }) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => undo.current?.focus(), [])
  return (
    <div className="mb-3 flex items-center justify-between gap-4 rounded-m bg-sunk px-4 text-small">
      <p role="status" className="py-3">
        {`${line.name} removed.${line.revision ? ' Your design stays saved.' : ''}`}
      </p>
      <button ref={undo} type="button" onClick={() => putBack(line)} className="link min-h-11 font-semibold">
        Undo<span className="sr-only">{` removing ${line.name}`}</span>
      </button>
    </div>
  )
}
