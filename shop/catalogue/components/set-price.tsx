import { formatMoney } from '#packages/money/money.ts'
import { type OfferedRecord, priceOf, withoutOffers } from '#packages/product/price.ts'
import type { OptionValue } from '#packages/product/record.ts'
import type { Choice } from '#packages/product/sku.ts'
import { PriceStrike } from './price.tsx'

interface SetPriceProps {
  record: OfferedRecord
  choice: Choice
  /** Of the choice: the set. */
  value: OptionValue
}

/** What all pieces cost together, as a size has it, and what that makes for each. */
export function SetPrice({ record, choice, value: { pieces = 1 } }: SetPriceProps) {
  const cents = priceOf(record, choice).unitCents
  const eachCents = cents / pieces
  const each = `${Number.isInteger(eachCents) ? '' : 'about '}${formatMoney(Math.round(eachCents))} each`
  return (
    <>
      <PriceStrike regularCents={priceOf(withoutOffers(record), choice).unitCents} cents={cents} />{' '}
      <span>{`${formatMoney(cents)}${pieces > 1 ? ', ' : ''}`}</span>
      {pieces > 1 ? <span className="whitespace-nowrap">{each}</span> : null}
    </>
  )
}
