import { eq, sql } from 'drizzle-orm'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Database, Transaction } from '#platform/database/pool.ts'
import { transaction } from '#platform/database/pool.ts'
import { type BrandCode, brands } from '#shop/brands/brand.ts'
import { brandShops } from '#shop/brands/brand-shop.ts'
import { addCategories, type CategoryDraft } from '#shop/catalogue/commands/add-category.ts'
import type { ProductDraft } from '#shop/catalogue/commands/add-products.ts'
import { moveBelowNew } from '#shop/catalogue/commands/move-below-new.ts'
import { indexProducts, unindexedProducts } from '#shop/catalogue/product-index-store.ts'
import { configuration } from '#shop/content/tables.ts'
import { readFamilies } from '../families/read-families.ts'
import { readTemplates } from '../families/read-templates.ts'
import { storeTemplates } from '../templates/store.ts'
import type { BrandSeed } from './brand-seed.ts'
import { canvasSeed } from './canvas-seed.ts'
import { withPictures } from './category-pictures.ts'
import { configurationValues } from './configuration.ts'
import { seedContent } from './content.ts'
import { productDrafts } from './family-drafts.ts'
import { seedOffers } from './marketing.ts'
import { neonSeed } from './neon-seed.ts'
import { seedProducts } from './seed-products.ts'
import { seedRecords } from './seed-records.ts'
import { sketchSeed } from './sketch-seed.ts'
import { templateDrafts } from './template-drafts.ts'

const seeds: Readonly<Record<BrandCode, BrandSeed>> = {
  canvas: canvasSeed,
  neon: neonSeed,
  sketch: sketchSeed,
}

/** Whose shop a database holds. */
const BRAND_KEY = 'store_brand'

/**
 * Fills a new shop of a brand: configuration, product records, products, pages and the blog. An open shop gets what is new in
 * the folders of families, and follows what has changed there.
 *
 * Safe to repeat: what staff have changed stays as it is.
 *
 * @returns a sentence on what the folders say otherwise than staff; undefined where there is nothing of the kind
 * @throws Error when the database holds the shop of another brand
 */
export async function seedShop(db: Database, code: BrandCode): Promise<string | undefined> {
  const seed = seeds[code]
  const families = (await readFamilies()).filter(({ pages }) => pages.brands.includes(code))
  const templates = await readTemplates(families)
  return transaction(db, async (tx) => {
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
    const products = [...families.flatMap(productDrafts), ...seed.products]
    const told = await seedCatalogue(tx, {
      records: families.map(({ record }) => record),
      categories: withPictures(
        [...families.flatMap(({ pages }) => pages.categories), ...seed.categories],
        products,
      ),
      products,
    })
    await seedOffers(tx, seed, families)
    await seedContent(tx, seed)
    await storeTemplates(tx, templateDrafts(templates, code))
    const unindexed = await unindexedProducts(tx)
    if (unindexed.length > 0) await indexProducts(tx, unindexed)
    return told
  })
}

/** Any constant will do, as long as nothing else in this database locks the same number. */
const SEED_LOCK = 7_202_661

export interface CatalogueSeed {
  records: readonly ProductRecord[]
  categories: readonly CategoryDraft[]
  products: readonly ProductDraft[]
}

/**
 * What a shop sells: new families, categories and products come, known families and products follow their folder unless
 * staff have changed them (docs/decisions/0061). Processes that start at once wait here for each other until the
 * transaction ends, and the later ones find it done.
 *
 * @returns a sentence on what staff have changed, where the folder has something newer
 */
export async function seedCatalogue(
  tx: Transaction,
  { records, categories, products }: CatalogueSeed,
): Promise<string | undefined> {
  await tx.execute(sql`select pg_advisory_xact_lock(${SEED_LOCK})`)
  const families = await seedRecords(tx, records)
  const added = await addCategories(tx, categories)
  const skus = await seedProducts(tx, products)
  await moveBelowNew(tx, added, categories)
  const kept = [...families.map((family) => `record of ${family}`), ...skus.map((sku) => `product ${sku}`)]
  if (kept.length === 0) return undefined
  return `Left as staff have them, though the shop's own files say something newer: ${kept.join('; ')}.`
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
