/**
 * Versions of product records as this process read them, for each database. A version never changes once it is committed, so
 * each is read once. One that only a transaction sees is not remembered: rolled back, its number goes to another record.
 */
import { and, eq, or } from 'drizzle-orm'
import type { ProductRecord } from '#packages/product/record.ts'
import { type Database, databaseOf, isTransaction, type Queryable } from '#platform/database/pool.ts'
import { productRecords } from './tables.ts'

export interface RecordVersion {
  family: string
  version: number
}

interface Cached {
  records: Map<string, ProductRecord>
  /** A family keeps its prefix in every version. */
  familiesByPrefix: Map<string, string[]>
}

const caches = new WeakMap<Database, Cached>()

const keyOf = ({ family, version }: RecordVersion) => `${family}@${version}`

/** Looks up these versions; one that the database does not have is undefined. */
export async function readVersions(
  db: Queryable,
  wanted: readonly RecordVersion[],
): Promise<(version: RecordVersion) => ProductRecord | undefined> {
  const cached = cachedIn(databaseOf(db))
  const unknown = wanted.filter((version) => !cached.records.has(keyOf(version)))
  if (unknown.length === 0) return (version) => cached.records.get(keyOf(version))

  const rows = await rowsOf(db, unknown)
  const read = new Map(rows.map((row) => [keyOf(row), row.record]))
  if (!isTransaction(db)) for (const row of rows) keep(cached, row)
  return (version) => cached.records.get(keyOf(version)) ?? read.get(keyOf(version))
}

/** The families of each prefix of a SKU, as far as their records were read. */
export function cachedFamilies(db: Queryable): ReadonlyMap<string, readonly string[]> {
  return cachedIn(databaseOf(db)).familiesByPrefix
}

function cachedIn(database: Database): Cached {
  const cached = caches.get(database) ?? { records: new Map(), familiesByPrefix: new Map() }
  caches.set(database, cached)
  return cached
}

function keep({ records, familiesByPrefix }: Cached, row: RecordVersion & { record: ProductRecord }) {
  records.set(keyOf(row), row.record)
  const families = familiesByPrefix.get(row.record.skuPrefix) ?? []
  if (!families.includes(row.family)) families.push(row.family)
  familiesByPrefix.set(row.record.skuPrefix, families)
}

const rowsOf = (db: Queryable, versions: readonly RecordVersion[]) =>
  db
    .select()
    .from(productRecords)
    .where(
      or(
        ...versions.map(({ family, version }) =>
          and(eq(productRecords.family, family), eq(productRecords.version, version)),
        ),
      ),
    )
