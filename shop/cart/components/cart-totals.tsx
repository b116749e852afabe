import { formatMoney } from '#packages/money/money.ts'
import { classNames } from '#ui/class-names.ts'
import type { CartTotalsView, TotalRow } from './cart-view.ts'
import { useIsSaving } from './use-is-saving.ts'

/** The amounts fade in and out, after a moment: most answers are there before. */
const WORKED_OUT_ANEW = 'motion-safe:[&_dd]:animate-pulse [&_dd]:[animation-delay:400ms]'

/** Every row from the subtotal to the total with GST included; they add up to it. */
export function CartTotals({ totals, count }: { totals: CartTotalsView; count: string }) {
  const { subtotalCents, discounts, shipping, isEmailed = false, paid, gstCents, grandTotalCents } = totals
  const isSaving = useIsSaving()
  return (
    <dl aria-busy={isSaving} className={classNames('tabular text-meta', isSaving && WORKED_OUT_ANEW)}>
      <Row name={`Subtotal, ${count}`} value={formatMoney(subtotalCents)} />
      {discounts.map((row) => (
        <TakenOff key={row.name} row={row} />
      ))}
      <Row
        name={shipping ? shipping.label : 'Delivery'}
        value={isEmailed ? 'By email' : deliveryPrice(shipping)}
      />
      {paid.map((row) => (
        <TakenOff key={row.name} row={row} />
      ))}
      <div
        aria-live="polite"
        aria-atomic="true"
        className="mt-3 flex flex-wrap items-baseline justify-between gap-x-4 gap-y-2 border-t border-line-firm pt-4"
      >
        <dt className="text-body font-semibold">{gstCents > 0 ? 'Total, GST included' : 'Total'}</dt>
        <dd className="display ml-auto text-[min(2rem,12vw)] leading-none">{formatMoney(grandTotalCents)}</dd>
      </div>
      {gstCents > 0 ? (
        <div className="mt-1 flex flex-wrap justify-end gap-x-1 text-micro text-ink-2">
          <dt>Includes GST of</dt>
          <dd>{formatMoney(gstCents)}</dd>
        </div>
      ) : null}
    </dl>
  )
}

function deliveryPrice(shipping: CartTotalsView['shipping']): string {
  if (!shipping) return 'Shown at checkout'
  return shipping.cents === 0 ? 'Free' : formatMoney(shipping.cents)
}

/** Below zero, with the sign of mathematics, which is read aloud as a minus. */
function TakenOff({ row: { name, cents } }: { row: TotalRow }) {
  return <Row name={name} value={`−${formatMoney(-cents)}`} isTakenOff />
}

function Row({ name, value, isTakenOff }: { name: string; value: string; isTakenOff?: boolean }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 py-1.5">
      <dt className="flex-[1_1_4rem] text-ink-2">{name}</dt>
      <dd className={classNames('ml-auto text-right', isTakenOff && 'font-semibold text-offer-ink')}>
        {value}
      </dd>
    </div>
  )
}

/** How far the order is from free standard delivery. */
export function FreeShipping({ totals }: { totals: CartTotalsView }) {
  const { subtotalCents, missingForFreeShippingCents: missing } = totals
  const share = missing === 0 ? 100 : Math.floor((subtotalCents / (subtotalCents + missing)) * 100)
  return (
    <div className="mb-5 text-small">
      <p id="free-shipping">
        {missing === 0 ? (
          <b className="font-semibold">Standard delivery is free on this order.</b>
        ) : (
          <>
            <b className="tabular font-semibold">{formatMoney(missing)}</b>
            <span>{' more and standard delivery is free.'}</span>
          </>
        )}
      </p>
      <progress
        aria-labelledby="free-shipping"
        value={share}
        max={100}
        className="progress-line mt-2.5 block h-1.5 w-full"
      />
    </div>
  )
}
