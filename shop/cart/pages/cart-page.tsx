import { useEffect, useRef, useState } from 'react'
import { data, Link, redirect } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { brand } from '../../brands/brand.ts'
import { useCartShown } from '../../connection/cart-shown.ts'
import { answered } from '../../connection/intentions.ts'
import { CartPageDocument } from '../../generated/client/graphql.ts'
import { actIn } from '../../request/act-field.ts'
import { apiOf } from '../../request/api.ts'
import { cartOfBrowser, hasSessionEnded } from '../../request/browser-cart.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { clearFlash } from '../../request/clear-flash.ts'
import {
  cartCookies,
  cartIdOf,
  customerTokenOf,
  flashIn,
  noCartCookies,
  noSessionCookies,
  orderTokenOf,
} from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { CartLine } from '../components/cart-line.tsx'
import { CartSummary } from '../components/cart-summary.tsx'
import { cartView } from '../components/cart-view.ts'
import { CheckoutBar } from '../components/checkout-bar.tsx'
import { EmptyCart } from '../components/empty-cart.tsx'
import { inTurn } from '../components/in-turn.ts'
import { LineToast } from '../components/line-toast.tsx'
import { notesView } from '../components/notes-view.ts'
import { OrderNotes } from '../components/order-notes.tsx'
import { SavedForLater } from '../components/saved-for-later.tsx'
import { savedView } from '../components/saved-view.ts'
import { useCartChange } from '../components/use-cart-change.ts'
import { useLinesOfPage } from '../components/use-lines-of-page.ts'
import { useLinesRemovedElsewhere } from '../components/use-lines-removed-elsewhere.ts'
import { useRefetchWhenVisible } from '../components/use-refetch-when-visible.ts'
import type { Route } from './+types/cart-page.ts'
import { answerOfForm, type FormAnswers, problemIn } from './answer-of-form.ts'
import { changeCart } from './change-cart.ts'
import { unlessOrdered } from './lost-cart.ts'
import { leaveWithoutCart } from './no-cart.ts'

/** J-02. J-21: the cookie of a cart that no longer exists is cleared. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const api = apiOf(context)
  const cartId = await cartOfBrowser(api, request)
  const hasOrder = orderTokenOf(request) !== undefined
  const { publicUrl } = requestFactsOf(context)
  // The frame of the page says it to customers.
  const flash = customerTokenOf(request) === undefined ? flashIn(request) : undefined
  if (!cartId) return withoutCart()
  const lost = { api, cartId, publicUrl }
  const cart = (await unlessOrdered(api.send(CartPageDocument, { cartId }), lost))?.cart ?? undefined
  if (!cart) return withoutCart()
  return answerWith({ cart, isSessionOver: false }, cartCookies(cartId, cart.total_quantity, publicUrl))

  /** Not by a redirect to itself: a browser may send a cookie that this page cannot end. */
  async function withoutCart() {
    const isSessionOver = await hasSessionEnded(api, request)
    const headers = isSessionOver ? noSessionCookies(publicUrl) : noCartCookies(publicUrl)
    return answerWith({ cart: undefined, isSessionOver }, headers)
  }

  function answerWith<Found extends object>(found: Found, headers: Headers) {
    headers.set('cache-control', PRIVATE_PAGE['cache-control'])
    return data({ ...found, hasOrder, flash }, { headers })
  }
}

/** Without JavaScript the browser is redirected to the cart, so that reloading does not repeat the change. */
export async function action({ context, request }: Route.ActionArgs) {
  const isPlainForm = request.headers.get('sec-fetch-mode') === 'navigate'
  const form = await request.formData()
  if (!cartIdOf(request) && form.get('intent') !== 'add') {
    const away = leaveWithoutCart(request, form, requestFactsOf(context).publicUrl)
    if (away) return away
  }
  const answer = await answerOfForm(context, request, form)
  if (answer) {
    const isDone = isPlainForm && answer.delivery === undefined && problemIn(answer) === undefined
    return isDone ? redirect(paths.cart()) : data(answer)
  }
  const { problem, headers } = await changeCart(context, request, form)
  if (isPlainForm && problem === undefined) return redirect(paths.cart(), { headers })
  return data({ problem }, { headers })
}

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
  useRefetchWhenVisible()
  const cartChange = useCartChange()
  const cart = loaderData.cart && cartView(loaderData.cart)
  const note = loaderData.cart?.offers_note
  const placed = { lines: cart?.lines ?? [], saved: loaderData.cart ? savedView(loaderData.cart) : [] }
  const { lines, saved, said, dismiss, ...acts } = useLinesOfPage(placed, cartChange)
  const [firstId] = useState(loaderData.cart?.id)
  // A browser that has a cart again has emptied that one itself, unless it is the one that came after the order.
  const isNext = saved.length > 0 && placed.lines.length === 0 && loaderData.cart?.id !== firstId
  const wasOrdered = loaderData.hasOrder && (!loaderData.cart || isNext)
  const gone = useLinesRemovedElsewhere(cart?.lines, wasOrdered)
  const answers: FormAnswers = actionData && !('problem' in actionData) ? actionData : {}
  const problem =
    (actionData && 'problem' in actionData ? actionData.problem : undefined) ??
    cartChange.change.data?.problem
  // The shop says it once; the page keeps it, however often it is read again.
  const [flash, keepFlash] = useState(loaderData.flash)
  if (loaderData.flash !== undefined && loaderData.flash !== flash) keepFlash(loaderData.flash)
  // By the page that shows it: a load that is given up on the way must not take it along.
  useEffect(() => {
    if (flash !== undefined) clearFlash()
  }, [flash])
  const checkout = useRef<HTMLAnchorElement>(null)
  const heading = useRef<HTMLHeadingElement>(null)
  const [isByKeyboard, setByKeyboard] = useState(false)
  const noteKeyboard = () => {
    const isByKey = document.activeElement?.matches(':focus-visible') ?? false
    setByKeyboard(isByKey)
    return isByKey
  }

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
      {flash ? (
        <Notice kind="warning" className="mb-6">
          {flash}
        </Notice>
      ) : null}
      {loaderData.isSessionOver ? (
        <Notice kind="warning" className="mb-6">
          <span>You have been signed out, and your cart belongs to your account.</span>
          <Link
            to={paths.signIn(paths.cart())}
            className="link inline-flex min-h-11 items-center font-semibold sm:ml-2"
          >
            Sign in to see it
          </Link>
        </Notice>
      ) : null}
      {gone.sentence && !loaderData.isSessionOver && !flash ? (
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
                    noteKeyboard()
                    if (acts.remove(one)) gone.expect(one)
                  }}
                  save={(one) => {
                    noteKeyboard()
                    if (acts.save(one)) gone.expect(one)
                  }}
                />
              ))}
            </ul>
            <div className="border-b border-line">
              <OrderNotes
                saved={notesView(loaderData.cart ?? {})}
                hasParcel={cart.needsDelivery}
                answer={answers.notes}
              />
            </div>
            <div className="mt-3 flex flex-wrap items-center justify-between gap-x-4 text-small">
              <Link
                to={paths.category(brand.mainCategory)}
                className="link inline-flex min-h-11 items-center"
              >
                Keep shopping
              </Link>
              {note ? <p className="text-ink-2">{note}</p> : null}
            </div>
          </div>
          <CartSummary cart={cart} checkout={checkout} {...answers} />
          <CheckoutBar totals={cart.totals} button={checkout} />
        </div>
      ) : (
        <EmptyCart hasOrder={loaderData.hasOrder && gone.sentence === undefined} />
      )}
      {saved.length > 0 ? (
        <SavedForLater
          lines={saved}
          moveToCart={(one) => {
            // Its button is gone with it.
            if (noteKeyboard()) heading.current?.focus()
            acts.moveToCart(one)
          }}
          remove={(one) => {
            noteKeyboard()
            acts.remove(one, true)
          }}
        />
      ) : null}
      {said && !problem ? (
        <LineToast
          key={`${said.uid} ${said.sentence}`}
          sentence={said.sentence}
          takesFocus={isByKeyboard}
          undo={
            said.undo &&
            (() => {
              if (isByKeyboard) heading.current?.focus()
              said.undo?.()
            })
          }
          close={dismiss}
        />
      ) : null}
    </div>
  )
}
