/** Designs from before the database knew which photos they place. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { openShopWithFiles } from '../testing/kept-designs.ts'
import { designPhotos, designs } from './tables.ts'

const shop = await openShopWithFiles()
const migration = readFileSync(resolve('migrations/0047_design_retention.sql'), 'utf8')

it('the photos that they place are noted when the shop is brought up to date, whatever they say', async () => {
  const [first, second] = [await shop.aPhotoSent(), await shop.aPhotoSent()]
  const design = await shop.aDesignOf(first, second)
  const noted = () =>
    shop.db
      .select({ photo: designPhotos.photoKey })
      .from(designPhotos)
      .where(eq(designPhotos.designKey, design))
  const asSaved = new Set((await noted()).map(({ photo }) => photo))
  expect(asSaved).toEqual(new Set([first.key, second.key]))
  // Half of a pair, which PostgreSQL refuses to read as a text, and a key of no photo.
  const document = sql`(left(document::text, -1) || ${',"words":"\\ud83c","photo":"none"}'})::json`
  await shop.db.update(designs).set({ document }).where(eq(designs.key, design))
  await shop.db.delete(designPhotos).where(eq(designPhotos.designKey, design))
  const insert = migration.split('--> statement-breakpoint').find((one) => one.includes('regexp_matches'))
  await shop.db.execute(insert ?? '')
  expect(new Set((await noted()).map(({ photo }) => photo))).toEqual(asSaved)
})
