import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { type CmsPage, pagesByIdentifiers } from './pages-store.ts'

export function contentLoaders(db: Queryable) {
  return {
    /** Published pages only. */
    cmsPageByUrlKey: new DataLoader<string, CmsPage | null>(async (keys) => {
      const found = await pagesByIdentifiers(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
  }
}
