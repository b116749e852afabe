import pg from 'pg'
import { afterAll, describe, expect, it } from 'vitest'
import { testDatabase } from '../testing/database.ts'
import { migrateDatabase } from './migrate.ts'
import { sqlStateOf } from './outage.ts'

const { db, url, ownerUrl } = await testDatabase()
const client = new pg.Client({ connectionString: url })
await client.connect()
afterAll(() => client.end())

const NOT_ALLOWED = '42501'

describe('the role that the shop works as', () => {
  it.each([
    'CREATE TABLE notes (text text)',
    'CREATE TEMPORARY TABLE notes (text text)',
    'CREATE SCHEMA notes',
    'CREATE FUNCTION notes() RETURNS int LANGUAGE sql AS $$ SELECT 1 $$',
    'CREATE ROLE notes',
    'CREATE DATABASE notes',
    'DROP TABLE orders',
    'DROP SCHEMA pgboss CASCADE',
    'TRUNCATE orders',
    'ALTER TABLE orders DISABLE TRIGGER ALL',
    'ALTER TABLE orders ADD COLUMN note text',
    'CREATE INDEX notes ON orders (number)',
    'CREATE TRIGGER notes BEFORE INSERT ON orders EXECUTE FUNCTION refuse_change()',
    'SELECT * FROM drizzle.__drizzle_migrations',
    'SELECT rolpassword FROM pg_authid',
    "SELECT pg_read_file('postgresql.conf')",
    "COPY orders TO '/tmp/orders'",
    "COPY (SELECT 1) TO PROGRAM 'true'",
    "SET session_replication_role = 'replica'",
    `SET ROLE ${new URL(ownerUrl).username}`,
    'ALTER ROLE CURRENT_USER SUPERUSER',
    'SELECT lo_creat(-1)',
    'SELECT lo_create(0)',
    "SELECT lo_from_bytea(0, 'stored')",
    "SELECT lo_import('/etc/hostname')",
  ])('may not %s', async (statement) => {
    await expect(client.query(statement).catch((error: unknown) => sqlStateOf(error))).resolves.toBe(
      NOT_ALLOWED,
    )
  })

  it('may not sign in to what else the server holds', async () => {
    for (const database of ['postgres', 'template1']) {
      const elsewhere = new pg.Client({
        connectionString: Object.assign(new URL(url), { pathname: database }).href,
      })
      await expect(elsewhere.connect().catch((error: unknown) => sqlStateOf(error))).resolves.toBe(
        NOT_ALLOWED,
      )
      await elsewhere.end()
    }
  })

  it('is told to bring the owner along where it is to make tables', async () => {
    await expect(migrateDatabase(url, 'migrations')).rejects.toThrow(
      '"shop_app" may not make or change the tables of this database. Give the address of the role that owns them as DATABASE_OWNER_URL',
    )
  })

  it('owns nothing', async () => {
    const { rows } = await db.execute(`SELECT relname FROM pg_class WHERE relowner = current_user::regrole
      UNION ALL SELECT proname FROM pg_proc WHERE proowner = current_user::regrole
      UNION ALL SELECT nspname FROM pg_namespace WHERE nspowner = current_user::regrole
      UNION ALL SELECT oid::text FROM pg_largeobject_metadata WHERE lomowner = current_user::regrole
      UNION ALL SELECT datname FROM pg_database WHERE datdba = current_user::regrole`)
    expect(rows).toEqual([])
  })

  it('reads and writes the rows of every table', async () => {
    const owner = new pg.Client({ connectionString: ownerUrl })
    await owner.connect()
    const { rows } = await owner.query<{ table: string; may: boolean }>(`SELECT oid::regclass::text AS table,
        has_table_privilege('shop_app', oid, 'SELECT') AND has_table_privilege('shop_app', oid, 'INSERT')
        AND has_table_privilege('shop_app', oid, 'UPDATE') AND has_table_privilege('shop_app', oid, 'DELETE') AS may
      FROM pg_class WHERE relkind IN ('r', 'p') AND relnamespace IN ('public'::regnamespace, 'pgboss'::regnamespace)`)
    await owner.end()
    expect(rows.length).toBeGreaterThan(40)
    expect(rows.filter(({ may }) => !may)).toEqual([])
  })
})
