/** Publishes the records of the families' folders, and follows a folder that has changed: docs/decisions/0061. */
import { sql } from 'drizzle-orm'
import type { ProductRecord } from '#packages/product/record.ts'
import type { Transaction } from '#platform/database/pool.ts'
import { publishRecords } from '#shop/catalogue/commands/publish-record.ts'
import { currentRecords } from '#shop/catalogue/store.ts'
import { hashOf } from './hash-of.ts'
import { seededRecords } from './tables.ts'

interface SeededRecord {
  family: string
  version: number
  hash: string
}

/** @returns families whose folder says something new, and whose record staff have changed: theirs goes on */
export async function seedRecords(tx: Transaction, records: readonly ProductRecord[]): Promise<string[]> {
  const rows = await tx.select().from(seededRecords)
  const seeded = new Map(rows.map((row) => [row.family, row]))
  const changed = records
    .map((record) => ({ record, hash: hashOf(record) }))
    .filter(({ record, hash }) => seeded.get(record.family)?.hash !== hash)
  if (changed.length === 0) return []

  const current = await currentRecords(tx)
  const toPublish: typeof changed = []
  const known: SeededRecord[] = []
  const ofStaff: string[] = []
  for (const one of changed) {
    const { family } = one.record
    const sold = current.get(family)
    if (!sold) toPublish.push(one)
    // Also what staff have made the same as the folder: from here on the folder leads again.
    else if (hashOf(sold.record) === one.hash) known.push({ family, version: sold.version, hash: one.hash })
    else if (sold.version === seeded.get(family)?.version) toPublish.push(one)
    else ofStaff.push(family)
  }
  const versions = await publishRecords(
    tx,
    toPublish.map(({ record }) => record),
  )
  for (const { record, hash } of toPublish) {
    const version = versions.get(record.family)
    if (version !== undefined) known.push({ family: record.family, version, hash })
  }
  if (known.length > 0) await keep(tx, known)
  return ofStaff
}

const keep = (tx: Transaction, known: readonly SeededRecord[]) =>
  tx
    .insert(seededRecords)
    .values([...known])
    .onConflictDoUpdate({
      target: seededRecords.family,
      set: { version: sql`excluded.version`, hash: sql`excluded.hash` },
    })
