import { asc, eq } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import type { Mail } from '#platform/mail/mail.ts'
import { brand } from '../brands/brand.ts'
import { aCustomer } from '../customers/testing.ts'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'
import { solvedCaptcha } from '../testing/solved-captcha.ts'
import { takeJobs } from '../testing/waiting-jobs.ts'
import { renderMail } from '../wiring/mail-templates.ts'
import { sendConfirmationRequest, sendWelcome } from './commands/send-mails.ts'
import { askToConfirmJob, welcomeSubscriberJob } from './jobs/names.ts'
import { newsletterRoutes } from './pages-of-links.ts'
import { mailCampaigns, newsletterConsents, newsletterSubscriptions } from './tables.ts'

const shop = await openTestShop()
const links = newsletterRoutes(shop)

const SUBSCRIBE = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
const FORM = `mutation ($email: String!, $first_name: String, $date_of_birth: String, $subscribe_source: String,
    $pop_ups_design: String, $category_id: ID, $popup: Boolean, $recaptcha_response: String) {
  cpnewsletter(email: $email, first_name: $first_name, date_of_birth: $date_of_birth, subscribe: true,
    subscribe_source: $subscribe_source, pop_ups_design: $pop_ups_design, category_id: $category_id, popup: $popup,
    recaptcha_response: $recaptcha_response) {
    newsletterResponse { error message } status message
  }
}`

let count = 0
const anEmail = () => `reader-${++count}@example.com`
const subscribe = (email: string, token?: string) =>
  shop.send(SUBSCRIBE, { email }, token === undefined ? {} : { token })
const form = async (sent: object) => (await shop.ask(FORM, sent)).cpnewsletter

/** Does the waiting mails of the newsletter. */
async function mails(): Promise<Mail[]> {
  const sent: Mail[] = []
  const deps = { ...shop, renderMail, mail: { send: async (mail: Mail) => void sent.push(mail) } }
  for (const wish of await takeJobs(shop, askToConfirmJob)) await sendConfirmationRequest(deps, wish)
  for (const one of await takeJobs(shop, welcomeSubscriberJob)) await sendWelcome(deps, one)
  return sent
}
const pathIn = (mail: Mail | undefined, part: 'confirm' | 'unsubscribe') =>
  new RegExp(`https://shop\\.example(/newsletter/${part}/\\w+)`).exec(mail?.text ?? '')?.[1] ?? ''
const post = (path: string, body?: string) =>
  links.request(path, {
    method: 'POST',
    ...(body && { body, headers: { 'content-type': 'application/x-www-form-urlencoded' } }),
  })

async function rowOf(email: string) {
  const [row] = await shop.db
    .select()
    .from(newsletterSubscriptions)
    .where(eq(newsletterSubscriptions.email, email))
  return row
}
async function historyOf(email: string) {
  return shop.db
    .select({
      event: newsletterConsents.event,
      at: newsletterConsents.at,
      source: newsletterConsents.source,
      wording: newsletterConsents.wording,
      popupDesign: newsletterConsents.popupDesign,
      categoryId: newsletterConsents.categoryId,
    })
    .from(newsletterConsents)
    .innerJoin(newsletterSubscriptions, eq(newsletterSubscriptions.id, newsletterConsents.subscriptionId))
    .where(eq(newsletterSubscriptions.email, email))
    .orderBy(asc(newsletterConsents.id))
}

test('PE-18: a subscription whose answer was lost is answered in the same words, and asked for once', async () => {
  const [email, actKey] = [anEmail(), 'subscription-with-a-lost-answer']
  const first = await shop.ask(FORM, { email }, { actKey })
  expect(await shop.ask(FORM, { email }, { actKey })).toEqual(first)
  expect(await historyOf(email)).toHaveLength(1)
  expect(await mails()).toHaveLength(1)
})
/** Subscribed and confirmed; gives back the welcome mail. */
async function aSubscriber(email = anEmail()) {
  await subscribe(email)
  const [request] = await mails()
  await post(pathIn(request, 'confirm'))
  const [welcome] = await mails()
  return { email, welcome, unsubscribePath: pathIn(welcome, 'unsubscribe') }
}

describe('an address is asked before it gets anything', () => {
  test('M-28: a guest is UNCONFIRMED until the button behind the mail’s link is pressed', async () => {
    const email = anEmail()
    expect((await subscribe(email)).data).toEqual({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } })
    const [request] = await mails()
    expect(request).toMatchObject({ to: email, subject: 'Please confirm your subscription' })

    const path = pathIn(request, 'confirm')
    const looked = await links.request(path)
    expect(looked.status).toBe(200)
    expect((await rowOf(email))?.status).toBe('UNCONFIRMED')

    expect((await post(path)).status).toBe(200)
    expect((await rowOf(email))?.status).toBe('SUBSCRIBED')
    expect((await mails()).map(({ subject }) => subject)).toEqual(['You are on our list'])
    expect((await post(path)).status).toBe(404)
  })

  test('the link works for seven days', async () => {
    const email = anEmail()
    await subscribe(email)
    const [request] = await mails()
    shop.clock.advance(7 * 24 * 3_600_000)
    expect((await post(pathIn(request, 'confirm'))).status).toBe(404)
    expect((await rowOf(email))?.status).toBe('UNCONFIRMED')
  })

  test('asking again and again sends one mail in ten minutes', async () => {
    const email = anEmail()
    await Promise.all([subscribe(email), subscribe(email.toUpperCase()), subscribe(email)])
    expect(await mails()).toHaveLength(1)
    shop.clock.advance(10 * 60_000)
    await subscribe(email)
    expect(await mails()).toHaveLength(1)
  })

  test('Spam Act: what was agreed to, where and when, is kept as history', async () => {
    const email = anEmail()
    await form({
      email,
      first_name: 'Mia',
      popup: true,
      subscribe_source: 'home',
      pop_ups_design: 'leaves',
      category_id: '7',
      date_of_birth: '1988-02-29',
    })
    const asked = shop.clock.now()
    const [request] = await mails()
    shop.clock.advance(3_600_000)
    await post(pathIn(request, 'confirm'))
    expect(await rowOf(email)).toMatchObject({ firstName: 'Mia', dateOfBirth: '1988-02-29' })
    expect(await historyOf(email)).toEqual([
      {
        event: 'asked',
        at: asked,
        source: 'home',
        wording: expect.stringContaining('I can stop them at any time'),
        popupDesign: 'leaves',
        categoryId: '7',
      },
      {
        event: 'confirmed',
        at: new Date(asked.getTime() + 3_600_000),
        source: 'confirmation email',
        wording: 'Yes, send me offers and news from Keepsake by email.',
        popupDesign: null,
        categoryId: null,
      },
    ])
    await mails()
  })

  test('staff may switch the mail off', async () => {
    await configure(shop, { newsletter_confirmation: '0' })
    expect((await subscribe(anEmail())).data).toEqual({
      subscribeEmailToNewsletter: { status: 'SUBSCRIBED' },
    })
    await configure(shop, { newsletter_confirmation: '1', newsletter_coupon_code: 'FIRST10' })
    const [welcome] = await mails()
    expect(welcome?.text).toContain('FIRST10')
  })
})

describe('leaving', () => {
  test('RFC 8058: the mail program’s own button needs one POST, and no question', async () => {
    const { email, welcome, unsubscribePath } = await aSubscriber()
    expect(welcome?.unsubscribeUrl).toBe(`https://shop.example${unsubscribePath}`)
    expect((await post(unsubscribePath, 'List-Unsubscribe=One-Click')).status).toBe(200)
    expect((await rowOf(email))?.status).toBe('UNSUBSCRIBED')
    expect((await historyOf(email)).at(-1)).toMatchObject({
      event: 'left',
      source: 'one click in the mail program',
    })
  })

  test('looking at the link does not unsubscribe: mail scanners open every link', async () => {
    const { email, unsubscribePath } = await aSubscriber()
    const looked = await links.request(unsubscribePath)
    const page = await looked.text()
    expect(page).toContain('<form method="post">')
    expect(page, 'on the paper of the brand').toContain(`background:${brand.paperColour};`)
    expect(looked.headers.get('cache-control')).toBe('no-store')
    expect((await rowOf(email))?.status).toBe('SUBSCRIBED')
  })

  test('twice is once, and an unknown key learns nothing', async () => {
    const { email, unsubscribePath } = await aSubscriber()
    const answers = [
      await post(unsubscribePath),
      await post(unsubscribePath),
      await post('/newsletter/unsubscribe/none'),
    ]
    const texts = await Promise.all(answers.map((answer) => answer.text()))
    expect(new Set(texts).size).toBe(1)
    expect((await historyOf(email)).filter(({ event }) => event === 'left')).toHaveLength(1)
  })

  test('somebody who left may come back, and is asked again', async () => {
    const { email, unsubscribePath } = await aSubscriber()
    await post(unsubscribePath)
    shop.clock.advance(10 * 60_000)
    expect((await subscribe(email)).data).toEqual({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } })
    await mails()
  })
})

describe('sentences clients match on', () => {
  test('an address that is none, and one that is subscribed already', async () => {
    const { email } = await aSubscriber()
    expect((await subscribe('not an address')).errors?.[0]).toMatchObject({
      message: 'Enter a valid email address.',
      extensions: { category: 'graphql-input' },
    })
    expect((await subscribe(email)).errors?.[0]).toMatchObject({
      message: 'This email address is already subscribed.',
      extensions: { category: 'graphql-already-exists' },
    })
  })

  test('M-29, O-22: the shop’s form answers in both shapes, and status is the opposite of error', async () => {
    const { email } = await aSubscriber()
    const again = 'This email address is already subscribed.'
    expect(await form({ email })).toEqual({
      newsletterResponse: { error: true, message: again },
      status: false,
      message: again,
    })
    const fresh = await form({ email: anEmail() })
    expect(fresh).toMatchObject({ newsletterResponse: { error: false }, status: true })
    expect(fresh.message).toBe(fresh.newsletterResponse.message)
    await mails()
  })

  test.each([
    [
      'N-26',
      { email: 'a@' },
      'Please enter a valid email address and make sure it contains no leading/trailing spaces. For example name@example.com.',
    ],
    [
      'N-28',
      { email: 'a@', popup: true, first_name: 'Mia' },
      'Please enter a valid email address with no spaces.',
    ],
    ['N-07, N-29', { email: 'mia@example.com', popup: true }, 'This is a required field.'],
    [
      'N-30',
      { email: 'mia@example.com', popup: true, first_name: 'Mia', date_of_birth: '12/31' },
      'Please enter a valid full date.',
    ],
  ])('%s through the contract', async (_, sent, message) => {
    expect(await form(sent)).toMatchObject({ status: false, message })
  })
})

describe('a customer', () => {
  const ofCustomer = async (token: string) =>
    (await shop.ask('{ customer { is_subscribed } }', {}, { token })).customer.is_subscribed
  const update = (token: string, is_subscribed: boolean) =>
    shop.ask(
      'mutation ($is: Boolean) { updateCustomer(input: { is_subscribed: $is }) { customer { is_subscribed } } }',
      { is: is_subscribed },
      { token },
    )

  test('M-13: a ticked box at sign-up asks the mailbox; an unticked one asks nothing', async () => {
    const ticked = await aCustomer(shop, { is_subscribed: true })
    const unticked = await aCustomer(shop, { is_subscribed: false })
    expect(await ofCustomer(ticked.token)).toBe(false)
    const asked = await mails()
    expect(asked.map(({ to }) => to)).toEqual([ticked.email])
    await post(pathIn(asked[0], 'confirm'))
    expect(await ofCustomer(ticked.token)).toBe(true)
    expect(await ofCustomer(unticked.token)).toBe(false)
    await mails()
  })

  test('I-12: the account’s box turns it off, and stays in step with the link in a mail', async () => {
    const customer = await aCustomer(shop)
    const { unsubscribePath } = await aSubscriber(customer.email)
    expect(await ofCustomer(customer.token)).toBe(true)
    expect((await update(customer.token, false)).updateCustomer.customer.is_subscribed).toBe(false)
    shop.clock.advance(10 * 60_000)
    await update(customer.token, true)
    const [request] = await mails()
    await post(pathIn(request, 'confirm'))
    expect(await ofCustomer(customer.token)).toBe(true)
    await post(unsubscribePath)
    expect(await ofCustomer(customer.token)).toBe(false)
    await mails()
  })

  test('who closes the account is erased here too', async () => {
    const customer = await aCustomer(shop)
    await aSubscriber(customer.email)
    await shop.ask('mutation { deleteCustomer }', {}, { token: customer.token })
    expect(await rowOf(customer.email)).toBeUndefined()
  })
})

describe('SH-19, D-17: the captcha is checked by the server', () => {
  const FAILED = {
    message: 'ReCaptcha validation failed, please try again',
    extensions: { category: 'graphql-input' },
  }

  test('without it both calls are refused; with it, as argument or header, they go on', async () => {
    await configure(shop, { captcha_forms: 'NEWSLETTER' })
    expect((await subscribe(anEmail())).errors?.[0]).toMatchObject(FAILED)
    expect((await shop.send(FORM, { email: anEmail() })).errors?.[0]).toMatchObject(FAILED)
    const wrong = { email: anEmail(), recaptcha_response: 'made up' }
    expect((await shop.send(FORM, wrong)).errors?.[0]).toMatchObject(FAILED)

    const right = { email: anEmail(), recaptcha_response: await solvedCaptcha(shop) }
    expect((await form(right)).status).toBe(true)
    const byHeader = await shop.send(SUBSCRIBE, { email: anEmail() }, { captcha: await solvedCaptcha(shop) })
    expect(byHeader.data).toEqual({ subscribeEmailToNewsletter: { status: 'UNCONFIRMED' } })
    await configure(shop, { captcha_forms: '' })
    await mails()
  })

  test('one address may not flood the form', async () => {
    const visit = { address: '203.0.113.77' }
    const tries = []
    for (let i = 0; i < 11; i++) tries.push(await shop.send(FORM, { email: 'a@' }, visit))
    expect(tries.filter(({ errors }) => errors)).toHaveLength(1)
    expect(tries.at(-1)?.errors?.[0]?.message).toBe('Too many tries. Please wait a moment and try again.')
  })
})

test('M-33, P-10 to P-12: a campaign is valid while it runs; anything else is not', async () => {
  const now = shop.clock.now().getTime()
  const day = 24 * 3_600_000
  await shop.db.insert(mailCampaigns).values([
    { id: 'spring26', name: 'Spring', startsAt: new Date(now - day), endsAt: new Date(now + day) },
    { id: 'winter26', name: 'Winter', startsAt: null, endsAt: new Date(now - day) },
    { id: 'always', name: 'Always' },
  ])
  const valid = async (mc_cid: string) =>
    (await shop.ask('query ($mc_cid: String!) { checkmailchimpid(mc_cid: $mc_cid) { valid } }', { mc_cid }))
      .checkmailchimpid.valid
  expect(await valid('spring26')).toBe(true)
  expect(await valid('always')).toBe(true)
  expect(await valid('winter26')).toBe(false)
  expect(await valid('unknown')).toBe(false)
  expect(await valid("' or 1=1 --")).toBe(false)
})
