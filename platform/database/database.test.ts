import { sql } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { constraintOf, isDatabaseAway, sqlStateOf } from './outage.ts'
import { openDatabase, transaction } from './pool.ts'

const { db, url } = await testDatabase()
await db.execute(
  sql`CREATE TABLE stock (sku text CONSTRAINT stock_sku PRIMARY KEY, quantity integer NOT NULL)`,
)
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

test('two transactions that lock each other are both carried out', async () => {
  const takeBoth = (first: string, second: string) =>
    transaction(db, async (tx) => {
      await tx.execute(sql`UPDATE stock SET quantity = quantity - 1 WHERE sku = ${first}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
      await tx.execute(sql`UPDATE stock SET quantity = quantity - 1 WHERE sku = ${second}`)
    })
  await Promise.all([takeBoth('MUG', 'CANVAS'), takeBoth('CANVAS', 'MUG')])
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
