/** What the site map lists, a section for each kind of page. */
import type { Queryable } from '#platform/database/pool.ts'
import {
  countCategories,
  countIndexedProducts,
  indexedCategories,
  indexedProducts,
  type Slice,
} from '../catalogue/sitemap-store.ts'
import { countIndexedPages, indexedPages } from '../content/sitemap-store.ts'
import { framePartsOf } from '../routing/frame-parts.ts'
import { paths } from '../routing/paths.ts'

interface ListedPath {
  path: string
  changedAt: Date | null
}

interface Section {
  /** How many rows there are to read, which is no less than the paths they give. */
  count(db: Queryable): Promise<number>
  read(db: Queryable, slice: Slice): Promise<ListedPath[]>
}

export const sections = {
  pages: {
    count: countIndexedPages,
    async read(db, slice) {
      const rows = await indexedPages(db, slice)
      const found = rows.map(({ urlKey, changedAt }) => ({ path: paths.page(urlKey), changedAt }))
      // B-15 to B-17: pages without the frame stand in other pages and are nobody's first.
      const listed = found.filter(({ path }) => framePartsOf(path).header)
      return slice.offset === 0 ? [{ path: paths.home(), changedAt: null }, ...listed] : listed
    },
  },
  categories: {
    count: countCategories,
    read: async (db, slice) =>
      (await indexedCategories(db, slice)).map((row) => ({
        path: paths.category(row),
        changedAt: row.changedAt,
      })),
  },
  products: {
    count: countIndexedProducts,
    read: async (db, slice) =>
      (await indexedProducts(db, slice)).map((row) => ({
        path: paths.product(row),
        changedAt: row.changedAt,
      })),
  },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const sectionNames: readonly SectionName[] = ['pages', 'categories', 'products']
