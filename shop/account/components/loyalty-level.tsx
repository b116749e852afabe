import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Loyalty } from './account-screen.ts'
import { dayOfInstant } from './day-of-instant.ts'

/** I-19, CA-111: the level of today, and what each level gives. */
export function LoyaltyLevel({ loyalty, renews }: { loyalty: Loyalty; renews: boolean }) {
  const { level, levels, joining, member_until } = loyalty
  const own = levels.find(({ code }) => code === level)
  return (
    <AccountFrame heading="Your level">
      <p>
        <span className="display block text-[2.25rem] leading-tight">{own?.label ?? ''}</span>
        {member_until ? <span className="text-ink-2">{untilOf(member_until, renews)}</span> : null}
      </p>
      <div className="grid gap-8 sm:grid-cols-2">
        {levels.map(({ code, label, benefits }) => (
          <section key={code} className="rounded-l border border-line p-5.5">
            <h2 className="display text-block">{label}</h2>
            {code === level ? <p className="text-small text-ink-2">This is you.</p> : null}
            <Benefits benefits={benefits} isMember={code === 'MEMBER'} />
          </section>
        ))}
      </div>
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        {joining && level === 'CUSTOMER' ? (
          <Link to={accountPaths.join()} className={buttonClass({})}>
            Become a member
          </Link>
        ) : null}
        {joining && level === 'MEMBER' ? (
          <Link to={accountPaths.join()} className={LINK}>
            Add another year
          </Link>
        ) : null}
        <Link to={accountPaths.rewards()} className={LINK}>
          Your points
        </Link>
      </p>
    </AccountFrame>
  )
}

const LINK = 'link inline-flex min-h-11 items-center'

export function Benefits({ benefits, isMember }: { benefits: readonly string[]; isMember: boolean }) {
  return (
    <ul className="mt-3 grid list-disc gap-1.5 pl-5">
      {isMember ? <li>Everything that customers get.</li> : null}
      {benefits.map((benefit) => (
        <li key={benefit}>{benefit}</li>
      ))}
    </ul>
  )
}

const untilOf = (memberUntil: string, renews: boolean) =>
  renews
    ? `Until ${dayOfInstant(memberUntil)}. The membership is renewed by itself.`
    : `Until ${dayOfInstant(memberUntil)}. The membership ends by itself; nothing is charged again.`
