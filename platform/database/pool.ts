import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import type { PgTransactionConfig } from 'drizzle-orm/pg-core'
import pg from 'pg'
import { sqlStateOf } from './outage.ts'

export type Database = NodePgDatabase
export type Transaction = Parameters<Parameters<Database['transaction']>[0]>[0]
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
  const db = drizzle(pool)
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
  settings?: PgTransactionConfig,
): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await db.transaction(work, settings)
    } catch (error) {
      const state = sqlStateOf(error)
      if (attempt === ATTEMPTS || state === undefined || !AGAIN.includes(state)) throw error
      // A little chance keeps two rivals from meeting again at the same instant.
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt * (1 + Math.random())))
    }
  }
}
