import { configOrExit } from '../platform/config/config.ts'
import { startDatabase } from '../platform/database/configured.ts'
import { prepareDatabase } from '../shop/seed/prepare.ts'

/** `npm run seed`: brings the tables up to date and adds or follows what the folders of families say. */
const config = configOrExit()
const database = await startDatabase(config)
try {
  const leftToStaff = await prepareDatabase(database, config.brand)
  if (leftToStaff !== undefined) console.log(leftToStaff)
  console.log('The database is up to date and seeded.')
} finally {
  await database.stop()
}
