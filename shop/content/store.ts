import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#platform/database/pool.ts'
import { configuration } from './tables.ts'

/** Every value by key, secrets included: for the server's own use. */
export async function allConfiguration(db: Queryable): Promise<Map<string, string>> {
  const rows = await db.select().from(configuration)
  return new Map(rows.map(({ key, value }) => [key, value]))
}

/** Values that anybody may read, in the order of the keys asked for; unknown keys and secrets are left out. */
export async function publicConfiguration(db: Queryable, keys: readonly string[]) {
  if (keys.length === 0) return []
  const rows = await db
    .select({ key: configuration.key, value: configuration.value })
    .from(configuration)
    .where(and(inArray(configuration.key, [...keys]), eq(configuration.secret, false)))
  const values = new Map(rows.map((row) => [row.key, row]))
  return [...new Set(keys)].flatMap((key) => values.get(key) ?? [])
}
