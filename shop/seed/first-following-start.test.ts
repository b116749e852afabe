/** The first start of a shop that was open before the seed kept what it had written (docs/decisions/0061). */
import { readFileSync } from 'node:fs'
import { eq, inArray, sql } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { record as magnet } from '#families/magnet/record.ts'
import { record as mug } from '#families/mug/record.ts'
import { transaction } from '#platform/database/pool.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { publishRecord } from '../catalogue/commands/publish-record.ts'
import { currentRecords } from '../catalogue/store.ts'
import { productRecords, products } from '../catalogue/tables.ts'
import { priceRules } from '../marketing/tables.ts'
import { seedCatalogue, seedShop } from './seed.ts'
import { seededPriceRules, seededProducts, seededRecords } from './tables.ts'

const { db, asOwner } = await testDatabase()

const steps = readFileSync('migrations/0052_seeded.sql', 'utf8')
  .split('--> statement-breakpoint')
  .filter((step) => step.includes('INSERT INTO'))

beforeAll(async () => {
  // As it was before: nothing is known of what was seeded; staff have a magnet of their own, and a shorter list of rules.
  for (const table of [seededRecords, seededProducts, seededPriceRules]) await db.delete(table)
  await publishRecord(db, { ...magnet, sizes: magnet.sizes.slice(0, 1) })
  await db.delete(priceRules).where(inArray(priceRules.label, ['Member price', 'Quantity price']))
  await db.update(products).set({ name: 'Our own mug' }).where(eq(products.sku, 'MUG'))
  for (const step of steps) await asOwner(step)
})

describe('the first start after that', () => {
  it('knows first versions as the seed’s, and later ones as staff’s', async () => {
    expect(await seedShop(db, 'canvas')).toBe(
      "Left as staff have them, though the shop's own files say something newer: record of magnet.",
    )
    const current = await currentRecords(db)
    expect(current.get('magnet')?.version).toBe(2)
    expect(current.get('mug')).toEqual({ record: mug, version: 1 })
    expect(await db.$count(productRecords, eq(productRecords.family, 'mug'))).toBe(1)
  })

  it('brings back no price rule that staff have removed, brings newer ones once, and doubles none', async () => {
    const labels = (await db.select().from(priceRules)).map(({ label }) => label)
    const newer = labels.filter((label) => label === 'Quantity price')
    expect(labels.toSorted()).toEqual(['11 × 14 in canvas offer', 'Opening offer', ...newer])
    expect(newer.length).toBeGreaterThan(0)
    await seedShop(db, 'canvas')
    expect(await db.$count(priceRules)).toBe(labels.length)
  })

  it('lets a first version follow its folder, and a product in all that is still as it was written', async () => {
    const { rows } = await db.execute<{ fields: Record<string, string> }>(
      sql`select fields from seeded_products where sku = 'MUG'`,
    )
    expect(Object.keys(rows[0]?.fields ?? {})).toHaveLength(13)
    const newer = { ...mug, process: 'Another press' }
    const [row] = await db.select().from(products).where(eq(products.sku, 'MUG'))
    if (!row) throw new Error('Expected the mug')
    const draft = { ...row, categories: [], name: 'A newer mug', metaTitle: 'Newer' }
    const told = await transaction(db, (tx) =>
      seedCatalogue(tx, { records: [newer], categories: [], products: [draft] }),
    )
    expect(told).toContain('product MUG (name)')
    expect((await currentRecords(db)).get('mug')).toEqual({ record: newer, version: 2 })
    const [after] = await db.select().from(products).where(eq(products.sku, 'MUG'))
    expect(after).toMatchObject({ name: 'Our own mug', metaTitle: 'Newer' })
  })
})
