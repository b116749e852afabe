import { Link } from 'react-router'
import { formatMoney, fromDollars } from '#packages/money/money.ts'
import { AddGoods } from '../../catalogue/components/add-goods.tsx'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Loyalty } from './account-screen.ts'
import { dayOfInstant } from './day-of-instant.ts'
import { Benefits } from './loyalty-level.tsx'

/** I-20, CA-111: what the membership costs and gives, and the way into the cart. */
export function JoinScreen({ loyalty: { level, levels, joining, member_until } }: { loyalty: Loyalty }) {
  const member = levels.find(({ code }) => code === 'MEMBER')
  return (
    <AccountFrame heading={level === 'MEMBER' ? 'Another year as a member' : 'Become a member'}>
      {joining ? (
        <AddGoods sku={joining.sku} unavailableWords={undefined}>
          <p>
            <span className="display tabular block text-[2.25rem] leading-tight">
              {formatMoney(fromDollars(joining.price.value ?? 0))}
            </span>
            <span className="text-ink-2">for a year, paid once</span>
          </p>
          <Benefits benefits={member?.benefits ?? []} isMember />
          <p className="max-w-[60ch] text-small text-ink-2">
            {member_until
              ? `The year is added to yours, which runs until ${dayOfInstant(member_until)}.`
              : 'You are a member as soon as the order is paid; the prices of that order stay as they are.'}
          </p>
        </AddGoods>
      ) : (
        <p className="text-ink-2">There is no membership to join just now.</p>
      )}
      <Link to={accountPaths.loyalty()} className="link inline-flex min-h-11 items-center justify-self-start">
        Your level
      </Link>
    </AccountFrame>
  )
}
