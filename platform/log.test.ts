import { PassThrough } from 'node:stream'
import { expect, test } from 'vitest'
import { newId } from './ids.ts'
import { createLog, reference, withoutSecrets } from './log.ts'
import { createSigner } from './sign.ts'

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

test('e-mail addresses are hidden, wherever they stand', () => {
  const line = linesOf((log) => {
    log.info({
      path: '/customer/confirm/robin.marsh%40example.com',
      to: ['<robin+1@mail.example.com.au>'],
    })
    log.warn('No mailbox robin@example.com')
  })
  expect(line).not.toMatch(/robin|example\.com/i)
  expect(line).toContain('No mailbox [e-mail]')
})

test('keys in addresses are hidden, and ids of requests stay', () => {
  const key = newId()
  const signed = createSigner('only for shops that live as long as a test', 'test').sign('12.t2x')
  const trace = '4bf92f3577b34da6a3ce929d0e0e4736'
  const line = linesOf((log) => {
    log.info({ id: trace, path: `/orders/invoice/${key}.pdf` })
    log.error(`GET /orders/proof/${signed}.jpg failed; ?sessionid=${key}&clear=all`)
  })
  expect(line).not.toContain(key)
  expect(line).not.toContain(signed.slice(-43))
  expect(line).toContain(`"id":"${trace}","path":"/orders/invoice/[key].pdf"`)
})

test('errors are logged without the values that they quote', async () => {
  const query = new Error('Failed query: select $1\nparams: Robin Marsh,12 Harbour Street\nBallina', {
    cause: Object.assign(new Error('invalid input syntax for type integer: "Robin Marsh"'), {
      code: '22P02',
      detail: 'Key (name)=(Robin Marsh) exists.',
      where: 'unnamed portal parameter $1 = Robin Marsh',
    }),
  })
  const failed = Object.assign(query, { query: 'select $1', params: ['Robin Marsh'] })
  const json = await Promise.resolve('{"name": Robin Marsh}')
    .then(JSON.parse)
    .catch((error: unknown) => error)
  const line = linesOf((log) => {
    log.error({ err: failed }, 'it failed')
    log.error(
      { error: failed, cause: { message: failed.message, params: ['Robin Marsh'] } },
      'the job failed',
    )
    log.error(failed)
    log.error({ err: json }, 'it failed')
  })
  expect(line).not.toMatch(/Robin|Harbour|Ballina/)
  expect(line).toContain('"code":"22P02"')
  expect(line).toMatch(/at .*log\.test\.ts/)
})

// By an expression that goes back it takes hours.
test('a line of 100 kB is masked', () => {
  for (const text of ['a', '1 ', '@', 'a.', '\\nparams: ', '4111']) {
    expect(withoutSecrets(text.repeat(100_000 / text.length))).not.toBe('')
  }
})

test('ordinary long numbers stay', () => {
  expect(linesOf((log) => log.info('order 1234567890123456'))).toContain('1234567890123456')
})

test('a failure gets a reference that can be read out', () => {
  expect(reference()).toMatch(/^KS-[2-9A-HJKMNP-TV-Z]{6}$/)
})
