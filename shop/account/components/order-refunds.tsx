import { formatMoney, fromDollars } from '#packages/money/money.ts'
import type { OrderInFullFragment } from '../../generated/client/graphql.ts'

/** What was given back of an order, and why: the shopper reads here what the mail said. */
export function OrderRefunds({ credit_memos }: Pick<OrderInFullFragment, 'credit_memos'>) {
  const memos = (credit_memos ?? []).flatMap((one) => one ?? [])
  if (memos.length === 0) return null
  return (
    <section className="mt-5 border-t border-line pt-4 text-small">
      <h3 className="mb-1 font-semibold">Given back</h3>
      <ul className="grid gap-1.5">
        {memos.map(({ number, total, comments }) => (
          <li key={number} className="flex flex-wrap justify-between gap-x-4">
            <span>
              {[`Refund ${number}`, ...(comments ?? []).flatMap((one) => one?.message ?? [])].join(': ')}
            </span>
            <span className="tabular ml-auto font-semibold">
              {formatMoney(fromDollars(total?.grand_total.value ?? 0))}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}
