/** K-29: the origin of the test gateway, as browsers, proxies and strangers meet it. */
import { randomUUID } from 'node:crypto'
import { once } from 'node:events'
import { type IncomingMessage, request } from 'node:http'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, describe, expect, test } from 'vitest'
import { listen } from '../../http/listen.ts'
import { testDatabase } from '../../testing/database.ts'
import { clockAt } from '../../testing/set-clock.ts'
import { openLedger } from './ledger.ts'
import { type OwnServer, openOwnServer, type ShopAddress } from './own-server.ts'
import { testGatewayRoutes } from './routes.ts'
import { createTestGateway } from './test-gateway.ts'

const { url: database } = await testDatabase()
const ledger = openLedger(database)
const clock = clockAt('2026-11-21T22:00:00+11:00')
const opened: OwnServer[] = []
afterAll(async () => {
  await Promise.all(opened.map((server) => server.stop(0)))
  await ledger.close()
})

const ofThisMachine: ShopAddress = {
  host: '127.0.0.1',
  port: 0,
  publicUrl: undefined,
  url: 'http://localhost:3000',
}

async function aGateway(shop: Partial<ShopAddress> = {}, url?: string) {
  const server = await openOwnServer({ port: 0, url }, { ...ofThisMachine, ...shop })
  opened.push(server)
  server.serve(testGatewayRoutes(ledger, { clock, address: server }).fetch)
  return server
}

const gateway = await aGateway()
const CARD = JSON.stringify({ number: '4111 1111 1111 1111', expiry: '08/28', securityCode: '123' })

const postCard = (headers: Record<string, string>, body = CARD) =>
  fetch(`${gateway.url}/tokens`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body,
  })

/** The address of the bank's page for a payment that waits for its shopper. */
async function aBankPage(): Promise<string> {
  const payments = createTestGateway(ledger, { timeoutMs: 5_000, url: gateway.url })
  const idempotencyKey = randomUUID()
  const { paymentId } = await payments.begin({
    idempotencyKey,
    amountCents: 6544,
    currency: 'AUD',
    reference: 'Keepsake',
  })
  const asked = await payments.authorise({
    idempotencyKey,
    paymentId,
    token: await ledger.addToken('authenticate', '3184'),
    returnUrls: {
      approved: 'http://localhost:3000/checkout/receipt/approved',
      cancelled: 'http://localhost:3000/checkout/receipt/cancel',
    },
  })
  if (asked.kind !== 'authentication-required') throw new Error(asked.kind)
  return asked.redirectUrl
}

/** `fetch` sets the host by itself. */
async function askAs(host: string, port = portOf(gateway)): Promise<IncomingMessage> {
  const asking = request({ host: '127.0.0.1', port, path: '/robots.txt', headers: { host } }).end()
  const [answer] = (await once(asking, 'response')) as [IncomingMessage]
  return answer.resume()
}

async function aFreePort(): Promise<number> {
  const taken = await listen(() => new Response(), { host: '127.0.0.1', port: 0 })
  await taken.stop(0)
  return Number(portOf(taken))
}

const portOf = ({ url }: { url: string }) => new URL(url).port

describe('the address of the gateway', () => {
  test.each([
    [{}, '127.0.0.1'],
    [{ url: 'http://127.0.0.1:3000' }, 'localhost'],
    [{ publicUrl: 'http://127.0.0.1:3000' }, 'localhost'],
    [{ publicUrl: 'http://shop.localhost' }, '127.0.0.1'],
    // At every address of the machine: no name of it is known.
    [{ host: '0.0.0.0' }, '127.0.0.1'],
  ])(
    'beside a shop with %j is another name of this machine, %s, because cookies know no ports',
    async (shop, name) => {
      expect(new URL((await aGateway(shop)).url).hostname).toBe(name)
    },
  )

  test('is the shop’s port and 1000, and a free one where another shop of the machine has that', async () => {
    const shop = await listen(() => new Response(), { host: '127.0.0.1', port: 0 })
    const port = Number(portOf(shop)) - 1_000
    const beside = await openOwnServer({ port: undefined, url: undefined }, { ...ofThisMachine, port })
    opened.push(beside)
    expect(portOf(beside)).not.toBe(portOf(shop))
    await shop.stop(0)
    const alone = await openOwnServer({ port: undefined, url: undefined }, { ...ofThisMachine, port })
    opened.push(alone)
    expect(portOf(alone)).toBe(portOf(shop))
  })

  test('is nowhere else than a proxy looks for it: a port of the settings that is taken is told', async () => {
    await expect(
      openOwnServer({ port: Number(portOf(gateway)), url: undefined }, ofThisMachine),
    ).rejects.toThrow(
      `Port ${portOf(gateway)} is taken by another program. Set TEST_GATEWAY_PORT to a free one.`,
    )
  })

  test('says that it is just opening until the shop is open', async () => {
    const early = await openOwnServer({ port: 0, url: undefined }, ofThisMachine)
    opened.push(early)
    expect((await fetch(early.url)).status).toBe(503)
  })
})

describe('SH-09: a card is taken from pages of the shop alone', () => {
  test.each(['http://localhost:3000', 'http://127.0.0.1:3000', 'http://192.168.0.7:3000'])(
    'from %s, after the browser has asked',
    async (origin) => {
      const asked = await fetch(`${gateway.url}/tokens`, {
        method: 'OPTIONS',
        headers: {
          origin,
          'access-control-request-method': 'POST',
          'access-control-request-headers': 'content-type,idempotency-key',
        },
      })
      expect(asked.headers.get('access-control-allow-origin')).toBe(origin)
      expect(asked.headers.get('access-control-allow-credentials')).toBeNull()
      const answer = await postCard({ origin })
      expect(answer.headers.get('access-control-allow-origin')).toBe(origin)
      expect(await answer.json()).toMatchObject({ lastDigits: '1111' })
    },
  )

  test.each([
    'https://evil.example',
    'http://evil.example:3000',
    'http://localhost:3001',
    'https://localhost:3000',
    'null',
  ])('not from %s, whose pages cannot read the answer either', async (origin) => {
    const answer = await postCard({ origin, 'content-type': 'text/plain' })
    expect(answer.status).toBe(403)
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
  })

  test('a shop with an address of its own has no other', async () => {
    const { isShop } = await aGateway({ publicUrl: 'https://shop.example' }, 'https://test-cards.example')
    const asking = [
      'https://shop.example',
      'http://shop.example',
      'http://localhost:3000',
      'http://127.0.0.1:3000',
    ]
    expect(asking.filter(isShop)).toEqual(['https://shop.example'])
  })
})

describe('SH-15: the bank’s page', () => {
  test('is framed by nobody, runs nothing, and leads on to the shop alone', async () => {
    const { headers } = await fetch(await aBankPage())
    const policy = headers.get('content-security-policy')?.split('; ') ?? []
    expect(policy).toEqual(
      expect.arrayContaining([
        "default-src 'none'",
        "frame-ancestors 'none'",
        "form-action 'self' http://localhost:3000",
      ]),
    )
    expect(policy.some((part) => part.startsWith('script-src'))).toBe(false)
    expect(headers.get('x-frame-options')).toBe('DENY')
    expect(headers.get('cache-control')).toBe('no-store')
    expect(headers.get('set-cookie')).toBeNull()
  })

  test('hears its own form, and no form of another site', async () => {
    const page = await aBankPage()
    const press = (origin: string) =>
      fetch(page, {
        method: 'POST',
        redirect: 'manual',
        headers: { origin },
        body: new URLSearchParams({ decision: 'approve' }),
      })
    for (const origin of ['https://evil.example', 'http://localhost:3000', 'null']) {
      expect((await press(origin)).status).toBe(403)
    }
    expect(await (await fetch(page)).text()).toContain('Do you want to pay A$65.44')
    const answer = await press(gateway.url)
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      'http://localhost:3000/checkout/receipt/approved',
    ])
  })
})

describe('a request to the gateway', () => {
  test.each([
    ['127.0.0.1', 200],
    ['localhost', 200],
    ['10.0.0.5:4000', 200],
    ['[::1]:4000', 200],
    // Whose name leads to this machine, as in DNS rebinding.
    ['evil.example', 421],
    ['127.0.0.1.evil.example', 421],
    ['localhost.evil.example', 421],
  ])('for the host %s is answered with %i', async (host, status) => {
    expect((await askAs(host)).statusCode).toBe(status)
  })

  test('for its own name, which a proxy passes on, is answered, and promises TLS to come', async () => {
    const port = await aFreePort()
    const own = { port, url: 'https://test-cards.example' }
    const behind = await openOwnServer(own, { ...ofThisMachine, publicUrl: 'https://shop.example' })
    opened.push(behind)
    behind.serve(testGatewayRoutes(ledger, { clock, address: behind }).fetch)
    expect(behind.url).toBe(own.url)
    const { statusCode, headers } = await askAs('test-cards.example', String(port))
    expect([statusCode, headers['strict-transport-security']]).toEqual([200, 'max-age=31536000'])
    expect((await askAs('shop.example', String(port))).statusCode).toBe(421)
  })

  test('with a body that is no card is refused before it is read as one', async () => {
    const answer = await postCard(
      { origin: 'http://localhost:3000' },
      JSON.stringify({ number: '4'.repeat(5_000) }),
    )
    expect(answer.status).toBe(413)
    expect((await postCard({}, 'nothing of JSON')).status).toBe(422)
  })

  test.each([
    ['line', 'POST /tokens HT', /^HTTP\/1\.1 408 /],
    // Its answer has begun with its head, so nothing more can be said.
    ['body', 'POST /tokens HTTP/1.1\r\nHost: 127.0.0.1\r\nContent-Length: 90\r\n\r\n{"number"', /^$/],
  ])('whose %s never wholly arrives is ended', async (_, sent, said) => {
    const slow = await listen(async (asking) => new Response(await asking.text()), {
      host: '127.0.0.1',
      port: 0,
      requestLimitMs: 100,
    })
    const socket = connect(Number(portOf(slow)), '127.0.0.1')
    socket.write(sent)
    expect(await text(socket)).toMatch(said)
    await slow.stop(0)
  })

  test.each(['/', '/checkout', '/graphql', '/custom-canvas-print', '/healthz', '/authenticate/none'])(
    'for %s finds nothing of the shop there',
    async (path) => {
      const answer = await fetch(gateway.url + path)
      expect(answer.status).toBe(404)
      expect(answer.headers.get('content-security-policy')).toContain("default-src 'none'")
    },
  )
})
