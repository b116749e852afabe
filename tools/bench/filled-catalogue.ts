/** Fills the catalogue of a measured shop and says what shoppers may ask of it. */
import { openDatabase } from '#platform/database/pool.ts'
import { freezeTextDesign, textDesignSku } from '../guest-checkout.ts'
import type { BenchCatalogue } from './api-flows.ts'
import { fillCatalogue, LARGEST_CATEGORY } from './catalogue-data.ts'
import type { MeasuredShop } from './measured-shop.ts'

/** A leaf of the category tree holds about a hundred products, so this page is there however small the catalogue. */
const DEEP_PAGE = 4

export async function fillBenchCatalogue(shop: MeasuredShop, products: number): Promise<BenchCatalogue> {
  const { db, pool, close } = openDatabase({
    url: shop.databaseUrl,
    size: 2,
    // Filling a large catalogue takes minutes.
    statementTimeoutMs: 0,
    name: 'fill',
  })
  try {
    await fillCatalogue(db, { products })
    const { rows: leaves } = await pool.query<{ id: number }>(
      `SELECT category_id AS id FROM product_categories GROUP BY category_id HAVING count(*) BETWEEN 20 * $1 AND 200 LIMIT 200`,
      [DEEP_PAGE],
    )
    const { rows: largest } = await pool.query<{ id: number }>(
      'SELECT id FROM categories WHERE url_key = $1',
      [LARGEST_CATEGORY],
    )
    const { rows: some } = await pool.query<{ name: string; url_key: string }>(
      `SELECT name, url_key FROM products WHERE sku LIKE 'BENCH-%' ORDER BY md5(sku) LIMIT 200`,
    )
    const searches = some.map(({ name }) => name.split(' ').slice(0, 2).join(' ').toLowerCase())
    return {
      categoryUids: leaves.map(({ id }) => btoa(String(id))),
      largestCategoryUid: btoa(String(largest[0]?.id)),
      deepPage: DEEP_PAGE,
      urlKeys: some.map((product) => product.url_key),
      searches,
      misspelt: searches.map(withSlip),
      lines: await Promise.all(
        ['Home by the sea', 'Up at the hut'].map(async (words) => ({
          sku: textDesignSku,
          revision: await freezeTextDesign(shop.url, textDesignSku, words),
        })),
      ),
    }
  } finally {
    await close()
  }
}

/** The third letter of the last word is left out. */
const withSlip = (words: string) => words.replace(/(\w{2})\w(\w*)$/, '$1$2')
