import { formatMoney } from '#packages/money/money.ts'
import type { DeliveryMethod } from './checkout-view.ts'
import { RadioRow } from './radio-row.tsx'

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
      {methods.map(({ value, title, cents, deliveryDays, offer, unavailableReason }) => (
        <RadioRow
          key={value}
          name="method"
          value={value}
          checked={value === chosen}
          disabled={unavailableReason !== undefined}
          onChange={() => choose(value)}
          className="py-3.5"
        >
          {/* With large letters the price goes below the words. */}
          <span className="flex flex-wrap items-center gap-x-3.5 gap-y-1">
            <span className="min-w-0 flex-[1_1_9em]">
              <b className="font-semibold">{title}</b>
              <small className="block text-small text-ink-2">{unavailableReason ?? deliveryDays}</small>
              {offer ? <small className="block text-small text-ink-2">{offer}</small> : null}
            </span>
            <span className="tabular font-semibold">{cents === 0 ? 'Free' : formatMoney(cents)}</span>
          </span>
        </RadioRow>
      ))}
    </fieldset>
  )
}
