import { Link } from 'react-router'
import { buttonClass } from '#ui/button-class.ts'
import type { BookAddressFragment } from '../../generated/client/graphql.ts'
import { accountPaths } from '../../routing/account-paths.ts'
import { AccountFrame } from './account-frame.tsx'
import type { Shown } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { News } from './news.tsx'

const DONE = { saved: 'Your address book is saved.', deleted: 'The address is deleted.' } as const

/** I-06: the addresses of a customer, and which of them new orders begin with. */
export function AddressBook({ addresses, done }: Shown['address-book']) {
  return (
    <AccountFrame heading="Address book">
      {done ? <News>{DONE[done]}</News> : null}
      {addresses.length > 0 ? (
        <ul className="grid gap-5 sm:grid-cols-2">
          {addresses.map((address) => (
            <AddressCard key={address.uid} address={address} />
          ))}
        </ul>
      ) : (
        <p className="text-ink-2">There is no address yet. The first one is filled in when you order.</p>
      )}
      <div>
        <Link to={accountPaths.addAddress()} className={buttonClass({ look: 'outline' })}>
          Add an address
        </Link>
      </div>
    </AccountFrame>
  )
}

function AddressCard({ address }: { address: BookAddressFragment }) {
  const { uid, firstname, lastname, street, city, region, postcode, telephone } = address
  const target = uid ?? ''
  const name = `${firstname ?? ''} ${lastname ?? ''}, ${street?.[0] ?? ''}`
  const lines = [
    `${firstname ?? ''} ${lastname ?? ''}`,
    ...(street ?? []),
    [city, region?.region_code, postcode].filter(Boolean).join(' '),
    telephone,
  ].filter(Boolean)
  const uses = [address.default_shipping && 'Delivery', address.default_billing && 'Bills'].filter(Boolean)
  return (
    <li className="grid content-start gap-2 rounded-l border border-line p-5">
      {uses.length > 0 ? (
        <p className="text-small font-semibold">{`For new orders: ${uses.join(' and ')}`}</p>
      ) : null}
      <address className="text-small not-italic">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      <div className="flex flex-wrap items-start gap-x-5">
        <Link
          to={accountPaths.editAddress(target)}
          className="link inline-flex min-h-11 items-center text-small"
        >
          Change<span className="sr-only">{` ${name}`}</span>
        </Link>
        {address.default_shipping ? null : (
          <ActForm
            intent={INTENTS.useForDelivery}
            target={target}
            button="Deliver here"
            about={name}
            look="link"
          />
        )}
        {address.default_billing ? null : (
          <ActForm intent={INTENTS.useForBills} target={target} button="Bill here" about={name} look="link" />
        )}
        {address.default_shipping || address.default_billing ? null : (
          <ActForm intent={INTENTS.deleteAddress} target={target} button="Delete" about={name} look="link" />
        )}
      </div>
    </li>
  )
}
