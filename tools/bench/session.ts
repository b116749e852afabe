/** `npm run bench session`: what finding out who asks costs, and what signing in with a password costs. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { sql } from 'drizzle-orm'
import { systemClock } from '#platform/clock.ts'
import { startEmbeddedDatabase } from '#platform/database/embedded.ts'
import { openDatabase } from '#platform/database/pool.ts'
import { findCaller } from '#shop/customers/commands/find-caller.ts'
import { hashPassword, isPassword } from '#shop/customers/commands/passwords.ts'
import { hashOfSecret, newToken } from '#shop/customers/commands/secrets.ts'
import { groupByName, insertCustomer } from '#shop/customers/store.ts'
import { insertToken } from '#shop/customers/token-store.ts'
import { prepareDatabase } from '#shop/seed/prepare.ts'
import { cpuMsOfTree } from './cpu.ts'

/** Beside the measured one, so that the indexes have something to find it among. */
const OTHER_TOKENS = 20_000
const CHECKS = 5_000
const PASSWORDS = 20

export async function run(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-session-'))
  const database = await startEmbeddedDatabase({ folder, database: 'shop', disposable: true })
  try {
    await prepareDatabase(database, 'canvas')
    await measure(database.url)
  } finally {
    await database.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(url: string): Promise<void> {
  // One connection, so that the database's share is read off one process.
  const { db, close } = openDatabase({ url, size: 1, name: 'bench', statementTimeoutMs: 120_000 })
  try {
    const now = systemClock.now()
    const groupId = await groupByName(db, 'General')
    const names = { firstName: 'Robin', lastName: 'Marsh', groupId, createdAt: now }
    const customer = await insertCustomer(db, { ...names, email: 'robin@example.com' })
    if (!customer) throw new Error('Expected a new database to have no customer')
    await db.execute(sql`
      insert into customer_tokens (hash, customer_id, created_at, expires_at)
      select md5(n::text) || md5((-n)::text), ${customer.id}, now(), now() + interval '1 day'
      from generate_series(1, ${OTHER_TOKENS}) as n`)
    const token = newToken()
    const expiresAt = new Date(now.getTime() + 3_600_000)
    await insertToken(db, { hash: hashOfSecret(token), customerId: customer.id, createdAt: now, expiresAt })
    const check = () => findCaller({ db, clock: systemClock }, token)
    for (let warm = 0; warm < 500; warm++) await check()

    const { rows } = await db.execute<{ pid: number }>(sql`select pg_backend_pid() as pid`)
    const backend = rows[0]?.pid ?? 0
    const [appBefore, databaseBefore] = [process.cpuUsage(), cpuMsOfTree(backend) ?? Number.NaN]
    for (let done = 0; done < CHECKS; done++) await check()
    const app = process.cpuUsage(appBefore)
    const databaseMs = (cpuMsOfTree(backend) ?? Number.NaN) - databaseBefore
    const appMs = (app.user + app.system) / 1_000
    console.log(
      `session check: app ${(appMs / CHECKS).toFixed(3)} ms, PostgreSQL ${(databaseMs / CHECKS).toFixed(3)} ms of CPU`,
    )

    const hash = await hashPassword('Sunlit-Bay 42')
    const before = process.cpuUsage()
    for (let done = 0; done < PASSWORDS; done++) await isPassword(hash, 'Sunlit-Bay 42')
    const used = process.cpuUsage(before)
    console.log(
      `argon2id: ${((used.user + used.system) / 1_000 / PASSWORDS).toFixed(1)} ms of CPU a password`,
    )
  } finally {
    await close()
  }
}
