import { dayInSydney } from '#packages/calendar/business-days.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { findProducts, productsOfPrefixes } from '../../catalogue/store.ts'
import { revisionSkus } from '../../design/store.ts'
import type { LineFacts, NewLine } from '../rules/new-line.ts'
import type { Configuration } from '../rules/shipping.ts'

export interface LineFactsDeps {
  db: Queryable
  clock: Clock
  configuration: () => Promise<Configuration>
}

/**
 * What `decideLine` looks at for these lines. Nothing of it changes with the cart, so it is read before the cart is
 * locked, side by side.
 */
export async function readLineFacts(
  { db, clock, configuration }: LineFactsDeps,
  newLines: readonly Pick<NewLine, 'sku' | 'designRevision' | 'options'>[],
): Promise<LineFacts> {
  const keys = newLines.flatMap((line) => line.designRevision ?? line.options?.designRevision ?? [])
  const [products, skusOfRevisions, values] = await Promise.all([
    productsOf(db, [...new Set(newLines.map(({ sku }) => sku))]),
    revisionSkus(db, keys),
    configuration(),
  ])
  const today = dayInSydney(clock.now()).toISOString().slice(0, 10)
  return { products, revisionSkus: skusOfRevisions, configuration: values, today }
}

/** Most SKUs name a family by their first part; what is not printed is asked for by its whole SKU. */
async function productsOf(db: Queryable, skus: readonly string[]) {
  const prefixes = [...new Set(skus.map((sku) => sku.split('-')[0] ?? ''))]
  const printed = await productsOfPrefixes(db, prefixes)
  const known = new Set(printed.map(({ record }) => record.skuPrefix))
  const others = skus.filter((sku) => !known.has(sku.split('-')[0] ?? ''))
  return others.length === 0 ? printed : [...printed, ...(await findProducts(db, { skus: others }))]
}
