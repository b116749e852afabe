import DataLoader from 'dataloader'
import type { Database } from '#platform/database/pool.ts'
import {
  type Category,
  categoriesByIds,
  categoriesOfProducts,
  childrenOfCategories,
} from './categories-store.ts'
import type { SearchNotes } from './commands/search-notes.ts'
import { type ListedPage, type PageWanted, type ProductStamp, pagesOfListings } from './listing-store.ts'
import { productsOfStamps } from './product-cache.ts'
import type { BadgeFacts } from './rules/worked-out-badge.ts'
import { type Product, productsByIds } from './store.ts'

export function catalogueLoaders(db: Database) {
  return {
    product: new DataLoader<number, Product | null>(async (ids) => {
      const found = new Map((await productsByIds(db, ids)).map((product) => [product.id, product]))
      return ids.map((id) => found.get(id) ?? null)
    }),
    /** Of lists: several of one answer read what they lack together. Null for one that was taken off in this moment. */
    listedProduct: new DataLoader<ProductStamp, Product | null, string>(
      async (stamps) => {
        const found = new Map((await productsOfStamps(db, stamps)).map((product) => [product.id, product]))
        return stamps.map(({ id }) => found.get(id) ?? null)
      },
      { cacheKeyFn: ({ id, stamp }) => `${id} ${stamp}` },
    ),
    category: new DataLoader<number, Category | null>(async (ids) => {
      const found = new Map((await categoriesByIds(db, ids)).map((category) => [category.id, category]))
      return ids.map((id) => found.get(id) ?? null)
    }),
    categoriesOfProduct: new DataLoader<number, Category[]>(async (ids) => {
      const found = await categoriesOfProducts(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    childrenOfCategory: new DataLoader<number, Category[]>(async (ids) => {
      const found = await childrenOfCategories(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
    productPage: new DataLoader<PageWanted, ListedPage, string>((wanted) => pagesOfListings(db, wanted), {
      cacheKeyFn: (wanted) => JSON.stringify(wanted),
    }),
  }
}

declare module '../api/context.ts' {
  interface Services {
    /** Remembers what is searched for, after the answer. */
    searches: Pick<SearchNotes, 'note'>
    /** What badges are worked out from, cached for all products. */
    badgeFacts: () => Promise<BadgeFacts>
  }
  interface Loaders extends ReturnType<typeof catalogueLoaders> {}
}
