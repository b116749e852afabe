import type { ProductRecord } from '#packages/product/record.ts'
import type { Database } from '#platform/database/pool.ts'
import { recordVersion } from '../../catalogue/store.ts'
import type { OrderLine } from '../store.ts'

/** The record that a line was made by; undefined where nothing is printed. Each version is read once for each process. */
export async function recordOfLine(
  db: Database,
  { recordFamily, recordVersion: version }: Pick<OrderLine, 'recordFamily' | 'recordVersion'>,
): Promise<ProductRecord | undefined> {
  if (recordFamily === null || version === null) return undefined
  return recordVersion(db, recordFamily, version)
}
