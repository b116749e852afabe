import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { clientAddress, rememberClientAddress } from './client-address.ts'
import { limitBody } from './limit-body.ts'

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
