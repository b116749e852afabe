/** What offers make of a size and its set. Apart from `sets.ts`, which product pages load. See docs/decisions/0082. */
import type { Cents } from '#packages/money/money.ts'
import { changedPrice, type PriceChange } from './price-change.ts'
import type { OptionValue } from './record.ts'
import { addedCents } from './sets.ts'

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
