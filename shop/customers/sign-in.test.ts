import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import { aCustomer, codeIn, configure, mailsOf, PASSWORD, REFUSED, refusedWith } from './testing.ts'

const shop = await openTestShop()

const signIn = (email: string, password: string, visit = {}) =>
  shop.send(
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token customer_token_lifetime } }',
    { email, password },
    visit,
  )
const tokenOf = async (email: string) =>
  (
    await shop.ask(
      'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token customer_token_lifetime } }',
      { email, password: PASSWORD },
    )
  ).generateCustomerToken
const whoIs = (token: string) => shop.send('{ customer { email } }', {}, { token })
const askForCode = (email: string, visit = {}) =>
  shop.ask(
    'mutation ($email: String!) { loginByEmailOtpData(email: $email) { email store_id success haserror message } }',
    { email },
    visit,
  )
const signInWithCode = async (email: string, code: string, logintype?: string) =>
  (
    await shop.ask(
      `mutation ($email: String!, $code: String!, $logintype: String) {
        loginUniversalpassword(username: $email, password: $code, logintype: $logintype) { success message token cachePrice }
      }`,
      { email, code, logintype },
    )
  ).loginUniversalpassword

const UNAUTHORIZED = ['graphql-authorization', "The current customer isn't authorized."]

describe('H-03, M-09: a customer signs in with e-mail and password', () => {
  it('however the e-mail is written, and whatever blanks stand around the password', async () => {
    const { email } = await aCustomer(shop)
    const answer = await signIn(` ${email.toUpperCase()} `, ` ${PASSWORD} `)
    expect(answer.data).toEqual({
      generateCustomerToken: {
        token: expect.stringMatching(/^[\w-]{43}$/),
        customer_token_lifetime: 168 * 3600,
      },
    })
  })

  it('H-02, S-02: the token, sent as bearer, says who asks', async () => {
    const { email } = await aCustomer(shop)
    const { token } = await tokenOf(email)
    expect((await whoIs(token)).data).toEqual({ customer: { email } })
  })

  it('O-16: a wrong password and an unknown e-mail are answered alike', async () => {
    const { email } = await aCustomer(shop)
    for (const [who, password] of [
      [email, 'Wrong-1234'],
      ['nobody@example.com', PASSWORD],
      ['not an e-mail', PASSWORD],
      [email, 'x'.repeat(20_000)],
    ] as const) {
      expect(refusedWith(await signIn(who, password))).toEqual(['graphql-authentication', REFUSED])
    }
  })

  it('an account without a password is not opened by an empty one', async () => {
    const { email } = await aCustomer(shop, { password: null })
    expect(refusedWith(await signIn(email, ' '))).toEqual(['graphql-authentication', REFUSED])
  })

  it('missing values are named', async () => {
    expect(refusedWith(await signIn('', 'x'))).toEqual([
      'graphql-input',
      'Required parameter "email" is missing',
    ])
    expect(refusedWith(await signIn('a@b.co', ''))).toEqual([
      'graphql-input',
      'Required parameter "password" is missing',
    ])
  })

  it('SH-18: after five wrong passwords the right one waits, for known and unknown accounts alike', async () => {
    const { email } = await aCustomer(shop)
    for (const who of [email, 'unknown-too@example.com']) {
      for (let tries = 0; tries < 5; tries++) await signIn(who, 'Wrong-1234')
      expect(refusedWith(await signIn(who, PASSWORD))).toEqual(['graphql-authentication', REFUSED])
    }
  })

  it('SH-18: fifty guesses at once get through five times at most', async () => {
    const { email } = await aCustomer(shop)
    const guesses = Array.from({ length: 50 }, (_, index) =>
      index === 49 ? PASSWORD : `Wrong-${1000 + index}`,
    )
    const answers = await Promise.all(guesses.map((guess) => signIn(email, guess)))
    // Only the count decides: the right guess was late.
    expect(
      answers.filter(({ data }) => (data as { generateCustomerToken: unknown }).generateCustomerToken),
    ).toEqual([])
  })

  it('SH-18: a right password resets the count of wrong ones', async () => {
    const { email } = await aCustomer(shop)
    for (let round = 0; round < 2; round++) {
      for (let tries = 0; tries < 4; tries++) await signIn(email, 'Wrong-1234')
      expect((await tokenOf(email)).token).toBeTruthy()
    }
  })

  it('SH-18: one address cannot try passwords of many accounts without end', async () => {
    const { email } = await aCustomer(shop)
    const visit = { address: '203.0.113.7' }
    for (let tries = 0; tries < 60; tries++) await signIn(`spray-${tries}@example.com`, 'Wrong-1234', visit)
    expect(refusedWith(await signIn(email, PASSWORD, visit))).toEqual(['graphql-authentication', REFUSED])
    expect((await tokenOf(email)).token).toBeTruthy()
  })
})

describe('a token', () => {
  it('ends when its time is over, which the configuration says', async () => {
    const { email } = await aCustomer(shop)
    await configure(shop, { customer_access_token_lifetime: '1' })
    const { token, customer_token_lifetime } = await tokenOf(email)
    expect(customer_token_lifetime).toBe(3600)
    shop.clock.advance(3599_000)
    expect((await whoIs(token)).errors).toBeUndefined()
    shop.clock.advance(1_000)
    expect(refusedWith(await whoIs(token))).toEqual(UNAUTHORIZED)
    await configure(shop, { customer_access_token_lifetime: '168' })
  })

  it.each(['', 'x', 'x'.repeat(5_000), "' or 1=1 --"])('%j opens nothing', async (token) => {
    expect(await whoIs(token)).toMatchObject({
      data: { customer: null },
      errors: [{ message: UNAUTHORIZED[1] }],
    })
  })

  it('is kept as a hash only', async () => {
    const { token } = await aCustomer(shop)
    const { rows } = await shop.db.execute(sql`select * from customer_tokens`)
    expect(JSON.stringify(rows)).not.toContain(token)
  })

  it('H-01, S-01: without one a shopper is a guest, and O-10: customers’ calls are refused as unauthorized', async () => {
    for (const operation of [
      '{ customer { email } }',
      'mutation { revokeCustomerToken { result } }',
      'mutation { changeCustomerPassword(currentPassword: "a", newPassword: "b") { id } }',
      'mutation { updateCustomerV2(input: {}) { customer { id } } }',
      'mutation { updateCustomerEmail(email: "a@b.co", password: "x") { customer { id } } }',
      'mutation { deleteCustomer }',
      'mutation { createCustomerAddress(input: {}) { id } }',
      'mutation { updateCustomerAddress(id: 1, input: {}) { id } }',
      'mutation { deleteCustomerAddress(id: 1) }',
    ]) {
      expect(refusedWith(await shop.send(operation)), operation).toEqual(UNAUTHORIZED)
    }
  })

  it('asks the database once, however many fields of the request need the customer', async () => {
    const { token } = await aCustomer(shop)
    await whoIs(token)
    const before = shop.queriesSent()
    await shop.ask(
      '{ customer { email firstname group { name } } again: customer { lastname } }',
      {},
      { token },
    )
    // One for the token, one for the customer.
    expect(shop.queriesSent() - before).toBe(2)
  })
})

describe('H-37, M-12: signing out', () => {
  it('ends the token on every device', async () => {
    const { email, token } = await aCustomer(shop)
    const other = await tokenOf(email)
    const { revokeCustomerToken } = await shop.ask(
      'mutation { revokeCustomerToken { result } }',
      {},
      { token },
    )
    expect(revokeCustomerToken).toEqual({ result: true })
    for (const old of [token, other.token]) expect(refusedWith(await whoIs(old))).toEqual(UNAUTHORIZED)
  })
})

describe('H-04, M-10, M-11, CA-61: a customer signs in with a mailed code', () => {
  it('once', async () => {
    const { email } = await aCustomer(shop)
    const { loginByEmailOtpData } = await askForCode(email)
    expect(loginByEmailOtpData).toEqual({
      email,
      store_id: 2,
      success: true,
      haserror: false,
      message: `If there is an account associated with ${email} you will receive an email with a code to sign in.`,
    })
    const [mail] = await mailsOf(shop, email)
    const code = codeIn(mail)
    expect(mail).toMatchObject({ to: email, subject: `${code} is your Keepsake sign-in code` })
    const signedIn = await signInWithCode(email, code, 'otp')
    expect(signedIn).toEqual({
      success: true,
      message: 'You have successfully logged in.',
      token: expect.any(String),
      cachePrice: null,
    })
    expect((await whoIs(signedIn.token)).data).toEqual({ customer: { email } })
    expect(await signInWithCode(email, code)).toEqual({
      success: false,
      message: REFUSED,
      token: null,
      cachePrice: null,
    })
  })

  it('tells of the campaign that the customer’s group is in', async () => {
    const { email, id } = await aCustomer(shop)
    await shop.db.execute(
      sql`insert into customer_groups (name, price_cache) values ('Photo club', 'club699')`,
    )
    await shop.db.execute(
      sql`update customers set group_id = (select id from customer_groups where name = 'Photo club') where id = ${id}`,
    )
    await askForCode(email)
    expect((await signInWithCode(email, codeIn((await mailsOf(shop, email))[0]))).cachePrice).toBe('club699')
  })

  it('SH-18: who has no account gets the same answer, and no mail', async () => {
    const known = await aCustomer(shop)
    await mailsOf(shop)
    const answers = []
    for (const email of [known.email, 'stranger@example.com']) {
      const { loginByEmailOtpData } = await askForCode(email)
      answers.push(JSON.stringify(loginByEmailOtpData).replaceAll(email, '…'))
    }
    expect(answers[0]).toBe(answers[1])
    expect((await mailsOf(shop)).map(({ to }) => to)).toEqual([known.email])
    expect((await signInWithCode('stranger@example.com', '123456')).message).toBe(REFUSED)
  })

  it('asking costs the same queries whether or not there is an account', async () => {
    const { email } = await aCustomer(shop)
    const counts = []
    for (const who of [email, 'a-stranger@example.com']) {
      const before = shop.queriesSent()
      await askForCode(who)
      counts.push(shop.queriesSent() - before)
    }
    expect(counts[0]).toBe(counts[1])
  })

  it('SH-18: within ten minutes, and five tries end it, even all at once', async () => {
    const late = await aCustomer(shop)
    await askForCode(late.email)
    const lateCode = codeIn((await mailsOf(shop, late.email))[0])
    shop.clock.advance(10 * 60_000)
    expect((await signInWithCode(late.email, lateCode)).success).toBe(false)

    const guessed = await aCustomer(shop)
    await askForCode(guessed.email)
    const code = codeIn((await mailsOf(shop, guessed.email))[0])
    const wrong = String((Number(code) + 1) % 1_000_000).padStart(6, '0')
    await Promise.all(Array.from({ length: 5 }, () => signInWithCode(guessed.email, wrong)))
    expect((await signInWithCode(guessed.email, code)).success).toBe(false)
  })

  it('five wrong codes that reach the check end the right one, without any limit of the visitor', async () => {
    const { email, id } = await aCustomer(shop)
    await askForCode(email)
    const code = codeIn((await mailsOf(shop, email))[0])
    await shop.db.execute(sql`update sign_in_codes set tries = 5 where customer_id = ${id}`)
    expect((await signInWithCode(email, code)).success).toBe(false)
  })

  it('two at once with the same code: one gets in', async () => {
    const { email } = await aCustomer(shop)
    await askForCode(email)
    const code = codeIn((await mailsOf(shop, email))[0])
    const both = await Promise.all([signInWithCode(email, code), signInWithCode(email, code)])
    expect(both.filter(({ success }) => success)).toHaveLength(1)
  })

  it('a newer code replaces an older one, also when the mails are written in the wrong order', async () => {
    const { email } = await aCustomer(shop)
    await askForCode(email)
    const first = codeIn((await mailsOf(shop, email))[0])
    shop.clock.advance(1_000)
    await askForCode(email)
    const second = codeIn((await mailsOf(shop, email))[0])
    expect((await signInWithCode(email, first)).success).toBe(false)
    expect((await signInWithCode(email, second)).success).toBe(true)
  })

  it('a code is for its own account, and for this kind of sign-in', async () => {
    const one = await aCustomer(shop)
    const other = await aCustomer(shop)
    await askForCode(one.email)
    const code = codeIn((await mailsOf(shop, one.email))[0])
    expect((await signInWithCode(other.email, code)).success).toBe(false)
    expect((await signInWithCode(one.email, code, 'master')).success).toBe(false)
    expect((await signInWithCode(one.email, ` ${code.slice(0, 3)} ${code.slice(3)} `)).success).toBe(true)
  })

  it('is no password', async () => {
    const { email } = await aCustomer(shop)
    expect(await signInWithCode(email, PASSWORD)).toEqual({
      success: false,
      message: REFUSED,
      token: null,
      cachePrice: null,
    })
  })

  it('SH-18: mails are not sent without end, and the answer to that is the same for everybody', async () => {
    const { email } = await aCustomer(shop)
    for (const who of [email, 'flooded@example.com']) {
      for (let asked = 0; asked < 3; asked++)
        expect((await askForCode(who)).loginByEmailOtpData.success).toBe(true)
      expect((await askForCode(who)).loginByEmailOtpData).toMatchObject({
        success: false,
        haserror: true,
        message: 'Too many tries. Please wait 10 minutes and try again.',
      })
    }
    expect(await mailsOf(shop, email)).toHaveLength(3)
  })

  it('N-08: what is no e-mail is said so', async () => {
    expect((await askForCode('a@b')).loginByEmailOtpData).toMatchObject({
      success: false,
      haserror: true,
      message:
        'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example name@example.com.',
    })
  })

  it('neither the queue nor the database knows the code', async () => {
    const { email } = await aCustomer(shop)
    await askForCode(email)
    const { rows: queue } = await shop.db.execute(
      sql`select data from pgboss.job where name = 'send-sign-in-code'`,
    )
    const code = codeIn((await mailsOf(shop, email))[0])
    const { rows: codes } = await shop.db.execute(sql`select * from sign_in_codes`)
    expect(queue).toHaveLength(1)
    expect(JSON.stringify([queue, codes])).not.toContain(code)
  })
})

describe('N-14, SH-19: where the captcha is on', () => {
  it('signing in, asking for a code, registering and forgetting ask for it', async () => {
    await configure(shop, {
      captcha_forms:
        'CUSTOMER_LOGIN,CUSTOMER_CREATE,CUSTOMER_FORGOT_PASSWORD,CUSTOMER_EDIT,RESEND_CONFIRMATION_EMAIL',
    })
    const failed = ['graphql-input', 'ReCaptcha validation failed, please try again']
    for (const operation of [
      'mutation { generateCustomerToken(email: "a@b.co", password: "x") { token } }',
      'mutation { generateCustomerToken(email: "a@b.co", password: "x", recaptcha_response: "forged") { token } }',
      'mutation { loginByEmailOtpData(email: "a@b.co") { success } }',
      'mutation { loginUniversalpassword(username: "a@b.co", password: "1") { success } }',
      'mutation { createCustomer(input: { firstname: "A", lastname: "B", email: "a@b.co" }) { customer { id } } }',
      'mutation { requestPasswordResetEmail(email: "a@b.co") }',
      'mutation { resendConfirmationEmail(email: "a@b.co") }',
    ]) {
      expect(refusedWith(await shop.send(operation)), operation).toEqual(failed)
    }
    await configure(shop, { captcha_forms: '' })
  })
})
