/** SQL as text, for the few statements that are put together anew for every call. */
import type { Pool, QueryResultRow } from 'pg'
import { type Database, poolOf } from './pool.ts'

/** Collects the values of a statement while its text is written. */
export class Values {
  readonly list: unknown[] = []

  /** The place of a value in the text, such as `$3`. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

/** Runs a statement outside any transaction, planned for exactly these values. */
export async function runStatement<Row extends QueryResultRow>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  const pool: Pool = poolOf(db)
  return (await pool.query<Row>(text, [...values])).rows
}
