import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { readConfig } from '../config.ts'
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

it('a role that may become a superuser is refused, too', async () => {
  const member = `member_${process.pid}`
  await asOwner(`CREATE ROLE ${member} LOGIN PASSWORD 'in' IN ROLE "${superuser}"`)
  try {
    await asOwner(`GRANT CONNECT ON DATABASE "${new URL(url).pathname.slice(1)}" TO ${member}`)
    const address = Object.assign(new URL(url), { username: member, password: 'in' }).href
    await expect(startWith({ DATABASE_URL: address })).rejects.toThrow(
      `DATABASE_URL signs in as "${member}", a member of the superuser "${superuser}", who may`,
    )
  } finally {
    await asOwner(`DROP OWNED BY ${member}`)
    await asOwner(`DROP ROLE ${member}`)
  }
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
