import { EmailField } from '#ui/email-field.tsx'
import { SAVE_ADDRESS_FIELD } from './address-form.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import { PlaceFields } from './place-fields.tsx'
import { hasCompanyIn, type SavedAddress, SavedAddresses } from './saved-addresses.tsx'
import type { AccountName, TypedAddress } from './typed-address.ts'

interface AddressFieldsProps {
  email: string
  /** Signed in: the email is the account's. */
  isCustomer: boolean
  address: TypedAddress | undefined
  /** Undefined for a guest. */
  accountName: AccountName | undefined
  savedAddresses: readonly SavedAddress[]
  problems: CheckoutProblems
  /** False where nothing is sent: the address is the one of who pays. */
  isForDelivery: boolean
}

/** The address. Fields have the names that browsers fill automatically. */
export function AddressFields({
  email,
  isCustomer,
  address,
  accountName,
  savedAddresses,
  problems,
  isForDelivery,
}: AddressFieldsProps) {
  return (
    <div className="grid grid-cols-6 gap-4 *:col-span-6">
      {isCustomer ? (
        <p className="text-small">
          <span className="text-ink-2">Your confirmation goes to </span>
          <b className="font-semibold">{email}</b>
        </p>
      ) : (
        <EmailField
          name="email"
          hint="For your confirmation, and for nothing else."
          defaultValue={email}
          error={problems.email}
        />
      )}
      <SavedAddresses addresses={savedAddresses} />
      <PlaceFields
        {...{ problems, isForDelivery }}
        address={address ?? accountName}
        hasCompany={hasCompanyIn(savedAddresses) || Boolean(address?.organisation)}
      />
      {isCustomer ? (
        <label className="flex gap-3 text-small">
          <input
            type="checkbox"
            name={SAVE_ADDRESS_FIELD}
            value="yes"
            // The first one is worth keeping; a second is for the customer to say.
            defaultChecked={address === undefined}
            className="mt-0.5 size-5 shrink-0 accent-(--brand)"
          />
          <span>Keep this address in my address book</span>
        </label>
      ) : null}
    </div>
  )
}
