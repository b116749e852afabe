/** `npm run artwork -- <order number> <folder>`: writes an order's print-ready files, proofs and job tickets. */
import { join } from 'node:path'
import { systemClock } from '#platform/clock.ts'
import { configOrExit } from '#platform/config/config.ts'
import { startDatabase } from '#platform/database/configured.ts'
import { openDatabase } from '#platform/database/pool.ts'
import { openDrawing } from '#platform/drawing/drawing.ts'
import { createLog } from '#platform/log.ts'
import { openStorage } from '#platform/storage/open-storage.ts'
import { createWithPhotoFiles } from '#shop/design/commands/with-photo-files.ts'
import { exportArtwork } from '#shop/orders/commands/export-artwork.ts'
import { prepareDatabase } from '#shop/seed/prepare.ts'

const [orderNumber, folder] = process.argv.slice(2)
if (!orderNumber || !folder) {
  console.error('Say which order and where to: npm run artwork -- <order number> <folder>')
  process.exit(1)
}

const config = configOrExit()
const database = await startDatabase(config)
await prepareDatabase(database, config.brand)
const drawing = openDrawing({ log: createLog(config) })
const { db, close } = openDatabase({ url: database.url, size: 2, name: 'artwork' })
try {
  const storage = openStorage(join(config.dataDir, 'storage'), config.storageUrl)
  const withPhotoFiles = createWithPhotoFiles({ db, storage })
  const deps = { db, clock: systemClock, storage, drawing, withPhotoFiles }
  const written = await exportArtwork(deps, orderNumber, folder)
  if (written) for (const path of written) console.log(path)
  else console.error(`There is no order ${orderNumber}.`)
  process.exitCode = written ? 0 : 1
} finally {
  await drawing.close()
  await close()
  await database.stop()
}
