/** SH-18, N-11: passwords that somebody would try early are not taken. Those in use go on working. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { isGuessable } from './commands/guessable-password.ts'
import { hashPassword } from './commands/passwords.ts'
import { GUESSABLE_PASSWORD } from './rules/password.ts'
import { aCustomer, linkIn, mailsOf, PASSWORD, refusedWith } from './testing.ts'

const shop = await openTestShop()
const REFUSED = ['graphql-input', GUESSABLE_PASSWORD]
const COMMON = 'Password1'

const person = { firstName: 'Robin', lastName: 'Marsh', email: 'wattle.grove@example.com' }

describe('a new password', () => {
  // Common, with and without the usual disguises.
  const common = ['Password1', 'P@ssw0rd', 'Password1!', 'Qwerty123', 'Iloveyou2', 'Welcome1', 'Admin123!']
  // The customer's own name and e-mail, and the shop's name.
  const own = [
    'Robin1234',
    'Marsh-1990',
    'Wattle.Grove1',
    // With a capital: otherwise the kinds of characters alone would refuse it.
    'Wattle.Grove@example.com',
    'RobinMarsh1!',
    'Keepsake1',
  ]
  it.each([...common, ...own])('%s is refused', async (password) => {
    expect(await isGuessable(password, person)).toBe(true)
  })

  const good = [
    PASSWORD,
    'Another-Bay 43',
    'correct Horse 4',
    'Abcdefg1',
    'tR7#kq2w',
    'Robin likes 3 sunny bays',
  ]
  it.each(good)('%s is taken', async (password) => {
    expect(await isGuessable(password, person)).toBe(false)
  })

  it('is measured by its beginning, however long it is', async () => {
    expect(await isGuessable(`${PASSWORD} `.repeat(18), person)).toBe(false)
    expect(await isGuessable('Aa1'.repeat(85), person)).toBe(true)
  })
})

describe('a common password', () => {
  it('is refused at signing up', async () => {
    const input = { firstname: 'Robin', lastname: 'Marsh', email: 'common@example.com', password: COMMON }
    const query = 'mutation ($input: CustomerInput!) { createCustomer(input: $input) { customer { id } } }'
    expect(refusedWith(await shop.send(query, { input }))).toEqual(REFUSED)
    expect(refusedWith(await shop.send(query, { input: { ...input, password: 'Common-Marsh1' } }))).toEqual(
      REFUSED,
    )
  })

  it('is refused when it is changed', async () => {
    const { token } = await aCustomer(shop)
    const query = `mutation ($current: String!, $next: String!) {
      changeCustomerPassword(currentPassword: $current, newPassword: $next) { id } }`
    expect(refusedWith(await shop.send(query, { current: PASSWORD, next: COMMON }, { token }))).toEqual(
      REFUSED,
    )
  })

  it('is refused with a mailed link, which stays good', async () => {
    const { email } = await aCustomer(shop)
    await shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
    const token = linkIn((await mailsOf(shop, email))[0]).get('token')
    const reset = (password: string) =>
      shop.send(
        `mutation ($email: String!, $token: String!, $password: String!) {
          resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`,
        { email, token, password },
      )
    expect(refusedWith(await reset(COMMON))).toEqual(REFUSED)
    expect((await reset('Another-Bay 43')).errors).toBeUndefined()
  })

  it('that is in use signs in as before', async () => {
    const { email, id } = await aCustomer(shop)
    const hash = await hashPassword(COMMON)
    await shop.db.execute(sql`update customers set password_hash = ${hash} where id = ${id}`)
    const answer = await shop.send(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
      { email, password: COMMON },
    )
    expect(answer.errors).toBeUndefined()
  })
})
