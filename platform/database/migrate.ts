import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'
import { sqlStateOf } from './outage.ts'

/** Any constant will do, as long as nothing else in this database locks the same number. */
const MIGRATION_LOCK = 7_202_601

/** Source: https://www.postgresql.org/docs/18/errcodes-appendix.html */
const NOT_ALLOWED = '42501'

/**
 * Brings the tables up to date: applies every migration in the folder that this database has not seen.
 *
 * Processes that start at the same moment wait for each other. A failed migration is rolled back whole.
 *
 * @param url  postgresql:// address, signed in as the role that owns the tables
 * @param folder  made by `npm run db:generate`; holds the SQL files and meta/_journal.json
 * @throws Error in a plain sentence when the role may not
 */
export async function migrateDatabase(url: string, folder: string): Promise<void> {
  const client = new pg.Client({
    connectionString: url,
    application_name: 'migrate',
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [MIGRATION_LOCK])
    // Hides "schema already exists, skipping", which is logged at every start otherwise.
    await client.query("SET client_min_messages = 'warning'")
    await migrate(drizzle(client), { migrationsFolder: folder })
  } catch (cause) {
    if (sqlStateOf(cause) !== NOT_ALLOWED) throw cause
    const role = decodeURIComponent(new URL(url).username)
    throw new Error(
      `"${role}" may not make or change the tables of this database. Give the address of the role that owns them as DATABASE_OWNER_URL (README.md says how).`,
      { cause },
    )
  } finally {
    // Closing the session also frees the lock.
    await client.end()
  }
}
