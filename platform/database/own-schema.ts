/** Tables that a part of the platform keeps for itself, in a schema of its own and without a migration. */
import pg from 'pg'
import { type DatabaseAddresses, grantRows } from './roles.ts'

interface OwnSchema {
  name: string
  /** Statements that may be repeated: they make what is not there yet. */
  tables: string
  /** Key of an advisory lock, unlike any other: two processes that start together would both create the schema. */
  lock: number
  /** As the database lists the connection. */
  applicationName: string
}

/**
 * Makes the tables, and lets the serving role keep rows in them; quick when they are there.
 *
 * @throws what the database says when it cannot be reached
 */
export async function prepareOwnSchema(
  addresses: DatabaseAddresses,
  { name, tables, lock, applicationName }: OwnSchema,
): Promise<void> {
  const client = new pg.Client({ connectionString: addresses.ownerUrl, application_name: applicationName })
  await client.connect()
  try {
    await client.query("SET client_min_messages = 'warning'")
    await client.query('SELECT pg_advisory_lock($1)', [lock])
    await client.query(tables)
  } finally {
    // Closing the session also frees the lock.
    await client.end()
  }
  await grantRows(addresses, name)
}
