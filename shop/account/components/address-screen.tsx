import { typedAddress } from '../../checkout/components/address-form.ts'
import { PlaceFields } from '../../checkout/components/place-fields.tsx'
import type { BookAddressFragment } from '../../generated/client/graphql.ts'
import { AccountFrame } from './account-frame.tsx'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** I-05, I-07: a new address, or one of the book. */
export function AddressScreen({ address }: { address: BookAddressFragment | undefined }) {
  return (
    <AccountFrame heading={address ? 'Change an address' : 'Add an address'}>
      <ActForm
        intent={INTENTS.saveAddress}
        {...(address?.uid && { target: address.uid })}
        button="Save address"
        className="grid max-w-[40rem] gap-5"
      >
        {({ problems, typed }) => (
          <>
            <div className="grid grid-cols-6 gap-4 *:col-span-6">
              <PlaceFields
                address={
                  typed.firstName === undefined
                    ? savedAddress(address)
                    : typedAddress((name) => typed[name] ?? '')
                }
                problems={problems}
                hasCompany
              />
            </div>
            <Use name="defaultShipping" isSet={address?.default_shipping}>
              Deliver new orders here
            </Use>
            <Use name="defaultBilling" isSet={address?.default_billing}>
              Bill new orders here
            </Use>
          </>
        )}
      </ActForm>
    </AccountFrame>
  )
}

/** One that is set stays until another address takes its place. */
function Use({
  name,
  isSet,
  children,
}: {
  name: string
  isSet: boolean | null | undefined
  children: string
}) {
  if (isSet) return null
  return (
    <label className="flex gap-3 text-small">
      <input type="checkbox" name={name} value="yes" className="mt-0.5 size-5 shrink-0 accent-(--brand)" />
      <span>{children}</span>
    </label>
  )
}

function savedAddress(address: BookAddressFragment | undefined) {
  if (!address) return undefined
  return {
    firstName: address.firstname ?? '',
    lastName: address.lastname ?? '',
    organisation: address.company ?? '',
    street: address.street?.[0] ?? '',
    street2: address.street?.[1] ?? '',
    city: address.city ?? '',
    state: address.region?.region_code ?? '',
    postcode: address.postcode ?? '',
    telephone: address.telephone ?? '',
  }
}
