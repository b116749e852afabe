import { type ChildProcess, spawn } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { afterEach, expect, test } from 'vitest'
import { type EmbeddedDatabase, startEmbeddedDatabase } from './embedded.ts'
import { isDatabaseAway } from './outage.ts'

const roots: string[] = []
const databases: EmbeddedDatabase[] = []

afterEach(async () => {
  for (const database of databases.splice(0)) await database.stop()
  for (const root of roots.splice(0)) rmSync(root, { recursive: true, force: true })
})

function newFolder(): string {
  const root = mkdtempSync(join(tmpdir(), 'embedded-'))
  roots.push(root)
  return join(root, 'postgres')
}

async function start(folder: string): Promise<EmbeddedDatabase> {
  const database = await startEmbeddedDatabase({ folder, database: 'shop', disposable: true })
  databases.push(database)
  return database
}

async function query(url: string, text: string) {
  const client = new pg.Client({ connectionString: url })
  client.on('error', () => {})
  await client.connect()
  try {
    return (await client.query(text)).rows
  } finally {
    await client.end()
  }
}

/** Another process on the same folder; resolves once it has started the database. */
async function startElsewhere(folder: string): Promise<ChildProcess> {
  const script = `
    const { startEmbeddedDatabase } = await import(${JSON.stringify(join(import.meta.dirname, 'embedded.ts'))})
    const database = await startEmbeddedDatabase({ folder: ${JSON.stringify(folder)}, database: 'shop', disposable: true })
    process.on('SIGTERM', () => database.stop().then(() => process.exit(0)))
    console.log('ready')
    setInterval(() => {}, 1000)`
  const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  await new Promise((resolve, reject) => {
    child.stdout.once('data', resolve)
    child.once('exit', () => reject(new Error('ended before it was ready')))
  })
  return child
}

const ended = (child: ChildProcess) => new Promise((resolve) => child.once('exit', resolve))
const postmasterFile = (folder: string) => join(folder, 'data', 'postmaster.pid')
const pidOf = (folder: string) => Number(readFileSync(postmasterFile(folder), 'utf8').split('\n')[0])

test('what was written is there after a stop and a start, on the same port', async () => {
  const folder = newFolder()
  const first = await start(folder)
  expect(Number(new URL(first.url).port), 'a port that no outgoing connection is given').toBeLessThan(30_000)
  await query(first.ownerUrl, 'CREATE TABLE orders AS SELECT 7 AS number')
  await first.stop()
  const second = await start(folder)
  expect(second.url).toBe(first.url)
  expect(await query(second.ownerUrl, 'SELECT number FROM orders')).toEqual([{ number: 7 }])
})

test('it starts inside a folder that is closed to other users', async () => {
  const folder = newFolder()
  chmodSync(join(folder, '..'), 0o700)
  const { url } = await start(folder)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a shop that was killed leaves a database that the next start joins', async () => {
  const folder = newFolder()
  const shop = await startElsewhere(folder)
  const pid = pidOf(folder)
  shop.kill('SIGKILL')
  await ended(shop)
  const { url } = await start(folder)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  expect(pidOf(folder)).toBe(pid)
})

test('shop and database both killed: the next start recovers', async () => {
  const folder = newFolder()
  const shop = await startElsewhere(folder)
  shop.kill('SIGKILL')
  process.kill(pidOf(folder), 'SIGKILL')
  await ended(shop)
  const { url } = await start(folder)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('a stale lock that names a process of somebody else is recovered', async () => {
  const folder = newFolder()
  const shop = await startElsewhere(folder)
  const lock = readFileSync(postmasterFile(folder), 'utf8')
  shop.kill('SIGTERM')
  await ended(shop)
  writeFileSync(postmasterFile(folder), lock.replace(/^\d+/, String(process.pid)))
  const { url } = await start(folder)
  expect(await query(url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
})

test('two shops that start together share one database, and the last to leave stops it', async () => {
  const folder = newFolder()
  const [one, two] = await Promise.all([startElsewhere(folder), startElsewhere(folder)])
  const third = await start(folder)
  one.kill('SIGTERM')
  await ended(one)
  expect(await query(third.url, 'SELECT 1 AS one')).toEqual([{ one: 1 }])
  await third.stop()
  expect(readdirSync(join(folder, 'data'))).toContain('postmaster.pid')
  two.kill('SIGTERM')
  await ended(two)
  expect(readdirSync(join(folder, 'data'))).not.toContain('postmaster.pid')
  expect(readdirSync(join(folder, '..'))).toEqual(['postgres'])
})

test('a database that is killed while the shop runs comes back on the same port', async () => {
  const folder = newFolder()
  const { url } = await start(folder)
  process.kill(pidOf(folder), 'SIGKILL')
  await expect
    .poll(() => query(url, 'SELECT 1 AS one').catch(() => 'away'), { timeout: 10_000 })
    .toEqual([{ one: 1 }])
})

test('queries take the socket in the data folder, which is closed to other users', async () => {
  const folder = newFolder()
  const { url, ownerUrl } = await start(folder)
  for (const address of [url, ownerUrl]) {
    expect(await query(address, 'SELECT inet_server_addr() AS address')).toEqual([{ address: null }])
  }
  expect(statSync(join(folder, 'data')).mode & 0o077).toBe(0)
})

test('a data folder too deep for a socket is served over the loopback interface', async () => {
  const { url } = await start(join(newFolder(), 'a-long-name'.repeat(9), 'postgres'))
  expect(await query(url, 'SELECT host(inet_server_addr()) AS address')).toEqual([{ address: '127.0.0.1' }])
})

test('a database without a socket, as an earlier version started it, is joined on its port', async () => {
  const folder = newFolder()
  const shop = await startElsewhere(folder)
  const lines = readFileSync(postmasterFile(folder), 'utf8').split('\n')
  lines[4] = ''
  writeFileSync(postmasterFile(folder), lines.join('\n'))
  const { url } = await start(folder)
  expect(await query(url, 'SELECT host(inet_server_addr()) AS address')).toEqual([{ address: '127.0.0.1' }])
  shop.kill('SIGTERM')
  await ended(shop)
})

test('a database that took its socket away is reported as away', async () => {
  const folder = newFolder()
  const { url, stop } = await start(folder)
  await stop()
  const error = await query(url, 'SELECT 1').catch((reason: unknown) => reason)
  expect(isDatabaseAway(error)).toBe(true)
})
