import { Link } from 'react-router'
import { addressOf } from '#packages/routes/address.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { OrderTable } from './order-table.tsx'

/** I-08. */
export function OrderList({ orders }: { orders: Shown['my-orders'] }) {
  const listed = orders.items.flatMap((order) => order ?? [])
  const { current_page = 1, total_pages = 1 } = orders.page_info ?? {}
  const at = (page: number) => addressOf(paths.orders(), { page: page > 1 ? String(page) : undefined })
  return (
    <AccountFrame heading="My orders">
      {listed.length > 0 ? (
        <OrderTable orders={listed} />
      ) : (
        <p className="text-ink-2">There is no order here yet.</p>
      )}
      {(total_pages ?? 1) > 1 ? (
        <nav aria-label="Pages of orders" className="flex flex-wrap gap-2">
          {Array.from({ length: total_pages ?? 1 }, (_, index) => index + 1).map((page) => (
            <Link
              key={page}
              to={at(page)}
              aria-current={page === current_page ? 'page' : undefined}
              className="grid size-11 place-items-center rounded-m aria-[current]:bg-sunk aria-[current]:font-semibold"
            >
              {page}
            </Link>
          ))}
        </nav>
      ) : null}
    </AccountFrame>
  )
}
