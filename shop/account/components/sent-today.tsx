import { Link } from 'react-router'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { dayOf } from './order-in-list.ts'
import { PageLinks } from './page-links.tsx'
import { ParcelsSent } from './parcels-sent.tsx'

type Order = Shown['todayshiporder']['orders'][number]

/** I-11, CA-111. */
export function SentToday({ orders, page, of }: Shown['todayshiporder']) {
  return (
    <AccountFrame heading="Sent today">
      {orders.length > 0 ? (
        <ul className="border-t border-line">
          {orders.map((order) => (
            <OrderSentToday key={order.number} order={order} />
          ))}
        </ul>
      ) : (
        <div className="grid justify-items-start gap-2">
          <p className="text-ink-2">No parcel for you has left today.</p>
          <Link to={paths.orders()} className="link inline-flex min-h-11 items-center">
            See where each order stands
          </Link>
        </div>
      )}
      <PageLinks name="Pages of orders sent today" path={accountPaths.sentToday()} page={page} of={of} />
    </AccountFrame>
  )
}

function OrderSentToday({ order: { number, order_date, status, expected, parcels } }: { order: Order }) {
  return (
    <li className="border-b border-line py-5">
      <Link to={paths.order(number)} className="link inline-flex min-h-11 items-center font-semibold">
        {`Order ${number}`}
      </Link>
      <p className="text-small text-ink-2">{`Placed ${dayOf(order_date)}. ${status}.`}</p>
      {expected ? <p className="mt-1">{`With you ${expected}.`}</p> : null}
      <p className="mt-3">{parcels.flatMap(piecesOf).join(', ')}</p>
      <ParcelsSent parcels={parcels.flatMap(({ tracking }) => tracking ?? []).flatMap((one) => one ?? [])} />
    </li>
  )
}

const piecesOf = ({ items }: Order['parcels'][number]): string[] =>
  (items ?? [])
    .flatMap((item) => item ?? [])
    .map(({ product_name, quantity_shipped }) =>
      quantity_shipped > 1 ? `${quantity_shipped} × ${product_name ?? ''}` : (product_name ?? ''),
    )
