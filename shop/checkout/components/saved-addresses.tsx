import type { MouseEvent } from 'react'
import { type AddressPrefix, BOOK_FIELD, SAVE_ADDRESS_FIELD } from './address-form.ts'
import type { TypedAddress } from './typed-address.ts'
import { writeControl } from './write-control.ts'

export interface SavedAddress {
  uid: string
  address: TypedAddress
}

const MAX_SEEN = 2
const LAST_FIELD = 'telephone'

interface SavedAddressesProps {
  addresses: readonly SavedAddress[]
  /** Which address of the form they fill; left out, that of the delivery. */
  prefix?: AddressPrefix
  /** The name of the buttons. */
  field?: string
  /** Fewer are not worth a choice; left out, two, because the usual one is in the fields already. */
  least?: number
}

/**
 * The customer's address book: a press fills the fields below, where everything can still be changed. Without scripts the
 * press sends the form, and the cart takes the address.
 */
export function SavedAddresses({
  addresses,
  prefix = '',
  field = BOOK_FIELD,
  least = 2,
}: SavedAddressesProps) {
  if (addresses.length < least) return null
  const more = addresses.slice(MAX_SEEN)
  return (
    <fieldset>
      <legend className="mb-1.5 text-small font-semibold">From your address book</legend>
      <Choices {...{ prefix, field }} addresses={addresses.slice(0, MAX_SEEN)} />
      {more.length > 0 ? (
        <details className="mt-2">
          <summary className="link min-h-11 text-small">{`${more.length} more`}</summary>
          <Choices {...{ prefix, field }} addresses={more} />
        </details>
      ) : null}
    </fieldset>
  )
}

const Choices = ({ addresses, prefix, field }: Required<Omit<SavedAddressesProps, 'least'>>) => (
  <ul className="grid gap-2 sm:grid-cols-2">
    {addresses.map(({ uid, address }) => (
      <li key={uid} className="grid">
        <button
          type="submit"
          name={field}
          value={uid}
          formNoValidate
          onClick={(event) => fill(event, prefix, address)}
          className="min-h-13 rounded-m border-(length:--border-width) border-line-firm bg-raised px-4 py-2.5 text-left text-small hover:border-ink"
        >
          <b className="block font-semibold">{`${address.firstName} ${address.lastName}`}</b>
          <span className="block text-ink-2">{inOneLine(address)}</span>
        </button>
      </li>
    ))}
  </ul>
)

export const hasCompanyIn = (addresses: readonly SavedAddress[]) =>
  addresses.some(({ address }) => address.organisation !== '')

const inOneLine = ({ organisation, street, street2, city, state, postcode }: TypedAddress) =>
  [[organisation, street, street2].filter(Boolean).join(', '), `${city} ${state} ${postcode}`].join(', ')

function fill(event: MouseEvent<HTMLButtonElement>, prefix: AddressPrefix, address: TypedAddress) {
  const { form } = event.currentTarget
  if (!form) return
  event.preventDefault()
  for (const [name, text] of Object.entries(address)) {
    writeControl(form.elements.namedItem(prefix + name), text)
  }
  const keep = form.elements.namedItem(prefix + SAVE_ADDRESS_FIELD)
  // It is in the book already.
  if (keep instanceof HTMLInputElement) keep.checked = false
  // The form saves an address when a field of it is left.
  const last = form.elements.namedItem(prefix + LAST_FIELD)
  if (last instanceof HTMLInputElement) last.dispatchEvent(new FocusEvent('focusout', { bubbles: true }))
}
