import { expect } from '@playwright/test'
import type { BrandCode } from '../../shop/brands/brand.ts'
import { awaitedPaths } from './awaited-addresses.ts'
import { crawl, type LinkKind } from './crawl.ts'

/** Links that people and search engines find products by: none of them may lead to a screen that is still to come. */
const NEVER_LOST: readonly LinkKind[] = [
  'menu',
  'breadcrumb',
  'canonical',
  'sitemap',
  'product',
  'structured data',
]

/** Walks a shop of this brand; the list of awaited addresses must be exactly what is lost. */
export async function expectNoDeadLinks(url: string, brand: BrandCode): Promise<void> {
  const { pages, lost } = await crawl(url)
  const said = lost
    .filter(({ kind }) => NEVER_LOST.includes(kind))
    .map(({ kind, path, from }) => `${kind}: ${path} on ${from}`)
  expect(said).toEqual([])
  expect(new Set(lost.map(({ path }) => path))).toEqual(new Set(awaitedPaths(brand)))
  // The walk went through the shop, and not only to its door.
  expect(pages).toContain('/checkout/cart')
  expect(pages.length).toBeGreaterThan(15)
}
