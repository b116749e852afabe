/** Guessing ends, and whoever guesses does not keep the customer out. SH-18. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { describe, expect, it } from 'vitest'
import type { Visit } from '../request/visit.ts'
import { openTestShop } from '../testing/shop.ts'
import { aCustomer, codeIn, mailsOf, PASSWORD, REFUSED, refusedWith } from './testing.ts'

const shop = await openTestShop()

const HOME: Partial<Visit> = { address: '198.51.100.1' }
const CAPTCHA = ['graphql-input', 'ReCaptcha validation failed, please try again']
const LOCKED = ['graphql-authentication', REFUSED]

const SIGN_IN = `mutation ($email: String!, $password: String!) {
  generateCustomerToken(email: $email, password: $password) { token device_token } }`
const signIn = (email: string, password: string, visit: Partial<Visit>) =>
  shop.send(SIGN_IN, { email, password }, visit)
const refusalOf = async (email: string, visit: Partial<Visit>, password = PASSWORD) =>
  refusedWith(await signIn(email, password, visit))

/** Wrong passwords, five from each address, one address after the other. */
async function guess(email: string, tries: number, network = '203.0.113'): Promise<void> {
  for (let done = 0; done < tries; done++) {
    await signIn(email, 'Wrong-1234', { address: `${network}.${Math.floor(done / 5)}` })
  }
}

describe('SH-18: wrong passwords from elsewhere', () => {
  it('eight from one address end there, and the customer signs in at home', async () => {
    const { email } = await aCustomer(shop)
    const there = { address: '203.0.113.1' }
    for (let tries = 0; tries < 8; tries++) await signIn(email, 'Wrong-1234', there)
    expect(await refusalOf(email, there)).toEqual(LOCKED)
    expect(await refusalOf(email, HOME)).toBeUndefined()
  })

  it('from many addresses ask everybody for a captcha, known and unknown accounts alike', async () => {
    const { email } = await aCustomer(shop)
    for (const who of [email, 'nobody-at-all@example.com']) {
      await guess(who, 20)
      expect(await refusalOf(who, HOME)).toEqual(CAPTCHA)
      expect(await refusalOf(who, { ...HOME, captcha: 'forged' })).toEqual(CAPTCHA)
    }
    expect(await refusalOf(email, { ...HOME, captcha: await aSolvedCaptcha() })).toBeUndefined()
  })

  it('do not hold up a browser that has signed in before, which has tries of its own', async () => {
    const { email } = await aCustomer(shop)
    const first = await shop.ask(SIGN_IN, { email, password: PASSWORD }, HOME)
    const device = first.generateCustomerToken.device_token
    await guess(email, 20)
    const known = { ...HOME, device }
    expect(await refusalOf(email, known)).toBeUndefined()
    for (let tries = 0; tries < 5; tries++) await signIn(email, 'Wrong-1234', known)
    expect(await refusalOf(email, known)).toEqual(LOCKED)
  })

  it('a browser is known to its own account only, and not by a forged mark', async () => {
    const { email } = await aCustomer(shop)
    const other = await aCustomer(shop)
    const { generateCustomerToken } = await shop.ask(
      SIGN_IN,
      { email: other.email, password: PASSWORD },
      HOME,
    )
    await guess(email, 20)
    const { device_token } = generateCustomerToken
    for (const device of [device_token, `${device_token}x`, 'x'.repeat(10_000), '']) {
      expect(await refusalOf(email, { ...HOME, device })).toEqual(CAPTCHA)
    }
  })

  it('leave the mailed code usable', async () => {
    const { email } = await aCustomer(shop)
    await guess(email, 20)
    await shop.ask(
      'mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }',
      { email },
      HOME,
    )
    const code = codeIn((await mailsOf(shop, email))[0])
    expect(await checkCode(email, code, HOME)).toMatchObject({ success: true })
  })

  it('from one address, refused there, do not count against the account', async () => {
    const { email } = await aCustomer(shop)
    for (let tries = 0; tries < 25; tries++) await signIn(email, 'Wrong-1234', { address: '203.0.113.2' })
    expect(await refusalOf(email, HOME)).toBeUndefined()
  })

  it('a customer who signs in often is not taken for somebody who guesses', async () => {
    const { email } = await aCustomer(shop)
    for (let times = 0; times < 25; times++) {
      expect(await refusalOf(email, { address: `198.51.100.${times}` })).toBeUndefined()
    }
  })
})

describe('SH-18: the mailed code', () => {
  const request = (email: string, visit: Partial<Visit>) =>
    shop.ask(
      'mutation ($email: String!) { loginByEmailOtpData(email: $email) { success } }',
      { email },
      visit,
    )

  it('cannot be used up by somebody who asks for codes, or tries them, at one address', async () => {
    const { email } = await aCustomer(shop)
    const there = { address: '203.0.113.3' }
    for (let tries = 0; tries < 12; tries++) {
      await request(email, there)
      await checkCode(email, '000000', there)
    }
    expect((await request(email, HOME)).loginByEmailOtpData.success).toBe(true)
    const code = codeIn((await mailsOf(shop, email)).at(-1))
    expect(await checkCode(email, code, HOME)).toMatchObject({ success: true })
  })

  it('is guessed fifty times a day from all addresses together; then a captcha is asked for', async () => {
    const { email } = await aCustomer(shop)
    for (let tries = 0; tries < 50; tries++) {
      await checkCode(email, '000000', { address: `192.0.2.${Math.floor(tries / 5)}` })
    }
    expect(await checkCode(email, '000000', HOME)).toMatchObject({ success: false, message: CAPTCHA[1] })
  })
})

describe('SH-18: a mailed password link', () => {
  it('comes to the customer while somebody else asks for links all day', async () => {
    const { email } = await aCustomer(shop)
    const ask = (visit: Partial<Visit>) =>
      shop.ask('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', { email }, visit)
    for (let tries = 0; tries < 12; tries++) await ask({ address: '203.0.113.4' })
    await mailsOf(shop)
    await ask(HOME)
    expect(await mailsOf(shop, email)).toHaveLength(1)
  })
})

async function aSolvedCaptcha(): Promise<string> {
  const challenge = await shop.captcha.challenge()
  if (!challenge) throw new Error('Expected a challenge')
  const solution = await solveChallenge({ challenge, deriveKey })
  return Buffer.from(JSON.stringify({ challenge, solution })).toString('base64')
}

async function checkCode(email: string, code: string, visit: Partial<Visit>) {
  const { loginUniversalpassword } = await shop.ask(
    `mutation ($email: String!, $code: String!) {
      loginUniversalpassword(username: $email, password: $code) { success message } }`,
    { email, code },
    visit,
  )
  return loginUniversalpassword
}
