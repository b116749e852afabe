import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type OpenDatabase, openDatabase } from '../../platform/database/pool.ts'

/** Runs what staff, or time, do in the database of a shop that is running. */
export async function inDatabase<Result>(
  dataDir: string,
  run: (database: OpenDatabase) => Promise<Result>,
): Promise<Result> {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  const url = `postgresql://shop:${read('password')}@127.0.0.1:${read('port')}/shop`
  const database = openDatabase({ url, size: 1, name: 'tests' })
  try {
    return await run(database)
  } finally {
    await database.close()
  }
}
