import { data, redirect, redirectDocument, useSearchParams } from 'react-router'
import { dayInSydney } from '#packages/calendar/business-days.ts'
import { useRefetchWhenVisible } from '../../cart/components/use-refetch-when-visible.ts'
import { changeCoupons, couponSentAlong, isAboutCoupons } from '../../cart/pages/change-coupons.ts'
import { withoutLostCart } from '../../cart/pages/lost-cart.ts'
import { leaveWithoutCart } from '../../cart/pages/no-cart.ts'
import { useCartShown } from '../../connection/cart-shown.ts'
import { type CheckoutCartFragment, CheckoutPageDocument } from '../../generated/client/graphql.ts'
import { apiOf, CART_ERROR } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { configured } from '../../request/configuration.ts'
import {
  cartIdOf,
  customerTokenOf,
  orderCookies,
  orderTokenOf,
  referCodeOf,
  shippingMethodCookie,
} from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { requestFactsOf } from '../../request/request.ts'
import { paths } from '../../routing/paths.ts'
import { BOOK_FIELD } from '../components/address-form.ts'
import { BILLING_BOOK_FIELD } from '../components/billing-form.ts'
import { needsOwnDocument } from '../components/card-fields/own-document.ts'
import { CheckoutForm } from '../components/checkout-form.tsx'
import { checkoutView } from '../components/checkout-view.ts'
import { OrderSummary } from '../components/order-summary.tsx'
import { cardFieldsIn } from '../components/payment-choice.tsx'
import type { Route } from './+types/checkout-page.ts'
import {
  firstAddress,
  methodIn,
  needsCard,
  payFor,
  saveAddresses,
  saveEmail,
  setMethod,
  withMethod,
} from './paying.ts'
import { readAddressBook } from './read-address-book.ts'
import { billFromBook, deliveryFromBook, notPlaced, saveDraft, unjudged } from './save-draft.ts'

export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request)
  if (!cartId) throw withoutCart(request)
  const { publicUrl, now } = requestFactsOf(context)
  const api = apiOf(context)
  const lost = { api, cartId, publicUrl }
  const { cart, configvalues } = await withoutLostCart(api.send(CheckoutPageDocument, { cartId }), lost)
  if (!cart?.itemsV2?.items.length) throw redirect(paths.cart())
  // A session that has ended reads no customer's cart, and a guest's may have no email yet.
  const isCustomer = customerTokenOf(request) !== undefined && cart.email !== null
  const book = isCustomer ? await readAddressBook(api) : undefined
  const ready = firstAddress(api, cartId, cart, book?.usual).then(
    (set) => set ?? withMethod(api, cartId, cart),
  )
  return data(
    {
      cart: await withoutLostCart(ready, lost),
      waysToPay: (cart.available_payment_methods ?? []).flatMap((way) => way ?? []),
      paymentNote: cart.payment_note ?? undefined,
      today: dayInSydney(now),
      postcodeRange: configured(configvalues, 'postcode_range'),
      isCustomer,
      accountName: book?.accountName,
      savedAddresses: book?.addresses ?? [],
      usualBilling: book?.usualBilling,
    },
    { headers: PRIVATE_PAGE },
  )
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const loaded = await serverLoader()
  if (needsOwnDocument(cardFieldsIn(loaded.waysToPay))) throw redirectDocument(request.url)
  return loaded
}

export async function action({ context, request }: Route.ActionArgs) {
  const cartId = cartIdOf(request)
  const { publicUrl } = requestFactsOf(context)
  const form = await request.formData()
  if (!cartId) throw leaveWithoutCart(request, form, publicUrl) ?? withoutCart(request)
  const api = apiOf(context)
  const coupon = await withoutLostCart(changeCoupons(api, cartId, form), { api, cartId, publicUrl })
  if (coupon) {
    const isPlainForm = request.headers.get('sec-fetch-mode') === 'navigate'
    return isPlainForm && coupon.problem === undefined
      ? redirect(paths.checkout())
      : { kind: 'coupon' as const, coupon, lacksCard: false }
  }
  const place = async () => {
    const placed = await payFor(api, cartId, form, referCodeOf(request))
    if (placed.kind === 'placed') {
      return redirect(paths.success(), { headers: orderCookies(placed.order, publicUrl) })
    }
    return placed.kind === 'confirm' ? redirectDocument(placed.url) : placed
  }
  if (form.get('intent') === 'pay') return place()
  try {
    if (form.has(BOOK_FIELD)) {
      const unfinished = await deliveryFromBook(api, cartId, form)
      return unfinished ? { ...unfinished, lacksCard: false } : redirect(FROM_BOOK)
    }
    if (form.has(BILLING_BOOK_FIELD)) return { ...(await billFromBook(api, cartId, form)), lacksCard: false }
    if (form.get('intent') === 'draft') {
      const refused = await saveDraft(api, cartId, form).catch((error: unknown) => {
        // PE-18: a double press has made an order of the cart already; placing it finds out.
        if (!isApiError(error) || error.code !== CART_ERROR || needsCard(form)) throw error
        return undefined
      })
      const sentAlong = couponSentAlong(form)
      const coupon =
        sentAlong &&
        (await withoutLostCart(changeCoupons(api, cartId, sentAlong), { api, cartId, publicUrl }))
      const lacksCard = !isAboutCoupons(form)
      if (refused) return { ...(lacksCard ? refused : unjudged(refused)), coupon, lacksCard }
      if (coupon?.problem !== undefined) return { kind: 'coupon' as const, coupon, lacksCard }
      if (!lacksCard) return redirect(paths.checkout())
      if (needsCard(form)) return redirect(CARD_AGAIN)
      const placed = await place()
      return placed instanceof Response ? placed : { ...notPlaced(form, placed.message), lacksCard: false }
    }
    if (form.get('intent') === 'address') {
      await saveEmail(api, cartId, form)
      await saveAddresses(api, cartId, form)
      return { kind: 'saved' as const }
    }
    const { shipping_addresses: sent } = await setMethod(api, cartId, methodIn(form))
    return data({ kind: 'saved' as const }, { headers: chosenMethodCookie(sent, publicUrl) })
  } catch (error) {
    if (!isApiError(error)) throw error
    return { kind: 'refused' as const, message: sentenceOf(error) }
  }
}

/** After a form without scripts, and so without a card. The answer scrolls to the card fields. */
const CARD_AGAIN = `${paths.checkout()}?card=again#card`

/** After a press on an entry of the address book without scripts. */
const FROM_BOOK = `${paths.checkout()}?address=book`

/** K-23. */
function chosenMethodCookie(
  [address]: CheckoutCartFragment['shipping_addresses'],
  publicUrl: string,
): Record<string, string> {
  const title = address?.selected_shipping_method?.method_title
  return title ? { 'set-cookie': shippingMethodCookie(title, publicUrl) } : {}
}

/** Another tab may have placed the order a moment ago: then the shopper is sent to the order. */
const withoutCart = (request: Request) => redirect(orderTokenOf(request) ? paths.success() : paths.cart())

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Checkout' })
}

export default function CheckoutPage({ loaderData, actionData }: Route.ComponentProps) {
  useCartShown()
  useRefetchWhenVisible()
  const view = checkoutView(loaderData.cart, loaderData.today, loaderData.usualBilling)
  const [search] = useSearchParams()
  const typed = actionData?.kind === 'typed' ? actionData : undefined
  return (
    <>
      <h1 className="display pt-8 pb-6 text-h1 lg:pt-14 lg:pb-9">Checkout</h1>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-8 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
        <CheckoutForm
          view={view}
          typed={typed}
          lacksCard={
            actionData && 'lacksCard' in actionData
              ? actionData.lacksCard === true
              : search.get('card') === 'again'
          }
          postcodeRange={rangeOf(loaderData.postcodeRange)}
          waysToPay={loaderData.waysToPay}
          paymentNote={loaderData.paymentNote}
          isCustomer={loaderData.isCustomer}
          accountName={loaderData.accountName}
          savedAddresses={loaderData.savedAddresses}
          needsIdentification={loaderData.cart.needs_identification}
          isFromBook={search.get('address') === 'book'}
        />
        <OrderSummary
          cart={view.cart}
          coupon={actionData && 'coupon' in actionData ? actionData.coupon : undefined}
        />
      </div>
    </>
  )
}

function rangeOf(text: string | undefined): readonly [string, string] | undefined {
  const [from, to] = text?.split('-') ?? []
  return from && to ? [from, to] : undefined
}
