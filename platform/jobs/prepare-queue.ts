import { PgBoss } from 'pg-boss'
import { type DatabaseAddresses, grantRows } from '../database/roles.ts'

/** Where the queue keeps its jobs. */
const QUEUE_SCHEMA = 'pgboss'

/** Makes the queue's tables, or brings them up to date, and lets the serving role use them; quick when they are there. */
export async function prepareQueue(addresses: DatabaseAddresses): Promise<void> {
  const boss = new PgBoss({
    connectionString: addresses.ownerUrl,
    application_name: 'prepare queue',
    max: 1,
    supervise: false,
    schedule: false,
  })
  await boss.start()
  await boss.stop({ graceful: false })
  await grantRows(addresses, QUEUE_SCHEMA)
}
