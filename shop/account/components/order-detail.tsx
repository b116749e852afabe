import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { CartTotals } from '../../cart/components/cart-totals.tsx'
import { countedLine, countInWords } from '../../cart/components/count-in-words.ts'
import { LinePicture } from '../../cart/components/line-picture.tsx'
import { optionsInWords } from '../../cart/components/option-words.ts'
import { businessNumbers } from '../../checkout/components/business-numbers.ts'
import { orderTotals } from '../../checkout/components/order-totals.ts'
import { ChangeWindow, changeLinkWords } from '../../orders/components/change-window.tsx'
import { accountPaths } from '../../routing/account-paths.ts'
import { orderPaths } from '../../routing/order-paths.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { AddressBlock } from './address-block.tsx'
import { News } from './news.tsx'
import { OrderActions } from './order-actions.tsx'
import { dayOf, pictureLineOf } from './order-in-list.ts'
import { OrderRefunds } from './order-refunds.tsx'
import { OrderTrack } from './order-track.tsx'
import { ParcelsSent } from './parcels-sent.tsx'

type Order = Shown['view-order']['order']

/** I-09: one order, whole. */
export function OrderDetail({ order, reasons, isCancelled }: Shown['view-order']) {
  const lines = (order.items ?? []).flatMap((line) => line ?? [])
  return (
    <AccountFrame heading={`Order ${order.number}`}>
      {isCancelled && order.available_actions.every((one) => one !== 'CANCEL') ? (
        <News>Your order is cancelled. What you paid is given back the way it was paid.</News>
      ) : null}
      <section>
        <p className="text-ink-2">{`Placed ${dayOf(order.order_date)}`}</p>
        <h2 className="display mt-1 text-block">{order.status}</h2>
        {order.progress.expected ? <p className="mt-1">{`With you ${order.progress.expected}.`}</p> : null}
        <OrderTrack steps={order.progress.steps} />
        {order.change_window.is_open ? (
          <div className="mt-5">
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
        <ParcelsSent parcels={parcelsOf(order)} />
        <Messages order={order} />
      </section>
      <section>
        <h2 className="display mb-3 text-block">What you ordered</h2>
        <div className="flex flex-wrap gap-x-6">
          {lines.some((line) => line.design_revision) ? (
            <Link
              to={orderPaths.ownProof(order.number)}
              className="link mb-3 inline-flex min-h-11 items-center"
            >
              See how it will be printed
            </Link>
          ) : null}
          {hasArrived(order) ? (
            <Link to={paths.writeReview()} className="link mb-3 inline-flex min-h-11 items-center">
              Write a review
            </Link>
          ) : null}
        </div>
        <ul className="border-t border-line">
          {lines.map((line) => (
            <li
              key={line.id}
              className="grid grid-cols-[min(96px,30%)_minmax(0,1fr)] items-center gap-4 border-b border-line py-4"
            >
              <LinePicture line={pictureLineOf(line)} className="aspect-square" />
              <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
                <div className="min-w-0 flex-[1_1_12rem]">
                  <b className="font-semibold">{line.product_name}</b>
                  <p className="text-small text-ink-2">{optionsInWords(line.selected_options)}</p>
                </div>
                <p className="tabular text-small">
                  {`${line.quantity_ordered ?? 0} × ${formatMoney(fromDollars(line.product_sale_price.value ?? 0))}`}
                </p>
              </div>
            </li>
          ))}
        </ul>
      </section>
      <div className="grid gap-8 sm:grid-cols-2">
        <div className="grid content-start gap-6">
          <AddressBlock heading="Delivery to" address={order.shipping_address} />
          <AddressBlock
            heading="Billed to"
            address={order.billing_address}
            below={businessNumbers(order.business_purchase)}
          />
          <Paid order={order} />
        </div>
        <section className="rounded-l bg-sunk p-5.5">
          <h2 className="display mb-4.5 text-block">Total</h2>
          <CartTotals totals={orderTotals(order.total)} count={countInWords(lines.map(countedLine))} />
          <OrderRefunds credit_memos={order.credit_memos} />
        </section>
      </div>
      <section className="border-t border-line pt-8">
        <h2 className="display mb-2 text-block">A question about it?</h2>
        <p className="flex flex-wrap gap-x-6">
          <Link to={accountPaths.newTicket(order.number)} className="link inline-flex min-h-11 items-center">
            Ask us about this order
          </Link>
          <Link to={accountPaths.tickets(order.number)} className="link inline-flex min-h-11 items-center">
            What you have asked
          </Link>
        </p>
      </section>
      <OrderActions order={order} reasons={reasons} />
    </AccountFrame>
  )
}

const parcelsOf = ({ shipments }: Order) =>
  (shipments ?? []).flatMap((one) => one?.tracking ?? []).flatMap((one) => one ?? [])

/** Nothing of it is on its way any more. */
const hasArrived = ({ progress }: Order) =>
  progress.steps.some(({ code, reached_at }) => reached_at && (code === 'DELIVERED' || code === 'COMPLETE'))

/** What the shop wrote about the order. */
function Messages({ order: { comments } }: { order: Order }) {
  const written = (comments ?? []).flatMap((one) => one ?? [])
  if (written.length === 0) return null
  return (
    <ul className="mt-5 grid gap-2 text-small">
      {written.map(({ timestamp, message }) => (
        <li key={timestamp}>
          <span className="text-ink-2">{`${dayOf(timestamp)}: `}</span>
          <span>{message}</span>
        </li>
      ))}
    </ul>
  )
}

function Paid({ order: { payment_methods, invoices } }: { order: Order }) {
  const [method] = payment_methods ?? []
  const [invoice] = invoices
  return (
    <section className="text-small">
      <h2 className="mb-1 font-semibold">Paid with</h2>
      <p>{method?.name ?? ''}</p>
      {invoice ? (
        <a href={invoice.pdf_url} className="link inline-flex min-h-11 items-center">
          {`Tax invoice ${invoice.number} (PDF)`}
        </a>
      ) : null}
    </section>
  )
}
