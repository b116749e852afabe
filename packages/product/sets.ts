/**
 * Sets: an option may say how many pieces there are. That is more of the goods, nothing beside them, so its price belongs to
 * what offers act on; what other options add does not. See docs/decisions/0082.
 */
import { type Cents, percentOf } from '#packages/money/money.ts'
import type { Option, OptionValue } from './record.ts'

/** Whether the option says how many pieces there are. A record has at most one such option. */
export const countsPieces = (option: Pick<Option, 'values'> | undefined): boolean | undefined =>
  option?.values.some(({ pieces }) => pieces !== undefined)

/**
 * What one value of an option adds to the price of a size, without offers.
 *
 * @param sizeCents  base price of the size, whole cents, 0 or more
 */
export const addedCents = (sizeCents: Cents, value: OptionValue): Cents =>
  percentOf(sizeCents, value.pricePercent) + value.priceCents

/** The values of an option as a page lists them: sets from the fewest pieces to the most, others as the record has them. */
export const valuesInOrder = ({ values }: Pick<Option, 'values'>): readonly OptionValue[] =>
  values.toSorted((one, other) => (one.pieces ?? 1) - (other.pieces ?? 1))
