import type { ReactNode } from 'react'
import { type Cents, formatMoney } from '#packages/money/money.ts'
import { discountWords } from '../rules/discount-words.ts'

/** F-19: what it cost before, struck through; nothing when it costs no less now. */
export function PriceStrike({ regularCents, cents }: { regularCents: Cents; cents: Cents }) {
  if (cents >= regularCents) return null
  return (
    <s className="text-[0.92em] font-normal text-ink-2 decoration-1">
      <span className="sr-only">Was </span>
      <span>{formatMoney(regularCents)}</span>
    </s>
  )
}

/** What an offer takes off; nothing without one. */
export function DiscountLabel({ regularCents, cents }: { regularCents: Cents; cents: Cents }) {
  const words = discountWords(regularCents, cents)
  return words === undefined ? null : <span className="text-offer-ink">{words}</span>
}

interface PriceProps {
  cents: Cents
  /** Without any offer. */
  regularCents: Cents
  /** Other choices cost more. Said only while nothing is struck. */
  isLowest?: boolean
}

/** Regular price struck, special price, and what that takes off. */
export function Price({ cents, regularCents, isLowest = false }: PriceProps): ReactNode {
  const isReduced = cents < regularCents
  return (
    <p className="tabular mt-0.5 flex flex-wrap items-baseline gap-x-2 font-semibold">
      <PriceStrike regularCents={regularCents} cents={cents} />
      <span>
        {isReduced ? <span className="sr-only">Now </span> : isLowest ? <span>{'From '}</span> : null}
        <span>{formatMoney(cents)}</span>
      </span>
      <DiscountLabel regularCents={regularCents} cents={cents} />
    </p>
  )
}
