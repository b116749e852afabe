import { Lock } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { buttonClass } from '#ui/button.tsx'
import { Notice } from '#ui/notice.tsx'
import { Toast } from '#ui/toast.tsx'
import { useKeepsCookies } from '#ui/use-keeps-cookies.ts'
import { brand } from '../../brands/brand.ts'
import { useCartShown } from '../../connection/cart-shown.ts'
import { answered } from '../../connection/intentions.ts'
import { CartPageDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { apiOf } from '../../request/api.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartCookies, cartIdOf, noCartCookies, orderTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { CartLine } from '../components/cart-line.tsx'
import { CartTotals, FreeShipping } from '../components/cart-totals.tsx'
import { type CartLineView, cartView } from '../components/cart-view.ts'
import { CheckoutBar } from '../components/checkout-bar.tsx'
import type { CouponAnswer } from '../components/coupon-answer.ts'
import { inTurn } from '../components/in-turn.ts'
import type { PaymentAnswer } from '../components/payment-forms.ts'
import { useCartChange } from '../components/use-cart-change.ts'
import { useLinesRemovedElsewhere } from '../components/use-lines-removed-elsewhere.ts'
import { useNewsOfCart } from '../components/use-news-of-cart.ts'
import { useRemovedLine } from '../components/use-removed-line.ts'
import { WaysToSave } from '../components/ways-to-save.tsx'
import type { Route } from './+types/cart-page.ts'
import { changeCart } from './change-cart.ts'
import { changeCoupons } from './change-coupons.ts'
import { changePayments } from './change-payments.ts'
import { unlessOrdered, withoutLostCart } from './lost-cart.ts'

/** J-02. J-21: the cookie of a cart that no longer exists is cleared. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request)
  const hasOrder = orderTokenOf(request) !== undefined
  if (!cartId) return data({ cart: undefined, hasOrder }, { headers: PRIVATE_PAGE })
  const { publicUrl } = requestFactsOf(context)
  const api = apiOf(context)
  const lost = { api, cartId, publicUrl }
  const cart = (await unlessOrdered(api.send(CartPageDocument, { cartId }), lost))?.cart ?? undefined
  // Not by a redirect to itself: a browser may send a cookie that this page cannot end.
  const headers = cart ? cartCookies(cartId, cart.total_quantity, publicUrl) : noCartCookies(publicUrl)
  headers.set('cache-control', PRIVATE_PAGE['cache-control'])
  return data({ cart, hasOrder }, { headers })
}

/** Without JavaScript the browser is redirected to the cart, so that reloading does not repeat the change. */
export async function action({ context, request }: Route.ActionArgs) {
  const isPlainForm = request.headers.get('sec-fetch-mode') === 'navigate'
  const form = await request.formData()
  const answer = await summaryAnswer(context, request, form)
  if (answer)
    return isPlainForm && problemOfSummary(answer) === undefined ? redirect(paths.cart()) : data(answer)
  const { problem, headers } = await changeCart(context, request, form)
  if (isPlainForm && problem === undefined) return redirect(paths.cart(), { headers })
  return data({ problem }, { headers })
}

/** Of a form of the summary: about codes, or about what pays beside the card. */
async function summaryAnswer(
  context: Route.ActionArgs['context'],
  request: Request,
  form: FormData,
): Promise<{ coupon: CouponAnswer } | { payment: PaymentAnswer } | undefined> {
  const cartId = cartIdOf(request)
  if (!cartId) return undefined
  const api = apiOf(context)
  const lost = { api, cartId, publicUrl: requestFactsOf(context).publicUrl }
  const coupon = await withoutLostCart(changeCoupons(api, cartId, form), lost)
  if (coupon) return { coupon }
  const payment = await withoutLostCart(changePayments(api, cartId, form), lost)
  return payment && { payment }
}

const problemOfSummary = (answer: { coupon: CouponAnswer } | { payment: PaymentAnswer }) =>
  'coupon' in answer ? answer.coupon.problem : answer.payment.problem

/** Ends the intention of the form (`intentions.ts`) once the shop has answered. */
export async function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const form = await request.clone().formData()
  const answer = await inTurn(form, serverAction)
  answered(actIn(form))
  return answer
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Shopping Cart' })
}

export default function CartPage({ loaderData, actionData }: Route.ComponentProps) {
  useCartShown()
  useNewsOfCart()
  const cartChange = useCartChange()
  const cart = loaderData.cart && cartView(loaderData.cart)
  const { shown: lines, removed, remove, putBack, forget } = useRemovedLine(cart?.lines, cartChange)
  // A browser that has a cart again has emptied that one itself.
  const wasOrdered = loaderData.hasOrder && !loaderData.cart
  const gone = useLinesRemovedElsewhere(cart?.lines, wasOrdered)
  const problem = problemIn(actionData) ?? cartChange.change.data?.problem
  const checkout = useRef<HTMLAnchorElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)

  return (
    <div className="container-page">
      <h1
        ref={heading}
        tabIndex={-1}
        className="display pt-8 pb-6 text-h1 lg:pt-14 lg:pb-9 short:pt-1 short:pb-3"
      >
        Your cart
      </h1>
      {problem ? (
        <Notice kind="problem" className="mb-6">
          {problem}
        </Notice>
      ) : null}
      {gone.sentence ? (
        <Notice kind="warning" className="mb-6">
          <span>{gone.sentence}</span>
          {wasOrdered ? (
            <Link
              to={paths.success()}
              className="link inline-flex min-h-11 items-center font-semibold sm:ml-2"
            >
              See your order
            </Link>
          ) : null}
        </Notice>
      ) : null}
      {cart && lines.length > 0 ? (
        <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
          <div>
            <ul className="border-b border-line">
              {lines.map((line) => (
                <CartLine
                  key={line.uid}
                  line={line}
                  remove={(one) => {
                    gone.expect(one)
                    setByKeyboard(document.activeElement?.matches(':focus-visible') ?? false)
                    remove(one)
                  }}
                />
              ))}
            </ul>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small">
              <Link
                to={paths.category(brand.mainCategory)}
                className="link inline-flex min-h-11 items-center"
              >
                Keep shopping
              </Link>
              {brand.cartNote === undefined ? null : <p className="text-ink-2">{brand.cartNote}</p>}
            </div>
          </div>
          <aside aria-labelledby="summary" className="rounded-l bg-sunk p-5.5 lg:sticky lg:top-25 lg:p-8">
            <h2 id="summary" className="display mb-4.5 text-block">
              Summary
            </h2>
            <FreeShipping totals={cart.totals} />
            <WaysToSave
              cart={cart}
              action={paths.cart()}
              coupon={actionData && 'coupon' in actionData ? actionData.coupon : undefined}
              payment={actionData && 'payment' in actionData ? actionData.payment : undefined}
            />
            <CartTotals totals={cart.totals} pieces={cart.pieces} />
            <Link
              ref={checkout}
              to={paths.checkout()}
              className={buttonClass({ className: 'mt-5.5 w-full' })}
            >
              <Lock size={20} strokeWidth={1.5} aria-hidden />
              Checkout
            </Link>
          </aside>
          <CheckoutBar totalCents={cart.totals.grandTotalCents} button={checkout} />
        </div>
      ) : (
        <EmptyCart hasOrder={loaderData.hasOrder && gone.sentence === undefined} />
      )}
      {removed ? (
        <Removed
          key={removed.uid}
          line={removed}
          takesFocus={isByKeyboard}
          putBack={(line) => {
            if (isByKeyboard) heading.current?.focus()
            putBack(line)
          }}
          close={forget}
        />
      ) : null}
    </div>
  )
}

/** Of a change of lines. */
const problemIn = (answer: object | undefined): string | undefined =>
  answer && 'problem' in answer && typeof answer.problem === 'string' ? answer.problem : undefined

/** PE-23. */
const NO_COOKIES =
  'This browser refuses cookies, and without one we cannot keep a cart. Nothing was bought. Allow cookies for this shop, then add it again.'

function EmptyCart({ hasOrder }: { hasOrder: boolean }) {
  const keepsCookies = useKeepsCookies()
  return (
    <div className="grid justify-items-start gap-6 pb-section">
      {keepsCookies ? null : <Notice kind="warning">{NO_COOKIES}</Notice>}
      <p className="max-w-[46ch] text-lead text-ink-2">{brand.emptyCart}</p>
      <Link to={paths.category(brand.mainCategory)} className={buttonClass()}>
        {brand.mainCategory.label}
      </Link>
      {hasOrder ? (
        <Link to={paths.success()} className="link inline-flex min-h-11 items-center">
          See your last order
        </Link>
      ) : null}
    </div>
  )
}

interface RemovedProps {
  line: CartLineView
  /** The key that removed the line was pressed on a button that is gone with it. */
  takesFocus: boolean
  putBack: (line: CartLineView) => void
  close: () => void
}

function Removed({ line, takesFocus, putBack, close }: RemovedProps) {
  const undo = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    if (takesFocus) undo.current?.focus()
  }, [takesFocus])
  return (
    <Toast
      onClose={close}
      action={
        <button
          ref={undo}
          type="button"
          onClick={() => putBack(line)}
          className="link min-h-11 font-semibold"
        >
          Undo
        </button>
      }
    >
      {`${line.name} removed. Your design stays saved.`}
    </Toast>
  )
}
