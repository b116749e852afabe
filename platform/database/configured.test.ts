import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { readConfig } from '../config/config.ts'
import { testDatabase } from '../testing/database.ts'
import { startDatabase } from './configured.ts'

const { url, ownerUrl, asOwner } = await testDatabase()
const dataDir = mkdtempSync(join(tmpdir(), 'configured-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))

function startWith(env: Record<string, string>) {
  const result = readConfig({ DATA_DIR: dataDir, ...env })
  if (result.kind === 'problems') throw new Error(result.problems.join(' '))
  return startDatabase(result.config)
}

const superuser = decodeURIComponent(new URL(ownerUrl).username)

it.each([
  ['DATABASE_URL', { DATABASE_URL: ownerUrl }],
  ['DATABASE_OWNER_URL', { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }],
])('a superuser in %s is refused in a sentence', async (setting, env) => {
  await expect(startWith(env)).rejects.toThrow(
    `${setting} signs in as "${superuser}", a superuser, who may read and drop all that the server holds. `,
  )
})

describe('a role that may do everything by a detour is refused, too', () => {
  const role = `mighty_${process.pid}`
  const database = `"${new URL(url).pathname.slice(1)}"`
  const address = Object.assign(new URL(url), { username: role, password: 'in' }).href

  it.each([
    [`IN ROLE "${superuser}"`, `a member of "${superuser}", a superuser`],
    ['CREATEROLE', 'who may make roles'],
    ['REPLICATION', 'who may copy the whole server'],
    [
      'IN ROLE pg_execute_server_program',
      'a member of "pg_execute_server_program", who may run programs of the server',
    ],
    ['IN ROLE pg_write_server_files', 'a member of "pg_write_server_files", who may use files of the server'],
  ])('%s', async (powers, words) => {
    await asOwner(`CREATE ROLE ${role} LOGIN PASSWORD 'in' ${powers}`)
    try {
      await asOwner(`GRANT CONNECT ON DATABASE ${database} TO ${role}`)
      await expect(startWith({ DATABASE_URL: address })).rejects.toThrow(
        `DATABASE_URL signs in as "${role}", ${words}, who may read and drop`,
      )
    } finally {
      await asOwner(`DROP OWNED BY ${role}`)
      await asOwner(`DROP ROLE ${role}`)
    }
  })
})

it('a superuser is let in by its name, and by no other', async () => {
  const addresses = { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl }
  const database = await startWith({ ...addresses, DATABASE_SUPERUSER: superuser })
  expect(database).toMatchObject({ url, ownerUrl })
  await expect(startWith({ ...addresses, DATABASE_SUPERUSER: 'somebody' })).rejects.toThrow('a superuser')
})

it('with one address the same role serves and owns', async () => {
  expect(await startWith({ DATABASE_URL: url })).toMatchObject({ url, ownerUrl: url })
})
