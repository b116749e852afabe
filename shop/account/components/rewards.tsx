import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { AccountFrame } from './account-frame.tsx'
import type { RewardsShown } from './account-screen.ts'
import { ChangeTable } from './change-table.tsx'
import { signed } from './credits.tsx'
import { dayOf } from './order-in-list.ts'

/** I-17, I-18, I-21, I-25: points, what they are worth, and how they came and went. */
export function Rewards({
  rewards: { balance, exchange_rates, balance_history },
}: {
  rewards: Extract<RewardsShown, { kind: 'points' }>['points']
}) {
  const worth = fromDollars(balance?.money.value ?? 0)
  const changes = (balance_history ?? []).flatMap((item) => item ?? [])
  const { earning, redemption } = exchange_rates ?? {}
  const money = (dollars: number) => formatMoney(fromDollars(dollars))
  return (
    <AccountFrame heading="Reward points">
      <div>
        <p>
          <span className="display tabular block text-[2.25rem] leading-tight">
            {counted(balance?.points ?? 0)}
          </span>
          <span className="text-ink-2">{worth > 0 ? `points, worth ${formatMoney(worth)}` : 'points'}</span>
        </p>
        <ul className="mt-5 grid gap-1 text-small">
          {earning ? (
            <li>{`You earn ${counted(earning.points)} ${earning.points === 1 ? 'point' : 'points'} for every ${money(earning.currency_amount)} of goods.`}</li>
          ) : null}
          {earning ? (
            <li>When money for goods goes back to you, the points that it earned are taken back.</li>
          ) : null}
          {redemption ? (
            <li>{`${counted(redemption.points)} points pay ${money(redemption.currency_amount)} in the cart or at the checkout.`}</li>
          ) : null}
        </ul>
      </div>
      <ChangeTable
        name="Points, what came and went"
        none="You have no points yet. They come when an order arrives."
        changes={changes.map((change) => ({
          day: dayOf(change.date),
          reason: change.change_reason,
          change: signed(change.points_change, counted),
          after: counted(change.balance?.points ?? 0),
        }))}
      />
    </AccountFrame>
  )
}

const counted = (points: number) => points.toLocaleString('en-AU')
