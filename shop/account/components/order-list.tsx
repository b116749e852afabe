import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { brand } from '../../brands/brand.ts'
import { paths } from '../../routing/paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { OrderTable } from './order-table.tsx'
import { PageLinks } from './page-links.tsx'

/** I-08. */
export function OrderList({ orders }: { orders: Shown['my-orders'] }) {
  const listed = orders.items.flatMap((order) => order ?? [])
  const { current_page, total_pages } = orders.page_info ?? {}
  return (
    <AccountFrame heading="My orders">
      {listed.length > 0 ? (
        <OrderTable orders={listed} />
      ) : (
        <div className="grid justify-items-start gap-5">
          <p className="max-w-[46ch] text-ink-2">
            There is no order here yet. Your first one is shown here, from the press to your door.
          </p>
          <Link to={paths.category(brand.mainCategory)} className={buttonClass()}>
            {brand.mainCategory.label}
          </Link>
        </div>
      )}
      <PageLinks name="Pages of orders" path={paths.orders()} page={current_page} of={total_pages} />
    </AccountFrame>
  )
}
