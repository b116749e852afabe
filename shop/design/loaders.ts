import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { findProducts, type Product } from '../catalogue/store.ts'
import { documentTexts } from './rules/document-texts.ts'
import { type DesignRevision, findDesign, revisionsByKeys, type SavedDesign } from './store.ts'

export function designLoaders(db: Queryable) {
  return {
    /** By its own key. */
    design: new DataLoader<string, SavedDesign | undefined>((keys) =>
      Promise.all(keys.map((key) => findDesign(db, key))),
    ),
    /** All that this request answers of documents. */
    documentTexts: documentTexts(),
    designRevision: new DataLoader<string, DesignRevision | null>(async (keys) => {
      const found = await revisionsByKeys(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
    /** The product of a page; the one that sells every size of a family has the prefix of the family's SKUs as its own. */
    productBySku: new DataLoader<string, Product | null>(async (skus) => {
      const found = await findProducts(db, { skus })
      return skus.map((wanted) => found.find(({ sku }) => sku === wanted) ?? null)
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof designLoaders> {}
}
