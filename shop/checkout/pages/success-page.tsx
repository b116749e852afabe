import { data, Link } from 'react-router'
import { addBusinessDays, dayInSydney } from '#packages/calendar/business-days.ts'
import { dayRangeInWords } from '#packages/calendar/day-words.ts'
import { instantOf } from '#packages/calendar/utc-timestamp.ts'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { brand } from '../../brands/brand.ts'
import { CartTotals } from '../../cart/components/cart-totals.tsx'
import { countedLine, countInWords } from '../../cart/components/count-in-words.ts'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'
import { GIFT_CERTIFICATE_SKU } from '../../cart/rules/line-kind.ts'
import { useCartShown } from '../../connection/cart-shown.ts'
import { MEMBERSHIP_SKU } from '../../customers/rules/membership.ts'
import { SuccessPageDocument, type SuccessPageQuery } from '../../generated/client/graphql.ts'
import { ChangeWindow, changeLinkWords } from '../../orders/components/change-window.tsx'
import { moneyLater } from '../../orders/rules/money-later.ts'
import { type Api, apiOf } from '../../request/api.ts'
import { isApiError, needed } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { customerTokenOf, orderTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { paths } from '../../routing/paths.ts'
import { AccountOfOrder } from '../components/account-of-order.tsx'
import { BillOfOrder } from '../components/bill-of-order.tsx'
import { useClearedDraft } from '../components/draft.ts'
import { OrderPapers } from '../components/order-papers.tsx'
import { orderTotals } from '../components/order-totals.ts'
import type { Route } from './+types/success-page.ts'

/** The order of this browser, by the token in its cookie; other browsers see none. */
export async function loader({ context, request }: Route.LoaderArgs) {
  const token = orderTokenOf(request)
  if (!token) return data({ order: undefined, accountAct: undefined }, { headers: PRIVATE_PAGE })
  const order = await needed(orderOf(apiOf(context), token))
  const accountAct = customerTokenOf(request) === undefined ? crypto.randomUUID() : undefined
  return data({ order, accountAct }, { headers: PRIVATE_PAGE })
}

/** None for an unknown token, and for an account's order whose owner has signed out. */
async function orderOf(api: Api, token: string): Promise<Order | undefined> {
  try {
    return (await api.send(SuccessPageDocument, { token })).guestOrderByToken
  } catch (error) {
    if (isApiError(error) && HIDDEN.includes(error.category)) return undefined
    throw error
  }
}

const HIDDEN = ['graphql-no-such-entity', 'graphql-authorization']

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders
}

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: 'Success' })
}

type Order = SuccessPageQuery['guestOrderByToken']

export default function SuccessPage({ loaderData: { order, accountAct } }: Route.ComponentProps) {
  useClearedDraft()
  useCartShown()
  if (!order) return <NoOrder />
  const lines = (order.items ?? []).flatMap((line) => line ?? [])
  return (
    <div className="container-page">
      {/* PE-26: on paper the frame is gone, and with it whose order this is. */}
      <p className="hidden font-semibold print:block">{brand.name}</p>
      <div className="grid gap-5 pt-8 pb-9 lg:pt-14 lg:pb-14">
        <h1 className="display text-h1">{`Thank you, ${order.billing_address?.firstname ?? ''}.`}</h1>
        <p className="max-w-[46ch] text-lead text-ink-2">
          Your order is <b className="tabular font-semibold text-ink">{order.number}</b>
          <span>{`. We have sent a confirmation to ${order.email ?? ''}.`}</span>
        </p>
      </div>
      <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-x-24 gap-y-11 pb-section lg:grid-cols-[minmax(0,1fr)_minmax(340px,420px)]">
        <NextSteps order={order} accountAct={accountAct} />
        <aside aria-labelledby="summary" className="rounded-l bg-sunk p-5.5 lg:p-8">
          <h2 id="summary" className="display mb-4.5 text-block">
            Summary
          </h2>
          <ul className="mb-3.5">
            {lines.map((line) => (
              <li
                key={line.id}
                className="grid grid-cols-[min(88px,30%)_minmax(0,1fr)] items-center gap-4 py-2.5 text-small leading-snug"
              >
                <LinePicture
                  line={{
                    name: line.product_name ?? '',
                    pictureUrl: line.design_revision?.picture_url,
                    mockUpUrl: line.design_revision?.mockup_url ?? undefined,
                    goodsPictureUrl: line.design_revision
                      ? undefined
                      : (line.product?.image?.url ?? undefined),
                  }}
                  className="aspect-square"
                />
                {/* Where a name and its price do not fit beside each other, the price goes below. */}
                <span className="flex flex-wrap items-center justify-between gap-x-4">
                  <span className="flex-[1_1_7rem]">
                    <b className="font-semibold">{line.product_name}</b>
                    <span className="block text-ink-2">
                      {[optionsInWords(line.selected_options), countInWords([countedLine(line)])]
                        .filter(Boolean)
                        .join(', ')}
                    </span>
                  </span>
                  <span className="tabular">
                    {formatMoney(
                      fromDollars(line.product_sale_price.value ?? 0) * (line.quantity_ordered ?? 1),
                    )}
                  </span>
                </span>
              </li>
            ))}
          </ul>
          <CartTotals
            totals={{ ...orderTotals(order.total), isEmailed: !order.shipping_address }}
            count={countInWords(lines.map(countedLine))}
          />
          <BillOfOrder order={order} />
        </aside>
      </div>
    </div>
  )
}

const DRAWN = {
  name: 'Drawn for print',
  about: 'Your design is drawn again from your originals, at the detail of the printer.',
}
const CERTIFICATE = {
  name: 'Your gift certificate is emailed',
  about:
    'As soon as it is paid, or on the day that you chose. The email has the code, and a certificate to print.',
}
const MEMBERSHIP = {
  name: 'Your membership begins',
  about: 'As soon as it is paid. Member prices hold from your next order.',
}

/** J-20: of what is not sent. */
function emailedSteps({ items }: Order): { name: string; about: string }[] {
  const skus = (items ?? []).map((line) => line?.product_sku)
  return [
    ...(skus.includes(GIFT_CERTIFICATE_SKU) ? [CERTIFICATE] : []),
    ...(skus.includes(MEMBERSHIP_SKU) ? [MEMBERSHIP] : []),
  ]
}

/** What the shopper does first where the money comes later. */
function moneyFirst({
  payment_methods,
  how_to_pay,
  total,
}: Order): { name: string; about: string } | undefined {
  const way = moneyLater(payment_methods?.[0]?.type ?? '')
  const amount = formatMoney(fromDollars(total?.grand_total.value ?? 0))
  return way && how_to_pay.length > 0 ? { name: way.step(amount), about: how_to_pay.join(' ') } : undefined
}

const READY_MADE = [{ name: 'Packed', about: 'We check what you chose, pack it and hand it to the courier.' }]

/** How each kind of thing in the order is made, once. */
function makingOf({ items }: Order): { name: string; about: string }[] {
  const all = (items ?? []).flatMap((line) => line?.making ?? [])
  return [...new Map(all.map((making) => [making.name, making])).values()]
}

/** @param accountAct  key of the act that opens an account; undefined for who is signed in */
function NextSteps({ order, accountAct }: { order: Order; accountAct: string | undefined }) {
  const printed = order.items?.find((line) => line?.design_revision)
  const hasDesign = printed !== undefined
  const anotherOne = printed?.product?.url_key
  const placed = dayInSydney(instantOf(order.order_date))
  const deliveryDays = dayRangeInWords(
    addBusinessDays(placed, order.minimum_days ?? 0),
    addBusinessDays(placed, order.maximum_days ?? order.minimum_days ?? 0),
  )
  const address = order.shipping_address
  const first = moneyFirst(order)
  const sent = address
    ? [
        ...(hasDesign ? [DRAWN, ...makingOf(order)] : READY_MADE),
        {
          name: moneyLater(order.payment_methods?.[0]?.type ?? '')
            ? `With you ${order.minimum_days} to ${order.maximum_days} business days after your payment`
            : `With you ${deliveryDays}`,
          about: `To ${address.firstname} ${address.lastname}, ${address.street.join(', ')}, ${address.city} ${address.region ?? ''} ${address.postcode ?? ''}.`,
        },
      ]
    : []
  const steps = [...(first ? [first] : []), ...sent, ...emailedSteps(order)]
  return (
    <section>
      <h2 className="display text-h2">What happens next</h2>
      <ol className="mt-6 border-b border-line">
        {steps.map(({ name, about }, index) => (
          <li
            key={name}
            className="grid grid-cols-[48px_1fr] items-baseline gap-x-3 gap-y-1 border-t border-line py-6"
          >
            <span aria-hidden className="display row-span-2 text-[2rem] leading-none text-brand">
              {index + 1}
            </span>
            <h3 className="display text-h3">{name}</h3>
            <p className="text-ink-2">{about}</p>
          </li>
        ))}
      </ol>
      <OrderPapers order={order} />
      {/* What is emailed is in use as soon as a card pays it, in a moment. */}
      {order.change_window.can_change || (first && order.change_window.is_open) ? (
        <div className="mt-5 print:hidden">
          <ChangeWindow window={order.change_window} />
          <Link
            reloadDocument
            to={orderPaths.change(order.token)}
            className="link inline-flex min-h-11 items-center"
          >
            {changeLinkWords(order.change_window)}
          </Link>
        </div>
      ) : null}
      <Link
        to={anotherOne ? paths.product({ urlKey: anotherOne }) : paths.category(brand.mainCategory)}
        className={buttonClass({ look: 'outline', className: 'mt-7' })}
      >
        {anotherOne ? 'Make another one' : brand.mainCategory.label}
      </Link>
      {accountAct ? <AccountOfOrder email={order.email ?? ''} act={accountAct} /> : null}
    </section>
  )
}

function NoOrder() {
  return (
    <div className="container-page grid justify-items-start gap-5 py-section">
      <h1 className="display text-h1">There is no order to show here</h1>
      <p className="max-w-[46ch] text-lead text-ink-2">
        An order is shown only in the browser that placed it. Your confirmation email has its number and
        everything else.
      </p>
      <div className="flex flex-wrap gap-3">
        <Link to={orderPaths.tracking()} className={buttonClass()}>
          Find my order
        </Link>
        <Link to={paths.home()} className={buttonClass({ look: 'outline' })}>
          Back to the home page
        </Link>
      </div>
    </div>
  )
}
