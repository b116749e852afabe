/**
 * Sets: an option may say how many pieces there are. That is more of the goods, nothing beside them, so its price belongs to
 * what offers act on; what other options add does not. See docs/decisions/0082.
 */
import { type Cents, percentOf } from '#packages/money/money.ts'
import { changedPrice, type PriceChange } from './price-change.ts'
import type { Option, OptionValue } from './record.ts'

/** Whether the option says how many pieces there are. A record has at most one such option. */
export const countsPieces = ({ values }: Pick<Option, 'values'>): boolean =>
  values.some(({ pieces }) => pieces !== undefined)

/**
 * What one value of an option adds to the price of a size, without offers.
 *
 * @param sizeCents  base price of the size, whole cents, 0 or more
 */
export const addedCents = (sizeCents: Cents, value: OptionValue): Cents =>
  percentOf(sizeCents, value.pricePercent) + value.priceCents

/** A size, in the set that is chosen where the record has sets. */
export interface Goods {
  /** Base price of the size. */
  sizeCents: Cents
  set: OptionValue | undefined
}

/** Base price of the goods: of the size and its set, in whole cents. */
export const goodsCents = ({ sizeCents, set }: Goods): Cents =>
  sizeCents + (set ? addedCents(sizeCents, set) : 0)

/**
 * What an offer on the base price makes of the goods. A share or an amount is taken off the whole set. An offer that says a
 * price says that of the size, and the set follows from it as the record has it: nine tiles never cost what one should.
 *
 * @returns whole cents, from 0 to the base price
 * @example changedGoods({ sizeCents: 1000, set: twice }, { kind: 'percent-off', percent: 10 }) // 1800
 */
export function changedGoods({ sizeCents, set }: Goods, change: PriceChange): Cents {
  return change.kind === 'price'
    ? goodsCents({ sizeCents: changedPrice(sizeCents, change), set })
    : changedPrice(goodsCents({ sizeCents, set }), change)
}

/** What an offer on the set alone makes of the goods: it lowers what the set adds to the size. */
export function changedSet({ sizeCents, set }: Goods, change: PriceChange): Cents {
  return sizeCents + (set ? changedPrice(addedCents(sizeCents, set), change) : 0)
}

/** The values of an option as a page lists them: sets from the fewest pieces to the most, others as the record has them. */
export function valuesInOrder(option: Pick<Option, 'values'>): readonly OptionValue[] {
  if (!countsPieces(option)) return option.values
  return option.values.toSorted((one, other) => (one.pieces ?? 1) - (other.pieces ?? 1))
}
