import { groupedAbn } from '#packages/typed-values/typed-abn.ts'
import { TextField } from '#ui/field.tsx'
import { BUSINESS_FIELD, type TypedBusiness } from './billing-form.ts'
import type { CheckoutProblems } from './checkout-fields.ts'
import { OpeningBox } from './opening-box.tsx'

/** J-12, CA-64: what a tax invoice says of a business. */
export function BusinessPurchase({
  business,
  problems,
}: {
  business: TypedBusiness
  problems: CheckoutProblems
}) {
  return (
    <div className="group/firm grid gap-4">
      <OpeningBox name={BUSINESS_FIELD} isTicked={business.isBusiness} label="Buying for a business?" />
      <fieldset className="mt-2 hidden min-w-0 pb-3 group-has-[[name=business]:checked]/firm:block">
        <legend className="display mb-3 text-h3">For the tax invoice</legend>
        <div className="grid gap-4 sm:grid-cols-2">
          <TextField
            label="Name of the business"
            name="company"
            autoComplete="billing organization"
            defaultValue={business.company}
            error={problems.company}
            className="sm:col-span-2"
          />
          <TextField
            label="ABN"
            name="abn"
            autoComplete="off"
            inputMode="numeric"
            tidied={groupedAbn}
            hint="11 digits."
            defaultValue={business.abn}
            error={problems.abn}
          />
          <TextField
            label="GST number"
            aside="optional"
            name="gstNumber"
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            hint="15 letters and digits, if you were given one."
            defaultValue={business.gstNumber}
            error={problems.gstNumber}
          />
        </div>
      </fieldset>
    </div>
  )
}
