import { Hono } from 'hono'
import { describe, expect, it } from 'vitest'
import { rememberClientAddress } from '#platform/http/client-address.ts'
import { openTestShop } from '../testing/shop.ts'
import { customersRest } from './rest.ts'
import { aCustomer, configure, linkIn, mailsOf, PASSWORD, REFUSED, refusedWith } from './testing.ts'

const shop = await openTestShop()
const web = new Hono().route('/', customersRest(shop))

const NEW_PASSWORD = 'Harbour-Light 7'

const signInRefusal = async (email: string, password: string) =>
  refusedWith(
    await shop.send(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    ),
  )
const forgot = (email: string, visit = {}) =>
  shop.send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, visit)
const reset = (variables: object, visit = {}) =>
  shop.send(
    `mutation ($email: String, $id: ID, $token: String!, $password: String!) {
      resetPassword(email: $email, customer_id: $id, resetPasswordToken: $token, newPassword: $password) }`,
    { password: NEW_PASSWORD, ...variables },
    visit,
  )
async function aResetLink(email: string) {
  await forgot(email)
  const link = linkIn((await mailsOf(shop, email))[0])
  return { id: link.get('id') ?? '', token: link.get('token') ?? '' }
}
const linkState = async ({ id, token }: { id: string; token: string }) => {
  const query =
    'query ($id: ID!, $token: String!) { isPasswordLinkOpen(customer_id: $id, resetPasswordToken: $token) }'
  return (await shop.send(query, { id, token })).data
}
const OPEN = { isPasswordLinkOpen: true }
const OVER = { isPasswordLinkOpen: false }
const NOT_SET = ['graphql-input', "Cannot set the customer's password"]

describe('a customer changes the password', () => {
  const change = (token: string, currentPassword: string, newPassword: string) =>
    shop.send(
      'mutation ($current: String!, $next: String!) { changeCustomerPassword(currentPassword: $current, newPassword: $next) { id email } }',
      { current: currentPassword, next: newPassword },
      { token },
    )

  it('and every device is signed out, which the mailbox is told', async () => {
    const { email, token, id } = await aCustomer(shop)
    await mailsOf(shop)
    expect((await change(token, PASSWORD, NEW_PASSWORD)).data).toEqual({
      changeCustomerPassword: { id: String(id), email },
    })
    expect(refusedWith(await shop.send('{ customer { id } }', {}, { token }))?.[0]).toBe(
      'graphql-authorization',
    )
    expect(await signInRefusal(email, PASSWORD)).toEqual(['graphql-authentication', REFUSED])
    expect(await signInRefusal(email, NEW_PASSWORD)).toBeUndefined()
    expect((await mailsOf(shop)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Keepsake password was changed'],
    ])
  })

  it('N-13: the current one must be right; after five wrong ones the account is held', async () => {
    const { token } = await aCustomer(shop)
    for (let tries = 0; tries < 5; tries++) {
      expect(refusedWith(await change(token, 'Wrong-1234', NEW_PASSWORD))).toEqual([
        'graphql-authentication',
        'Invalid login or password.',
      ])
    }
    expect(refusedWith(await change(token, PASSWORD, NEW_PASSWORD))).toEqual([
      'graphql-authentication',
      'The account is locked.',
    ])
  })

  it('N-11: the new one follows the rule', async () => {
    const { token } = await aCustomer(shop)
    expect(refusedWith(await change(token, PASSWORD, 'short'))?.[1]).toMatch(
      /^Please enter atleast 8 characters\./,
    )
  })
})

describe('H-07, H-14, M-16: a forgotten password', () => {
  it('H-41: is replaced with the mailed token and the customer’s id, once', async () => {
    const { email, token, id } = await aCustomer(shop)
    const link = await aResetLink(email)
    expect(link.id).toBe(String(id))
    expect((await reset(link)).data).toEqual({ resetPassword: true })
    expect(await signInRefusal(email, NEW_PASSWORD)).toBeUndefined()
    expect(await signInRefusal(email, PASSWORD)).toEqual(['graphql-authentication', REFUSED])
    expect(refusedWith(await shop.send('{ customer { id } }', {}, { token }))?.[0]).toBe(
      'graphql-authorization',
    )
    expect(refusedWith(await reset(link))).toEqual(NOT_SET)
  })

  it('says of a link whether it is still open, as often as it is opened, and uses nothing up', async () => {
    const { email } = await aCustomer(shop)
    const link = await aResetLink(email)
    for (let opened = 0; opened < 3; opened++) expect(await linkState(link)).toEqual(OPEN)
    expect((await reset(link)).data).toEqual({ resetPassword: true })
    expect(await linkState(link)).toEqual(OVER)
  })

  it('SH-18: says of a link that is wrong, late or another customer’s no more than that it is over', async () => {
    const { email } = await aCustomer(shop)
    const other = await aCustomer(shop)
    const { id, token } = await aResetLink(email)
    for (const wrong of [
      { id, token: 'x' },
      { id, token: '' },
      { id: String(other.id), token },
      { id: '99999999', token },
      { id: '', token },
    ]) {
      expect(await linkState(wrong), JSON.stringify(wrong)).toEqual(OVER)
    }
    expect(await linkState({ id, token })).toEqual(OPEN)
    shop.clock.advance(2 * 3600_000)
    expect(await linkState({ id, token })).toEqual(OVER)
  })

  it('two with the same link at once: one sets its password', async () => {
    const { email } = await aCustomer(shop)
    const { id, token } = await aResetLink(email)
    const both = await Promise.all([reset({ id, token }), reset({ id, token, password: 'Second-1234' })])
    expect(both.filter(({ errors }) => !errors)).toHaveLength(1)
  })

  it('by e-mail works too, and a new password ends the other links', async () => {
    const { email } = await aCustomer(shop)
    const first = await aResetLink(email)
    const second = await aResetLink(email)
    expect((await reset({ email: email.toUpperCase(), token: first.token })).data).toEqual({
      resetPassword: true,
    })
    expect(refusedWith(await reset(second))).toEqual(NOT_SET)
  })

  it('SH-18: is not set with a token that is wrong, late or another customer’s', async () => {
    const { email } = await aCustomer(shop)
    const other = await aCustomer(shop)
    const { id, token } = await aResetLink(email)
    for (const wrong of [
      { id, token: 'x' },
      { id: String(other.id), token },
      { email: other.email, token },
      { email: 'nobody@example.com', token },
      { id: '99999999', token },
    ]) {
      expect(refusedWith(await reset(wrong)), JSON.stringify(wrong)).toEqual(NOT_SET)
    }
    shop.clock.advance(2 * 3600_000)
    expect(refusedWith(await reset({ id, token }))).toEqual(NOT_SET)
  })

  it.each([
    [{ token: 'x' }, 'You must specify an email address.'],
    [{ email: ' ', token: 'x' }, 'You must specify an email address.'],
    [{ email: 'no e-mail', token: 'x' }, 'The email address has an invalid format.'],
    [{ email: 'a@b.co', token: '' }, 'resetPasswordToken must be specified'],
    [{ email: 'a@b.co', token: 'x', password: '' }, 'newPassword must be specified'],
  ])('%o: %s', async (variables, message) => {
    expect(refusedWith(await reset(variables))).toEqual(['graphql-input', message])
  })

  it('N-11: a password that breaks the rule leaves the link good', async () => {
    const { email } = await aCustomer(shop)
    const link = await aResetLink(email)
    expect(refusedWith(await reset({ ...link, password: 'weak' }))?.[1]).toMatch(/^Please enter atleast 8/)
    expect((await reset(link)).data).toEqual({ resetPassword: true })
  })

  it('H-42, SH-18: asking is answered alike for everybody, and only accounts get a mail', async () => {
    const { email } = await aCustomer(shop)
    await mailsOf(shop)
    expect((await forgot(email)).data).toEqual({ requestPasswordResetEmail: true })
    expect((await forgot('nobody@example.com')).data).toEqual({ requestPasswordResetEmail: true })
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([email])
    expect(refusedWith(await forgot(''))).toEqual(['graphql-input', 'You must specify an email address.'])
    expect(refusedWith(await forgot('x'))).toEqual([
      'graphql-input',
      'The email address has an invalid format.',
    ])
  })

  it('SH-18: a mailbox is not flooded, and the answer does not change', async () => {
    const { email } = await aCustomer(shop)
    for (let asked = 0; asked < 6; asked++) {
      expect((await forgot(email)).data).toEqual({ requestPasswordResetEmail: true })
    }
    expect(await mailsOf(shop, email)).toHaveLength(3)
  })

  it('SH-18: tokens cannot be guessed without end', async () => {
    const visit = { address: '203.0.113.40' }
    for (let tries = 0; tries < 30; tries++) await reset({ id: '1', token: `guess-${tries}` }, visit)
    expect(refusedWith(await reset({ id: '1', token: 'x' }, visit))?.[1]).toBe(
      'Too many tries. Please wait an hour and try again.',
    )
  })

  it('proves the mailbox: an account that waited for its confirmation is open', async () => {
    await configure(shop, { create_account_confirmation: '1' })
    const { email } = await aCustomer(shop)
    await mailsOf(shop)
    await reset(await aResetLink(email))
    expect(await signInRefusal(email, NEW_PASSWORD)).toBeUndefined()
    await configure(shop, { create_account_confirmation: '0' })
  })
})

describe('M-17, CA-91: REST', () => {
  const send = (method: string, path: string, body: unknown, address?: string, type = 'application/json') => {
    const request = new Request(`https://shop.example${path}`, {
      method,
      headers: { 'content-type': type },
      body: typeof body === 'string' ? body : JSON.stringify(body),
    })
    rememberClientAddress(request, address)
    return web.fetch(request)
  }
  const answered = async (response: Response) => [response.status, await response.json()]

  it.each([
    '/rest/V1/customers/password',
    '/rest/canvas_au/V1/customers/password',
    '/rest/default/V1/customers/password',
  ])('PUT %s mails a link, and answers true for everybody', async (path) => {
    const { email } = await aCustomer(shop)
    await mailsOf(shop)
    for (const who of [email, 'nobody@example.com']) {
      const response = await send('PUT', path, { email: who, template: 'email_reset', websiteId: 1 })
      expect(response.headers.get('cache-control')).toBe('no-store')
      expect(await answered(response)).toEqual([200, true])
    }
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([email])
  })

  it('O-01, CA-102: an unknown template is refused, with the parameters that the client puts into the words', async () => {
    expect(
      await answered(
        await send('PUT', '/rest/V1/customers/password', { email: 'a@b.co', template: 'other' }),
      ),
    ).toEqual([
      400,
      {
        message:
          'Invalid value of "%value" provided for the %fieldName field. Possible values: %template1 or %template2.',
        parameters: {
          value: 'other',
          fieldName: 'template',
          template1: 'email_reminder',
          template2: 'email_reset',
        },
      },
    ])
  })

  it.each([
    ['{"template":"email_reset"}', '"%fieldName" is required. Enter and try again.'],
    ['{"email":"a@b.co"}', '"%fieldName" is required. Enter and try again.'],
    ['{"email":"a","template":"email_reset"}', 'The email address has an invalid format.'],
    ['not json', 'The request is not readable JSON.'],
    ['{"email":7}', 'The request is not readable JSON.'],
    ['null', 'The request is not readable JSON.'],
  ])('%s is a bad request', async (body, message) => {
    const [status, answer] = await answered(await send('PUT', '/rest/V1/customers/password', body))
    expect([status, answer.message]).toEqual([400, message])
  })

  it('an unknown store, another method and a flood of bytes are refused', async () => {
    expect(
      await answered(
        await send('PUT', '/rest/mug_us/V1/customers/password', { email: 'a@b.co', template: 'email_reset' }),
      ),
    ).toEqual([400, { message: 'Requested store is not found' }])
    expect((await send('POST', '/rest/V1/customers/password', {})).status).toBe(404)
    expect((await send('PUT', '/rest/V1/customers/password', { email: 'x'.repeat(20_000) })).status).toBe(413)
  })

  it.each(['/rest/V1/customers/resetPassword', '/rest/canvas_au/V1/customers/resetPassword'])(
    'POST %s sets the password; without an e-mail the token says whose',
    async (path) => {
      const { email } = await aCustomer(shop)
      const { token } = await aResetLink(email)
      expect(
        await answered(
          await send('POST', path, { email: 'x@y.co', resetToken: token, newPassword: NEW_PASSWORD }),
        ),
      ).toEqual([400, { message: "Cannot set the customer's password" }])
      expect(
        await answered(await send('POST', path, { email: '', resetToken: token, newPassword: NEW_PASSWORD })),
      ).toEqual([200, true])
      expect(await signInRefusal(email, NEW_PASSWORD)).toBeUndefined()
    },
  )

  it.each(['text/plain', 'application/x-www-form-urlencoded', 'application/jsonp'])(
    'SH-18: %s, which any site can send or which is no JSON, changes no password and mails nothing',
    async (type) => {
      const { email } = await aCustomer(shop)
      const { token } = await aResetLink(email)
      const refused = [415, { message: 'The content type must be application/json.' }]
      const change = { email, resetToken: token, newPassword: NEW_PASSWORD }
      const sent = async (method: string, path: string, body: object) =>
        answered(await send(method, `/rest/V1/customers/${path}`, body, undefined, type))
      expect(await sent('POST', 'resetPassword', change)).toEqual(refused)
      expect(await sent('PUT', 'password', { email, template: 'email_reset' })).toEqual(refused)
      expect(await signInRefusal(email, NEW_PASSWORD)).toContain(REFUSED)
      expect(await mailsOf(shop, email)).toEqual([])
    },
  )

  it('SH-18: is limited like the other door', async () => {
    const { email } = await aCustomer(shop)
    for (let tries = 0; tries < 30; tries++) {
      await send(
        'POST',
        '/rest/V1/customers/resetPassword',
        { resetToken: 'x', newPassword: NEW_PASSWORD },
        '203.0.113.41',
      )
    }
    const { token } = await aResetLink(email)
    expect(
      await answered(
        await send(
          'POST',
          '/rest/V1/customers/resetPassword',
          { resetToken: token, newPassword: NEW_PASSWORD },
          '203.0.113.41',
        ),
      ),
    ).toEqual([400, { message: 'Too many tries. Please wait an hour and try again.' }])
  })
})
