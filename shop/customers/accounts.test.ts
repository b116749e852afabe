import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { openTestShop } from '../testing/shop.ts'
import {
  aCustomer,
  anUploadedCertificate,
  becomesMember,
  configure,
  linkIn,
  mailsOf,
  PASSWORD,
  REFUSED,
  refusedWith,
} from './testing.ts'

const shop = await openTestShop()

const signUp = (input: object, visit = {}) =>
  shop.send(
    `mutation ($input: CustomerInput!) { createCustomer(input: $input) {
      customer { id firstname lastname email is_subscribed customer_token confirmation_status } } }`,
    { input },
    visit,
  )
const newCustomer = (answer: Awaited<ReturnType<typeof signUp>>) =>
  (answer.data as { createCustomer: { customer: Record<string, unknown> } }).createCustomer.customer
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

const PROFILE = `customer { id customer_id firstname lastname middlename prefix suffix email dob date_of_birth created_at
  taxvat telephone phone_no gst_number gst_certificate gender group_id group { name } group_name default_billing default_shipping
  confirmation_status allow_remote_shopping_assistance subscribed_for_auto_champ_membership is_subscribed_champ_membership
  is_subscribed custom_attributes(attributeCodes: ["x"]) { code } customer_token }`

describe('H-06, M-13, M-14: registering', () => {
  it('H-29, H-36: opens an account and answers a token that signs in', async () => {
    const customer = newCustomer(
      await signUp({ ...person, email: ' Robin@Example.com ', is_subscribed: false, recaptcha_response: '' }),
    )
    expect(customer).toEqual({
      id: expect.stringMatching(/^\d+$/),
      firstname: 'Robin',
      lastname: 'Marsh',
      email: 'Robin@Example.com',
      is_subscribed: false,
      customer_token: expect.stringMatching(/^[\w-]{43}$/),
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
    })
    const { customer: me } = await shop.ask(
      '{ customer { email customer_token } }',
      {},
      {
        token: customer.customer_token as string,
      },
    )
    // Shown once, and never again.
    expect(me).toEqual({ email: 'Robin@Example.com', customer_token: null })
  })

  it('the newer call takes the same, with names and e-mail demanded', async () => {
    const { createCustomerV2 } = await shop.ask(
      'mutation ($input: CustomerCreateInput!) { createCustomerV2(input: $input) { customer { email allow_remote_shopping_assistance customer_token } } }',
      { input: { ...person, email: 'v2@example.com', allow_remote_shopping_assistance: true } },
    )
    expect(createCustomerV2.customer).toMatchObject({
      email: 'v2@example.com',
      allow_remote_shopping_assistance: true,
    })
  })

  it('an e-mail has one account, however it is written and however many try at once', async () => {
    const taken = [
      'graphql-input',
      'A customer with the same email address already exists in an associated website.',
    ]
    const answers = await Promise.all(
      ['twin@example.com', 'TWIN@example.com', 'Twin@Example.Com'].map((email) =>
        signUp({ ...person, email }),
      ),
    )
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(answers.map(refusedWith).filter(Boolean)).toEqual([taken, taken])
  })

  it.each([
    [{ firstname: '', email: 'a@b.co' }, 'Required parameters are missing: First Name'],
    [{ firstname: ' ', lastname: null }, 'Required parameters are missing: First Name, Last Name, Email'],
    [{ email: 'a b@c.co' }, '"a b@c.co" is not a valid email address.'],
    [
      { email: 'a@b.co', password: 'abcdefgh' },
      'Please enter atleast 8 characters. It should be combination of any three of four - one capital letter/one small letter/one special character/one numeric character. Leading or trailing spaces will be ignored.',
    ],
    [{ email: 'a@b.co', dob: '31/12/1990' }, 'Please enter a valid full date.'],
    [{ email: 'a@b.co', phone_no: '12' }, 'Please enter a valid phone.'],
    [
      { email: 'a@b.co', gst_number: '51824753556' },
      'Please enter a valid GST number: 15 letters and digits, at least one of each.',
    ],
  ])('%o is refused', async (part, message) => {
    expect(refusedWith(await signUp({ ...person, ...part }))).toEqual(['graphql-input', message])
  })

  it('M-13, SH-33: keeps what the form collects, in the contract’s spelling', async () => {
    const gst_certificate = await anUploadedCertificate(shop)
    const { token } = await aCustomer(shop, {
      dob: '12/31/1990',
      phone_no: ' 0400 000 000 ',
      gst_number: '22aaaaa0000a1z5',
      gst_certificate,
      middlename: 'K.',
      prefix: 'Dr',
      suffix: 'Jr',
      taxvat: '51824753556',
      gender: 3,
    })
    const { customer } = await shop.ask(`{ ${PROFILE} }`, {}, { token })
    expect(customer).toMatchObject({
      dob: '1990-12-31',
      date_of_birth: '1990-12-31',
      phone_no: '0400 000 000',
      telephone: '0400 000 000',
      gst_number: '22AAAAA0000A1Z5',
      gst_certificate,
      middlename: 'K.',
      prefix: 'Dr',
      suffix: 'Jr',
      taxvat: '51824753556',
      gender: 3,
    })
  })

  it('without a password a link to choose one is mailed', async () => {
    const { email } = await aCustomer(shop, { password: null })
    const [mail] = await mailsOf(shop, email)
    expect(mail?.subject).toBe('Choose a password for your Keepsake account')
    expect(mail?.text).toContain('https://shop.example/customer/create-password?id=')
  })

  it('an account that is open at once is welcomed by mail', async () => {
    await signUp({ ...person, email: 'welcome@example.com' }, { address: '203.0.113.21' })
    const mails = await mailsOf(shop, 'welcome@example.com')
    expect(mails.map(({ subject }) => subject)).toEqual(['Welcome to Keepsake'])
    expect(mails[0]?.text).toMatch(/If this was not you, please answer this email at once/)
  })

  it('SH-18: one visitor cannot open accounts, or look for them, without end', async () => {
    const visit = { address: '203.0.113.20' }
    for (let tries = 0; tries < 20; tries++) await signUp({ ...person, email: 'twin@example.com' }, visit)
    expect(refusedWith(await signUp({ ...person, email: 'new@example.com' }, visit))).toEqual([
      'graphql-input',
      'Too many tries. Please wait 10 minutes and try again.',
    ])
  })

  it('M-13, CA-62: a wish for the newsletter is asked by mail, and unticking ends it', async () => {
    const { token } = await aCustomer(shop, { is_subscribed: true })
    const subscribed = async () => (await shop.ask('{ customer { is_subscribed } }', {}, { token })).customer
    // Asked by mail: nobody has shown yet that the mailbox is theirs.
    expect(await subscribed()).toEqual({ is_subscribed: false })
    const { email, id } = (await shop.ask('{ customer { email id } }', {}, { token })).customer
    await shop.db.execute(sql`update customers set confirmed_at = now() where id = ${Number(id)}`)
    await change(token, { is_subscribed: true })
    expect(await subscribed(), email).toEqual({ is_subscribed: true })
    await change(token, { is_subscribed: false })
    expect(await subscribed()).toEqual({ is_subscribed: false })
  })
})

describe('where accounts must be confirmed', () => {
  const confirm = (email: string, confirmation_key: string, password?: string) =>
    shop.send(
      'mutation ($input: ConfirmEmailInput!) { confirmEmail(input: $input) { customer { email confirmation_status } } }',
      { input: { email, confirmation_key, password } },
    )
  const resend = (email: string) =>
    shop.send('mutation ($email: String!) { resendConfirmationEmail(email: $email) }', { email })

  it('H-36: no token is answered, and only the right password hears why it does not open', async () => {
    await configure(shop, { create_account_confirmation: '1' })
    const customer = newCustomer(await signUp({ ...person, email: 'waiting@example.com' }))
    expect(customer.customer_token).toBeNull()
    expect(await signInRefusal('waiting@example.com', PASSWORD)).toEqual([
      'graphql-authentication',
      "This account isn't confirmed. Verify and try again.",
    ])
    expect(await signInRefusal('waiting@example.com', 'Wrong-1234')).toEqual([
      'graphql-authentication',
      REFUSED,
    ])
  })

  it('M-18: the mailed link confirms, once; any other key is refused alike', async () => {
    await signUp({ ...person, email: 'link@example.com' })
    const link = linkIn((await mailsOf(shop, 'link@example.com'))[0])
    const key = link.get('key') ?? ''
    const wrong = ['graphql-input', 'The confirmation token is invalid. Verify the token and try again.']
    expect(refusedWith(await confirm('link@example.com', 'x'))).toEqual(wrong)
    expect(refusedWith(await confirm('waiting@example.com', key))).toEqual(wrong)
    expect(refusedWith(await confirm('nobody@example.com', key))).toEqual(wrong)
    expect((await confirm('Link@Example.com', key, PASSWORD)).data).toEqual({
      confirmEmail: { customer: { email: 'link@example.com', confirmation_status: 'ACCOUNT_CONFIRMED' } },
    })
    expect(await signInRefusal('link@example.com', PASSWORD)).toBeUndefined()
    expect(refusedWith(await confirm('link@example.com', key))).toEqual([
      'graphql-input',
      'The account is already active.',
    ])
    // Without the key nobody learns that there is an account.
    expect(refusedWith(await confirm('link@example.com', 'x'))).toEqual(wrong)
  })

  it('a link is good for a week', async () => {
    await signUp({ ...person, email: 'slow@example.com' })
    const key = linkIn((await mailsOf(shop, 'slow@example.com'))[0]).get('key') ?? ''
    shop.clock.advance(7 * 24 * 3600_000)
    expect(refusedWith(await confirm('slow@example.com', key))?.[1]).toBe(
      'The confirmation token is invalid. Verify the token and try again.',
    )
  })

  it('H-16, SH-18: a link can be asked for again, and the answer tells nobody who has an account', async () => {
    await signUp({ ...person, email: 'again@example.com' })
    await mailsOf(shop)
    for (const email of ['again@example.com', 'link@example.com', 'nobody@example.com']) {
      expect((await resend(email)).data, email).toEqual({ resendConfirmationEmail: true })
    }
    // Waiting accounts only: one is confirmed, one is none.
    const mails = await mailsOf(shop)
    expect(mails.map(({ to }) => to)).toEqual(['again@example.com'])
    expect((await confirm('again@example.com', linkIn(mails[0]).get('key') ?? '')).errors).toBeUndefined()
    expect(refusedWith(await resend('no e-mail'))).toEqual([
      'graphql-input',
      'The email address has an invalid format.',
    ])
  })

  it('a shop that asks for no confirmation says so', async () => {
    await configure(shop, { create_account_confirmation: '0' })
    expect(refusedWith(await resend('again@example.com'))).toEqual([
      'graphql-input',
      "Confirmation isn't needed.",
    ])
    expect(await signInRefusal('waiting@example.com', PASSWORD)).toBeUndefined()
  })
})

describe('I-24, M-19, M-20: the profile', () => {
  it('I-26: has every field of the contract, with the group’s name', async () => {
    const { token, id, email } = await aCustomer(shop)
    const { customer } = await shop.ask(`{ ${PROFILE} }`, {}, { token })
    expect(customer).toEqual({
      id: String(id),
      customer_id: String(id),
      firstname: 'Robin',
      lastname: 'Marsh',
      middlename: null,
      prefix: null,
      suffix: null,
      email,
      dob: null,
      date_of_birth: null,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/),
      taxvat: null,
      telephone: null,
      phone_no: null,
      gst_number: null,
      gst_certificate: null,
      gender: null,
      group_id: expect.any(Number),
      group: { name: 'General' },
      group_name: 'General',
      default_billing: null,
      default_shipping: null,
      confirmation_status: 'ACCOUNT_CONFIRMATION_NOT_REQUIRED',
      allow_remote_shopping_assistance: false,
      subscribed_for_auto_champ_membership: false,
      is_subscribed_champ_membership: false,
      is_subscribed: false,
      custom_attributes: [],
      customer_token: null,
    })
  })

  it('never gives the password away', async () => {
    expect((await shop.send('{ customer { password } }')).errors?.[0]?.message).toContain(
      'Cannot query field "password"',
    )
  })

  it('changes what is sent, keeps what is not, and clears what is empty', async () => {
    const { token } = await aCustomer(shop, { phone_no: '0400 000 000', taxvat: '1', middlename: 'K.' })
    const { updateCustomerV2 } = await shop.ask(
      'mutation ($input: CustomerUpdateInput!) { updateCustomerV2(input: $input) { customer { firstname lastname phone_no taxvat middlename } } }',
      { input: { firstname: ' Alex ', taxvat: '', middlename: null } },
      { token },
    )
    expect(updateCustomerV2.customer).toEqual({
      firstname: 'Alex',
      lastname: 'Marsh',
      phone_no: '0400 000 000',
      taxvat: null,
      middlename: 'K.',
    })
    expect(refusedWith(await change(token, { firstname: ' ' }))).toEqual([
      'graphql-input',
      'Required parameters are missing: First Name',
    ])
    expect(refusedWith(await change(token, { phone_no: 'call me' }))?.[1]).toBe('Please enter a valid phone.')
    expect((await change(token, {})).errors).toBeUndefined()
  })

  it('I-24, CA-113: a membership bought shows until it ends', async () => {
    const { token, id } = await aCustomer(shop)
    const isMember = async () =>
      (await shop.ask('{ customer { is_subscribed_champ_membership } }', {}, { token })).customer
        .is_subscribed_champ_membership
    await becomesMember(shop, id, shop.clock.now())
    expect(await isMember()).toBe(true)
    await becomesMember(shop, id, new Date('2020-01-01'))
    await shop.db.execute(sql`update customers set member_until = '2020-01-01' where id = ${id}`)
    expect(await isMember()).toBe(false)
  })
})

describe('isEmailAvailable', () => {
  const available = (email: string, visit = {}) =>
    shop.send(
      'query ($email: String!) { isEmailAvailable(email: $email) { is_email_available } }',
      { email },
      visit,
    )

  it('says whether an account could be opened', async () => {
    const { email } = await aCustomer(shop)
    expect((await available(email.toUpperCase())).data).toEqual({
      isEmailAvailable: { is_email_available: false },
    })
    expect((await available('free@example.com')).data).toEqual({
      isEmailAvailable: { is_email_available: true },
    })
    expect(refusedWith(await available('a@b'))).toEqual([
      'graphql-input',
      '"a@b" is not a valid email address.',
    ])
    expect(refusedWith(await available(''))).toEqual([
      'graphql-input',
      'Required parameter "email" is missing',
    ])
  })

  it('SH-18: is no way to try a list of addresses', async () => {
    const visit = { address: '203.0.113.30' }
    for (let tries = 0; tries < 30; tries++) await available(`list-${tries}@example.com`, visit)
    expect(refusedWith(await available('free@example.com', visit))?.[1]).toBe(
      'Too many tries. Please wait a moment and try again.',
    )
  })
})
