/** What the shopkeeper's commands stand on: the shop's own database and queue, whether the shop runs or not. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { type Clock, systemClock } from '#platform/clock.ts'
import { type Config, configOrExit } from '#platform/config/config.ts'
import { startDatabase } from '#platform/database/configured.ts'
import { type Database, openDatabase } from '#platform/database/pool.ts'
import { type Jobs, openJobs } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import type { Storage } from '#platform/storage/storage.ts'
import { createConfigurationReader } from '#shop/content/commands/configuration-reader.ts'
import { prepareDatabase } from '#shop/seed/prepare.ts'
import { shopJobs } from '#shop/wiring/jobs.ts'
import type { Outcome } from './terminal-words.ts'

export interface BesideTheShop {
  db: Database
  clock: Clock
  jobs: Jobs
  configuration: ReturnType<typeof createConfigurationReader>
  storage: Storage
}

/** Does it, prints its sentence, and sets the exit code. @param name  of the command, for the database's list of clients */
export async function runBesideTheShop(
  name: string,
  act: (deps: BesideTheShop) => Promise<Outcome>,
): Promise<void> {
  try {
    const { isDone, text } = await inDatabase(configOrExit(), name, act)
    if (isDone) console.log(text)
    else console.error(text)
    process.exitCode = isDone ? 0 : 1
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    process.exitCode = 1
  }
}

/**
 * The embedded database is joined where a shop runs it already, and started where none does. Mails and refunds that an
 * act enqueues are the work of the shop: at once when it runs, otherwise after its next start.
 */
async function inDatabase(
  config: Config,
  name: string,
  act: (deps: BesideTheShop) => Promise<Outcome>,
): Promise<Outcome> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new Error(`There is no shop in ${config.dataDir} yet. Set DATA_DIR to the folder of the shop.`)
  }
  const database = await startDatabase(config)
  try {
    await prepareDatabase(database, config.brand)
    const { db, close } = openDatabase({ url: database.url, size: 2, name })
    const log = createLog(config)
    const jobs = await openJobs({ url: database.url, jobs: shopJobs, log, isWorker: false })
    try {
      const clock = systemClock
      const storage = openStorage(join(config.dataDir, 'storage'), config.storageUrl)
      return await act({ db, clock, jobs, storage, configuration: createConfigurationReader({ db, clock }) })
    } finally {
      await jobs.stop()
      await close()
    }
  } finally {
    await database.stop()
  }
}
