import { Agent, request } from 'node:http'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress, rememberClientAddress } from './client-address.ts'
import { limitBody } from './limit-body.ts'
import { listen } from './listen.ts'

const app = new Hono()
app.use(limitBody(10, (context) => context.text('too large', 413)))
app.post('/', async (context) =>
  context.text(`${clientAddress(context.req.raw)}: ${await context.req.text()}`),
)

const send = (body: BodyInit, headers: Record<string, string> = {}) => {
  const init: RequestInit & { duplex: 'half' } = { method: 'POST', body, headers, duplex: 'half' }
  const request = new Request('http://shop.example/', init)
  rememberClientAddress(request, '203.0.113.9')
  return app.fetch(request)
}
const inPieces = (...pieces: string[]) =>
  new ReadableStream({
    start(controller) {
      for (const piece of pieces) controller.enqueue(new TextEncoder().encode(piece))
      controller.close()
    },
  })

it('the address of a request stays known, whether its length is told or it comes in pieces', async () => {
  expect(await (await send('hello', { 'content-length': '5' })).text()).toBe('203.0.113.9: hello')
  expect(await (await send(inPieces('hel', 'lo'))).text()).toBe('203.0.113.9: hello')
})

it('what is larger is refused, told or not', async () => {
  expect((await send('hello world', { 'content-length': '11' })).status).toBe(413)
  expect((await send(inPieces('hello', ' world'))).status).toBe(413)
})

it('who sends too much hears so, and may go on with the same connection', async () => {
  const server = await listen((sent) => app.fetch(sent), { host: '127.0.0.1', port: 0 })
  const agent = new Agent({ keepAlive: true, maxSockets: 1 })
  const statusOf = (body: Buffer) =>
    new Promise<number | undefined>((resolve, reject) => {
      const headers = { 'content-length': body.length }
      const call = request(server.url, { method: 'POST', agent, headers }, (response) => {
        response.resume()
        response.on('end', () => resolve(response.statusCode))
      })
      call.on('error', reject)
      call.end(body)
    })
  try {
    const statuses: (number | undefined)[] = []
    for (const bytes of [5, 3_000_000, 5, 3_000_000, 5])
      statuses.push(await statusOf(Buffer.alloc(bytes, 'x')))
    expect(statuses).toEqual([200, 413, 200, 413, 200])
  } finally {
    agent.destroy()
    await server.stop(0)
  }
})
