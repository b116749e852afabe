import type { Database } from '#platform/database/pool.ts'
import { transaction } from '#platform/database/pool.ts'
import { addCategory } from '#shop/catalogue/commands/add-category.ts'
import { addProducts } from '#shop/catalogue/commands/add-products.ts'
import { publishRecord } from '#shop/catalogue/commands/publish-record.ts'
import { recordSchema } from '#shop/catalogue/rules/record.ts'
import { putOnShelf, unshelvedProducts } from '#shop/catalogue/shelf-store.ts'
import { currentRecords } from '#shop/catalogue/store.ts'
import { configuration } from '#shop/content/tables.ts'
import { canvasRecord } from './canvas-record.ts'
import { canvasCategories, canvasProducts } from './catalogue-pages.ts'
import { configurationValues } from './configuration.ts'
import { seedContent } from './content.ts'
import { giftCategory, giftProducts } from './gift-pages.ts'
import { seedOffers } from './marketing.ts'

/**
 * Fills a new shop: configuration, product records, the canvas shelf, pages and the blog.
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
    for (const category of [...canvasCategories, giftCategory]) await addCategory(tx, category)
    await addProducts(tx, [...canvasProducts, ...giftProducts])
    await seedOffers(tx)
    await seedContent(tx)
    const unshelved = await unshelvedProducts(tx)
    if (unshelved.length > 0) await putOnShelf(tx, unshelved)
  })
}
