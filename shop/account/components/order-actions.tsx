import { SelectField } from '#ui/field.tsx'
import type { Shown } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'

/** What a customer can still do with an order: have it again, or cancel it until it is being made. */
export function OrderActions({ order, reasons }: Shown['view-order']) {
  const { id, number, available_actions } = order
  if (available_actions.length === 0) return null
  return (
    <section className="grid gap-8 border-t border-line pt-8 sm:grid-cols-2">
      {available_actions.includes('REORDER') ? (
        <div>
          <h2 className="display mb-2 text-block">The same again</h2>
          <p className="mb-4 text-ink-2">
            Everything goes into your cart, with the same designs, at today’s prices.
          </p>
          <ActForm
            intent={INTENTS.orderAgain}
            target={number}
            button="Order again"
            look="outline"
            className={FORM}
          />
        </div>
      ) : null}
      {available_actions.includes('CANCEL') ? (
        <div>
          <h2 className="display mb-2 text-block">Cancel this order</h2>
          <p className="mb-4 text-ink-2">You can until we begin to make it. What you paid is given back.</p>
          <ActForm
            intent={INTENTS.cancelOrder}
            target={id}
            button="Cancel order"
            look="outline"
            className={FORM}
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
        </div>
      ) : null}
    </section>
  )
}

const FORM = 'grid gap-4'
