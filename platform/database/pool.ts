import { drizzle, type NodePgDatabase } from 'drizzle-orm/node-postgres'
import pg from 'pg'
import { isInAct, nextStep, runIdempotent } from './acts.ts'
import { watchHeartbeat } from './heartbeat.ts'
import { isDatabaseAway, sqlStateOf } from './outage.ts'
import { withPreparedStatements } from './prepared-statements.ts'

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
  /**
   * When the server has answered nothing at all for so long, everything under way fails, and whatever is asked fails at
   * once, until it answers again; a multiple of 500 ms. Left out, each query waits for itself.
   */
  silentAfterMs?: number
  /** Shown in pg_stat_activity. */
  name?: string
  /** Reports a connection that broke while idle; the pool replaces it by itself. */
  onIdleError?: (error: Error) => void
}

/** For a free connection or a new one; in all an answer comes within 5 seconds. */
const CONNECT_LIMIT_MS = 4_000
const ANSWER_MARGIN_MS = 2_000

/** Opens a pool of connections; nothing is connected until the first query. */
export function openDatabase(options: PoolOptions): OpenDatabase {
  const { url, statementTimeoutMs = 15_000, silentAfterMs } = options
  const heartbeat = silentAfterMs === undefined ? undefined : watchHeartbeat(url, silentAfterMs)
  const pool = new pg.Pool({
    connectionString: url,
    max: options.size ?? 10,
    statement_timeout: statementTimeoutMs,
    // The server's own limit is shorter; this is for a connection that is lost silently.
    query_timeout: statementTimeoutMs + ANSWER_MARGIN_MS,
    ...(heartbeat && { stream: heartbeat.newSocket }),
    // A transaction that a stuck process leaves open would hold its row locks for ever.
    idle_in_transaction_session_timeout: 30_000,
    connectionTimeoutMillis: CONNECT_LIMIT_MS,
    idleTimeoutMillis: 30_000,
    application_name: options.name ?? 'shop',
    keepAlive: true,
  })
  let closing = false
  // The running statement rejects when its connection breaks; an unhandled 'error' event would end the process as well.
  pool.on('connect', (connection) => connection.on('error', () => undefined))
  pool.on('error', ({ message }) => {
    // The driver attaches its whole connection to the error, which no log should hold.
    if (!closing) options.onIdleError?.(new Error(message))
  })
  const db = drizzle(withPreparedStatements(pool))
  pools.set(db, pool)
  return {
    db,
    pool,
    close() {
      closing = true
      heartbeat?.stop()
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
 * touch nothing but the database. In an act that was sent before, it is not run at all: see `acts.ts`.
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
  const step = nextStep()
  const once = step ? (tx: Transaction) => runIdempotent(tx, step, work) : work
  for (let attempt = 1; ; attempt++) {
    try {
      return await attemptOnce(db, once, settings)
    } catch (error) {
      const state = sqlStateOf(error)
      if (attempt === ATTEMPTS || state === undefined || !AGAIN.includes(state)) throw error
      // A random wait keeps two rivals from colliding again.
      await new Promise((resolve) => setTimeout(resolve, 10 * attempt * (1 + Math.random())))
    }
  }
}

/**
 * Runs `work` that writes with one statement at most, which is whole by itself: without a transaction around it, and so
 * without two round trips. In an act it is a transaction of the act, like any other.
 *
 * @returns what `work` returned
 * @throws whatever `work` threw
 */
export function oneStatement<Result>(
  db: Database,
  work: (db: Queryable) => Promise<Result>,
): Promise<Result> {
  return isInAct() ? transaction(db, work) : work(db)
}

async function attemptOnce<Result>(
  db: Database,
  work: (tx: Transaction) => Promise<Result>,
  { isolationLevel }: TransactionSettings,
): Promise<Result> {
  const connection = await poolOf(db).connect()
  let broken: Error | undefined
  try {
    await connection.query(isolationLevel ? `begin isolation level ${isolationLevel}` : 'begin')
    const result = await work(transactionOn(connection, db))
    await connection.query('commit')
    return result
  } catch (error) {
    // A connection without an answer will not answer this either.
    if (isDatabaseAway(error)) broken = new Error('The connection is lost', { cause: error })
    else {
      await connection.query('rollback').catch((rollbackError: Error) => {
        broken = rollbackError
      })
    }
    throw error
  } finally {
    // A connection that cannot roll back is closed, and not reused.
    connection.release(broken)
  }
}

/** The transactions of a connection run one after the other, so they share its prepared statements. */
const transactions = new WeakMap<pg.PoolClient, Transaction>()
const connections = new WeakMap<Transaction, pg.PoolClient>()
const databases = new WeakMap<Queryable, Database>()

function transactionOn(connection: pg.PoolClient, db: Database): Transaction {
  const known = transactions.get(connection)
  if (known) return known
  const tx = Object.assign(drizzle(withPreparedStatements(connection)), { inTransaction: true as const })
  transactions.set(connection, tx)
  connections.set(tx, connection)
  databases.set(tx, db)
  return tx
}

export const isTransaction = (db: Queryable): db is Transaction => 'inTransaction' in db

/** The database itself, also while a transaction of it is open. */
export function databaseOf(db: Queryable): Database {
  if (!isTransaction(db)) return db
  const known = databases.get(db)
  if (!known) throw new Error('Expected a transaction of this shop but received another one')
  return known
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
