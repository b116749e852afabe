import { randomUUID } from 'node:crypto'
import pg from 'pg'
import { startEmbeddedDatabase } from '../database/embedded.ts'
import { APP_ROLE, type DatabaseAddresses, makeAppRole } from '../database/roles.ts'

/** What the test files need to make databases of their own. */
export interface TestDatabases {
  /** Addresses of the server's `postgres` database. */
  server: DatabaseAddresses
  template: string
}

export interface TestDatabaseOptions {
  /** Folder of the embedded server, such as var/test. */
  folder: string
  /** A server to use instead of the embedded one; its user must be allowed to create databases and roles. */
  serverUrl: string | undefined
  /** Hash of everything that `build` depends on: the same key finds the template of an earlier run. */
  key: string
  /** Fills an empty database: tables, queues, seed data. */
  build: (addresses: DatabaseAddresses) => Promise<void>
}

/** So that two test runs at once build a template once. */
const TEMPLATE_LOCK = 7_202_603
const DAY_MS = 86_400_000

/**
 * Starts or joins one PostgreSQL for a test run, with a template database that each test file clones.
 *
 * @returns what `testDatabase()` needs, and a function that leaves the server
 */
export async function prepareTestDatabases(
  options: TestDatabaseOptions,
): Promise<{ databases: TestDatabases; stop: () => Promise<void> }> {
  const embedded =
    options.serverUrl === undefined
      ? await startEmbeddedDatabase({ folder: options.folder, database: 'postgres', disposable: true })
      : undefined
  const server = embedded ?? (await serverAt(options.serverUrl ?? ''))
  const template = `template_${options.key}`
  const client = new pg.Client({ connectionString: server.ownerUrl })
  await client.connect()
  try {
    await client.query('SELECT pg_advisory_lock($1)', [TEMPLATE_LOCK])
    await removeLeftovers(client, template)
    const found = await client.query('SELECT 1 FROM pg_database WHERE datname = $1', [template])
    if (found.rowCount === 0) await buildTemplate(client, server, template, options.build)
    await client.query(`COMMENT ON DATABASE ${template} IS '${Date.now()}'`)
  } catch (error) {
    await embedded?.stop()
    throw error
  } finally {
    await client.end()
  }
  const { url, ownerUrl } = server
  return { databases: { server: { url, ownerUrl }, template }, stop: async () => embedded?.stop() }
}

/** Built under another name: a template exists whole or not at all. */
async function buildTemplate(
  client: pg.Client,
  server: DatabaseAddresses,
  template: string,
  build: TestDatabaseOptions['build'],
) {
  const draft = `draft_${randomUUID().replaceAll('-', '')}`
  await client.query(`CREATE DATABASE ${draft}`)
  try {
    await build(databaseOn(server, draft))
    await client.query(`ALTER DATABASE ${draft} RENAME TO ${template}`)
  } catch (error) {
    await client.query(`DROP DATABASE ${draft} WITH (FORCE)`)
    throw error
  }
}

/** Databases of test runs that were killed, and templates that nobody has used for a day. */
async function removeLeftovers(client: pg.Client, template: string) {
  const { rows } = await client.query<{ datname: string; used: string | null }>(
    `SELECT datname, shobj_description(oid, 'pg_database') AS used FROM pg_database
      WHERE datname ~ '^(template_[0-9a-f]|test_[0-9]|draft_)'`,
  )
  for (const { datname, used } of rows) {
    const isOld = datname.startsWith('template_')
      ? datname !== template && Date.now() - Number(used) > DAY_MS
      : datname.startsWith('draft_') || !isRunning(Number(datname.split('_')[1]))
    if (isOld) await client.query(`DROP DATABASE IF EXISTS ${datname} WITH (FORCE)`)
  }
}

function isRunning(pid: number): boolean {
  try {
    return process.kill(pid, 0)
  } catch (error) {
    // EPERM: it runs, as another user.
    return error instanceof Error && 'code' in error && error.code === 'EPERM'
  }
}

/** The same server, another database. */
export function databaseOn({ url, ownerUrl }: DatabaseAddresses, database: string): DatabaseAddresses {
  const within = (address: string) => Object.assign(new URL(address), { pathname: `/${database}` }).href
  return { url: within(url), ownerUrl: within(ownerUrl) }
}

/** Not a secret: the server holds nothing but what tests make. */
const APP_PASSWORD = 'rows-only'

async function serverAt(ownerUrl: string): Promise<DatabaseAddresses> {
  const client = new pg.Client({ connectionString: ownerUrl })
  await client.connect()
  try {
    await makeAppRole(client, APP_PASSWORD)
  } finally {
    await client.end()
  }
  return {
    ownerUrl,
    url: Object.assign(new URL(ownerUrl), { username: APP_ROLE, password: APP_PASSWORD }).href,
  }
}
