import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { buttonClass } from '#ui/button-class.ts'
import { brand } from '../../brands/brand.ts'
import { paths } from '../../routing/paths.ts'
import { greetingAt } from '../rules/greeting.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { LatestOrder } from './latest-order.tsx'
import { OrderTable } from './order-table.tsx'

/** I-02: the order that is under way, what there is to spend, and the orders before. */
export function Dashboard({ customer, now }: { customer: Shown['dashboard']; now: Date }) {
  const orders = (customer.orders?.items ?? []).flatMap((order) => order ?? [])
  const [latest, ...past] = orders
  const heading = `${greetingAt(now)}, ${customer.firstname ?? ''}`
  return (
    <AccountFrame heading={heading}>
      {latest ? <LatestOrder order={latest} /> : <NoOrders />}
      <Figures customer={customer} />
      {past.length > 0 ? (
        <section>
          <div className="mb-2 flex flex-wrap items-baseline justify-between gap-x-6">
            <h2 className="display text-block">Past orders</h2>
            <Link to={paths.orders()} className="link inline-flex min-h-11 items-center text-meta">
              All orders
            </Link>
          </div>
          <OrderTable orders={past} />
        </section>
      ) : null}
    </AccountFrame>
  )
}

function NoOrders() {
  return (
    <section className="grid justify-items-start gap-4">
      <h2 className="display text-block">There is no order yet</h2>
      <p className="max-w-[46ch] text-ink-2">Your first one is shown here, from the press to your door.</p>
      <Link to={paths.category(brand.mainCategory)} className={buttonClass()}>
        {brand.mainCategory.label}
      </Link>
    </section>
  )
}

function Figures({ customer: { reward_points, store_credit, orders } }: { customer: Shown['dashboard'] }) {
  const { points = 0, money } = reward_points?.balance ?? {}
  const worth = fromDollars(money?.value ?? 0)
  const credit = fromDollars(store_credit?.current_balance?.value ?? 0)
  const count = orders?.total_count ?? 0
  const figures = [
    {
      figure: points.toLocaleString('en-AU'),
      words: worth > 0 ? `points, worth ${formatMoney(worth)}` : 'points',
    },
    { figure: formatMoney(credit), words: 'store credit' },
    { figure: String(count), words: count === 1 ? 'order' : 'orders' },
  ]
  return (
    <dl className="flex flex-wrap justify-between gap-6 border-y border-line py-6">
      {figures.map(({ figure, words }) => (
        <div key={words} className="flex flex-col-reverse">
          <dt className="text-small text-ink-2">{words}</dt>
          <dd className="display tabular text-[1.75rem] leading-tight lg:text-[2.25rem]">{figure}</dd>
        </div>
      ))}
    </dl>
  )
}
