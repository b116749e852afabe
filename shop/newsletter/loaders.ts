import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { addressKey, subscribedAddresses } from './store.ts'

export function newsletterLoaders(db: Queryable) {
  return {
    /** Whether an e-mail gets the newsletter. */
    isSubscribed: new DataLoader<string, boolean>(async (emails) => {
      const subscribed = await subscribedAddresses(db, emails)
      return emails.map((email) => subscribed.has(addressKey(email)))
    }),
  }
}

declare module '../api/context.ts' {
  interface Loaders extends ReturnType<typeof newsletterLoaders> {}
}
