/** `GET /bulk-order/sample.csv`: the file that shoppers fill in, with SKUs that the shop sells today. */
import { Hono } from 'hono'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { currentRecords, productsForLines } from '../catalogue/store.ts'
import { filePaths } from '../routing/file-paths.ts'
import { sampleFile } from './rules/sample-file.ts'

export function bulkOrderRoutes({ db }: { db: Queryable }): Hono {
  const routes = new Hono()
  routes.get(filePaths.bulkOrderSample(), async (context) => {
    return context.body(sampleFile(await aPrintedProduct(db)), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': 'attachment; filename="bulk-order-sample.csv"',
      'cache-control': 'public, max-age=300',
      'x-robots-tag': 'noindex',
    })
  })
  return routes
}

/** The one in the most sizes, because the file shows how a size is written. */
async function aPrintedProduct(db: Queryable) {
  const skus = [...(await currentRecords(db)).values()].map(({ record }) =>
    formatSku(record, firstChoice(record)),
  )
  const found = await productsForLines(db, { skus })
  return found
    .flatMap((product) => (product.kind === 'printed' && product.inStock ? product : []))
    .toSorted((one, other) => other.record.sizes.length - one.record.sizes.length)[0]
}
