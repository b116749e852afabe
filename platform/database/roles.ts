/**
 * Two roles: one owns the tables and changes them at the start, the other serves. An injection would run as the serving
 * role, so it reads and writes rows and can do nothing else.
 */
import pg from 'pg'

/** How a database is reached, as postgresql:// addresses of the same database. */
export interface DatabaseAddresses {
  /** For all that the shop does while it runs. */
  url: string
  /** For tables, queues and their changes; the same as `url` where a server gives the shop one role only. */
  ownerUrl: string
}

/** The serving role of the embedded database. */
export const APP_ROLE = 'shop_app'

/** Any constant will do, as long as nothing else locks the same number: two grants at once refuse each other. */
const GRANT_LOCK = 7_202_605

/** Anybody may call them in PostgreSQL; what they make belongs to the caller, without end. */
const LARGE_OBJECT_MAKERS = 'lo_creat(integer), lo_create(oid), lo_from_bytea(oid, bytea)'

/**
 * Makes the serving role where it is missing, and gives it this password.
 *
 * @param client  signed in as a role that may make roles
 */
export async function makeAppRole(client: pg.ClientBase, password: string): Promise<void> {
  await locked(client, async () => {
    const { rowCount } = await client.query('SELECT 1 FROM pg_roles WHERE rolname = $1', [APP_ROLE])
    const role = client.escapeIdentifier(APP_ROLE)
    if (rowCount === 0) await client.query(`CREATE ROLE ${role} NOINHERIT`)
    await client.query(`ALTER ROLE ${role} LOGIN PASSWORD ${client.escapeLiteral(password)}`)
  })
}

/**
 * Lets the serving role read and write the rows of a schema, and nothing but them; quick when it is so already.
 *
 * @param schema  made by the owner, with all of its tables
 */
export async function grantRows({ url, ownerUrl }: DatabaseAddresses, schema: string): Promise<void> {
  const [role, owner] = [url, ownerUrl].map((address) => decodeURIComponent(new URL(address).username))
  if (role === undefined || role === owner) return
  const client = new pg.Client({
    connectionString: ownerUrl,
    application_name: 'grants',
    connectionTimeoutMillis: 5_000,
  })
  await client.connect()
  try {
    const [to, within] = [client.escapeIdentifier(role), client.escapeIdentifier(schema)]
    const { rows } = await client.query<{ name: string }>('SELECT current_database() AS name')
    const database = client.escapeIdentifier(rows[0]?.name ?? '')
    // Of what a superuser alone can give and take; README.md says how on another server.
    const { rowCount: isSuperuser } = await client.query(
      'SELECT 1 FROM pg_roles WHERE rolname = current_user AND rolsuper',
    )
    await locked(client, () =>
      client.query(`
        SET client_min_messages = error;
        REVOKE ALL ON DATABASE ${database} FROM PUBLIC;
        GRANT CONNECT ON DATABASE ${database} TO ${to};
        REVOKE ALL ON SCHEMA ${within} FROM PUBLIC;
        GRANT USAGE ON SCHEMA ${within} TO ${to};
        GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA ${within} TO ${to};
        GRANT USAGE, SELECT ON ALL SEQUENCES IN SCHEMA ${within} TO ${to};
        ${isSuperuser ? `REVOKE EXECUTE ON FUNCTION ${LARGE_OBJECT_MAKERS} FROM PUBLIC;` : ''}`),
    )
  } finally {
    await client.end()
  }
}

async function locked(client: pg.ClientBase, work: () => Promise<unknown>): Promise<void> {
  await client.query('SELECT pg_advisory_lock($1)', [GRANT_LOCK])
  try {
    await work()
  } finally {
    await client.query('SELECT pg_advisory_unlock($1)', [GRANT_LOCK])
  }
}
