import { buttonClass } from '#ui/button-class.ts'
import { TextField } from '#ui/field.tsx'
import { APPLIED_FIELD, COUPON_FIELD, REMOVED_FIELD } from './coupon-answer.ts'

/**
 * PE-22: without scripts a code is sent with the form beside it, so that what is typed there is kept. Hidden where
 * scripts run.
 */

interface BesideForm {
  /** The id of that form. */
  form: string
}

export function PlainCouponField({
  form,
  typed,
  problem,
}: BesideForm & { typed: string; problem: string | undefined }) {
  return (
    <noscript>
      <div className="pb-3.5">
        <TextField
          label="Coupon code"
          isLabelHidden
          placeholder="Coupon code"
          name={COUPON_FIELD}
          form={form}
          defaultValue={typed}
          autoComplete="off"
          error={problem}
          beside={
            <button
              type="submit"
              form={form}
              name={APPLIED_FIELD}
              value="yes"
              className={buttonClass({ look: 'outline' })}
            >
              Apply
            </button>
          }
        />
      </div>
    </noscript>
  )
}

export function PlainRemoval({ form, code }: BesideForm & { code: string }) {
  return (
    <noscript>
      <button type="submit" form={form} name={REMOVED_FIELD} value={code} className="link min-h-11">
        Remove<span className="sr-only">{` ${code}`}</span>
      </button>
    </noscript>
  )
}
