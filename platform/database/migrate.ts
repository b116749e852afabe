import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import pg from 'pg'

/** Any constant will do, as long as nothing else in this database locks the same number. */
const MIGRATION_LOCK = 7_202_601

/**
 * Brings the tables up to date: applies every migration in the folder that this database has not seen.
 *
 * Processes that start at the same moment wait for each other. A failed migration is rolled back whole.
 *
 * @param url  postgresql:// address
 * @param folder  made by `npm run db:generate`; holds the SQL files and meta/_journal.json
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
  } finally {
    // Closing the session also frees the lock.
    await client.end()
  }
}
