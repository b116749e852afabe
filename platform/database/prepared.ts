import type { Queryable } from './pool.ts'

/**
 * A statement that is built once for each connection and planned once by the server, instead of at every call. For
 * statements of busy paths.
 *
 * @param build  ends with `.prepare(name)`; what differs from call to call is a `sql.placeholder`
 * @returns the statement for a database or a transaction
 * @example const cartById = prepared((db) =>
 *   db.select().from(carts).where(eq(carts.id, sql.placeholder('id'))).prepare('cart_by_id'))
 *   const [cart] = await cartById(tx).execute({ id })
 */
export function prepared<Statement>(build: (db: Queryable) => Statement): (db: Queryable) => Statement {
  const built = new WeakMap<Queryable, Statement>()
  return (db) => {
    const known = built.get(db)
    if (known) return known
    const statement = build(db)
    built.set(db, statement)
    return statement
  }
}
