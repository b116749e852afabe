/** Whoever opens an account with a stranger's e-mail loses it, with all that is in it, once the mailbox is proven. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../request/visit.ts'
import { aDesignRevision } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { anIdentityProvider } from './testing/identity-provider.ts'
import { codeIn, configure, linkIn, mailsOf, PASSWORD, refusedWith } from './testing.ts'

const shop = await openTestShop()
const { idToken } = await anIdentityProvider(shop)

const NEW_PASSWORD = 'Another-Bay 43'
const SIGN_UP = `mutation ($input: CustomerInput!) { createCustomer(input: $input) {
  customer { id customer_token device_token } } }`
const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token } }`
const ADDRESS = `mutation { createCustomerAddress(input: { firstname: "Mallory", lastname: "Stone", street: ["1 Wharf Road"],
  city: "Ballina", region: { region_code: "NSW" }, postcode: "2478", country_code: AU, telephone: "0400 000 000",
  default_shipping: true }) { id } }`

let people = 0
const anEmail = () => `owner-${++people}@example.com`

interface Account {
  id: string
  token: string
  device: string
}

async function register(email: string, parts: object = {}): Promise<Account> {
  const input = { firstname: 'Robin', lastname: 'Marsh', email, password: PASSWORD, ...parts }
  const { customer } = (await shop.ask(SIGN_UP, { input })).createCustomer
  return { id: customer.id, token: customer.customer_token, device: customer.device_token }
}

/** Signs up with this e-mail, asking for confirmation when the shop does. */
async function registerWaiting(email: string): Promise<Account> {
  await configure(shop, { create_account_confirmation: '1' })
  const account = await register(email)
  await configure(shop, { create_account_confirmation: '0' })
  return account
}

/** An account that was moved to this e-mail. */
async function moveTo(email: string): Promise<Account> {
  const account = await register(anEmail())
  await shop.ask(
    'mutation ($email: String!, $password: String!) { updateCustomerEmail(email: $email, password: $password) { customer { id } } }',
    { email, password: PASSWORD },
    account,
  )
  return account
}

type Proof = (email: string, visit: Partial<Visit>) => Promise<unknown>

const byLink: Proof = async (email, visit) => {
  const key = linkIn((await mailsOf(shop, email))[0]).get('key')
  return shop.ask(
    'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
    { input: { email, confirmation_key: key } },
    visit,
  )
}
const byCode: Proof = async (email, visit) => {
  await mailsOf(shop)
  await shop.ask('mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }', { email })
  const code = codeIn((await mailsOf(shop, email))[0])
  return shop.ask(
    'mutation ($email: String!, $code: String!) { loginUniversalpassword(username: $email, password: $code) { token } }',
    { email, code },
    visit,
  )
}
const byReset: Proof = async (email, visit) => {
  await mailsOf(shop)
  await shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email })
  const token = linkIn((await mailsOf(shop, email))[0]).get('token')
  return shop.ask(
    `mutation ($email: String!, $token: String!, $password: String!) {
      resetPassword(email: $email, resetPasswordToken: $token, newPassword: $password) }`,
    { email, token, password: NEW_PASSWORD },
    visit,
  )
}
const byProvider: Proof = async (email, visit) =>
  shop.ask(
    `mutation ($token: String!) {
      createCustomerBySocialLogin(login_token_id: $token, login_source: "google") { customer_token } }`,
    { token: await idToken({ sub: `person-of-${email}`, email, email_verified: true }) },
    visit,
  )

const paths: [how: string, setUp: (email: string) => Promise<Account>, prove: Proof][] = [
  ['registered, then a mailed code', register, byCode],
  ['registered, then a mailed password link', register, byReset],
  ['registered, then a provider', register, byProvider],
  ['registered and waiting, then the mailed link', registerWaiting, byLink],
  ['moved there, then the mailed link', moveTo, byLink],
  ['moved there, then a mailed code', moveTo, byCode],
  ['moved there, then a mailed password link', moveTo, byReset],
  ['moved there, then a provider', moveTo, byProvider],
]

const isRefused = async (query: string, variables: object, visit: Partial<Visit> = {}) =>
  refusedWith(await shop.send(query, variables, visit)) !== undefined

describe('SH-18: an account that a stranger opened with the owner’s e-mail', () => {
  it.each(paths)('%s: nothing of the stranger is left', async (_, setUp, prove) => {
    const email = anEmail()
    const stranger = await setUp(email)
    const { id } = stranger
    const withToken = { token: stranger.token ?? '' }
    await shop.db.execute(
      sql`update customers set phone = '0400 666 666', birth_date = '1990-01-01' where id = ${id}`,
    )
    await shop.db.execute(sql`insert into social_identities (provider, subject, customer_id, created_at)
      values ('facebook', ${`stranger-${id}`}, ${id}, now())`)
    await shop.db.execute(sql`insert into wishlists (customer_id, name, visibility, sharing_code, updated_at)
      values (${id}, 'Planted', 'PRIVATE', ${`planted-${id}`}, now())`)
    const link = stranger.token ? await plantDesign(withToken) : undefined
    if (stranger.token) await shop.ask(ADDRESS, {}, withToken)

    await prove(email, {})

    expect(await isRefused(SIGN_IN, { email, password: PASSWORD })).toBe(true)
    expect(await isRefused('{ customer { id } }', {}, withToken)).toBe(true)
    if (link) {
      expect(await isRefused('query ($link: String) { savedDesigns(token: $link) { key } }', { link })).toBe(
        true,
      )
    }
    const { rows } = await shop.db.execute(sql`select phone, birth_date,
        (select count(*)::int from customer_addresses where customer_id = c.id) as addresses,
        (select count(*)::int from wishlists where customer_id = c.id) as wishlists,
        (select count(*)::int from design_lists where customer_id = c.id) as lists,
        (select count(*)::int from social_identities where customer_id = c.id and provider = 'facebook') as identities,
        (select count(*)::int from mailed_keys where customer_id = c.id and used_at is null) as keys
      from customers c where id = ${id}`)
    const nothing = { addresses: 0, wishlists: 0, lists: 0, identities: 0, keys: 0 }
    expect(rows).toEqual([{ phone: null, birth_date: null, ...nothing }])
  })

  it('the owner hears why the password does not work any more', async () => {
    const email = anEmail()
    await registerWaiting(email)
    await byLink(email, {})
    expect((await mailsOf(shop, email)).map(({ subject }) => subject)).toEqual([
      'Please choose a new password for Keepsake',
    ])
  })

  it('a sign-in that was checking the old password meanwhile gets no token', async () => {
    const email = anEmail()
    const { id } = await register(email)
    await Promise.all([
      byCode(email, {}),
      ...Array.from({ length: 5 }, () => shop.send(SIGN_IN, { email, password: PASSWORD })),
    ])
    const { rows } = await shop.db.execute(
      sql`select count(*)::int as tokens from customer_tokens where customer_id = ${id}`,
    )
    // The owner's own.
    expect(rows).toEqual([{ tokens: 1 }])
  })
})

describe('an owner who opened the account keeps everything', () => {
  const ways: [
    how: string,
    setUp: (email: string) => Promise<Account>,
    prove: Proof,
    own: 'token' | 'device',
  ][] = [
    ['a mailed code, still signed in', register, byCode, 'token'],
    ['a mailed code, in the browser that signed up', register, byCode, 'device'],
    ['a provider, still signed in', register, byProvider, 'token'],
    ['the mailed link, in the browser that signed up', registerWaiting, byLink, 'device'],
    ['the mailed link of a new e-mail, still signed in', moveTo, byLink, 'token'],
  ]
  it.each(ways)('%s', async (_, setUp, prove, own) => {
    const email = anEmail()
    const account = await setUp(email)
    await shop.db.execute(sql`update customers set phone = '0400 111 111' where id = ${account.id}`)
    await prove(email, { [own]: account[own] })
    expect(await isRefused(SIGN_IN, { email, password: PASSWORD })).toBe(false)
    const { rows } = await shop.db.execute(
      sql`select phone, confirmed_at is not null as proven from customers where id = ${account.id}`,
    )
    expect(rows).toEqual([{ phone: '0400 111 111', proven: true }])
  })

  it('the mailed link in another browser, with the password; a wrong one leaves the link good', async () => {
    const email = anEmail()
    await registerWaiting(email)
    const confirmation_key = linkIn((await mailsOf(shop, email))[0]).get('key')
    const confirm = (password: string) =>
      isRefused(
        'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email } } }',
        {
          input: { email, confirmation_key, password },
        },
      )
    expect(await confirm('Wrong-1234')).toBe(true)
    expect(await confirm(PASSWORD)).toBe(false)
    expect(await isRefused(SIGN_IN, { email, password: PASSWORD })).toBe(false)
  })

  it('a mailbox that was proven once: a code elsewhere changes nothing', async () => {
    const email = anEmail()
    const { token } = await register(email)
    await byCode(email, { token })
    await byCode(email, {})
    expect(await isRefused(SIGN_IN, { email, password: PASSWORD })).toBe(false)
    expect(await isRefused('{ customer { id } }', {}, { token })).toBe(false)
  })

  it('another account’s token or device is none of this one’s', async () => {
    const other = await register(anEmail())
    for (const visit of [{ token: other.token }, { device: other.device }, { device: 'forged.by.hand' }]) {
      const email = anEmail()
      await register(email)
      await byCode(email, visit)
      expect(await isRefused(SIGN_IN, { email, password: PASSWORD })).toBe(true)
    }
  })
})

/** A saved design, and the link by which the stranger goes on watching the list. */
async function plantDesign(visit: Partial<Visit>): Promise<string> {
  await aDesignRevision(shop.db)
  const { rows } = await shop.db.execute<{ key: string }>(sql`select key from designs limit 1`)
  await shop.ask('mutation ($key: ID!) { saveDesignToAccount(design_key: $key) { key } }', rows[0], visit)
  const { savedDesignsLink } = await shop.ask('mutation { savedDesignsLink { token } }', {}, visit)
  return savedDesignsLink.token
}
