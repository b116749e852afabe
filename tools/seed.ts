import { configOrExit } from '../platform/config/config.ts'
import { startDatabase } from '../platform/database/configured.ts'
import { prepareDatabase } from '../shop/seed/prepare.ts'

/** `npm run seed`: brings the tables up to date and adds the first records, where they are missing. */
const config = configOrExit()
const database = await startDatabase(config)
try {
  await prepareDatabase(database, config.brand)
  console.log('The database is up to date and seeded.')
} finally {
  await database.stop()
}
