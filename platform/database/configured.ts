import { join } from 'node:path'
import pg from 'pg'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

/** Of the settings, what says where the database is. */
export interface DatabaseSettings {
  readonly dataDir: string
  readonly databaseUrl: string | undefined
  readonly databaseOwnerUrl: string | undefined
  /** The name of a role that may be used although it may do everything. */
  readonly databaseSuperuser: string | undefined
}

/**
 * The database that the settings name: the server at DATABASE_URL, otherwise the embedded one in the data folder.
 * DATABASE_OWNER_URL, where it is given, is the same database signed in to as the role that owns the tables.
 *
 * @param onRestart  called when the embedded server ended by itself and is started again
 * @returns its addresses, and what to call when this process no longer needs it
 * @throws Error in a plain sentence when there is no way to reach it, or when a role may do everything
 */
export async function startDatabase(
  settings: DatabaseSettings,
  onRestart?: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  if (settings.databaseUrl !== undefined) {
    const url = settings.databaseUrl
    const ownerUrl = settings.databaseOwnerUrl ?? url
    await mustAnswer('DATABASE_URL', url, settings.databaseSuperuser)
    if (ownerUrl !== url) await mustAnswer('DATABASE_OWNER_URL', ownerUrl, settings.databaseSuperuser)
    return { url, ownerUrl, stop: async () => {} }
  }
  return startEmbeddedDatabase({ folder: join(settings.dataDir, 'postgres'), database: 'shop', onRestart })
}

async function mustAnswer(setting: string, url: string, allowed: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  let found: AlmightyRole | undefined
  try {
    await client.connect()
    found = await almightyRole(client)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    throw new Error(`The database that ${setting} names cannot be used: ${reason}.`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
  if (found === undefined || found.name === allowed) return
  const { signedIn, name, power } = found
  const who = signedIn === name ? `"${signedIn}", ${power}` : `"${signedIn}", a member of "${name}", ${power}`
  throw new Error(
    `${setting} signs in as ${who}, who may read and drop all that the server holds. Give the shop roles of its own (README.md says how), or allow this one with DATABASE_SUPERUSER=${name}.`,
  )
}

interface AlmightyRole {
  signedIn: string
  /** The role itself, or one that it is a member of. */
  name: string
  power: string
}

/** SET ROLE gives a member all that the role may do; the last four powers lead to a superuser's by a detour. */
async function almightyRole(client: pg.Client): Promise<AlmightyRole | undefined> {
  const { rows } = await client.query<AlmightyRole>(
    `SELECT current_user AS "signedIn", rolname AS name, power
     FROM pg_roles, LATERAL (SELECT CASE
       WHEN rolsuper THEN 'a superuser'
       WHEN rolcreaterole THEN 'who may make roles'
       WHEN rolreplication THEN 'who may copy the whole server'
       WHEN rolname = 'pg_execute_server_program' THEN 'who may run programs of the server'
       WHEN rolname IN ('pg_read_server_files', 'pg_write_server_files') THEN 'who may use files of the server'
     END AS power) AS powers
     WHERE power IS NOT NULL AND pg_has_role(current_user, oid, 'MEMBER')
     ORDER BY rolname <> current_user, rolsuper DESC, rolname LIMIT 1`,
  )
  return rows[0]
}
