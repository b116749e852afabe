import { Link } from 'react-router'
import { dayMonthYear } from '#packages/calendar/day-words.ts'
import type { Elements } from '#ui/elements.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { identificationPaths } from '../../routing/identification-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown, SignedOut } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { CloseAccount } from './close-account.tsx'
import { News } from './news.tsx'
import { SessionRow } from './session-row.tsx'

/** I-22, CA-111, CA-113: how the customer signs in, and where; newsletter, membership, and the way out. */
export function SettingsScreen({ customer, identityProvider, done }: Shown['settings']) {
  const { email, is_subscribed, sessions } = customer
  return (
    <AccountFrame heading="Settings">
      {done ? <News kind={done === 'failed' ? 'problem' : 'ok'}>{SIGNED_OUT_WORDS[done]}</News> : null}
      <Part heading="Signing in">
        <p>{`You sign in with ${email ?? ''}.`}</p>
        <Link to={accountPaths.information()} className={LINK}>
          Change email or password
        </Link>
      </Part>
      <Part heading="Where you are signed in">
        <ul className="border-t border-line">
          {sessions.map((session) => (
            <SessionRow key={session.id} session={session} />
          ))}
        </ul>
        <p className="max-w-[60ch] text-small text-ink-2">
          If you do not know one of them, sign it out and change your password.
        </p>
        {sessions.length > 1 ? (
          <ActForm
            intent={INTENTS.endOtherSessions}
            button="Sign out everywhere else"
            look="outline"
            className="grid gap-4"
          />
        ) : null}
      </Part>
      {identityProvider ? (
        <Part heading="Your identity">
          <p className="max-w-[60ch]">
            {customer.identification?.state === 'VERIFIED'
              ? `${identityProvider} confirmed it on ${dayMonthYear(new Date(customer.identification.decided_on))}.`
              : 'You have not confirmed it with us.'}
          </p>
          <Link to={identificationPaths.identification()} className={LINK}>
            {customer.identification?.state === 'VERIFIED' ? 'What we keep of it' : 'Confirm your identity'}
          </Link>
        </Part>
      ) : null}
      <Part heading="Newsletter">
        <p>{is_subscribed ? 'You get our newsletter.' : 'You do not get our newsletter.'}</p>
        <Link to={accountPaths.newsletter()} className={LINK}>
          Change it
        </Link>
      </Part>
      <Part heading="Membership">
        <p className="max-w-[60ch]">{membershipOf(customer)}</p>
      </Part>
      <Part heading="Close your account">
        <CloseAccount />
      </Part>
    </AccountFrame>
  )
}

const LINK = 'link inline-flex min-h-11 items-center justify-self-start'

const SIGNED_OUT_WORDS: Readonly<Record<SignedOut, string>> = {
  one: 'It is signed out.',
  gone: 'It was signed out already.',
  others: 'Everything but this browser is signed out.',
  none: 'You are signed in nowhere else.',
  // CA-02.
  failed: 'Logout failed. Please try again.',
}

function membershipOf(customer: Shown['settings']['customer']): string {
  if (!customer.is_subscribed_champ_membership) return 'You have no membership.'
  return customer.subscribed_for_auto_champ_membership
    ? 'You are a member and pay the member price. The membership is renewed by itself.'
    : 'You are a member and pay the member price. The membership ends by itself; nothing is charged again.'
}

function Part({ heading, children }: { heading: string; children: Elements }) {
  return (
    <section className="grid gap-3">
      <h2 className="display text-block">{heading}</h2>
      {children}
    </section>
  )
}
