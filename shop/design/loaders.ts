import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { type DesignRevision, revisionsByKeys } from './store.ts'

export function designLoaders(db: Queryable) {
  return {
    designRevision: new DataLoader<string, DesignRevision | null>(async (keys) => {
      const found = await revisionsByKeys(db, keys)
      return keys.map((key) => found.get(key) ?? null)
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof designLoaders> {}
}
