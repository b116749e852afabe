import { once } from 'node:events'
import net from 'node:net'
import { expect, test, vi } from 'vitest'
import type { Log } from '../log.ts'
import { type Failure, failureResponse, reportFailure } from './failure.ts'
import { listen } from './listen.ts'

function aLog() {
  const lines = { error: vi.fn(), debug: vi.fn() }
  // Only these two are called.
  return { lines, log: lines as unknown as Log }
}

test.each([
  ['announces a length', 'Content-Length: 100\r\n\r\nhalf'],
  ['sends in chunks', 'Transfer-Encoding: chunked\r\n\r\n4\r\nhalf\r\n'],
])('a shopper who %s and loses the line raises no alarm about the database', async (_how, rest) => {
  const { lines, log } = aLog()
  const { promise: failed, resolve: fail } = Promise.withResolvers<Failure>()
  const { promise: isReceived, resolve: received } = Promise.withResolvers<void>()
  const answer = async (request: Request) => {
    received()
    try {
      return new Response(await request.text())
    } catch (error) {
      const failure = reportFailure(log, error, 'POST /checkout')
      fail(failure)
      return failureResponse(failure)
    }
  }
  const server = await listen(answer, { host: '127.0.0.1', port: 0 })
  const line = net.connect(Number(new URL(server.url).port), '127.0.0.1')
  await once(line, 'connect')
  line.write(`POST /checkout HTTP/1.1\r\nHost: shop.example\r\n${rest}`)
  await isReceived
  line.destroy()
  await failed
  expect(lines.error).not.toHaveBeenCalled()
  expect(lines.debug).toHaveBeenCalledOnce()
  await server.stop(100)
})

test('a database that breaks its connection is told of, with a reference that the visitor gets too', () => {
  const { lines, log } = aLog()
  const broken = Object.assign(new Error('read ECONNRESET'), { code: 'ECONNRESET' })
  const { status, message, reference } = reportFailure(log, broken, 'GET /checkout')
  expect(status).toBe(503)
  expect(message).toContain(reference)
  expect(lines.error).toHaveBeenCalledWith({ err: broken, reference }, 'GET /checkout: the database is away')
})

test('what fails otherwise is a failure of ours', () => {
  const { lines, log } = aLog()
  expect(reportFailure(log, new Error('wrong'), 'GET /').status).toBe(500)
  expect(lines.error).toHaveBeenCalledWith(expect.anything(), 'GET / failed')
})
