import { resolve } from 'node:path'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/pool.ts'
import { type DatabaseAddresses, grantRows } from '#platform/database/roles.ts'
import { prepareQueue } from '#platform/jobs/prepare-queue.ts'
import type { BrandCode } from '#shop/brands/brand.ts'
import { seedShop } from './seed.ts'

const migrations = resolve(import.meta.dirname, '..', '..', 'migrations')

/**
 * Makes a database ready for the shop: tables and queue by the role that owns them, then, as the role that serves, what a
 * shop cannot open without.
 *
 * Run at every start, so each step costs next to nothing when it has been done before.
 *
 * @returns a sentence for the log on what staff have changed and the shop's own files say otherwise, if there is any
 */
export async function prepareDatabase(
  addresses: DatabaseAddresses,
  brand: BrandCode,
): Promise<string | undefined> {
  await migrateDatabase(addresses.ownerUrl, migrations)
  await grantRows(addresses, 'public')
  await prepareQueue(addresses)
  const { db, close } = openDatabase({ url: addresses.url, size: 1, name: 'prepare' })
  try {
    return await seedShop(db, brand)
  } finally {
    await close()
  }
}
