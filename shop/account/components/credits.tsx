import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { ChangeTable } from './change-table.tsx'
import { dayOf } from './order-in-list.ts'
import { PageLinks } from './page-links.tsx'

/** I-15: what there is to spend, and what came and went. */
export function Credits({ credit: { current_balance, balance_history } }: { credit: Shown['my-credits'] }) {
  const changes = (balance_history?.items ?? []).flatMap((item) => item ?? [])
  const { current_page, total_pages } = balance_history?.page_info ?? {}
  return (
    <AccountFrame heading="Store credit">
      <p>
        <span className="display tabular block text-[2.25rem] leading-tight">
          {formatMoney(fromDollars(current_balance?.value ?? 0))}
        </span>
        <span className="text-ink-2">to spend in the cart or at the checkout</span>
      </p>
      <ChangeTable
        name="Store credit, what came and went"
        none="Nothing has come or gone yet. A gift card that you move here and a refund that we give as credit stand here."
        changes={changes.map((change) => ({
          day: dayOf(change.date_time_changed ?? ''),
          reason: change.action ?? '',
          change: signed(fromDollars(change.balance_change?.value ?? 0), formatMoney),
          after: formatMoney(fromDollars(change.actual_balance?.value ?? 0)),
        }))}
      />
      <PageLinks name="Pages of changes" path={accountPaths.credits()} page={current_page} of={total_pages} />
    </AccountFrame>
  )
}

/** With the sign of mathematics, which is read aloud. */
export function signed(amount: number, words: (amount: number) => string): string {
  return amount < 0 ? `−${words(-amount)}` : `+${words(amount)}`
}
