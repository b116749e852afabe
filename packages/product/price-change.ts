/** What an offer makes of a price. */
import { type Cents, percentOf } from '#packages/money/money.ts'

export type PriceChange =
  | { kind: 'percent-off'; percent: number }
  | { kind: 'cents-off'; cents: Cents }
  | { kind: 'price'; cents: Cents }

/** In whole cents; never above the price it changes and never below zero. */
export function changedPrice(cents: Cents, change: PriceChange): Cents {
  switch (change.kind) {
    case 'percent-off':
      return Math.max(0, cents - percentOf(cents, change.percent))
    case 'cents-off':
      return Math.max(0, cents - change.cents)
    case 'price':
      return Math.min(cents, change.cents)
  }
}
