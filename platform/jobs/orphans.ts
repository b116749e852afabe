import pg from 'pg'
import type { PgBoss } from 'pg-boss'
import type { Log } from '../log.ts'

/** A shared lock of every worker process: whoever can take it exclusively is the only worker there is. */
const WORKER_LOCK = 7_202_604

export interface WorkerPresence {
  leave(): Promise<void>
}

/**
 * Marks this process as a worker, and first puts back the jobs of workers that were killed.
 *
 * The queue by itself would wait a minute for the heartbeat of a killed worker. When no other worker is running, every
 * job that counts as running is an orphan, so it can be taken up at once. It counts as a failed attempt: a job that
 * crashes the process must not do so for ever.
 */
export async function enterAsWorker(
  url: string,
  boss: PgBoss,
  names: readonly string[],
  log: Log,
): Promise<WorkerPresence> {
  let leaving = false
  let client = await connect()
  const { rows } = await client.query('SELECT pg_try_advisory_lock($1) AS alone', [WORKER_LOCK])
  if (rows[0].alone) {
    const count = await putBackOrphans(client, boss, names)
    if (count > 0) log.warn({ count }, 'Jobs of a worker that was killed are taken up again.')
  }
  await client.query('SELECT pg_advisory_lock_shared($1)', [WORKER_LOCK])
  if (rows[0].alone) await client.query('SELECT pg_advisory_unlock($1)', [WORKER_LOCK])

  return {
    async leave() {
      leaving = true
      await client.end().catch(() => {})
    },
  }

  async function connect(): Promise<pg.Client> {
    const next = new pg.Client({ connectionString: url, application_name: 'worker', keepAlive: true })
    next.on('error', () => {})
    next.on('end', () => {
      if (!leaving) setTimeout(reconnect, 1_000)
    })
    await next.connect()
    return next
  }

  async function reconnect() {
    if (leaving) return
    try {
      client = await connect()
      await client.query('SELECT pg_advisory_lock_shared($1)', [WORKER_LOCK])
    } catch {
      // The database is still away; 'end' follows and tries again.
    }
  }
}

async function putBackOrphans(client: pg.Client, boss: PgBoss, names: readonly string[]): Promise<number> {
  const { rows } = await client.query<{ name: string; ids: string[] }>(
    "SELECT name, array_agg(id) AS ids FROM pgboss.job WHERE state = 'active' AND name = ANY($1) GROUP BY name",
    [names],
  )
  for (const { name, ids } of rows) {
    await boss.fail(name, ids, { message: 'The worker that did this job was killed.' })
    await client.query(
      "UPDATE pgboss.job SET start_after = now() WHERE name = $1 AND id = ANY($2) AND state = 'retry'",
      [name, ids],
    )
  }
  return rows.reduce((count, { ids }) => count + ids.length, 0)
}
