/** Whoever reads what we sent, or is vouched for, has proven the mailbox; the newsletter that waited for it begins. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { anIdentityProvider } from './testing/identity-provider.ts'
import { aCustomer, codeIn, configure, linkIn, mailsOf, PASSWORD } from './testing.ts'

const shop = await openTestShop()
const { idToken } = await anIdentityProvider(shop)

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
const CONFIRM = 'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }'
const ASK_CODE = 'mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }'
const USE_CODE = `mutation ($email: String!, $code: String!) {
  loginUniversalpassword(username: $email, password: $code) { success } }`
const FORGOT = 'mutation ($email: String!) { requestPasswordResetEmail(email: $email) }'
const RESET = `mutation ($email: String!, $token: String!, $password: String!) {
  resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`
const SOCIAL = `mutation ($token: String!) {
  createCustomerBySocialLogin(login_token_id: $token, login_source: "google") { customer_token } }`

let people = 0
/** An e-mail that asked for the newsletter and has not answered the mail. */
async function aWaitingReader(): Promise<string> {
  const email = `reader-${++people}@example.com`
  const { subscribeEmailToNewsletter } = await shop.ask(SUBSCRIBE, { email })
  expect(subscribeEmailToNewsletter.status).toBe('UNCONFIRMED')
  return email
}
async function open(email: string): Promise<void> {
  const customer = await aCustomer(shop)
  await shop.db.execute(sql`update customers set email = ${email} where id = ${customer.id}`)
}
async function stateOf(email: string) {
  const { rows } = await shop.db.execute(sql`
    select n.status, (select confirmed_at is not null from customers c where c.email = n.email) as proven
    from newsletter_subscriptions n where n.email = ${email}`)
  return rows[0]
}
const socialToken = (email: string, email_verified: boolean) =>
  idToken({ sub: `person-of-${email}`, email, email_verified })

const ways: Record<string, (email: string) => Promise<unknown>> = {
  'confirms the account by the mailed link': async (email) => {
    await configure(shop, { create_account_confirmation: '1' })
    const input = { firstname: 'Robin', lastname: 'Marsh', email, password: PASSWORD }
    await shop.ask(
      'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { email } } }',
      {
        input,
      },
    )
    await configure(shop, { create_account_confirmation: '0' })
    const key = linkIn((await mailsOf(shop, email))[0]).get('key')
    return shop.ask(CONFIRM, { input: { email, confirmation_key: key } })
  },
  'signs in with a mailed code': async (email) => {
    await open(email)
    await shop.ask(ASK_CODE, { email })
    return shop.ask(USE_CODE, { email, code: codeIn((await mailsOf(shop, email))[0]) })
  },
  'sets a new password with a mailed link': async (email) => {
    await open(email)
    await shop.ask(FORGOT, { email })
    const token = linkIn((await mailsOf(shop, email))[0]).get('token')
    return shop.ask(RESET, { email, token, password: 'Another-Bay 43' })
  },
  'has an account and signs in by a provider who knows the mailbox': async (email) => {
    await open(email)
    return shop.ask(SOCIAL, { token: await socialToken(email, true) })
  },
  'opens an account by a provider who knows the mailbox': async (email) =>
    shop.ask(SOCIAL, { token: await socialToken(email, true) }),
  'comes again by a provider who knows the mailbox only now': async (email) => {
    await shop.ask(SOCIAL, { token: await socialToken(email, false) })
    expect(await stateOf(email)).toEqual({ status: 'UNCONFIRMED', proven: false })
    return shop.ask(SOCIAL, { token: await socialToken(email, true) })
  },
}

describe('M-18: somebody who waits for the newsletter', () => {
  it.each(Object.keys(ways))('%s: it begins, and the account is confirmed', async (way) => {
    const email = await aWaitingReader()
    await ways[way]?.(email)
    expect(await stateOf(email)).toEqual({ status: 'SUBSCRIBED', proven: true })
  })

  it('signs in with a password, which proves no mailbox: it goes on waiting', async () => {
    const email = await aWaitingReader()
    await open(email)
    await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
    )
    expect(await stateOf(email)).toEqual({ status: 'UNCONFIRMED', proven: false })
  })

  it('and has left it since is not brought back', async () => {
    const email = await aWaitingReader()
    await shop.db.execute(
      sql`update newsletter_subscriptions set status = 'UNSUBSCRIBED' where email = ${email}`,
    )
    await ways['signs in with a mailed code']?.(email)
    expect(await stateOf(email)).toEqual({ status: 'UNSUBSCRIBED', proven: true })
  })
})

it('an account that waits for its mail opens when the provider vouches for its own mailbox only', async () => {
  await configure(shop, { create_account_confirmation: '1' })
  const email = 'late@example.com'
  const tokenOf = async (email_verified: boolean, mailbox = email) => {
    const token = await idToken({ sub: 'late', email: mailbox, email_verified })
    const { data, errors } = await shop.send(SOCIAL, { token })
    return (
      errors?.[0]?.message ?? (data as { createCustomerBySocialLogin: object }).createCustomerBySocialLogin
    )
  }
  const waiting = "This account isn't confirmed. Verify and try again."
  expect(await tokenOf(false)).toEqual({ customer_token: null })
  expect(await tokenOf(false)).toBe(waiting)
  expect(await tokenOf(true, 'other@example.com')).toBe(waiting)
  expect(await tokenOf(true)).toEqual({ customer_token: expect.any(String) })
  await configure(shop, { create_account_confirmation: '0' })
})
