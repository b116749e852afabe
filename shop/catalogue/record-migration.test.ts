import { readFileSync } from 'node:fs'
import { and, eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { record as canvasRecord } from '#families/canvas/record.ts'
import { priceOf } from '#packages/product/price.ts'
import { recordSchema } from '#packages/product/record.ts'
import { readSku } from '#packages/product/sku.ts'
import { surfacesOf } from '#packages/product/surfaces.ts'
import { testDatabase } from '#platform/testing/database.ts'
import { productRecords } from './tables.ts'

const { db, asOwner } = await testDatabase()

/** A record as shops stored it before records said their surfaces. */
const former = JSON.parse(readFileSync('shop/catalogue/testing/former-record.json', 'utf8'))
const stepsOf = (name: string) =>
  readFileSync(`migrations/${name}.sql`, 'utf8').split('--> statement-breakpoint')
const steps = ['0027_product_records', '0030_tool_titles', '0039_special_sizes', '0051_tool_pages'].flatMap(
  stepsOf,
)

it('a record of before prices and prints to the same figures', async () => {
  await db.insert(productRecords).values({ family: 'former', version: 1, record: former })
  for (const step of steps) await asOwner(step)
  const [row] = await db
    .select()
    .from(productRecords)
    .where(and(eq(productRecords.family, 'former'), eq(productRecords.version, 1)))
  const record = recordSchema.parse(row?.record)
  const { toolPages, startFilter, sizes } = record
  expect(record.words.toolTitle).toBe('Canvas Design Tool')
  expect([toolPages, startFilter]).toEqual([canvasRecord.toolPages, 'pencil'])
  expect(sizes).toEqual(canvasRecord.sizes.filter(({ code }) => sizes.some((size) => size.code === code)))
  for (const sku of ['CANVAS-30X40-L-D38-MIRROR-GLOSS', 'CANVAS-20X20-S-D19-BLACK-SATIN']) {
    const choice = readSku(record, sku)
    if (!choice) throw new Error(`Expected ${sku} to be made`)
    expect(priceOf(record, choice)).toEqual(priceOf(canvasRecord, choice))
    expect(surfacesOf(record, choice)).toEqual(surfacesOf(canvasRecord, choice))
  }
})

it('J-23: a stored size of that code stays special of canvas and sketch, and of no other family', async () => {
  const stored = { sizes: [{ code: '20X20' }, { code: '30X30' }] }
  for (const skuPrefix of ['CANVAS', 'SKETCH', 'MAGNET']) {
    const record = JSON.parse(JSON.stringify({ ...stored, skuPrefix }))
    await db.insert(productRecords).values({ family: `stored-${skuPrefix}`, version: 1, record })
  }
  for (const step of stepsOf('0039_special_sizes')) await asOwner(step)
  const namesOf = async (skuPrefix: string) => {
    const rows = await db
      .select()
      .from(productRecords)
      .where(eq(productRecords.family, `stored-${skuPrefix}`))
    return rows.flatMap(({ record }) => record.sizes.map(({ code, specialName }) => [code, specialName]))
  }
  const special = [
    ['20X20', '20x20 CM'],
    ['30X30', undefined],
  ]
  expect(await namesOf('CANVAS')).toEqual(special)
  expect(await namesOf('SKETCH')).toEqual(special)
  expect(await namesOf('MAGNET')).toEqual([
    ['20X20', undefined],
    ['30X30', undefined],
  ])
})
