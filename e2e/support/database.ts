/** What the database of a shop under test has, of the shop and of the test gateway. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import pg from 'pg'

export interface OrdersAndCharges {
  orders: number
  /** Amounts that are authorised or captured. */
  charges: number
}

/** Orders to a mail address, and what was charged for them. */
export async function ordersAndChargesOf(dataDir: string, email: string): Promise<OrdersAndCharges> {
  const [counts] = await read<OrdersAndCharges>(
    dataDir,
    `SELECT count(DISTINCT orders.id)::int AS orders, count(bank.payment_id)::int AS charges
     FROM orders
     LEFT JOIN payments ON payments.cart_id = orders.cart_id
     LEFT JOIN test_gateway.payments AS bank ON bank.key = payments.id::text AND bank.state IN ('held', 'taken')
     WHERE orders.email = $1`,
    email,
  )
  return counts ?? { orders: 0, charges: 0 }
}

export interface StoredOrder {
  number: string
  pieces: number
  /** What was to pay. */
  cents: number
  address: unknown
}

export async function ordersOf(dataDir: string, email: string): Promise<StoredOrder[]> {
  return read<StoredOrder>(
    dataDir,
    `SELECT orders.number, orders.grand_total_cents::int AS cents, orders.shipping_address AS address,
       (SELECT sum(quantity)::int FROM order_lines WHERE order_lines.order_id = orders.id) AS pieces
     FROM orders WHERE orders.email = $1`,
    email,
  )
}

async function read<Row extends object>(dataDir: string, query: string, email: string): Promise<Row[]> {
  const database = new pg.Client({ connectionString: databaseOf(dataDir) })
  await database.connect()
  try {
    return (await database.query<Row>(query, [email])).rows
  } finally {
    await database.end()
  }
}

/** The embedded database keeps its port and password in files beside its data. */
export function databaseOf(dataDir: string): string {
  const kept = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  return `postgresql://shop:${kept('password')}@127.0.0.1:${kept('port')}/shop`
}
