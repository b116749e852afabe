import { SelectField } from '#ui/field.tsx'
import { typedAddress } from '../../checkout/components/address-form.ts'
import { PlaceFields } from '../../checkout/components/place-fields.tsx'
import type { OrderToChangeFragment } from '../../generated/client/graphql.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

type Address = NonNullable<OrderToChangeFragment['shipping_address']>

/** Where the order goes, in the fields of the checkout. */
export function AddressChange({ address }: { address: Address }) {
  return (
    <section className="border-t border-line pt-8">
      <h2 className="display mb-2 text-block">Where it goes</h2>
      <p className="mb-5 text-ink-2">Delivery costs the same to every address in Australia.</p>
      <ActForm intent={INTENTS.changeOrderAddress} button="Send it here" className="grid max-w-[40rem] gap-5">
        {({ problems, typed }) => (
          <div className="grid grid-cols-6 gap-4 *:col-span-6">
            <PlaceFields
              address={
                typed.firstName === undefined
                  ? orderedAddress(address)
                  : typedAddress((name) => typed[name] ?? '')
              }
              problems={problems}
              hasCompany={Boolean(address.company)}
            />
          </div>
        )}
      </ActForm>
    </section>
  )
}

/** Cancels the whole order; the reasons are the shop's. */
export function CancelOrder({
  id,
  reasons,
  className,
}: {
  id: string
  reasons: readonly string[]
  className?: string
}) {
  return (
    <section className={className}>
      <h2 className="display mb-2 text-block">Cancel this order</h2>
      <p className="mb-4 text-ink-2">Nothing of it is made then, and what you paid is given back.</p>
      <ActForm
        intent={INTENTS.cancelOrder}
        target={id}
        button="Cancel order"
        look="outline"
        className="grid max-w-[30rem] gap-4"
      >
        {({ problems, typed }) => (
          <SelectField
            label="Why?"
            name="reason"
            autoComplete="off"
            defaultValue={typed.reason ?? ''}
            error={problems.reason}
          >
            <option value="">Choose</option>
            {reasons.map((reason) => (
              <option key={reason}>{reason}</option>
            ))}
          </SelectField>
        )}
      </ActForm>
    </section>
  )
}

const orderedAddress = ({
  firstname,
  lastname,
  company,
  street,
  city,
  region,
  postcode,
  telephone,
}: Address) => ({
  firstName: firstname,
  lastName: lastname,
  organisation: company ?? '',
  street: street[0] ?? '',
  street2: street[1] ?? '',
  city,
  state: region ?? '',
  postcode: postcode ?? '',
  telephone: telephone ?? '',
})
