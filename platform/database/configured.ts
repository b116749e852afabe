import { join } from 'node:path'
import type { Config } from '../config.ts'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'

/**
 * The database that the settings name: the server at DATABASE_URL, otherwise the embedded one in the data folder.
 *
 * @param onRestart  told when the embedded server ended by itself and is started again
 * @returns its address, and what to call when this process no longer needs it
 */
export async function startDatabase(
  config: Config,
  onRestart?: (reason: string) => void,
): Promise<EmbeddedDatabase> {
  if (config.databaseUrl !== undefined) return { url: config.databaseUrl, stop: async () => {} }
  return startEmbeddedDatabase({ folder: join(config.dataDir, 'postgres'), database: 'shop', onRestart })
}
