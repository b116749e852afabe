import { request } from 'node:http'
import { afterAll, describe, expect, test } from 'vitest'
import { readNetworks } from '../network/networks.ts'
import { clientAddress } from './client-address.ts'
import { type ListenOptions, listen } from './listen.ts'
import { onPublicAddress } from './public-address.ts'

const PUBLIC = 'https://shop.example'

test.each([
  ['/checkout?step=2', 'https://shop.example/checkout?step=2'],
  ['//evil.example/cart', 'https://shop.example//evil.example/cart'],
  ['http://evil.example/cart', 'https://shop.example/cart'],
  ['HTTPS://me@evil.example', 'https://shop.example/'],
  ['http://evil.example?x', 'https://shop.example/?x'],
  ['*', '*'],
])('%s is %s', (target, address) => {
  expect(onPublicAddress(target, PUBLIC)).toBe(address)
  expect(onPublicAddress(target, undefined)).toBe(target)
})

/** Says on which address it was asked, and by whom. */
async function aServer(options: Partial<ListenOptions>) {
  const tell = (asked: Request) => new Response(`${asked.url} for ${clientAddress(asked)}`)
  const server = await listen(tell, { host: '127.0.0.1', port: 0, ...options })
  afterAll(() => server.stop(0))
  const port = Number(new URL(server.url).port)
  return (path: string, headers: Record<string, string> = {}) =>
    new Promise<string>((resolve, reject) => {
      request({ host: '127.0.0.1', port, path, headers }, async (answer) => {
        const pieces = await answer.toArray()
        resolve(`${answer.statusCode} ${Buffer.concat(pieces)}`)
      })
        .on('error', reject)
        .end()
    })
}

const ask = await aServer({ publicUrl: PUBLIC })

describe('with a public address', () => {
  test.each([
    ['shop.example', '/cart?x=1'],
    ['evil.example', '/cart?x=1'],
    ['127.0.0.1:3000', '/cart?x=1'],
    ['not a host', '/cart?x=1'],
    ['evil.example', 'http://evil.example/cart?x=1'],
  ])('a request whose Host is %j to %s is made on it', async (host, path) => {
    expect(await ask(path, { host })).toBe('200 https://shop.example/cart?x=1 for 127.0.0.1')
  })

  test('an address that browsers and servers read differently is refused', async () => {
    expect(await ask('/a\\..\\b')).toMatch(/^400/)
    expect(await ask('*')).toMatch(/^400/)
  })
})

test('without a public address a request is made on the host that it names', async () => {
  const askLocally = await aServer({})
  for (const host of ['localhost:3000', '127.0.0.1:3000', '[::1]:3000']) {
    expect(await askLocally('/cart', { host })).toBe(`200 http://${host}/cart for 127.0.0.1`)
  }
})

test('behind a trusted proxy every shopper has an address of their own, and without trust none', async () => {
  const headers = { 'x-forwarded-for': '203.0.113.7' }
  const trusting = await aServer({ publicUrl: PUBLIC, trustedProxies: readNetworks('loopback') })
  expect(await trusting('/', headers)).toMatch(/for 203\.0\.113\.7$/)
  expect(await trusting('/', { forwarded: 'for="[2001:db8:1:2::7]"' })).toMatch(/for 2001:db8:1:2::\/64$/)
  const wary = await aServer({ publicUrl: PUBLIC })
  expect(await wary('/', headers)).toMatch(/for 127\.0\.0\.1$/)
})
