import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { paths } from '../../routing/paths.ts'
import { dayOf, type ListedOrder, namesOf } from './order-in-list.ts'

/** One row for each order. Without room for all, the status is below the number and what is in them is left out. */
export function OrderTable({ orders }: { orders: readonly ListedOrder[] }) {
  return (
    <table className="tabular w-full text-meta">
      <thead className="text-left text-small text-ink-2">
        <tr>
          <th className={CELL}>Order</th>
          <th className={CELL}>Date</th>
          <th className={`${CELL} max-lg:hidden`}>Items</th>
          <th className={`${CELL} max-sm:hidden`}>Status</th>
          <th className={`${CELL} pr-0! text-right`}>Total</th>
        </tr>
      </thead>
      <tbody>
        {orders.map((order) => (
          <tr key={order.number}>
            <td className={CELL}>
              <Link
                to={paths.order(order.number)}
                className="link inline-flex min-h-11 items-center min-[17rem]:whitespace-nowrap"
              >
                {order.number}
              </Link>
              <p className="-mt-1.5 pb-2 text-small text-ink-2 sm:hidden">{order.status}</p>
            </td>
            <td className={CELL}>{dayOf(order.order_date)}</td>
            <td className={`${CELL} max-lg:hidden`}>{namesOf(order)}</td>
            <td className={`${CELL} max-sm:hidden`}>{order.status}</td>
            <td className={`${CELL} pr-0! text-right`}>
              {formatMoney(fromDollars(order.total?.grand_total.value ?? 0))}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

// Letters of twice the size break within a number before the page becomes wider than the phone.
const CELL = 'border-b border-line py-1.5 pr-3 font-normal wrap-anywhere'
