import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import type { ReadConfiguration } from './commands/configuration-reader.ts'
import { blocksByIdentifiers, type CmsBlock, type CmsPage, pagesByIdentifiers } from './pages-store.ts'

export function contentLoaders(db: Queryable) {
  return {
    /** Published pages only. */
    cmsPageByUrlKey: new DataLoader<string, CmsPage | null>(async (keys) => {
      const found = await pagesByIdentifiers(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
    /** Published blocks only, by identifier. */
    cmsBlock: new DataLoader<string, CmsBlock | null>(async (identifiers) => {
      const found = await blocksByIdentifiers(db, identifiers)
      return identifiers.map((identifier) => found.get(identifier) ?? null)
    }),
  }
}

declare module '../api/context.ts' {
  interface Services {
    configuration: ReadConfiguration
  }
  interface Loaders extends ReturnType<typeof contentLoaders> {}
}
