import type { Database } from '#platform/database/pool.ts'
import { transaction } from '#platform/database/pool.ts'
import { recordSchema } from '#shop/catalogue/rules/record.ts'
import { currentRecords, publishRecord } from '#shop/catalogue/store.ts'
import { categories, productCategories, products } from '#shop/catalogue/tables.ts'
import { configuration } from '#shop/content/tables.ts'
import { canvasRecord } from './canvas-record.ts'
import { canvasCategory, canvasProducts } from './catalogue-pages.ts'
import { configurationValues } from './configuration.ts'

/**
 * Fills a new shop: configuration, product records, the canvas shelf.
 *
 * Safe to repeat: what is there already, changed by staff or not, stays as it is.
 */
export async function seedShop(db: Database): Promise<void> {
  await transaction(db, async (tx) => {
    await tx
      .insert(configuration)
      .values(Object.entries(configurationValues).map(([key, value]) => ({ key, value })))
      .onConflictDoNothing()
    if (!(await currentRecords(tx)).has(canvasRecord.family)) {
      await publishRecord(tx, recordSchema.parse(canvasRecord))
    }
    const [category] = await tx.insert(categories).values(canvasCategory).onConflictDoNothing().returning()
    const added = await tx.insert(products).values(canvasProducts).onConflictDoNothing().returning()
    if (category && added.length > 0) {
      await tx
        .insert(productCategories)
        .values(added.map((product) => ({ productId: product.id, categoryId: category.id })))
    }
  })
}
