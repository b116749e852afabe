import DataLoader from 'dataloader'
import type { Queryable } from '#platform/database/pool.ts'
import { type AddressRow, addressesOfCustomers } from './address-store.ts'
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
