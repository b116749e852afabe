import { get, type IncomingMessage, request } from 'node:http'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, it, test } from 'vitest'
import { type Listening, listen } from './listen.ts'

const LONG = '{"cart":"A line of a cart, and another one."}'.repeat(200)
const long = (type: string, init: ResponseInit = {}) =>
  new Response(LONG, { ...init, headers: { 'content-type': type, ...init.headers } })

/** Ends the first half of a page that is still being made. */
let goOn: () => void = () => {}

function inTwoHalves(): Response {
  const body = new ReadableStream<Uint8Array>({
    async start(controller) {
      controller.enqueue(new TextEncoder().encode('<p>The first half</p>'))
      await new Promise<void>((resolve) => {
        goOn = resolve
      })
      controller.enqueue(new TextEncoder().encode('<p>The second half</p>'))
      controller.close()
    },
  })
  return new Response(body, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

const answers: Record<string, (request: Request) => Response> = {
  '/cart': () => long('text/html; charset=utf-8', { headers: { vary: 'cookie' } }),
  '/cart.data': () => long('text/x-script; charset=utf-8'),
  '/graphql': () => long('application/json; charset=utf-8'),
  '/newest-graphql': () => long('application/graphql-response+json; charset=utf-8'),
  '/drawing.svg': () => long('image/svg+xml'),
  '/broken': () => long('text/html; charset=utf-8', { status: 500 }),
  '/photo': () => long('image/webp'),
  '/short': () => new Response('{"data":{}}', { headers: { 'content-type': 'application/json' } }),
  '/kept': () => long('text/html', { headers: { 'content-encoding': 'br' } }),
  '/part': () => long('text/plain', { status: 206, headers: { 'content-range': 'bytes 0-9199/20000' } }),
  '/unchanged': () => new Response(null, { status: 304, headers: { etag: '"1"' } }),
  '/streamed': inTwoHalves,
}

let server: Listening
beforeAll(async () => {
  const answer = (asked: Request) => answers[new URL(asked.url).pathname]?.(asked) ?? new Response()
  server = await listen(answer, { host: '127.0.0.1', port: 0 })
})
afterAll(() => server.stop(100))

/** Bare http: fetch would unpack what it gets, and hide how it came. */
function ask(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const sent = { 'accept-encoding': 'gzip, deflate, br', ...headers }
  return new Promise<{ answer: IncomingMessage; body: Buffer }>((resolve, reject) => {
    request(server.url + path, { method, headers: sent }, async (answer) => {
      const chunks: Buffer[] = []
      for await (const chunk of answer) chunks.push(chunk)
      resolve({ answer, body: Buffer.concat(chunks) })
    })
      .on('error', reject)
      .end()
  })
}

describe('every answer in words comes compressed', () => {
  it.each(['/cart', '/cart.data', '/graphql', '/newest-graphql', '/drawing.svg', '/broken'])(
    '%s is a fraction of its size, and says on what that depends',
    async (path) => {
      const { answer, body } = await ask(path)
      expect(answer.headers['content-encoding']).toBe('br')
      expect(body.length).toBeLessThan(LONG.length / 20)
      expect(brotliDecompressSync(body).toString()).toBe(LONG)
      expect(answer.headers.vary?.toLowerCase().split(', ')).toContain('accept-encoding')
    },
  )

  it('what an answer depends on besides stays said', async () => {
    const { answer } = await ask('/cart')
    expect(answer.headers.vary?.toLowerCase().split(', ')).toEqual(['cookie', 'accept-encoding'])
  })

  it('a client gets what it takes: gzip, or the plain answer with its length', async () => {
    const zipped = await ask('/graphql', { 'accept-encoding': 'gzip' })
    expect(zipped.answer.headers['content-encoding']).toBe('gzip')
    expect(gunzipSync(zipped.body).toString()).toBe(LONG)
    const refused = await ask('/graphql', { 'accept-encoding': 'br;q=0, gzip;q=0' })
    expect(refused.answer.headers['content-encoding']).toBeUndefined()
    expect(refused.answer.headers['content-length']).toBe(String(LONG.length))
    expect(refused.body.toString()).toBe(LONG)
  })

  it('asking for the head alone gets no body', async () => {
    const { answer, body } = await ask('/cart', {}, 'HEAD')
    expect([answer.statusCode, body.length]).toEqual([200, 0])
  })
})

describe('what compressing would not help is left as it is', () => {
  it.each(['/photo', '/part', '/short'])('%s', async (path) => {
    const { answer, body } = await ask(path)
    expect(answer.headers['content-encoding']).toBeUndefined()
    expect(answer.headers['content-length']).toBe(String(body.length))
  })

  it('a page that was kept compressed is not compressed again', async () => {
    expect((await ask('/kept')).body.toString()).toBe(LONG)
  })

  it('an unchanged file is told without a body', async () => {
    const { answer, body } = await ask('/unchanged')
    expect([answer.statusCode, answer.headers.etag, body.length]).toEqual([304, '"1"', 0])
  })
})

test.each(['br', 'gzip'])('a page that is still being made shows what is there: %s', async (encoding) => {
  const answer = await new Promise<IncomingMessage>((resolve) => {
    get(`${server.url}/streamed`, { headers: { 'accept-encoding': encoding } }, resolve)
  })
  expect(answer.headers['content-encoding']).toBe(encoding)
  const { createBrotliDecompress, createGunzip } = await import('node:zlib')
  const shown = answer.pipe(encoding === 'br' ? createBrotliDecompress() : createGunzip())
  let text = ''
  for await (const chunk of shown) {
    text += chunk
    // Without this the rest never comes: the test ends only when the first half arrived before it.
    goOn()
  }
  expect(text).toBe('<p>The first half</p><p>The second half</p>')
})

describe('no length of a secret answer tells another site anything', () => {
  const signedIn = { cookie: 'customer_token=secret' }

  it.each(['cross-site', 'same-site'])(
    'what a %s page makes a known browser ask for comes plain',
    async (site) => {
      const { answer } = await ask('/cart', { ...signedIn, 'sec-fetch-site': site })
      expect(answer.headers['content-encoding']).toBeUndefined()
    },
  )

  it.each(['same-origin', 'none'])(
    'what the shop or the shopper asked for is compressed: %s',
    async (site) => {
      const { answer } = await ask('/cart', { ...signedIn, 'sec-fetch-site': site })
      expect(answer.headers['content-encoding']).toBe('br')
    },
  )

  it('without cookies there is no secret: whoever arrives from a search gets a compressed page', async () => {
    const { answer } = await ask('/cart', { 'sec-fetch-site': 'cross-site' })
    expect(answer.headers['content-encoding']).toBe('br')
  })
})
