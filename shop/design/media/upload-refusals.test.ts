import { describe, expect, it } from 'vitest'
import { openTestMedia, PIECE_TYPE, tusHeaders } from './testing.ts'

const { announce, call } = await openTestMedia()

const offsets = { 'upload-offset': '0', 'content-type': PIECE_TYPE }
const malformed: [
  what: string,
  method: string,
  headers: Record<string, string>,
  status: number,
  words: RegExp,
][] = [
  ['without the version', 'POST', { 'upload-length': '9' }, 412, /tus protocol, version 1\.0\.0/],
  ['without a length', 'POST', tusHeaders, 400, /Upload-Length, in bytes/],
  ['with a length below nought', 'POST', { ...tusHeaders, 'upload-length': '-1' }, 400, /malformed/],
  [
    'with a name in no code',
    'POST',
    { ...tusHeaders, 'upload-length': '9', 'upload-metadata': 'filename é' },
    400,
    /malformed/,
  ],
  ['without an offset', 'PATCH', { ...tusHeaders, 'content-type': PIECE_TYPE }, 403, /Upload-Offset/],
  ['as another type', 'PATCH', { ...tusHeaders, ...offsets, 'content-type': 'image/jpeg' }, 400, /malformed/],
  ['past its end', 'PATCH', { ...tusHeaders, ...offsets, 'upload-offset': '5' }, 409, /does not follow/],
]

describe('PE-32: an upload that does not keep to the protocol hears what to send', () => {
  it.each(malformed)('%s', async (_what, method, headers, status, words) => {
    const address = method === 'POST' ? '/media/uploads' : await announce(9)
    const init = method === 'POST' ? { method, headers } : { method, headers, body: 'bytes' }
    const answer = await call(address, init)
    expect(answer.status).toBe(status)
    expect(await answer.text()).toMatch(words)
  })
})

describe('SH-22: a page of another site', () => {
  it.each<Record<string, string>>([
    { origin: 'https://evil.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ])('uploads nothing: %o', async (from) => {
    const answer = await call('/media/uploads', {
      method: 'POST',
      headers: { ...tusHeaders, ...from, 'upload-length': '9' },
    })
    expect(answer.status).toBe(403)
    expect(await answer.text()).toMatch(/open our shop/)
  })

  it('learns nothing by asking first, and our own pages go on', async () => {
    const asked = { origin: 'https://evil.example', 'access-control-request-method': 'POST' }
    const answer = await call('/media/uploads', { method: 'OPTIONS', headers: asked })
    expect(answer.headers.get('access-control-allow-origin')).toBeNull()
    const own = { ...tusHeaders, origin: 'http://shop.example', 'upload-length': '9' }
    expect((await call('/media/uploads', { method: 'POST', headers: own })).status).toBe(201)
  })
})
