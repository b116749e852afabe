import { configOrExit } from '../platform/config.ts'
import { startDatabase } from '../platform/database/configured.ts'
import { prepareDatabase } from '../shop/seed/prepare.ts'

/** `npm run seed`: brings the tables up to date and adds the first records, where they are missing. */
const database = await startDatabase(configOrExit())
try {
  await prepareDatabase(database.url)
  console.log('The database is up to date and seeded.')
} finally {
  await database.stop()
}
