/** SQL as text, for the few statements that are put together anew for every call. */
import type { QueryResultRow } from 'pg'
import { type Database, poolOf } from './pool.ts'
import { nameOf } from './prepared-statements.ts'

/** Collects the values of a statement while its text is written. */
export class Values {
  readonly list: unknown[] = []

  /** The place of a value in the text, such as `$3`. */
  add(value: unknown): string {
    return `$${this.list.push(value)}`
  }
}

/**
 * Runs a statement outside any transaction, with a plan that the connection keeps. For texts that come in few forms and
 * whose best plan does not depend on their values.
 */
export async function runSteadyStatement<Row extends QueryResultRow>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await poolOf(db).query<Row>({ name: nameOf(text), text, values: [...values] })).rows
}

/** Runs a statement outside any transaction, planned for exactly these values. */
export async function runStatement<Row extends QueryResultRow>(
  db: Database,
  text: string,
  values: readonly unknown[],
): Promise<Row[]> {
  return (await poolOf(db).query<Row>(text, [...values])).rows
}
