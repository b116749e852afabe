/** What offers make of sizes that are typed: the design tool prices those itself, as no list can hold them. */
import type { Cents } from '#packages/money/money.ts'
import { changedGoods, changedSet, type Goods, goodsCents } from './offered-goods.ts'
import type { OfferedRecord } from './price.ts'
import { changedPrice, type PriceChange } from './price-change.ts'
import { addedCents, countsPieces } from './sets.ts'
import type { Choice } from './sku.ts'

/** One offer that holds for this visitor. It has one of the three amounts. */
export interface CustomSizeOffer {
  /** Code of the one typed size that it holds for; undefined for all. */
  size?: string | undefined
  /** Code of the option whose price it lowers; undefined for the base price. */
  option?: string | undefined
  /** Code of the value; undefined for every value of the option. */
  value?: string | undefined
  percentOff?: number | undefined
  centsOff?: Cents | undefined
  priceCents?: Cents | undefined
}

/**
 * The record with the offers of the choice's typed size among its others, for `priceOf` and `optionCents`; the same record where
 * the size is listed or nothing makes it cheaper.
 */
export function withCustomSizeOffers(
  record: OfferedRecord,
  { custom }: Pick<Choice, 'custom'>,
): OfferedRecord {
  const { customSizeOffers = [], sizes, options, offers } = record
  if (!custom || sizes.some(({ code }) => code === custom.code)) return record
  const fitting = customSizeOffers.filter(({ size }) => size === undefined || size === custom.code)
  if (fitting.length === 0) return record
  const base = fitting.filter(({ option }) => option === undefined)
  const sizeCents = custom.priceCents
  const sizeAlone = lowestGoods({ sizeCents, set: undefined }, base, [])
  const added = options.flatMap((option) =>
    option.values.map((value) => {
      const forValue = fitting.filter(
        (offer) => offer.option === option.code && (offer.value === undefined || offer.value === value.code),
      )
      const cents = countsPieces(option)
        ? lowestGoods({ sizeCents, set: value }, base, forValue) - sizeAlone
        : lowest(addedCents(sizeCents, value), forValue)
      return { size: custom.code, option: option.code, value: value.code, cents }
    }),
  )
  return {
    ...record,
    offers: {
      sizes: { ...offers?.sizes, [custom.code]: sizeAlone },
      options: [...(offers?.options ?? []), ...added],
    },
  }
}

/** Offers do not add up: the one that helps most counts. */
const lowest = (cents: Cents, offers: readonly CustomSizeOffer[]): Cents =>
  Math.min(cents, ...offers.map((offer) => changedPrice(cents, changeOf(offer))))

/** Of the offers on goods and on their set, too, one counts. */
const lowestGoods = (
  goods: Goods,
  onGoods: readonly CustomSizeOffer[],
  onSet: readonly CustomSizeOffer[],
): Cents =>
  Math.min(
    goodsCents(goods),
    ...onGoods.map((offer) => changedGoods(goods, changeOf(offer))),
    ...onSet.map((offer) => changedSet(goods, changeOf(offer))),
  )

function changeOf({ percentOff, centsOff, priceCents }: CustomSizeOffer): PriceChange {
  if (percentOff !== undefined) return { kind: 'percent-off', percent: percentOff }
  if (centsOff !== undefined) return { kind: 'cents-off', cents: centsOff }
  return { kind: 'price', cents: priceCents ?? Number.POSITIVE_INFINITY }
}
