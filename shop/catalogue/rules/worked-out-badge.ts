/**
 * Badges that the shop works out from what it knows: prices, orders and dates. What cannot be shown to be true has no
 * badge. What staff say is in `marks.ts` and wins. See `docs/decisions/0092-badges-from-facts.md`.
 */
import type { BadgeKey, ProductMarks } from './marks.ts'

/** How many different people paid for a product and kept it. */
export interface Demand {
  /** Within the last `DEMAND_DAYS` days. */
  buyers: number
  /** Of these, within the last `TREND_DAYS` days. */
  lateBuyers: number
}

/** What badges of all products are worked out from. */
export interface BadgeFacts {
  /** Of what is bought most, by id of the product. */
  ranks: ReadonlyMap<number, BadgeKey>
  /** When the first product came into the shop; undefined while it has none. */
  openedAt: Date | undefined
}

interface BadgeProduct {
  id: number
  marks: ProductMarks
  createdAt: Date
  /** It can be put into the cart. */
  isSold: boolean
  /** Its lowest price is shown beside a higher one that is struck. */
  isStruck: boolean
}

export const DEMAND_DAYS = 90
export const TREND_DAYS = 14

/** How many products may have a badge, and how many buyers each needs. */
const BEST_SELLERS = { most: 3, buyers: 10 }
const TRENDING = { most: 6, buyers: 5 }
const POPULAR = { most: 12, buyers: 5 }

/** What trends has this many times as many buyers a day as before. */
const TREND_FACTOR = 2

const DAY_MS = 86_400_000
const NEW_FOR_MS = 30 * DAY_MS
/** What came this soon after the first product is the range that the shop opened with. */
const OPENING_MS = 2 * DAY_MS

/**
 * The one badge that the shop itself gives a product.
 *
 * @returns undefined where staff have marked it, it cannot be bought, or nothing is known of it
 */
export function workedOutBadge(
  product: BadgeProduct,
  { ranks, openedAt }: BadgeFacts,
  now: Date,
): BadgeKey | undefined {
  const { id, marks, isSold, isStruck } = product
  if (marks.badge !== undefined || marks.lowestPrice || !isSold) return undefined
  if (isStruck) return 'Sale_Live'
  return ranks.get(id) ?? (isNew(product, openedAt, now) ? 'New' : undefined)
}

/**
 * Products that most people buy, each with one badge: first the best sellers, then what trends, then what is popular.
 *
 * @param demand by id of the product
 * @param openedAt a shop younger than `DEMAND_DAYS` has no days before to compare a trend with
 * @returns empty while too few people have bought anything
 */
export function ranksOf(
  demand: ReadonlyMap<number, Demand>,
  openedAt: Date | undefined,
  now: Date,
): Map<number, BadgeKey> {
  const ranks = new Map<number, BadgeKey>()
  const give = (
    badge: BadgeKey,
    { most, buyers }: typeof POPULAR,
    buyersOf: (one: Demand) => number,
    fits: (one: Demand) => boolean = () => true,
  ) => {
    const best = [...demand]
      .filter(([id, one]) => !ranks.has(id) && buyersOf(one) >= buyers && fits(one))
      .sort(([id, one], [otherId, other]) => buyersOf(other) - buyersOf(one) || id - otherId)
    for (const [id] of best.slice(0, most)) ranks.set(id, badge)
  }
  give('Best_Seller', BEST_SELLERS, ({ buyers }) => buyers)
  if (openedAt !== undefined && now.getTime() - openedAt.getTime() >= DEMAND_DAYS * DAY_MS) {
    give('Trending', TRENDING, ({ lateBuyers }) => lateBuyers, trends)
  }
  give('Popular', POPULAR, ({ buyers }) => buyers)
  return ranks
}

function trends({ buyers, lateBuyers }: Demand): boolean {
  const aDayBefore = (buyers - lateBuyers) / (DEMAND_DAYS - TREND_DAYS)
  return lateBuyers / TREND_DAYS >= TREND_FACTOR * aDayBefore
}

function isNew({ createdAt }: BadgeProduct, openedAt: Date | undefined, now: Date): boolean {
  if (openedAt === undefined) return false
  const isInTime = now.getTime() - createdAt.getTime() < NEW_FOR_MS
  return isInTime && createdAt.getTime() - openedAt.getTime() > OPENING_MS
}
