import { SAVE_ADDRESS_FIELD } from './address-form.ts'
import { BILL_HERE_FIELD, BILLING, BILLING_BOOK_FIELD, type TypedBilling } from './billing-form.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import { OpeningBox } from './opening-box.tsx'
import { PlaceFields } from './place-fields.tsx'
import { hasCompanyIn, type SavedAddress, SavedAddresses } from './saved-addresses.tsx'

interface BilledToProps {
  billing: TypedBilling
  isCustomer: boolean
  savedAddresses: readonly SavedAddress[]
  problems: CheckoutProblems
}

/** The bill goes where the order goes, unless the box is not ticked: a gift is paid by somebody else than lives there. */
export function BilledTo({ billing, isCustomer, savedAddresses, problems }: BilledToProps) {
  return (
    <div className="group/bill grid gap-4">
      <OpeningBox name={BILL_HERE_FIELD} isTicked={billing.isHere} label="Bill to the delivery address" />
      <fieldset className="mt-2 min-w-0 pb-3 group-has-[[name=billHere]:checked]/bill:hidden">
        <legend className="display mb-3 text-h3">Billing address</legend>
        <div className="grid grid-cols-6 gap-4 *:col-span-6">
          <SavedAddresses addresses={savedAddresses} prefix={BILLING} field={BILLING_BOOK_FIELD} least={1} />
          <PlaceFields
            address={billing.address}
            prefix={BILLING}
            isForDelivery={false}
            problems={problems}
            hasCompany={hasCompanyIn(savedAddresses) || Boolean(billing.address?.organisation)}
          />
          {isCustomer ? (
            <label className="flex gap-3 text-small">
              <input
                type="checkbox"
                name={`${BILLING}${SAVE_ADDRESS_FIELD}`}
                value="yes"
                className="mt-0.5 size-5 shrink-0 accent-(--brand)"
              />
              <span>Keep the billing address in my address book</span>
            </label>
          ) : null}
        </div>
      </fieldset>
    </div>
  )
}
