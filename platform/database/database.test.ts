import { sql } from 'drizzle-orm'
import { expect, test, vi } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { constraintOf, isDatabaseAway, sqlStateOf } from './outage.ts'
import { openDatabase, transaction, undoable } from './pool.ts'
import { prepared } from './prepared.ts'
import { grantRows } from './roles.ts'

const database = await testDatabase()
const { db, url } = database
await database.asOwner(
  'CREATE TABLE stock (sku text CONSTRAINT stock_sku PRIMARY KEY, quantity integer NOT NULL)',
)
await grantRows(database, 'public')
await db.execute(sql`INSERT INTO stock VALUES ('MUG', 10), ('CANVAS', 10)`)

const quantityOf = async (sku: string) => {
  const { rows } = await db.execute<{ quantity: number }>(sql`SELECT quantity FROM stock WHERE sku = ${sku}`)
  return rows[0]?.quantity
}

const errorOf = (work: Promise<unknown>) =>
  work.then(
    () => undefined,
    (error: unknown) => error,
  )

test('a transaction that throws leaves nothing behind', async () => {
  const failing = transaction(db, async (tx) => {
    await tx.execute(sql`UPDATE stock SET quantity = 0 WHERE sku = 'MUG'`)
    throw new Error('card declined')
  })
  await expect(failing).rejects.toThrow('card declined')
  expect(await quantityOf('MUG')).toBe(10)
})

test('a part of a transaction is undone by itself', async () => {
  await transaction(db, async (tx) => {
    await tx.execute(sql`INSERT INTO stock VALUES ('RUG', 1)`)
    const part = undoable(tx, async () => {
      await tx.execute(sql`UPDATE stock SET quantity = 0 WHERE sku = 'RUG'`)
      throw new Error('no longer there')
    })
    await expect(part).rejects.toThrow('no longer there')
    await undoable(tx, () => tx.execute(sql`INSERT INTO stock VALUES ('NEON', 2)`))
  })
  expect([await quantityOf('RUG'), await quantityOf('NEON')]).toEqual([1, 2])
})

test('a connection that breaks within a transaction is not used again', async () => {
  const other = openDatabase({ url, size: 1 })
  const broken = transaction(other.db, (tx) => tx.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
  expect(isDatabaseAway(await errorOf(broken))).toBe(true)
  expect(await transaction(other.db, async (tx) => (await tx.execute(sql`SELECT 1 AS one`)).rows)).toEqual([
    { one: 1 },
  ])
  await other.close()
})

test('a prepared statement is built once for a connection, and the server keeps its plan', async () => {
  let built = 0
  const byQuantity = prepared((on) => {
    built++
    return on
      .select({ sku: sql<string>`sku` })
      .from(sql`stock`)
      .where(sql`quantity = ${sql.placeholder('quantity')}`)
      .prepare('stock_by_quantity')
  })
  const other = openDatabase({ url, size: 1 })
  await other.db.execute(sql`INSERT INTO stock VALUES ('CLOCK', 41), ('PUZZLE', 42)`)
  const both = () =>
    transaction(other.db, async (tx) => [
      await byQuantity(tx).execute({ quantity: 41 }),
      await byQuantity(tx).execute({ quantity: 42 }),
    ])
  expect(await both()).toEqual([[{ sku: 'CLOCK' }], [{ sku: 'PUZZLE' }]])
  expect(await both()).toEqual([[{ sku: 'CLOCK' }], [{ sku: 'PUZZLE' }]])
  expect(built).toBe(1)
  const { rows } = await other.db.execute(sql`SELECT name FROM pg_prepared_statements`)
  expect(rows).toEqual([{ name: 'stock_by_quantity' }])
  await other.close()
})

test('the server keeps the plan of what is sent again and again, and of nothing else', async () => {
  // A process keeps a number of plans; what tests before this one have sent must not use them up.
  vi.resetModules()
  const fresh = await import('./pool.ts')
  const other = fresh.openDatabase({ url, size: 1 })
  const addTo = (sku: string) =>
    other.db.execute(sql`UPDATE stock SET quantity = quantity + ${1} WHERE sku = ${sku} AND quantity > ${-7}`)
  const kept = async () => (await other.pool.query('SELECT statement FROM pg_prepared_statements')).rows
  for (let time = 0; time < 4; time++) await addTo('nothing')
  expect(await kept()).toEqual([])
  for (let time = 0; time < 4; time++) await addTo('nothing')
  expect(await kept()).toEqual([
    { statement: 'UPDATE stock SET quantity = quantity + $1 WHERE sku = $2 AND quantity > $3' },
  ])
  await other.close()
})

test('two transactions that lock each other are both carried out', async () => {
  let locked = 0
  let release: () => void = () => {}
  const bothLocked = new Promise<void>((resolve) => {
    release = resolve
  })
  const takeBoth = (first: string, second: string) =>
    transaction(db, async (tx) => {
      await tx.execute(sql`UPDATE stock SET quantity = quantity - 1 WHERE sku = ${first}`)
      if (++locked === 2) release()
      await bothLocked
      await tx.execute(sql`UPDATE stock SET quantity = quantity - 1 WHERE sku = ${second}`)
    })
  await Promise.all([takeBoth('MUG', 'CANVAS'), takeBoth('CANVAS', 'MUG')])
  // Each locks what the other waits for, so one of them begins again.
  expect(locked).toBe(3)
  expect([await quantityOf('MUG'), await quantityOf('CANVAS')]).toEqual([8, 8])
})

test('twenty serializable transactions on one row lose no update', async () => {
  await db.execute(sql`INSERT INTO stock VALUES ('METAL', 0)`)
  const addOne = () =>
    transaction(
      db,
      async (tx) => {
        const { rows } = await tx.execute<{ quantity: number }>(
          sql`SELECT quantity FROM stock WHERE sku = 'METAL'`,
        )
        await tx.execute(sql`UPDATE stock SET quantity = ${(rows[0]?.quantity ?? 0) + 1} WHERE sku = 'METAL'`)
      },
      { isolationLevel: 'serializable' },
    )
  let done = 0
  // One after another in pairs: four attempts settle any pair.
  for (let pair = 0; pair < 10; pair++) {
    await Promise.all([addOne(), addOne()])
    done += 2
  }
  expect(await quantityOf('METAL')).toBe(done)
})

test('a violated constraint is named, and is no outage', async () => {
  const error = await errorOf(db.execute(sql`INSERT INTO stock VALUES ('MUG', 1)`))
  expect(sqlStateOf(error)).toBe('23505')
  expect(constraintOf(error)).toBe('stock_sku')
  expect(isDatabaseAway(error)).toBe(false)
})

test('a server that refuses connections is an outage', async () => {
  const nowhere = openDatabase({ url: 'postgresql://shop:x@127.0.0.1:1/shop' })
  expect(isDatabaseAway(await errorOf(nowhere.db.execute(sql`SELECT 1`)))).toBe(true)
  await nowhere.close()
})

test('a connection that the server ends is an outage, and the next query gets a new one', async () => {
  const other = openDatabase({ url, size: 1 })
  const error = await errorOf(other.db.execute(sql`SELECT pg_terminate_backend(pg_backend_pid())`))
  expect(isDatabaseAway(error)).toBe(true)
  expect((await other.db.execute(sql`SELECT 1 AS one`)).rows).toEqual([{ one: 1 }])
  await other.close()
})

test('a statement that runs too long is cancelled', async () => {
  const impatient = openDatabase({ url, statementTimeoutMs: 100 })
  expect(sqlStateOf(await errorOf(impatient.db.execute(sql`SELECT pg_sleep(5)`)))).toBe('57014')
  await impatient.close()
})
