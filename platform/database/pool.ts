import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { keepingPlans } from './kept-plans.ts'
import { sqlStateOf } from './outage.ts'

export type Database = NodePgDatabase
/** One connection while its transaction is open; from `transaction` only. */
export type Transaction = Omit<NodePgDatabase, 'transaction' | '$client'> & { readonly inTransaction: true }
/** What a store takes: it reads and writes the same way inside and outside a transaction. */
export type Queryable = Database | Transaction

export interface OpenDatabase {
  db: Database
  pool: pg.Pool
  /** Waits for running queries, then closes every connection. */
  close(): Promise<void>
}

export interface PoolOptions {
  /** postgresql:// address. */
  url: string
  /** Largest number of connections, 1 to 100; 10 when left out. */
  size?: number
  /** A statement that runs longer is cancelled by the server; 15,000 ms when left out. */
  statementTimeoutMs?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** Told of a connection that broke while idle; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/** Opens a pool of connections; nothing is connected until the first query. */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const pool = new pg.Pool({
    connectionString: options.url,
    max: options.size ?? 10,
    statement_timeout: options.statementTimeoutMs ?? 15_000,
    // A transaction that a stuck process leaves open would hold its row locks for ever.
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: 5_000,
    idleTimeoutMillis: 30_000,
    application_name: options.name ?? 'shop',
    keepAlive: true,
  })
  let closing = false
  pool.on('error', ({ message }) => {
    // The driver hangs its whole connection on the error, which no log should hold.
    if (!closing) options.onIdleError?.(new Error(message))
  })
  const db = drizzle(keepingPlans(pool))
  pools.set(db, pool)
  return {
    db,
    pool,
    close() {
      closing = true
      return pool.end()
    },
  }
}

const pools = new WeakMap<Database, pg.Pool>()

/** The pool behind a database of `openDatabase`, for statements that drizzle would only slow down. */
export function poolOf(db: Database): pg.Pool {
  const pool = pools.get(db)
  if (!pool) throw new Error('Expected a database of openDatabase but received another one')
  return pool
}

export interface TransactionSettings {
  /** Read committed when left out. */
  isolationLevel?: 'repeatable read' | 'serializable'
}

/** serialization_failure and deadlock_detected: PostgreSQL asks for the transaction to be run again. */
const AGAIN = ['40001', '40P01']
const ATTEMPTS = 4

/**
 * Runs `work` in one transaction and commits when it returns.
 *
 * Run again, up to four times in all, when PostgreSQL reports a deadlock or a serialisation failure: `work` must
 * touch nothing but the database.
 *
 * @returns what `work` returned
 * @throws whatever `work` threw, after rolling back
 * @example await transaction(db, (tx) => placeOrder(tx, cart), { isolationLevel: 'serializable' })
 */
export async function transaction<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  settings: TransactionSettings = {},
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(poolOf(db), work, settings)
    } catch (error) {
      const state = sqlStateOf(error)
      if (attempt === ATTEMPTS || state === undefined || !AGAIN.includes(state)) throw error
      // A little chance keeps two rivals from meeting again at the same instant.
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt * (1 + Math.random())))
    }
  }
}

async function attemptOnce<Result>(
  pool: pg.Pool,
  work: (tx: Transaction) => Promise<Result>,
  { isolationLevel }: TransactionSettings,
): Promise<Result> {
  const connection = await pool.connect()
  let broken: Error | undefined
  try {
    await connection.query(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin')
    const result = await work(transactionOn(connection))
    await connection.query('commit')
    return result
  } catch (error) {
    await connection.query('rollback').catch((rollbackError: Error) => {
      broken = rollbackError
    })
    throw error
  } finally {
    // A connection that cannot roll back is thrown away, not given to the next one.
    connection.release(broken)
  }
}

/** A connection's transactions come one after the other, so they share what was prepared for it. */
const transactions = new WeakMap<pg.PoolClient, Transaction>()
const connections = new WeakMap<Transaction, pg.PoolClient>()

function transactionOn(connection: pg.PoolClient): Transaction {
  const known = transactions.get(connection)
  if (known) return known
  // The statement under way tells of a connection that breaks; unheard, the same error would end the process.
  connection.on('error', () => undefined)
  const tx = Object.assign(drizzle(keepingPlans(connection)), { inTransaction: true as const })
  transactions.set(connection, tx)
  connections.set(tx, connection)
  return tx
}

/**
 * Runs a part of a transaction that can be undone by itself: when `work` throws, what it wrote is gone and the
 * transaction goes on.
 *
 * @throws whatever `work` threw
 */
export async function undoable<Result>(tx: Transaction, work: () => Promise<Result>): Promise<Result> {
  const connection = connections.get(tx)
  if (!connection) throw new Error('Expected a transaction of this shop but received another one')
  await connection.query('savepoint part')
  try {
    const result = await work()
    await connection.query('release savepoint part')
    return result
  } catch (error) {
    await connection.query('rollback to savepoint part; release savepoint part')
    throw error
  }
}
