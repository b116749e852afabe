import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { itemCounts } from './store.ts'

export function wishlistLoaders(db: Queryable) {
  return {
    wishlistSize: new DataLoader<number, number>(
      async (ids) => {
        const counts = await itemCounts(db, ids)
        return ids.map((id) => counts.get(id) ?? 0)
      },
      // A call that changes a list counts it afterwards in the same request.
      { cache: false },
    ),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof wishlistLoaders> {}
}
