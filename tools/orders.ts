/** `npm run orders -- <order number> <what>`: what the shopkeeper does with an order. Beside a running shop, or without it. */
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { type Config, configOrExit } from '#platform/config/config.ts'
import { startDatabase } from '#platform/database/configured.ts'
import { openDatabase } from '#platform/database/pool.ts'
import { openJobs } from '#platform/jobs/queue.ts'
import { createLog } from '#platform/log.ts'
import { createConfigurationReader } from '#shop/content/commands/configuration-reader.ts'
import { prepareDatabase } from '#shop/seed/prepare.ts'
import { shopJobs } from '#shop/wiring/jobs.ts'
import { actOnOrder, type Outcome } from './orders/act-on-order.ts'
import { type OrderAct, readOrderWords } from './orders/order-words.ts'
import { USAGE } from './orders/usage.ts'

const words = readOrderWords(process.argv.slice(2))
if (words.kind === 'unclear') {
  console.error(`${words.problem}\n\n${USAGE}`)
  process.exit(1)
}

try {
  const { isDone, text } = await inDatabase(configOrExit(), words.number, words.act)
  if (isDone) console.log(text)
  else console.error(text)
  process.exitCode = isDone ? 0 : 1
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exitCode = 1
}

/**
 * The embedded database is joined where a shop runs it already, and started where none does. Letters and refunds that an
 * act enqueues are the work of the shop: at once when it runs, otherwise after its next start.
 */
async function inDatabase(config: Config, number: string, act: OrderAct): Promise<Outcome> {
  if (config.databaseUrl === undefined && !existsSync(join(config.dataDir, 'postgres'))) {
    throw new Error(`There is no shop in ${config.dataDir} yet. Set DATA_DIR to the folder of the shop.`)
  }
  const database = await startDatabase(config)
  try {
    await prepareDatabase(database, config.brand)
    const { db, close } = openDatabase({ url: database.url, size: 2, name: 'orders' })
    const log = createLog(config)
    const jobs = await openJobs({ url: database.url, jobs: shopJobs, log, isWorker: false })
    try {
      const clock = systemClock
      return await actOnOrder(
        { db, clock, jobs, configuration: createConfigurationReader({ db, clock }) },
        number,
        act,
      )
    } finally {
      await jobs.stop()
      await close()
    }
  } finally {
    await database.stop()
  }
}
