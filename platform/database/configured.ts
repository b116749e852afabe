import { join } from 'node:path'
import pg from 'pg'
import type { Config } from '../config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

/**
 * The database that the settings name: the server at DATABASE_URL, otherwise the embedded one in the data folder.
 *
 * @param onRestart  told when the embedded server ended by itself and is started again
 * @returns its address, and what to call when this process no longer needs it
 * @throws Error in a plain sentence when there is no way to reach it
 */
export async function startDatabase(
  config: Config,
  onRestart?: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  if (config.databaseUrl !== undefined) {
    await mustAnswer(config.databaseUrl)
    return { url: config.databaseUrl, stop: async () => {} }
  }
  return startEmbeddedDatabase({ folder: join(config.dataDir, 'postgres'), database: 'shop', onRestart })
}

async function mustAnswer(url: string): Promise<void> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 5_000 })
  client.on('error', () => {})
  try {
    await client.connect()
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message || String(cause) : String(cause)
    throw new Error(`The database that DATABASE_URL names cannot be used: ${reason}.`, { cause })
  } finally {
    await client.end().catch(() => {})
  }
}
