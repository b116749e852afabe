import { sql } from 'drizzle-orm'
import { generateKeyPair, SignJWT } from 'jose'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { anIdentityProvider } from './testing/identity-provider.ts'
import { aCustomer, configure, PASSWORD, REFUSED, refusedWith } from './testing.ts'

const shop = await openTestShop()

const { idToken, issuer, keys, keysAsked: asked } = await anIdentityProvider(shop)
const stranger = await generateKeyPair('RS256')

let people = 0
const aPerson = () => ({ sub: `person-${++people}`, email: `person-${people}@example.com` })

const signIn = (login_token_id: string, parts: object = {}) =>
  shop.send(
    `mutation ($token: String!, $source: String!, $firstname: String, $lastname: String, $email: String, $dob: String, $phone_no: String, $subscribed: Boolean) {
      createCustomerBySocialLogin(login_token_id: $token, login_source: $source, firstname: $firstname, lastname: $lastname,
        email: $email, dob: $dob, phone_no: $phone_no, subscribed: $subscribed) { customer_token cachePrice } }`,
    { token: login_token_id, source: 'google', ...parts },
  )
const tokenIn = (answer: Awaited<ReturnType<typeof signIn>>) => {
  if (answer.errors) throw new Error(answer.errors[0]?.message)
  return (answer.data as { createCustomerBySocialLogin: { customer_token: string } })
    .createCustomerBySocialLogin.customer_token
}
const whoIs = async (token: string) =>
  (await shop.ask('{ customer { id email firstname lastname date_of_birth phone_no } }', {}, { token }))
    .customer

const NO_PROOF = ['graphql-authentication', REFUSED]

describe('H-05, M-15: a provider vouches for a customer', () => {
  it('an account is opened once, and found by the provider’s own id afterwards', async () => {
    const person = aPerson()
    const first = await whoIs(
      tokenIn(
        await signIn(await idToken(person), {
          dob: '12/31/1990',
          phone_no: '0400 000 000',
          subscribed: false,
        }),
      ),
    )
    expect(first).toMatchObject({
      email: person.email,
      firstname: 'Robin',
      lastname: 'Marsh',
      date_of_birth: '1990-12-31',
      phone_no: '0400 000 000',
    })
    // The e-mail at the provider has changed since; the person has not.
    const again = await whoIs(
      tokenIn(await signIn(await idToken({ ...person, email: 'changed@example.com' }))),
    )
    expect(again).toEqual(first)
  })

  it('names come from the form where the proof has none, and the e-mail never does', async () => {
    const person = aPerson()
    const claims = { ...person, given_name: undefined, family_name: undefined }
    const form = { firstname: 'Alex', lastname: 'Reed', email: 'someone-else@example.com' }
    expect(await whoIs(tokenIn(await signIn(await idToken(claims), form)))).toMatchObject({
      firstname: 'Alex',
      lastname: 'Reed',
      email: person.email,
    })
    expect(refusedWith(await signIn(await idToken({ ...claims, ...aPerson() })))).toEqual([
      'graphql-input',
      'Required parameters are missing: First Name, Last Name',
    ])
  })

  it('Facebook is asked in the same way', async () => {
    const token = await idToken(aPerson(), { audience: 'keepsake-facebook' })
    expect(refusedWith(await signIn(token))).toEqual(NO_PROOF)
    expect(tokenIn(await signIn(token, { source: 'Facebook' }))).toBeTruthy()
  })

  it('its keys are fetched once for many sign-ins', async () => {
    const before = asked()
    for (let count = 0; count < 3; count++) tokenIn(await signIn(await idToken(aPerson())))
    expect(asked() - before).toBeLessThanOrEqual(1)
  })
})

describe('CA-112: what is no proof opens nothing', () => {
  it.each([
    ['signed by somebody else', () => idToken(aPerson(), { key: stranger.privateKey })],
    ['made for another shop', () => idToken(aPerson(), { audience: 'another-shop' })],
    ['made by another issuer', () => idToken(aPerson(), { from: 'https://evil.example' })],
    ['two hours old', () => idToken(aPerson(), { ageS: 7200 })],
    ['about nobody', () => idToken({ email: 'no-subject@example.com' })],
    ['without an e-mail', () => idToken({ sub: 'no-mail' })],
    ['with an e-mail that is none', () => idToken({ sub: 'odd-mail', email: 'x' })],
    ['not signed', async () => `${btoa('{"alg":"none"}')}.${btoa(JSON.stringify(aPerson()))}.`],
    ['signed with the public key as if it were a password', signedWithPublicKey],
    ['no token at all', async () => 'x'],
  ])('%s', async (_, make) => {
    expect(refusedWith(await signIn(await make()))).toEqual(NO_PROOF)
  })

  it('a provider that is unknown or not set up is told so', async () => {
    const refused = ['graphql-input', 'Signing in this way is not possible here.']
    expect(refusedWith(await signIn('x', { source: 'myspace' }))).toEqual(refused)
    await configure(shop, { social_facebook_audience: '' })
    expect(refusedWith(await signIn('x', { source: 'facebook' }))).toEqual(refused)
  })

  it('a provider whose keys cannot be read is a pity, not a wrong password', async () => {
    await configure(shop, {
      social_facebook_audience: 'keepsake-facebook',
      social_facebook_keys_url: 'http://127.0.0.1:1/keys',
    })
    const token = await idToken(aPerson(), { audience: 'keepsake-facebook' })
    expect(refusedWith(await signIn(token, { source: 'facebook' }))).toEqual([
      'graphql-input',
      'Signing in this way does not work just now. Please try another way.',
    ])
    await configure(shop, { social_facebook_keys_url: `${issuer}/keys` })
  })
})

describe('an account that has the e-mail already', () => {
  const passwordWorks = async (email: string) =>
    !(
      await shop.send(
        'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }',
        { email, password: PASSWORD },
      )
    ).errors

  it('is never linked to an e-mail that the provider has not verified', async () => {
    const { email } = await aCustomer(shop)
    for (const email_verified of [false, 'false', undefined, 1]) {
      const token = await idToken({ sub: `thief-${email_verified}`, email, email_verified })
      expect(refusedWith(await signIn(token)), String(email_verified)).toEqual(NO_PROOF)
    }
    expect(await passwordWorks(email)).toBe(true)
  })

  it('is linked when it is, and keeps its password when its own mailbox was proven', async () => {
    const { email, id } = await aCustomer(shop)
    await shop.db.execute(sql`update customers set confirmed_at = now() where id = ${id}`)
    const token = tokenIn(await signIn(await idToken({ sub: `friend-${id}`, email: email.toUpperCase() })))
    expect(await whoIs(token)).toMatchObject({ id: String(id), email })
    expect(await passwordWorks(email)).toBe(true)
  })

  it('that somebody opened in advance, without reading its mailbox, loses their ways in', async () => {
    const { email, id, token: waiting } = await aCustomer(shop)
    const token = tokenIn(await signIn(await idToken({ sub: `owner-${id}`, email, email_verified: 'true' })))
    expect(await whoIs(token)).toMatchObject({ id: String(id) })
    expect(await passwordWorks(email)).toBe(false)
    expect(refusedWith(await shop.send('{ customer { id } }', {}, { token: waiting }))?.[0]).toBe(
      'graphql-authorization',
    )
  })

  it('unverified, a new e-mail may open an account, which then waits where accounts are confirmed', async () => {
    await configure(shop, { create_account_confirmation: '1' })
    const person = { ...aPerson(), email_verified: false }
    const answer = await signIn(await idToken(person))
    expect(answer.data).toEqual({ createCustomerBySocialLogin: { customer_token: null, cachePrice: null } })
    expect(refusedWith(await signIn(await idToken(person)))).toEqual([
      'graphql-authentication',
      "This account isn't confirmed. Verify and try again.",
    ])
    await configure(shop, { create_account_confirmation: '0' })
  })

  it('a closed account is opened by nobody', async () => {
    const person = aPerson()
    const token = tokenIn(await signIn(await idToken(person)))
    const { id } = await whoIs(token)
    await shop.ask('mutation { deleteCustomer }', {}, { token })
    // The person may come back, as a new customer.
    expect((await whoIs(tokenIn(await signIn(await idToken(person))))).id).not.toBe(id)
  })
})

/** The old trick: HMAC with the public key, for servers that let the token choose how it is checked. */
async function signedWithPublicKey() {
  const secret = new TextEncoder().encode(JSON.stringify(keys.keys[0]))
  return new SignJWT(aPerson())
    .setProtectedHeader({ alg: 'HS256', kid: 'one' })
    .setIssuer(issuer)
    .setAudience('keepsake-google')
    .setExpirationTime('1h')
    .sign(secret)
}
