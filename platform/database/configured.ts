import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

/**
 * The database that the settings name: the server at DATABASE_URL, otherwise the embedded one in the data folder.
 * DATABASE_OWNER_URL, where it is given, is the same database signed in to as the role that owns the tables.
 *
 * @param onRestart  called when the embedded server ended by itself and is started again
 * @returns its addresses, and what to call when this process no longer needs it
 * @throws Error in a plain sentence when there is no way to reach it, or when a role may do everything
 */
export async function startDatabase(
  config: Config,
  onRestart?: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  if (config.databaseUrl !== undefined) {
    const url = config.databaseUrl
    const ownerUrl = config.databaseOwnerUrl ?? url
    await mustAnswer('DATABASE_URL', url, config.databaseSuperuser)
    if (ownerUrl !== url) await mustAnswer('DATABASE_OWNER_URL', ownerUrl, config.databaseSuperuser)
    return { url, ownerUrl, stop: async () => {} }
  }
  return startEmbeddedDatabase({ folder: join(config.dataDir, 'postgres'), database: 'shop', onRestart })
}

async function mustAnswer(setting: string, url: string, allowed: string | undefined): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  let found: { role: string; superuser: string } | undefined
  try {
    await client.connect()
    // SET ROLE makes a member of such a role a superuser.
    const { rows } = await client.query<{ role: string; superuser: string }>(
      `SELECT current_user AS role, rolname AS superuser FROM pg_roles
       WHERE rolsuper AND pg_has_role(current_user, oid, 'MEMBER')
       ORDER BY rolname <> current_user, rolname LIMIT 1`,
    )
    found = rows[0]
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    throw new Error(`The database that ${setting} names cannot be used: ${reason}.`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
  if (found === undefined || found.superuser === allowed) return
  const { role, superuser } = found
  const who =
    role === superuser ? `"${role}", a superuser` : `"${role}", a member of the superuser "${superuser}"`
  throw new Error(
    `${setting} signs in as ${who}, who may read and drop all that the server holds. Give the shop roles of its own (README.md says how), or allow this one with DATABASE_SUPERUSER=${superuser}.`,
  )
}
