import { Hono } from 'hono'
import { afterAll, describe, expect, it, test } from 'vitest'
import { clientAddress } from './client-address.ts'
import { listen } from './listen.ts'
import { requireForms } from './page-forms.ts'

const app = new Hono()
const MAX_FIELDS = 3
app.use(
  requireForms({
    maxFields: MAX_FIELDS,
    tooMany: (context) => context.text('too many fields', 413),
    noForm: (context) => context.text('no form', 400),
  }),
)
app.all('/', async (context) => {
  const { raw } = context.req
  const fields = raw.method === 'GET' ? [] : [...(await raw.formData()).entries()]
  return context.json({ fields, address: clientAddress(raw) })
})
const server = await listen(app.fetch, { host: '127.0.0.1', port: 0 })
afterAll(() => server.stop(0))

const send = (body: BodyInit | undefined, type?: string) =>
  fetch(server.url, { method: 'POST', ...(body && { body }), headers: type ? { 'content-type': type } : {} })

const MULTIPART = 'multipart/form-data; boundary=x'

test.each([
  ['JSON', '{"design":1}', 'application/json'],
  ['bytes', new Uint8Array([0, 255, 1]), undefined],
  ['text', 'design=1', 'text/plain'],
  [
    'a form of parts that breaks off',
    '--x\r\nContent-Disposition: form-data; name="design"\r\n\r\nab',
    MULTIPART,
  ],
  ['a form of parts without a boundary', 'design', 'multipart/form-data'],
  ['a form of parts with other parts than it says', 'design=1', MULTIPART],
  ['a type that is none', 'design=1', '\u00ff/'],
] as const)('%s sent to a page is refused before the page reads it', async (_what, body, type) => {
  const answer = await send(body, type)
  expect([answer.status, await answer.text()]).toEqual([400, 'no form'])
})

test('forms reach the page whole, with the address that they came from', async () => {
  const parts = new FormData()
  parts.set('design', 'é')
  for (const body of [new URLSearchParams({ design: 'é' }), parts]) {
    expect(await (await send(body)).json()).toEqual({ fields: [['design', 'é']], address: '127.0.0.1' })
  }
})

test('a request without a body is an empty form, and a page that is only read needs none', async () => {
  expect(await (await send(undefined)).json()).toMatchObject({ fields: [] })
  expect((await fetch(server.url)).status).toBe(200)
})

describe('SH-22: a form of more fields than any of ours has', () => {
  const urlencoded = (count: number) => ['a&'.repeat(count - 1), 'application/x-www-form-urlencoded'] as const
  const parts = (count: number) => {
    const form = new FormData()
    for (let field = 0; field < count; field++) form.append('a&b', '&'.repeat(9))
    return [form, undefined] as const
  }
  const boundary = `----${'b'.repeat(30)}`
  const part = `--${boundary}\r\ncontent-DISPOSITION: form-data; name="a"\r\n\r\n\r\n`
  const otherwiseWritten = (count: number) =>
    [`${part.repeat(count)}--${boundary}--\r\n`, `Multipart/Form-Data; boundary=${boundary}`] as const
  const twoTypes = (count: number) =>
    ['a&'.repeat(count - 1), 'multipart/form-data; boundary=x, application/x-www-form-urlencoded'] as const

  it.each([
    ['in one line', urlencoded],
    ['in parts', parts],
    ['in parts with names in other letters', otherwiseWritten],
    ['in one line, of a type that also says parts', twoTypes],
  ])('is refused before it is read: %s', async (_what, form) => {
    const statusOf = async (count: number) => {
      const [body, type] = form(count)
      const answer = await send(body, type)
      return [answer.status, answer.ok ? '' : await answer.text()]
    }
    expect(await statusOf(MAX_FIELDS)).toEqual([200, ''])
    expect(await statusOf(MAX_FIELDS + 1)).toEqual([413, 'too many fields'])
  })
})
