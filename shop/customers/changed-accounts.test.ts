import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { aCustomer, linkIn, mailsOf, PASSWORD, REFUSED, refusedWith } from './testing.ts'

const shop = await openTestShop()

const signUp = (input: object, visit = {}) =>
  shop.send(
    `mutation ($input: CustomerInput!) { createCustomer(input: $input) {
      customer { id firstname lastname email is_subscribed customer_token confirmation_status } } }`,
    { input },
    visit,
  )
const person = { firstname: 'Robin', lastname: 'Marsh', password: PASSWORD }
const change = (token: string, input: object) =>
  shop.send(
    'mutation ($input: CustomerInput!) { updateCustomer(input: $input) { customer { id email } } }',
    { input },
    { token },
  )
const signInRefusal = async (email: string, password: string) =>
  refusedWith(
    await shop.send(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password },
    ),
  )

describe('a new e-mail', () => {
  const move = (token: string, email: string, password: string) =>
    shop.send(
      'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { email } } }',
      { email, password },
      { token },
    )

  it('needs the password, and the old mailbox is told', async () => {
    const { email, token } = await aCustomer(shop)
    await mailsOf(shop)
    expect(refusedWith(await move(token, 'moved@example.com', 'Wrong-1234'))).toEqual([
      'graphql-authentication',
      'Invalid login or password.',
    ])
    expect(refusedWith(await change(token, { email: 'moved@example.com' }))).toEqual([
      'graphql-input',
      'Provide the current "password" to change "email".',
    ])
    expect((await move(token, 'moved@example.com', PASSWORD)).data).toEqual({
      updateCustomerEmail: { customer: { email: 'moved@example.com' } },
    })
    const mails = await mailsOf(shop)
    expect(mails.map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'The email of your Keepsake account was changed'],
      ['moved@example.com', 'Please confirm your email for Keepsake'],
    ])
    expect(await signInRefusal(email, PASSWORD)).toEqual(['graphql-authentication', REFUSED])
    expect(await signInRefusal('moved@example.com', PASSWORD)).toBeUndefined()
  })

  it('is refused when it is somebody else’s or none, and the older call does the same', async () => {
    const { token } = await aCustomer(shop)
    const other = await aCustomer(shop)
    expect(refusedWith(await move(token, other.email.toUpperCase(), PASSWORD))).toEqual([
      'graphql-input',
      'A customer with the same email address already exists in an associated website.',
    ])
    expect(refusedWith(await move(token, 'no e-mail', PASSWORD))).toEqual([
      'graphql-input',
      '"no e-mail" is not a valid email address.',
    ])
    const answer = await change(token, { email: 'older-call@example.com', password: PASSWORD })
    expect(answer.data).toMatchObject({ updateCustomer: { customer: { email: 'older-call@example.com' } } })
  })

  it('signs every other device out, and not the one in use', async () => {
    const { email, token } = await aCustomer(shop)
    const elsewhere = await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: PASSWORD },
    )
    expect((await move(token, 'moved-away@example.com', PASSWORD)).errors).toBeUndefined()
    const who = async (own: string) => refusedWith(await shop.send('{ customer { id } }', {}, { token: own }))
    expect((await who(elsewhere.generateCustomerToken.token))?.[0]).toBe('graphql-authorization')
    expect(await who(token)).toBeUndefined()
  })

  it('links and codes that went to the old mailbox do not speak for the new one', async () => {
    const { email, token } = await aCustomer(shop)
    await shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const reset = linkIn((await mailsOf(shop, email))[0])
    await move(token, 'after-links@example.com', PASSWORD)
    const answer = await shop.send(
      'mutation ($id: ID!, $token: String!) { resetPassword(customer_id: $id, resetPasswordToken: $token, newPassword: "Another-1234") }',
      { id: reset.get('id'), token: reset.get('token') },
    )
    expect(refusedWith(answer)).toEqual(['graphql-input', "Cannot set the customer's password"])
  })

  it('an account that guesses its own password is held, and hears so', async () => {
    const { token } = await aCustomer(shop)
    for (let tries = 0; tries < 5; tries++) await move(token, 'x@example.com', 'Wrong-1234')
    expect(refusedWith(await move(token, 'x@example.com', PASSWORD))).toEqual([
      'graphql-authentication',
      'The account is locked.',
    ])
  })
})

describe('closing an account', () => {
  it('erases the person, ends every way in, and frees the e-mail', async () => {
    const { email, token, id } = await aCustomer(shop, { phone_no: '0400 000 000', dob: '12/31/1990' })
    await mailsOf(shop)
    expect((await shop.ask('mutation { deleteCustomer }', {}, { token })).deleteCustomer).toBe(true)
    expect(refusedWith(await shop.send('{ customer { id } }', {}, { token }))?.[0]).toBe(
      'graphql-authorization',
    )
    expect(await signInRefusal(email, PASSWORD)).toEqual(['graphql-authentication', REFUSED])
    const { rows } = await shop.db.execute(sql`select * from customers where id = ${id}`)
    expect(JSON.stringify(rows)).not.toMatch(/Robin|Marsh|0400|1990|example\.com|argon2/)
    expect((await mailsOf(shop)).map(({ to, subject }) => [to, subject])).toEqual([
      [email, 'Your Keepsake account is closed'],
    ])
    expect((await signUp({ ...person, email })).errors).toBeUndefined()
  })
})
