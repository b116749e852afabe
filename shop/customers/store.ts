/** Accounts. Tokens and mailed keys, addresses and identities have stores of their own beside this one. */

import { and, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm'
import { emailKey } from '#packages/typed-values/typed-email.ts'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { customerGroups, customers } from './tables.ts'

export type Customer = typeof customers.$inferSelect
export type NewCustomer = typeof customers.$inferInsert
export type CustomerWithGroup = Customer & { groupName: string; priceCache: string | null }

/** @returns undefined when an account has this e-mail already */
export async function insertCustomer(tx: Queryable, customer: NewCustomer): Promise<Customer | undefined> {
  const [stored] = await tx.insert(customers).values(customer).onConflictDoNothing().returning()
  return stored
}

export async function customerByEmail(db: Queryable, email: string): Promise<CustomerWithGroup | undefined> {
  const [found] = await selectCustomers(db).where(
    and(eq(sql`lower(${customers.email})`, emailKey(email)), isNull(customers.closedAt)),
  )
  return found
}

export async function customerById(db: Queryable, id: number): Promise<CustomerWithGroup | undefined> {
  const [found] = await openById(db).execute({ id })
  return found
}

const openById = prepared((db) =>
  selectCustomers(db)
    .where(and(eq(customers.id, sql.placeholder('id')), isNull(customers.closedAt)))
    .prepare('customer_by_id'),
)

export async function customersByIds(
  db: Queryable,
  ids: readonly number[],
): Promise<Map<number, CustomerWithGroup>> {
  const rows = await selectCustomers(db).where(
    and(inArray(customers.id, [...ids]), isNull(customers.closedAt)),
  )
  return new Map(rows.map((row) => [row.id, row]))
}

/** Locked until the transaction ends. */
export async function lockCustomer(tx: Queryable, id: number): Promise<Customer | undefined> {
  const [customer] = await tx.select().from(customers).where(eq(customers.id, id)).for('update')
  return customer
}

export async function changeCustomer(
  db: Queryable,
  id: number,
  change: Partial<Omit<NewCustomer, 'id'>>,
): Promise<void> {
  if (Object.values(change).every((value) => value === undefined)) return
  await db.update(customers).set(change).where(eq(customers.id, id))
}

/** The group that new customers join; made when a shop has none of that name yet. */
export async function groupByName(db: Queryable, name: string): Promise<number> {
  const known = await db
    .select({ id: customerGroups.id })
    .from(customerGroups)
    .where(eq(customerGroups.name, name))
  if (known[0]) return known[0].id
  const [made] = await db
    .insert(customerGroups)
    .values({ name })
    .onConflictDoUpdate({ target: customerGroups.name, set: { name } })
    .returning({ id: customerGroups.id })
  if (!made) throw new Error(`Expected the group ${name} to be stored but the database returned none`)
  return made.id
}

function selectCustomers(db: Queryable) {
  return db
    .select({
      ...getTableColumns(customers),
      groupName: customerGroups.name,
      priceCache: customerGroups.priceCache,
    })
    .from(customers)
    .innerJoin(customerGroups, eq(customerGroups.id, customers.groupId))
}
