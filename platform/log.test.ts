import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { createLog, reference } from './log.ts'

function linesOf(write: (log: ReturnType<typeof createLog>) => void): string {
  const stream = new PassThrough()
  write(createLog({ production: true, logLevel: 'info' }, stream))
  return String(stream.read() ?? '')
}

test('a card number never reaches the log, with or without spaces, in text or in a field', () => {
  const line = linesOf((log) => {
    log.info({ note: 'paid by 4111 1111 1111 1111', number: 4111111111111111 }, 'card 4111-1111-1111-1111')
  })
  expect(line).not.toMatch(/4111/)
  expect(JSON.parse(line)).toMatchObject({ note: 'paid by [card]', number: 0, msg: 'card [card]' })
})

test('passwords, cookies and tokens are hidden', () => {
  const line = linesOf((log) => {
    log.info({ request: { headers: { authorization: 'Bearer abc.def', cookie: 'cart=1' } } })
    log.warn(new Error('connect postgresql://shop:hunter2@db/shop with Bearer abc.def'))
  })
  expect(line).not.toMatch(/hunter2|abc\.def|cart=1/)
  expect(line).toContain('postgresql://shop:[hidden]@db/shop')
})

test('SH-33: what registering collects and private files are hidden', () => {
  const line = linesOf((log) => {
    const input = { date_of_birth: '1990-12-31', gst_number: '22AAAAA0000A1Z5', phone_no: '0400 000 000' }
    log.info({ input, birthDate: '1990-12-31', gst_certificate: 'x.pdf' })
    log.info({ path: '/media/private/certificates/abc123.pdf', status: 200 })
    log.warn(new Error('Nothing is stored under private/certificates/abc123.pdf'))
  })
  expect(line).not.toMatch(/1990|22AAAAA|0400|x\.pdf|abc123/)
  expect(line).toContain('"path":"/media/private/[hidden]"')
  expect(line).toContain('"status":200')
})

test('ordinary long numbers stay', () => {
  expect(linesOf((log) => log.info('order 1234567890123456'))).toContain('1234567890123456')
})

test('a failure gets a reference that can be read out', () => {
  expect(reference()).toMatch(/^KS-[2-9A-HJKMNP-TV-Z]{6}$/)
})
