import { isoDayInSydney } from '#packages/calendar/iso-day.ts'
import type { Clock } from '#platform/clock.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { type Product, productsForLines } from '../../catalogue/store.ts'
import { madeFor } from '../../design/store.ts'
import type { LineFacts, NewLine } from '../rules/new-line.ts'
import type { Configuration } from '../rules/shipping.ts'

export interface LineFactsDeps {
  db: Queryable
  clock: Clock
  configuration: () => Promise<Configuration>
}

/** What `decideLine` needs for these lines. None of it depends on the cart. */
export async function readLineFacts(
  { db, clock, configuration }: LineFactsDeps,
  newLines: readonly Pick<NewLine, 'sku' | 'parentSku' | 'designRevision' | 'options' | 'before'>[],
): Promise<LineFacts & { products: readonly Product[] }> {
  const keys = newLines.flatMap((line) => line.designRevision ?? line.options?.designRevision ?? [])
  const values = await configuration()
  const revisions = await madeFor(db, keys)
  const pages = [...newLines, ...revisions.values()].flatMap(({ parentSku }) => parentSku ?? [])
  const products = await productsForLines(db, {
    skus: [...newLines.map(({ sku }) => sku), ...pages],
    ids: newLines.flatMap(({ before }) => before?.productId ?? []),
  })
  const today = isoDayInSydney(clock.now())
  return { products, revisions, configuration: values, today }
}
