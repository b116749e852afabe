import type { Queryable } from '#platform/database/pool.ts'
import { type AddressRow, defaultDeliveryAddress } from '../../customers/address-store.ts'
import { addressOfRow } from '../../customers/commands/address-book.ts'
import { type CartAddress, filledIn } from '../rules/cart-address.ts'

/** An entry of the address book as a cart holds it: a copy, so that changing the entry changes no cart. */
export function cartAddressOf(row: AddressRow): CartAddress {
  const { middleName, prefix, suffix, fax, vatNumber } = row
  return {
    ...addressOfRow(row),
    ...filledIn({ middleName, prefix, suffix, fax, vatId: vatNumber }),
    customerAddressId: row.id,
  }
}

/** The customer's default shipping address, when the address book has one. */
export async function usualDelivery(db: Queryable, customerId: number): Promise<CartAddress | undefined> {
  const row = await defaultDeliveryAddress(db, customerId)
  return row && cartAddressOf(row)
}
