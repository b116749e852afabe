/** Address books. */
import { and, asc, count, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { customerAddresses, customers } from './tables.ts'

export type AddressRow = typeof customerAddresses.$inferSelect

/** Every address of each customer, oldest first. */
export async function addressesOfCustomers(
  db: Queryable,
  customerIds: readonly number[],
): Promise<Map<number, AddressRow[]>> {
  const rows = await db
    .select()
    .from(customerAddresses)
    .where(inArray(customerAddresses.customerId, [...customerIds]))
    .orderBy(asc(customerAddresses.id))
  return Map.groupBy(rows, (row) => row.customerId)
}

/** An entry of this customer's address book; undefined for another customer's and for an unknown id. */
export async function findAddress(
  db: Queryable,
  customerId: number,
  id: number,
): Promise<AddressRow | undefined> {
  const [address] = await db
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.id, id), eq(customerAddresses.customerId, customerId)))
  return address
}

/** The customer's default shipping address. */
export async function defaultDeliveryAddress(
  db: Queryable,
  customerId: number,
): Promise<AddressRow | undefined> {
  const [address] = await db
    .select()
    .from(customerAddresses)
    .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses.isDefaultShipping, true)))
  return address
}

/** Locks the customer with it, so that two changes of the defaults run one after the other. */
export async function lockAddressBook(tx: Queryable, customerId: number): Promise<number> {
  await tx.select({ id: customers.id }).from(customers).where(eq(customers.id, customerId)).for('update')
  const [counted] = await tx
    .select({ addresses: count() })
    .from(customerAddresses)
    .where(eq(customerAddresses.customerId, customerId))
  return counted?.addresses ?? 0
}

/** Clears the default, so that another address can become it. */
export async function clearDefault(
  tx: Queryable,
  customerId: number,
  use: 'isDefaultBilling' | 'isDefaultShipping',
): Promise<void> {
  await tx
    .update(customerAddresses)
    .set({ [use]: false })
    .where(and(eq(customerAddresses.customerId, customerId), eq(customerAddresses[use], true)))
}

export async function insertAddress(
  tx: Queryable,
  address: typeof customerAddresses.$inferInsert,
): Promise<AddressRow> {
  const [stored] = await tx.insert(customerAddresses).values(address).returning()
  if (!stored) throw new Error('Expected an address to be stored but the database returned none')
  return stored
}

export async function changeAddress(
  tx: Queryable,
  id: number,
  change: Partial<typeof customerAddresses.$inferInsert>,
): Promise<AddressRow | undefined> {
  const [stored] = await tx
    .update(customerAddresses)
    .set(change)
    .where(eq(customerAddresses.id, id))
    .returning()
  return stored
}

export async function removeAddress(tx: Queryable, id: number): Promise<void> {
  await tx.delete(customerAddresses).where(eq(customerAddresses.id, id))
}
