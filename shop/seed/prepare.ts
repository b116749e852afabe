import { resolve } from 'node:path'
import { migrateDatabase } from '#platform/database/migrate.ts'
import { openDatabase } from '#platform/database/pool.ts'
import type { BrandCode } from '#shop/brand.ts'
import { seedShop } from './seed.ts'

const migrations = resolve(import.meta.dirname, '..', '..', 'migrations')

/**
 * Makes a database ready for the shop: tables, then what a shop cannot open without.
 *
 * Run at every start, so each step costs next to nothing when it has been done before.
 */
export async function prepareDatabase(url: string, brand: BrandCode): Promise<void> {
  await migrateDatabase(url, migrations)
  const { db, close } = openDatabase({ url, size: 1, name: 'prepare' })
  try {
    await seedShop(db, brand)
  } finally {
    await close()
  }
}
