/** What the shop and the bank wrote down. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export interface Books {
  orders: number
  /** Amounts that the bank holds or has taken. */
  charges: number
}

/** Orders to a mail address, and what was charged for them. */
export async function booksOf(dataDir: string, email: string): Promise<Books> {
  const database = new pg.Client({ connectionString: databaseOf(dataDir) })
  await database.connect()
  try {
    const { rows } = await database.query<Books>(
      `SELECT count(DISTINCT orders.id)::int AS orders, count(bank.payment_id)::int AS charges
       FROM orders
       LEFT JOIN payments ON payments.cart_id = orders.cart_id
       LEFT JOIN test_gateway.payments AS bank ON bank.key = payments.id::text AND bank.state IN ('held', 'taken')
       WHERE orders.email = $1`,
      [email],
    )
    return rows[0] ?? { orders: 0, charges: 0 }
  } finally {
    await database.end()
  }
}

/** The embedded database keeps its port and password in files beside its data. */
export function databaseOf(dataDir: string): string {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgresql://shop:${read('password')}@127.0.0.1:${read('port')}/shop`
}
