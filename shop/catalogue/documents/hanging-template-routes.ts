/** `GET /media/hanging-template/<SKU>.pdf`: where corners and nails of a picture go, on paper at true size. */
import { Hono } from 'hono'
import { measuresInWords } from '#packages/product/size-words.ts'
import { resolveChoice } from '#packages/product/sku.ts'
import { firstSurfaceOf } from '#packages/product/surfaces.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { brand } from '../../brands/brand.ts'
import { findSku } from '../store.ts'
import { drawHangingTemplate, type HungProduct } from './hanging-template-pdf.ts'

/** A template depends on size and depth alone; a shop has a few dozen of those. */
const MAX_KEPT = 200

export function hangingTemplateRoutes({ db }: { db: Queryable }): Hono {
  const kept = new Map<string, Buffer>()
  const routes = new Hono()
  routes.get('/media/hanging-template/:file{[A-Z0-9-]{1,120}\\.pdf}', async (context) => {
    const sku = context.req.param('file').slice(0, -'.pdf'.length)
    const product = await hungProduct(db, sku)
    if (!product) return context.text('There is no such template.', 404)
    return context.body(new Uint8Array(template(product)), 200, {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="hanging-template-${sku}.pdf"`,
      'cache-control': 'public, max-age=3600',
      'x-content-type-options': 'nosniff',
    })
  })
  return routes

  function template(product: HungProduct): Buffer {
    const key = `${product.widthMm} ${product.heightMm} ${product.name}`
    const known = kept.get(key)
    if (known) return known
    const file = drawHangingTemplate(product, brand.name)
    if (kept.size >= MAX_KEPT) kept.clear()
    kept.set(key, file)
    return file
  }
}

/** What hangs on a wall has a depth; undefined for anything else, and for SKUs that are not sold. */
async function hungProduct(db: Queryable, sku: string): Promise<HungProduct | undefined> {
  const found = await findSku(db, sku)
  if (!found) return undefined
  const { record, choice } = found
  const { widthMm, heightMm, depthMm, panels } = firstSurfaceOf(record, choice)
  if (depthMm === 0) return undefined
  const { size, orientation } = resolveChoice(record, choice)
  const measures = measuresInWords(size, orientation)
  return { widthMm, heightMm, depthMm, panels, name: `${measures}, ${depthMm} mm deep` }
}
