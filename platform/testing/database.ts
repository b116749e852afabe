import pg from 'pg'
import { afterAll, inject } from 'vitest'
import { type OpenDatabase, openDatabase } from '../database/pool.ts'
import { databaseAddress, type TestDatabases } from './database-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    databases: TestDatabases
  }
}

export interface TestDatabase extends OpenDatabase {
  /** postgresql:// address, for what opens its own connections. */
  url: string
}

let count = 0

/**
 * A database of one's own, with all tables and seed data: a clone of the run's template, dropped after the file.
 *
 * Call it once at the top of a test file, outside any test.
 *
 * @example const { db } = await testDatabase()
 */
export async function testDatabase(): Promise<TestDatabase> {
  const { serverUrl, template } = inject('databases')
  const name = `test_${process.pid}_${Date.now()}_${count++}`
  await onServer(serverUrl, `CREATE DATABASE ${name} TEMPLATE ${template} STRATEGY FILE_COPY`)
  const url = databaseAddress(serverUrl, name)
  const opened = openDatabase({ url, name: 'test' })
  afterAll(async () => {
    await opened.close()
    await onServer(serverUrl, `DROP DATABASE ${name} WITH (FORCE)`)
  })
  return { ...opened, url }
}

async function onServer(serverUrl: string, statement: string) {
  const client = new pg.Client({ connectionString: serverUrl })
  await client.connect()
  try {
    await client.query(statement)
  } finally {
    await client.end()
  }
}
