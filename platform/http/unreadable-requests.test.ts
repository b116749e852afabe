import { once } from 'node:events'
import { connect } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterAll, expect, test } from 'vitest'
import { listen } from './listen.ts'

const server = await listen(() => new Response('shown'), { host: '127.0.0.1', port: 0 })
afterAll(() => server.stop(100))

async function answerTo(request: string): Promise<string> {
  const socket = connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(socket, 'connect')
  socket.write(request)
  return text(socket)
}

test('more cookies than fit are named as the cause, with the way out', async () => {
  const answer = await answerTo(`GET / HTTP/1.1\r\nHost: shop\r\nCookie: a=${'x'.repeat(20_000)}\r\n\r\n`)
  expect(answer).toMatch(/^HTTP\/1\.1 431 /)
  expect(answer).toContain('Delete the cookies of this shop, then open it again.')
})

test('what is no request is answered in a sentence', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nno header\r\n\r\n')
  expect(answer).toMatch(/^HTTP\/1\.1 400 Bad Request\r\n/)
  expect(answer).toMatch(/\r\n\r\nWe cannot read this request\.$/)
})

test('an answer before it on the same connection stays whole', async () => {
  const answer = await answerTo('GET / HTTP/1.1\r\nHost: shop\r\n\r\nGET / HTTP/1.1\r\nno header\r\n\r\n')
  expect(answer === '' || answer.startsWith('HTTP/1.1 200 OK\r\n')).toBe(true)
})
