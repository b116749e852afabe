import { formatMoney } from '#packages/money/money.ts'
import type { DeliveryMethod } from './checkout-view.ts'

interface DeliveryChoiceProps {
  methods: readonly DeliveryMethod[]
  chosen: string | undefined
  choose: (method: string) => void
}

/** Delivery methods with their real dates and prices. */
export function DeliveryChoice({ methods, chosen, choose }: DeliveryChoiceProps) {
  return (
    <fieldset>
      <legend className="sr-only">Delivery</legend>
      {methods.map(({ value, title, cents, arrival, offer, unavailableReason }) => (
        <label
          key={value}
          className="relative -mt-px grid grid-cols-[22px_minmax(0,1fr)] items-center gap-3.5 border-(length:--border-width) border-line bg-raised px-4 py-3.5 first-of-type:rounded-t-m last-of-type:rounded-b-m has-checked:z-1 has-checked:border-brand has-checked:[box-shadow:inset_0_0_0_1px_var(--brand)] has-disabled:cursor-not-allowed"
        >
          <input
            type="radio"
            name="method"
            value={value}
            checked={value === chosen}
            disabled={unavailableReason !== undefined}
            onChange={() => choose(value)}
            className="size-5 accent-brand"
          />
          {/* With large letters the price goes below the words. */}
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <span className="min-w-0 flex-[1_1_9em]">
              <b className="font-semibold">{title}</b>
              <small className="block text-small text-ink-2">{unavailableReason ?? arrival}</small>
              {offer ? <small className="block text-small text-ink-2">{offer}</small> : null}
            </span>
            <span className="tabular font-semibold">{cents === 0 ? 'Free' : formatMoney(cents)}</span>
          </span>
        </label>
      ))}
    </fieldset>
  )
}
