import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { findProducts, type Product } from '../catalogue/store.ts'
import { type DesignRevision, revisionsByKeys } from './store.ts'

export function designLoaders(db: Queryable) {
  return {
    designRevision: new DataLoader<string, DesignRevision | null>(async (keys) => {
      const found = await revisionsByKeys(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
    /** The product that sells every size of a family, by the prefix of the family's SKUs. */
    productOfFamily: new DataLoader<string, Product | null>(async (prefixes) => {
      const found = await findProducts(db, { skus: prefixes })
      return prefixes.map((prefix) => found.find(({ sku }) => sku === prefix) ?? null)
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof designLoaders> {}
}
