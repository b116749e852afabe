import { getTableColumns, type SQL, sql } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { prepared } from '#platform/database/prepared.ts'
import { nameOf } from '#platform/database/prepared-statements.ts'
import { carts } from './tables.ts'

/** Statements that change a cart's row, one for each set of columns, so that each is built and planned once. */
export const changeBy = (purpose: string, where: () => SQL | undefined) => {
  const known = new Map<string, (db: Queryable) => ReturnType<typeof build>>()
  const build = (db: Queryable, columns: readonly CartColumn[]) =>
    db
      .update(carts)
      .set(Object.fromEntries(columns.map((name) => [name, sql`${sql.placeholder(name)}`])))
      .where(where())
      .returning()
      .prepare(nameOf(`${purpose}: ${columns.join()}`))
  return (columns: readonly CartColumn[]) => {
    const key = columns.join()
    const statement = known.get(key) ?? prepared((db) => build(db, columns))
    known.set(key, statement)
    return statement
  }
}

type CartColumn = keyof typeof cartColumns
const cartColumns = getTableColumns(carts)
const isCartColumn = (name: string): name is CartColumn => Object.hasOwn(cartColumns, name)

/** The columns that a change writes, with their values as the database takes them; what is undefined stays. */
export function written(details: Partial<typeof carts.$inferSelect>, now: Date) {
  const columns: CartColumn[] = []
  const values: Record<string, unknown> = {}
  for (const [name, value] of Object.entries({ ...details, changedAt: now })) {
    if (value === undefined || !isCartColumn(name)) continue
    columns.push(name)
    values[name] = value === null ? null : cartColumns[name].mapToDriverValue(value)
  }
  return { columns, values }
}
