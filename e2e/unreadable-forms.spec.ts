/** What strangers post to pages: nonsense is answered with one sentence, and is nobody's failure. */
import { expect } from '@playwright/test'
import { test } from './support/shop.ts'

const PAGES = [
  '/uploadchoice',
  '/uploadchoice.data',
  '/checkout/cart',
  '/checkout',
  '/subscribe',
  '/no-such-page',
]
const json = { headers: { 'content-type': 'application/json' }, data: '{"design":' }
const cutOff = { headers: { 'content-type': 'multipart/form-data; boundary=x' }, data: '--x\r\nContent' }
const endless = { form: { design: 'x'.repeat(1_100_000) } }

test('nonsense posted to a page is refused with one plain sentence', async ({ request }) => {
  for (const page of PAGES) {
    for (const nonsense of [json, cutOff]) {
      const answer = await request.post(page, nonsense)
      expect([page, answer.status()]).toEqual([page, 400])
      expect(await answer.text()).toBe('We cannot read this form. Please reload the page and send it again.')
    }
    expect((await request.post(page, endless)).status()).toBe(413)
  }
})

test('a form that names no design to print is refused, one that names none of ours is told so', async ({
  request,
}) => {
  const forms: Record<string, string>[] = [
    {},
    { design: 'x' },
    { design: 'x', version: 'two' },
    { version: '1' },
  ]
  for (const form of forms) {
    const answer = await request.post('/uploadchoice', { form })
    expect(answer.status()).toBe(400)
    expect(await answer.text()).toContain('Please open the design and try again.')
  }
  expect(
    (await request.post('/uploadchoice', { form: { design: 'x', version: '9999999999' } })).status(),
  ).toBe(400)
  expect((await request.post('/uploadchoice', { form: { design: 'x', version: '1' } })).status()).toBe(200)
})

test('a page is read and sent forms to; what asks otherwise is refused and changes nothing', async ({
  request,
}) => {
  for (const method of ['PUT', 'PATCH', 'DELETE']) {
    const form = { design: 'x', version: '1' }
    for (const page of ['/uploadchoice', '/uploadchoice/keep', '/checkout', '/about-us']) {
      const answer = await request.fetch(page, { method, form })
      expect([method, page, answer.status()]).toEqual([method, page, 405])
    }
  }
  const noKey = await request.post('/uploadchoice/keep', { form: { design: 'a\0b' } })
  expect(noKey.status()).toBe(400)
})

test('an upload in parallel parts is refused and is nobody’s failure', async ({ request }) => {
  const headers = { 'tus-resumable': '1.0.0', 'upload-concat': 'partial', 'upload-length': '10' }
  const answer = await request.post('/media/uploads', { headers })
  expect([answer.status(), await answer.text()]).toEqual([501, 'We do not take uploads in parallel parts.'])
})
