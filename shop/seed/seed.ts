import { eq } from 'drizzle-orm'
import type { Database } from '#platform/database/pool.ts'
import { transaction } from '#platform/database/pool.ts'
import { type BrandCode, brands } from '#shop/brands/brand.ts'
import { brandShops } from '#shop/brands/brand-shop.ts'
import { addCategory } from '#shop/catalogue/commands/add-category.ts'
import { addProducts } from '#shop/catalogue/commands/add-products.ts'
import { publishRecord } from '#shop/catalogue/commands/publish-record.ts'
import { indexProducts, unindexedProducts } from '#shop/catalogue/product-index-store.ts'
import { currentRecords } from '#shop/catalogue/store.ts'
import { configuration } from '#shop/content/tables.ts'
import { readFamilies } from '../families/read-families.ts'
import type { BrandSeed } from './brand-seed.ts'
import { canvasSeed } from './canvas-seed.ts'
import { configurationValues } from './configuration.ts'
import { seedContent } from './content.ts'
import { productDrafts } from './family-drafts.ts'
import { seedOffers } from './marketing.ts'
import { neonSeed } from './neon-seed.ts'
import { sketchSeed } from './sketch-seed.ts'

const seeds: Readonly<Record<BrandCode, BrandSeed>> = {
  canvas: canvasSeed,
  neon: neonSeed,
  sketch: sketchSeed,
}

/** Whose shop a database holds. */
const BRAND_KEY = 'store_brand'

/**
 * Fills a new shop of a brand: configuration, product records, products, pages and the blog.
 *
 * Safe to repeat: what is there already, changed by staff or not, stays as it is.
 *
 * @throws Error when the database holds the shop of another brand
 */
export async function seedShop(db: Database, code: BrandCode): Promise<void> {
  const seed = seeds[code]
  const families = (await readFamilies()).filter(({ pages }) => pages.brands.includes(code))
  await transaction(db, async (tx) => {
    const values = { ...configurationValues, ...ownValues(code) }
    await tx
      .insert(configuration)
      .values(Object.entries(values).map(([key, value]) => ({ key, value })))
      .onConflictDoNothing()
    const [held] = await tx.select().from(configuration).where(eq(configuration.key, BRAND_KEY))
    if (held && held.value !== code) {
      throw new Error(
        `This database holds the shop of the brand "${held.value}". Give "${code}" one of its own with DATABASE_URL or DATA_DIR.`,
      )
    }
    const known = await currentRecords(tx)
    for (const { record } of families) {
      if (!known.has(record.family)) await publishRecord(tx, record)
    }
    const categories = families.flatMap(({ pages }) => pages.categories)
    for (const category of [...categories, ...seed.categories]) await addCategory(tx, category)
    await addProducts(tx, [...families.flatMap(productDrafts), ...seed.products])
    await seedOffers(tx, seed)
    await seedContent(tx, seed)
    const unindexed = await unindexedProducts(tx)
    if (unindexed.length > 0) await indexProducts(tx, unindexed)
  })
}

/** What the brand's own file says of the shop; staff change it like all of the configuration. */
function ownValues(code: BrandCode): Record<string, string> {
  const { address, email, phone, social, searchWords } = brandShops[code]
  return {
    [BRAND_KEY]: code,
    business_name: brands[code].name,
    business_address: address,
    business_email: email,
    contact_email: email,
    algolia_default_keywords: searchWords,
    ...(phone !== undefined && { contact_phone: phone }),
    ...(social !== '' && { social_links: social }),
  }
}
