import { Link } from 'react-router'
import { Notice } from '#ui/notice.tsx'
import { accountPaths } from '../../routing/account-paths.ts'
import { paths } from '../../routing/paths.ts'
import { IDENTITY_DATA, KEPT_DATA } from '../rules/kept-data.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { DataCopy } from './data-copy.tsx'

const COPY_REFUSED = {
  wait: 'You have had several copies already. Please wait an hour and try again.',
  busy: 'A copy is being made just now. Please wait until it has arrived, or some minutes, and try again.',
} as const

/** I-23, CA-111: what is kept of the customer, how long, and how to get it or end it. */
export function PolicyScreen({ copy, identityProvider }: Shown['policy']) {
  return (
    <AccountFrame heading="What we keep about you">
      {copy === undefined ? null : <Notice kind="warning">{COPY_REFUSED[copy]}</Notice>}
      <dl className="border-t border-line">
        {[...KEPT_DATA, ...(identityProvider ? [IDENTITY_DATA] : [])].map(({ what, howLong }) => (
          <div
            key={what}
            className="grid gap-x-8 gap-y-1 border-b border-line py-4 sm:grid-cols-[minmax(0,2fr)_minmax(0,3fr)]"
          >
            <dt className="font-semibold">{what}</dt>
            <dd className="max-w-[60ch] text-ink-2">{howLong}</dd>
          </div>
        ))}
      </dl>
      <section className="grid gap-3">
        <h2 className="display text-block">Get a copy of your data</h2>
        <p className="max-w-[60ch] text-ink-2">
          One file that opens as a folder: your details, orders, designs, tickets, store credit, points and
          recommendations in a form that programs read (JSON), the photos in your orders, saved designs and
          reviews, and the files of your tickets. With many photos it is large and takes a while.
        </p>
        <DataCopy />
      </section>
      <section className="grid gap-3">
        <h2 className="display text-block">Change it, or end it</h2>
        <ul className="flex flex-wrap gap-x-6">
          <Way to={accountPaths.information()}>Your details</Way>
          <Way to={accountPaths.addressBook()}>Addresses</Way>
          <Way to={accountPaths.newsletter()}>Newsletter</Way>
          <Way to={accountPaths.settings()}>Sessions, and closing the account</Way>
          <Way to={paths.page('contact-us')}>Ask us to delete designs and photos</Way>
        </ul>
      </section>
      <section className="grid gap-3">
        <h2 className="display text-block">In full</h2>
        <ul className="flex flex-wrap gap-x-6">
          <Way to={paths.page('privacy-policy')}>Privacy</Way>
          <Way to={paths.page('terms-conditions')}>Terms</Way>
        </ul>
      </section>
    </AccountFrame>
  )
}

function Way({ to, children }: { to: string; children: string }) {
  return (
    <li>
      <Link to={to} className="link inline-flex min-h-11 items-center">
        {children}
      </Link>
    </li>
  )
}
