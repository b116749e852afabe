/**
 * Products as this process last read them, used again for as long as their rows have not changed.
 *
 * A list names its products together with a stamp of each row and of its record's version. So nothing here can be out
 * of date, nothing needs to be told of a change, and a page of twenty products that was shown before reads no texts.
 */
import type { Database } from '#platform/database/pool.ts'
import type { ProductStamp } from './listing-store.ts'
import { type Product, productsByIds } from './store.ts'

/** About 20 MB; the products that were read longest ago make room. */
const MOST_KNOWN = 5_000

const knownIn = new WeakMap<Database, Map<number, { stamp: string; product: Product }>>()

/** The products of a list, in its order; one that was taken off in this very moment is left out. */
export async function productsOfStamps(db: Database, wanted: readonly ProductStamp[]): Promise<Product[]> {
  const known = knownIn.get(db) ?? new Map<number, { stamp: string; product: Product }>()
  knownIn.set(db, known)
  const missing = wanted.filter(({ id, stamp }) => known.get(id)?.stamp !== stamp)
  const fresh = new Map<number, Product>()
  if (missing.length > 0) {
    const found = await productsByIds(
      db,
      missing.map(({ id }) => id),
    )
    for (const product of found) fresh.set(product.id, product)
  }
  for (const { id, stamp } of missing) {
    const product = fresh.get(id)
    if (product) remember(known, id, { stamp, product })
  }
  return wanted.flatMap(({ id }) => fresh.get(id) ?? known.get(id)?.product ?? [])
}

function remember(
  known: Map<number, { stamp: string; product: Product }>,
  id: number,
  entry: { stamp: string; product: Product },
) {
  known.delete(id)
  known.set(id, entry)
  const [oldest] = known.keys()
  if (known.size > MOST_KNOWN && oldest !== undefined) known.delete(oldest)
}
