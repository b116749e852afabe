import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { type AddressInfo, createServer } from 'node:net'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest'
import { build } from '../tools/build.ts'
import { findTokensUrl } from '../tools/guest-checkout.ts'
import {
  makeDataDir,
  removeDataDir,
  type ShopProcess,
  shopVariables,
  startShopProcess,
} from '../tools/shop-process.ts'

const shops: ShopProcess[] = []
const folders: string[] = []

// Whole processes, on a machine that may be busy.
vi.setConfig({ testTimeout: 90_000 })

// Nothing to do after the build stage of `npm test`; when this file runs alone it may have to build the pages.
beforeAll(() => build('canvas'), 180_000)

afterEach(async () => {
  for (const shop of shops.splice(0)) await shop.stop()
  for (const folder of folders.splice(0)) removeDataDir(folder)
})

function newFolder(): string {
  const folder = makeDataDir()
  folders.push(folder)
  return folder
}

async function start(dataDir: string, variables: Record<string, string> = {}): Promise<ShopProcess> {
  const shop = await startShopProcess(dataDir, variables)
  shops.push(shop)
  return shop
}

/** Of the embedded server. */
const databasePid = ({ dataDir }: ShopProcess) =>
  Number(readFileSync(join(dataDir, 'postgres', 'data', 'postmaster.pid'), 'utf8').split('\n')[0])

const killDatabase = (shop: ShopProcess) => process.kill(databasePid(shop), 'SIGKILL')

/** Stops the embedded server: its own process first, so that none that it starts meanwhile goes on answering. */
function stopDatabase(shop: ShopProcess): number[] {
  const own = databasePid(shop)
  process.kill(own, 'SIGSTOP')
  const lines = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n')
  const pids = lines.map((line) => line.trim().split(/\s+/).map(Number))
  const children = pids.flatMap(([pid, parent]) => (parent === own && pid !== undefined ? [pid] : []))
  signalAll(children, 'SIGSTOP')
  return [own, ...children]
}

function signalAll(pids: readonly number[], signal: NodeJS.Signals) {
  for (const pid of pids) {
    try {
      process.kill(pid, signal)
    } catch {
      // A connection that has ended meanwhile.
    }
  }
}

/** One shop for all tests of a group: each leaves it as it was. */
function sharedShop(variables: Record<string, string> = {}): () => ShopProcess {
  let shop: ShopProcess
  beforeAll(async () => {
    shop = await startShopProcess(makeDataDir(), variables)
  }, 90_000)
  afterAll(async () => {
    await shop.stop()
    removeDataDir(shop.dataDir)
  })
  return () => shop
}

const STRIPE_SANDBOX = {
  STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${'b'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'c'.repeat(32)}`,
}

/** On 127.0.0.1, for whoever takes it soon. */
async function aFreePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  taken.close()
  await once(taken, 'close')
  return port
}

const statusOf = async (shop: ShopProcess, path: string) => (await fetch(shop.url + path)).status

/** Starts of a shop, on a machine that is several times slower than usual and busy. */
const STARTS_MS = 240_000

/**
 * A start that is expected to fail: what it printed and its exit code. It is waited for beside the tests: while a process is
 * blocked, connections that it keeps are closed at the other end.
 */
async function failToStart(variables: { DATA_DIR: string; [name: string]: string }) {
  const env = { ...shopVariables(variables.DATA_DIR), ...variables }
  const child = spawn(process.execPath, ['shop/server.ts'], { env, timeout: 120_000, killSignal: 'SIGKILL' })
  const [stdout, stderr, [status]] = await Promise.all([
    text(child.stdout),
    text(child.stderr),
    once(child, 'exit'),
  ])
  return { status, printed: `${stdout}${stderr}`.trim() }
}

test('a new shop is ready, tells its health, and stops with exit code 0, leaving nothing running', async () => {
  const folder = newFolder()
  const shop = await start(folder)
  expect(await statusOf(shop, '/healthz')).toBe(200)
  expect(await (await fetch(`${shop.url}/readyz`)).json()).toEqual({
    database: 'ok',
    storage: 'ok',
    queue: 'ok',
  })
  expect(await statusOf(shop, '/')).toBe(200)
  expect(await statusOf(shop, '/no-such-page')).toBe(404)
  await shop.stop()
  expect(existsSync(join(folder, 'postgres', 'data', 'postmaster.pid'))).toBe(false)
})

test('SH-23: open to others and without a choice of gateway it starts, says so once, and takes no card and no order', async () => {
  const port = await aFreePort()
  const shop = await start(newFolder(), {
    PUBLIC_URL: 'https://shop.example',
    TEST_GATEWAY_PORT: String(port),
  })
  expect(shop.output().match(/PAYMENTS needs a choice[^"]*takes no orders\./g)).toHaveLength(1)
  expect(await statusOf(shop, '/custom-canvas-print')).toBe(200)
  await expect(fetch(`http://127.0.0.1:${port}/robots.txt`)).rejects.toThrow()
})

test('K-29: the test gateway answers at its own address and nowhere at the shop’s', async () => {
  const port = await aFreePort()
  const shop = await start(newFolder(), { TEST_GATEWAY_PORT: String(port) })
  const gateway = `http://127.0.0.1:${port}`
  expect(await findTokensUrl(shop.url)).toBe(`${gateway}/tokens`)
  expect((await fetch(`${gateway}/authenticate/x`)).status).toBe(404)
  const card = new URLSearchParams({ number: '4111111111111111', expiry: '12/30', securityCode: '123' })
  for (const path of ['/tokens', '/authenticate/x', '/test-gateway/tokens', '/test-gateway/authenticate/x']) {
    expect(await statusOf(shop, path), path).toBe(404)
    // As at any address that takes no form.
    expect((await fetch(shop.url + path, { method: 'POST', body: card })).status, path).toBe(405)
  }
  await shop.stop()
  await expect(fetch(`${gateway}/robots.txt`)).rejects.toThrow()
})

test.each([
  ['with a real gateway', { PAYMENTS: 'stripe', ...STRIPE_SANDBOX }],
  ['that only does the jobs', { ROLE: 'worker' }],
])('K-19: a process %s serves no test gateway, in production neither', async (_, variables) => {
  const port = await aFreePort()
  const shop = await start(newFolder(), { ...variables, TEST_GATEWAY_PORT: String(port) })
  expect(await statusOf(shop, '/healthz')).toBe(200)
  await expect(fetch(`http://127.0.0.1:${port}/robots.txt`)).rejects.toThrow()
})

test('K-29: a port of the settings for the test gateway that is taken is told, and nothing is left running', async () => {
  const taken = createServer().listen(0, '127.0.0.1')
  await once(taken, 'listening')
  const { port } = taken.address() as AddressInfo
  const { status, printed } = await failToStart({
    PORT: '0',
    TEST_GATEWAY_PORT: String(port),
    DATA_DIR: newFolder(),
  })
  taken.close()
  expect([status, printed]).toEqual([
    1,
    `Port ${port} is taken by another program. Set TEST_GATEWAY_PORT to a free one.`,
  ])
})

test('PE-28: a shop that opens no HEIC offers none on its pages, and an iPhone then hands over a JPEG', async () => {
  const shop = await start(newFolder(), { HEIC: 'off' })
  for (const path of ['/custom-canvas-print', '/uploadchoice']) {
    const page = await (await fetch(shop.url + path)).text()
    expect(page).toMatch(/JPEG, PNG, WebP, AVIF, TIFF, GIF (or|and) BMP, up to 200 MB/)
    expect(page).toContain('accept="image/*,.avif,.tif,.tiff,.webp"')
    expect(page).not.toMatch(/HEIC|\.heic/)
  }
})

test('a shop that was killed starts again on what it left', async () => {
  const folder = newFolder()
  const killed = await start(folder)
  await killed.kill()
  const shop = await start(folder)
  expect(await statusOf(shop, '/readyz')).toBe(200)
})

test('B-29, CA-31: while the database is away a page is what it was, and one that nobody asked for stays out of search engines', async () => {
  const shop = await start(newFolder())
  const before = await (await fetch(`${shop.url}/canvas-prints`)).text()
  killDatabase(shop)
  const unknown = await (await fetch(`${shop.url}/custom-canvas-print`)).text()
  const kept = await fetch(`${shop.url}/canvas-prints`)
  expect([kept.status, await kept.text()]).toEqual([200, before])
  expect(unknown).toContain('<title>Keepsake</title>')
  expect(unknown).toContain('<meta name="robots" content="NOINDEX,NOFOLLOW"/>')
  expect(unknown).toContain('<header')
  expect(unknown).not.toContain('role="alert"')
})

describe('a shop that runs', () => {
  const shop = sharedShop()

  test('S-06, SH-34: no address is a door for staff or for their programs, and none tells figures of the process', async () => {
    for (const path of [
      '/admin',
      '/admin/login',
      '/office',
      '/backend',
      '/staff',
      '/metrics',
      '/graphql/admin',
      '/rest/V1/orders',
      '/rest/V1/integration/admin/token',
      '/rest/canvas_au/V1/products',
    ]) {
      expect([path, await statusOf(shop(), path)]).toEqual([path, 404])
      expect([path, (await fetch(shop().url + path, { method: 'POST' })).ok]).toEqual([path, false])
    }
    const page = await fetch(shop().url)
    expect(page.headers.get('x-frame-options')).toBe('SAMEORIGIN')
    expect(page.headers.get('content-security-policy')).toContain("frame-ancestors 'self'")
  })

  test('a second shop on the same port is told so in one sentence, and the first goes on', async () => {
    const { port } = new URL(shop().url)
    expect(await failToStart({ PORT: port, DATA_DIR: newFolder() })).toEqual({
      status: 1,
      printed: `Port ${port} is taken by another program. Set PORT to a free one.`,
    })
    expect(await statusOf(shop(), '/healthz')).toBe(200)
  })
})

describe('without its database', () => {
  const shop = sharedShop({ HTML_CACHE: 'off' })

  test('B-31: a page that needs nothing of the database comes while it is away, without the offer', async () => {
    killDatabase(shop())
    const page = await fetch(`${shop().url}/checkout/cart`)
    expect(page.status).toBe(200)
    const html = await page.text()
    expect(html).toContain('There is nothing in it yet.')
    expect(html).not.toContain('Offer details')
    await expect.poll(() => statusOf(shop(), '/readyz'), { timeout: 15_000 }).toBe(200)
  })

  test('while the database is away a page says so with a reference, and works again after', async () => {
    killDatabase(shop())
    const product = '/custom-canvas-print'
    const page = await fetch(shop().url + product)
    expect([500, 503]).toContain(page.status)
    expect(await page.text()).toMatch(/KS-[2-9A-HJKMNP-TV-Z]{6}/)
    await expect.poll(() => statusOf(shop(), product), { timeout: 15_000 }).toBe(200)
  })

  test('SH-20: while the database hangs the shop soon says to try again, and works again after', async () => {
    // One that nobody has seen: what was asked before is answered from memory.
    const product = '/custom-photo-mug'
    const answered: string[] = []
    const answerOf = async (path: string, init?: RequestInit) => {
      const answer = await fetch(shop().url + path, { ...init, signal: AbortSignal.timeout(20_000) })
      const text = await answer.text()
      answered.push(path)
      return { status: answer.status, after: answer.headers.get('retry-after'), text }
    }
    const operation = {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ query: 'mutation { createEmptyCart }' }),
    }
    const stopped = stopDatabase(shop())
    try {
      const [page, api, health] = await Promise.all([
        answerOf(product),
        answerOf('/graphql', operation),
        answerOf('/healthz'),
        // More at once than the pool has connections.
        ...Array.from({ length: 40 }, () => answerOf(product)),
      ])
      expect([page.status, /KS-[2-9A-HJKMNP-TV-Z]{6}/.test(page.text)]).toEqual([503, true])
      expect(page.after).toBe('30')
      expect([api.after, api.text]).toEqual(['30', expect.stringContaining('"graphql-try-again"')])
      expect(health).toMatchObject({ status: 200, text: 'ok' })
      expect(answered[0], 'it waits for no database').toBe('/healthz')
      const later = await answerOf(product)
      expect(later.status).toBe(503)
      expect(await statusOf(shop(), '/readyz')).toBe(503)
    } finally {
      signalAll(stopped, 'SIGCONT')
    }
    await expect.poll(() => statusOf(shop(), product), { timeout: 5_000 }).toBe(200)
    await expect.poll(() => statusOf(shop(), '/readyz'), { timeout: 5_000 }).toBe(200)
  })
})

test.each([
  [{ PORT: 'abc' }, 'PORT must be a number between 1 and 65535 but is "abc".'],
  [{ ROLE: 'boss' }, 'ROLE must be "all", "web" or "worker" but is "boss".'],
  [{ HOST: '999.1.1.1' }, 'HOST must be an address of this machine but is "999.1.1.1".'],
  [{ HOST: '192.0.2.1' }, 'HOST must be an address of this machine but is "192.0.2.1".'],
  [
    { DATA_DIR: '/proc/nope' },
    'DATA_DIR must be a folder that this user may make and fill but is "/proc/nope".',
  ],
  [
    { DATABASE_URL: 'postgresql://me:secret@127.0.0.1:1/shop' },
    'The database that DATABASE_URL names cannot be used: connect ECONNREFUSED 127.0.0.1:1.',
  ],
])(
  'with %o it does not start and says why in one sentence',
  async (variables, sentence) => {
    expect(await failToStart({ DATA_DIR: newFolder(), ...variables })).toEqual({
      status: 1,
      printed: sentence,
    })
  },
  STARTS_MS,
)

test(
  'a file in the place of DATA_DIR is told in one sentence',
  async () => {
    const file = join(newFolder(), 'file')
    writeFileSync(file, '')
    for (const path of [file, join(file, 'below')]) {
      const printed = `DATA_DIR must be a folder that this user may make and fill but is ${JSON.stringify(path)}.`
      expect(await failToStart({ DATA_DIR: path })).toEqual({ status: 1, printed })
    }
  },
  STARTS_MS,
)
