import { Truck } from 'lucide-react'
import { formatMoney } from '#packages/money/money.ts'

export interface DeliveryPromiseProps {
  /** When it arrives if it is ordered today, in words. */
  deliveryDays: string
  /** Undefined where nothing is sent free of charge. */
  freeShippingCents: number | undefined
}

/** When a product arrives and what the delivery costs, beside the way into the cart. */
export function DeliveryPromise({ deliveryDays, freeShippingCents }: DeliveryPromiseProps) {
  const free = freeShippingCents === undefined ? '' : ` Free over ${formatMoney(freeShippingCents)}.`
  return (
    <p className="flex gap-3.5 text-meta leading-snug">
      <Truck size={20} strokeWidth={1.5} className="mt-0.5 shrink-0" aria-hidden />
      <span>
        <b className="font-semibold">{deliveryDays}</b>
        <span className="block text-small text-ink-2">{`Standard delivery, if you order today.${free}`}</span>
      </span>
    </p>
  )
}
