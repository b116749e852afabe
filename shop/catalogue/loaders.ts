import DataLoader from 'dataloader'
import type { Database } from '#platform/database/pool.ts'
import {
  type Category,
  categoriesByIds,
  categoriesOfProducts,
  childrenOfCategories,
} from './categories-store.ts'
import { type ListedPage, type PageWanted, pagesOfListings } from './listing-store.ts'
import { type Product, productsByIds } from './store.ts'

export function catalogueLoaders(db: Database) {
  return {
    product: new DataLoader<number, Product | null>(async (ids) => {
      const found = new Map((await productsByIds(db, ids)).map((product) => [product.id, product]))
      return ids.map((id) => found.get(id) ?? null)
    }),
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
