import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { type AddressRow, addressesOfCustomers } from './address-store.ts'
import type { Erasure } from './commands/deps.ts'
import type { Caller } from './rules/caller.ts'
import type { ProviderSecrets } from './rules/providers.ts'
import { type CustomerWithGroup, customersByIds } from './store.ts'

export function customerLoaders(db: Queryable) {
  return {
    customer: new DataLoader<number, CustomerWithGroup | null>(async (ids) => {
      const found = await customersByIds(db, ids)
      return ids.map((id) => found.get(id) ?? null)
    }),
    addressesOfCustomer: new DataLoader<number, AddressRow[]>(async (ids) => {
      const found = await addressesOfCustomers(db, ids)
      return ids.map((id) => found.get(id) ?? [])
    }),
  }
}

declare module '../api/context.ts' {
  interface Services {
    /** What is erased with a closed account, beside the account. */
    erasures: readonly Erasure[]
    socialSecrets: ProviderSecrets
  }
  interface ShopContext {
    /** Who asks; found out once for a request, and only when somebody wants to know. */
    caller(): Promise<Caller>
  }
  interface Loaders extends ReturnType<typeof customerLoaders> {}
}
