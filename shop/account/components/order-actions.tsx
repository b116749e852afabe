import type { Shown } from './account-screen.ts'
import { INTENTS } from './act-answer.ts'
import { ActForm } from './act-form.tsx'
import { CancelOrder } from './order-changes.tsx'

/** What a customer can still do with an order: have it again, or cancel it until it is being made. */
export function OrderActions({ order, reasons }: Pick<Shown['view-order'], 'order' | 'reasons'>) {
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
            className="grid gap-4"
          />
        </div>
      ) : null}
      {available_actions.includes('CANCEL') ? <CancelOrder id={id} reasons={reasons} /> : null}
    </section>
  )
}
