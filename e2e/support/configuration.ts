import { inDatabase } from './shop-database.ts'

/** Sets values that staff change, in the database of a shop that is running; it reads them when it starts again. */
export function setConfiguration(dataDir: string, values: Readonly<Record<string, string>>): Promise<void> {
  return inDatabase(dataDir, async ({ pool }) => {
    for (const [key, value] of Object.entries(values)) {
      await pool.query(
        'INSERT INTO configuration (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
        [key, value],
      )
    }
  })
}
