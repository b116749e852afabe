import { createServer, type RequestListener } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterAll, expect, test } from 'vitest'
import { boundedFetch } from './bounded-fetch.ts'

let answer: RequestListener
const server = createServer((request, response) => answer(request, response))
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})
const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
const bounds = { timeoutMs: 10_000, maxBytes: 10 }

test('an answer of the largest size comes whole, with its status and headers', async () => {
  answer = (_, response) => response.writeHead(403, { 'x-kind': 'short' }).end('0123456789')
  const response = await boundedFetch(url, {}, bounds)
  expect([response.status, response.headers.get('x-kind'), await response.text()]).toEqual([
    403,
    'short',
    '0123456789',
  ])
})

test('a longer one is not read to its end', async () => {
  answer = (_, response) => {
    const more = () => response.write('0123456789') && setImmediate(more)
    response.on('close', () => response.destroy())
    more()
  }
  await expect(boundedFetch(url, {}, bounds)).rejects.toThrow('at most 10 bytes')
})

test('an answer that never ends its headers, or never ends, is given up', async () => {
  answer = () => {}
  await expect(boundedFetch(url, {}, { ...bounds, timeoutMs: 100 })).rejects.toThrow(/timeout/i)
  answer = (_, response) => void response.write('0')
  await expect(boundedFetch(url, {}, { ...bounds, timeoutMs: 100 })).rejects.toThrow(/timeout/i)
})

test('no redirect is followed: a secret stays where it was meant for', async () => {
  let asked = 0
  answer = (_, response) => {
    asked++
    response.writeHead(307, { location: '/elsewhere' }).end()
  }
  expect((await boundedFetch(url, { method: 'POST', body: 'secret' }, bounds)).status).toBe(307)
  expect(asked).toBe(1)
})
