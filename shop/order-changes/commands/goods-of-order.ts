import type { ProductRecord } from '#packages/product/record.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import type { IdentityCheck } from '#platform/identity-check/identity-check.ts'
import { autoAddedProductOf } from '../../cart/rules/auto-added-product.ts'
import type { PricedProduct } from '../../cart/rules/priced-line.ts'
import type { Configuration } from '../../cart/rules/shipping.ts'
import { recordVersion } from '../../catalogue/store.ts'
import type { ReadOffers } from '../../marketing/commands/offers-reader.ts'
import { readIncentives } from '../../marketing/commands/read-incentives.ts'
import type { Incentives } from '../../marketing/rules/incentives.ts'
import type { Order, OrderLine } from '../../orders/store.ts'
import type { GoodsLine } from '../rules/goods-in-cart.ts'

export interface PricingDeps {
  db: Queryable
  configuration: Configuration
  offers: ReadOffers
  storeCode: string
  clock: Clock
  identityCheck?: IdentityCheck | undefined
}

export interface GoodsOfOrder {
  /** What the order makes. Each has the id of the line that it was placed with, whatever has taken its place since. */
  lines: GoodsLine[]
  /** As of the moment when the order was placed. */
  incentives: Pick<Incentives, 'priceRules' | 'coupons'>
}

/** What the cart needs to price the goods of an order again: catalogue, offers and codes as they were for it. */
export async function goodsOfOrder(
  { db, configuration, offers, storeCode }: Omit<PricingDeps, 'clock' | 'identityCheck'>,
  order: Order,
  everyLine: readonly OrderLine[],
): Promise<GoodsOfOrder> {
  const incentives = await readIncentives(
    { db, offers, clock: { now: () => order.placedAt }, isForMember: order.isForMember ?? undefined },
    {
      ...{ email: order.email, customerId: order.customerId, couponCodes: order.couponCodes },
      ...{ giftCardCodes: [], usesStoreCredit: false },
      ...{ pointsWanted: null, pointsRuleId: null, usesMaxPoints: false },
      priceCache: order.notes.priceCache ?? null,
    },
  )
  const autoAdded = autoAddedProductOf(configuration, storeCode)?.sku
  const lines: GoodsLine[] = []
  for (const line of everyLine.filter(({ replacedBy }) => replacedBy === null)) {
    if (line.quantity === line.cancelledQuantity) continue
    const { recordFamily, recordVersion: version } = line
    const record =
      recordFamily === null || version === null ? undefined : await recordVersion(db, recordFamily, version)
    lines.push({
      id: asOrdered(everyLine, line).id,
      productId: asOrdered(everyLine, line).id,
      sku: line.sku,
      designRevision: line.designRevision,
      quantity: line.quantity - line.cancelledQuantity,
      isAutoAdded: line.sku === autoAdded && line.discountCents === 0,
      entered: line.entered,
      product: productOf(line, record),
    })
  }
  return { lines, incentives }
}

/** The line that the order was placed with, of a piece that may have been changed several times since. */
export function asOrdered(everyLine: readonly OrderLine[], line: OrderLine): OrderLine {
  const before = everyLine.find(({ replacedBy }) => replacedBy === line.id)
  return before ? asOrdered(everyLine, before) : line
}

function productOf(line: OrderLine, record: ProductRecord | undefined): PricedProduct {
  const { id, kind, sku, productName: name, productUrlKey: urlKey, unitCents, regularUnitCents } = line
  const facts = { id, sku, name, urlKey, inStock: true, stock: null }
  if (kind !== 'printed') return { ...facts, kind, priceCents: regularUnitCents ?? unitCents }
  // Without its record it costs what it did, like goods.
  return record
    ? { ...facts, kind, family: record.family, record, version: line.recordVersion ?? 0 }
    : { ...facts, kind: 'goods', priceCents: unitCents }
}
