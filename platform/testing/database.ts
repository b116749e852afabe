import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/pool.ts'
import { APP_ROLE, type DatabaseAddresses } from '../database/roles.ts'
import { databaseOn, type TestDatabases } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases
  }
}

/** Open as the role that serves, as in a shop; its addresses are for what opens its own connections. */
export interface TestDatabase extends OpenDatabase, DatabaseAddresses {
  /** Runs a statement that the serving role may not, such as one that changes a table. */
  asOwner(statement: string): Promise<void>
}

let count = 0

/**
 * A database of one's own, with all tables and seed data: a clone of the run's template, dropped after the file.
 *
 * Call it once at the top of a test file, outside any test.
 *
 * @param fill  makes its tables and data instead, in an empty one
 * @example const { db } = await testDatabase()
 */
export async function testDatabase(
  fill?: (addresses: DatabaseAddresses) => Promise<void>,
): Promise<TestDatabase> {
  const { server, template } = inject('databases')
  const name = `test_${process.pid}_${Date.now()}_${count++}`
  await onServer(
    server.ownerUrl,
    `CREATE DATABASE ${name}${fill ? '' : ` TEMPLATE ${template} STRATEGY FILE_COPY`}`,
    // What a role may do with a database as a whole is not copied.
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC`,
    `GRANT CONNECT ON DATABASE ${name} TO ${APP_ROLE}`,
  )
  const addresses = databaseOn(server, name)
  await fill?.(addresses)
  const opened = openDatabase({ url: addresses.url, name: 'test' })
  afterAll(async () => {
    await opened.close()
    await onServer(server.ownerUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { ...opened, ...addresses, asOwner: (statement) => onServer(addresses.ownerUrl, statement) }
}

async function onServer(ownerUrl: string, ...statements: string[]) {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    for (const statement of statements) await client.query(statement)
  } finally {
    await client.end()
  }
}
