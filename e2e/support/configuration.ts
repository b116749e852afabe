import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { Client } from 'pg'

/** Sets values that staff change, in the database of a shop that is running; it reads them when it starts again. */
export async function setConfiguration(
  dataDir: string,
  values: Readonly<Record<string, string>>,
): Promise<void> {
  const read = (name: string) => readFileSync(join(dataDir, 'postgres', name), 'utf8').trim()
  const client = new Client(`postgresql://shop:${read('password')}@127.0.0.1:${read('port')}/shop`)
  await client.connect()
  try {
    for (const [key, value] of Object.entries(values)) {
      await client.query(
        'INSERT INTO configuration (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
        [key, value],
      )
    }
  } finally {
    await client.end()
  }
}
