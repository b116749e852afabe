import { dayMonthYear } from '#packages/calendar/day-words.ts'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { ReferralsShown } from './account-screen.ts'
import { PageLinks } from './page-links.tsx'
import { ReferralLink } from './referral-link.tsx'

/** I-16: the customer's link, how it works, and what came of it. Without a programme it promises nothing. */
export function ReferScreen({ rules, referrals }: ReferralsShown) {
  const { link, earned, items, page_info } = referrals
  const earnedCents = fromDollars(earned.value ?? 0)
  return (
    <AccountFrame heading={referHeading(referrals)}>
      {link ? (
        <section className="grid gap-6">
          <div className="grid max-w-[60ch] gap-2">
            {rules.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </div>
          <ReferralLink url={link.url} />
        </section>
      ) : (
        <p className="max-w-[60ch] text-ink-2">We do not reward recommendations just now.</p>
      )}
      {link || items.length > 0 ? (
        <section className="grid gap-4">
          <h2 className="display text-block">What you have earned</h2>
          <p>
            <span className="display tabular block text-[2.25rem] leading-tight">
              {formatMoney(earnedCents)}
            </span>
            <span className="text-ink-2">of store credit, for orders of friends</span>
          </p>
          <ReferralTable items={items} />
          <PageLinks
            name="Pages of friends’ orders"
            path={accountPaths.referAndEarn()}
            page={page_info.current_page}
            of={page_info.total_pages}
          />
        </section>
      ) : null}
    </AccountFrame>
  )
}

/** While nothing is earned, not even the heading says so. */
export const referHeading = ({ link }: ReferralsShown['referrals']) =>
  link ? 'Refer and earn' : 'Recommendations'

/** A row tells the day, the reward and what became of it; who the friend is stays with the friend. */
function ReferralTable({ items }: { items: ReferralsShown['referrals']['items'] }) {
  if (items.length === 0) return <p className="text-ink-2">No friend has ordered through your link yet.</p>
  return (
    <table className="tabular w-full border-t border-line text-small">
      <caption className="sr-only">Orders of friends, newest first</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Day of the order</th>
          <th scope="col">What came of it</th>
          <th scope="col">Reward</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ placed_on, state, state_label, amount }, index) => (
          // Two orders of a day may read alike.
          // biome-ignore lint/suspicious/noArrayIndexKey: the list is only ever replaced as a whole
          <tr key={index} className="border-b border-line align-top">
            <td className="py-3 pr-4 whitespace-nowrap text-ink-2">{dayMonthYear(new Date(placed_on))}</td>
            <td className="py-3 pr-4">{state_label}</td>
            <td
              className={
                state === 'EARNED'
                  ? 'py-3 text-right font-semibold whitespace-nowrap'
                  : 'py-3 text-right whitespace-nowrap text-ink-2'
              }
            >
              {REWARDED[state] ? formatMoney(fromDollars(amount.value ?? 0)) : NONE}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

const REWARDED = { WAITING: true, EARNED: true, TAKEN_BACK: true, NOT_EARNED: false } as const
const NONE = '–'
