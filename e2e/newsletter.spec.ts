/** Subscribing: in the footer, in the popup for first visitors, and without scripts; and leaving again. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request } from '@playwright/test'
import pg from 'pg'
import { readableCookieNames } from '../shop/request/readable-cookie-names.ts'
import { ask } from '../tools/guest-checkout.ts'
import { LOST } from './support/bad-lines.ts'
import { databaseOf } from './support/database.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const CONSENT = 'Send me offers and news from Keepsake by email. I can stop them at any time.'
const ASKED = 'Thank you. Please open the email that we have just sent you and confirm your subscription.'
/** N-28's sentence stands in the popup only. */
const NO_EMAIL = 'Enter your email, such as name@example.com.'

const form = (page: Page) => page.getByRole('contentinfo').locator('form')
const popup = (page: Page) => page.getByRole('dialog', { name: '10% off your first order' })

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('D-13 to D-16, D-28: the footer sends five fields, thanks, and is empty again', async ({
      page,
      shop,
    }) => {
      const email = `footer-${width}@example.com`
      await page.goto('/about-us')
      await expect(form(page)).toContainText(CONSENT)
      await form(page).getByLabel('Email').fill(email)
      const [call] = await Promise.all([
        page.waitForRequest(isSubscription),
        form(page).getByRole('button', { name: 'Subscribe' }).click(),
      ])
      expect(variablesOf(call)).toEqual({
        email,
        subscribe: true,
        category_id: null,
        subscribe_source: 'footer',
        recaptcha_response: null,
      })
      await expect(page.getByRole('status').filter({ hasText: ASKED })).toBeVisible()
      await expect(form(page).getByLabel('Email')).toHaveValue('')
      expect(
        (await page.context().cookies()).some(({ name }) => name === readableCookieNames.homePopup),
        'D-23: nobody is asked again for what they have just given',
      ).toBe(true)
      const told = await page.evaluate(() => (window.dataLayer ?? []) as { event?: string }[])
      expect(told.filter(({ event }) => event === 'Subscribe')).toEqual([{ event: 'Subscribe' }])
      expect(await consentOf(shop.dataDir, email), 'Spam Act: which words, from where').toEqual([
        { event: 'asked', source: 'footer', wording: CONSENT },
      ])
    })

    test('N-26, N-27, CA-48: what is no e-mail is told beside the field and is not sent', async ({
      page,
    }) => {
      let calls = 0
      page.on('request', (request) => {
        if (isSubscription(request)) calls += 1
      })
      await page.goto('/about-us')
      await form(page).getByLabel('Email').fill('a@')
      await form(page).getByRole('button', { name: 'Subscribe' }).click()
      const toast = page.getByRole('alert')
      await expect(toast).toContainText(
        'Subscription error. Enter all that comes after the @, such as name@example.com.',
      )
      await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(form(page).getByLabel('Email')).toHaveValue('a@')
      await toast.click()
      await expect(toast, 'R-06').toHaveCount(0)
      await form(page).getByRole('button', { name: 'Subscribe' }).click()
      await expect(toast).toBeVisible()
      expect(await violations(page)).toEqual([])
      expect(calls).toBe(0)
    })

    test.describe('on a first visit', () => {
      test.use({ isFirstVisit: true })

      test('PE-13: the offer opens over nobody who types, and comes when the field is left', {
        tag: LONG,
      }, async ({ page }) => {
        await page.clock.install()
        await page.goto('/')
        const email = page.getByRole('contentinfo').getByLabel('Email')
        await email.pressSequentially('robin')
        await page.clock.runFor(10_000)
        await email.pressSequentially('@example.com')
        await expect(email).toHaveValue('robin@example.com')
        await expect(popup(page)).toHaveCount(0)
        await email.blur()
        await page.clock.runFor(1_500)
        await expect(popup(page)).toBeVisible()
      })

      test('D-19 to D-27, D-29: the popup comes once, and the button brings it back', async ({
        page,
        context,
        shop,
      }) => {
        await page.clock.install()
        await page.goto('/canvas-prints')
        await expect(page.getByRole('button', { name: '10% off' })).toHaveCount(0)
        await page.clock.runFor(5_000)
        await expect(popup(page)).toHaveCount(0)
        await page.clock.runFor(1_100)
        await expect(popup(page)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await popup(page).getByLabel('Day').fill('31')
        await popup(page).getByRole('button', { name: 'Get 10% off' }).click()
        await expect(popup(page).getByText('Enter a first name, such as Robin.')).toBeVisible()
        await expect(popup(page).getByText(NO_EMAIL)).toBeVisible()
        await expect(popup(page).getByText('Enter day, month and year')).toBeVisible()
        await expect(popup(page).getByPlaceholder('First Name*')).toBeFocused()
        expect(await violations(page)).toEqual([])

        await popup(page).getByRole('button', { name: 'No, thanks' }).click()
        await expect(popup(page)).toHaveCount(0)
        const cookie = (await context.cookies()).find(({ name }) => name === 'home_popup')
        expect((cookie?.expires ?? 0) * 1000 - (await page.evaluate(() => Date.now()))).toBeGreaterThan(
          86_000_000,
        )

        await page.getByRole('button', { name: '10% off' }).click()
        await expect(popup(page)).toBeVisible()
        expect((await context.cookies()).map(({ name }) => name)).not.toContain('home_popup')
        await expect(page.getByRole('button', { name: '10% off', exact: true })).toHaveCount(0)

        await popup(page).getByLabel('First name').fill('Robin')
        await popup(page).getByLabel('Email').fill(`popup-${width}@example.com`)
        for (const [part, digits] of [
          ['Day', '29'],
          ['Month', '2'],
          ['Year', '1988'],
        ] as const) {
          await popup(page).getByLabel(part).fill(digits)
        }
        const [call] = await Promise.all([
          page.waitForRequest(isSubscription),
          popup(page).getByRole('button', { name: 'Get 10% off' }).click(),
        ])
        expect(variablesOf(call)).toEqual({
          email: `popup-${width}@example.com`,
          subscribe: true,
          category_id: await categoryAt(shop.url, '/canvas-prints'),
          subscribe_source: 'popup',
          first_name: 'Robin',
          last_name: '',
          date_of_birth: '1988-02-29',
          popup: true,
          recaptcha_response: null,
        })
        await expect(page.getByRole('dialog'), 'D-23').toHaveCount(0)
        expect((await context.cookies()).map(({ name }) => name)).toContain('home_popup')
        await expect(page.getByRole('status').filter({ hasText: ASKED })).toBeVisible()
        await expect(page.getByRole('button', { name: '10% off', exact: true })).toHaveCount(1)
      })

      test('D-20: it never comes in the cart', { tag: LONG }, async ({ page }) => {
        await page.clock.install()
        await page.goto('/checkout/cart')
        await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
        await page.clock.runFor(20_000)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  })
}

test('D-28: on the page of a category the footer says which one it is', { tag: LONG }, async ({
  page,
  shop,
}) => {
  await page.goto('/canvas-prints')
  await form(page).getByLabel('Email').fill('category@example.com')
  const [call] = await Promise.all([
    page.waitForRequest(isSubscription),
    form(page).getByRole('button', { name: 'Subscribe' }).click(),
  ])
  expect(variablesOf(call).category_id).toBe(await categoryAt(shop.url, '/canvas-prints'))
})

test('B-22: the offer popup button stands on categories and products only', { tag: LONG }, async ({
  page,
}) => {
  for (const [path, count] of [
    ['/canvas-prints', 1],
    ['/custom-canvas-print', 1],
    ['/about-us', 0],
    ['/', 0],
    ['/checkout/cart', 0],
  ] as const) {
    await page.goto(path)
    await expect(page.getByRole('button', { name: '10% off' }), path).toHaveCount(count)
  }
})

test('R-05, R-08: what is told goes by itself, and fades 200 ms before', { tag: LONG }, async ({ page }) => {
  await page.clock.install()
  await page.goto('/about-us')
  await form(page).getByLabel('Email').fill('a@')
  await form(page).getByRole('button', { name: 'Subscribe' }).click()
  const toast = page.getByRole('alert')
  // The code of the toast may come while the clock stands.
  await expect(toast).toBeVisible()
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000))
  await toast.hover()
  await page.mouse.move(5, 5)
  const lastsMs = ((await toast.textContent()) ?? '').trim().length * 75
  await page.clock.runFor(lastsMs - 210)
  await expect(toast).not.toHaveClass(/opacity-0/)
  await page.clock.runFor(20)
  await expect(toast).toHaveClass(/opacity-0/)
  await page.clock.runFor(200)
  await expect(toast).toHaveCount(0)
})

test('O-23, PE-21: when the shop is out of reach, what was typed stays, and is sent when it is back', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/about-us')
  await page.route('**/caching/graphql', (route) => route.abort())
  await form(page).getByLabel('Email').fill('out-of-reach@example.com')
  await form(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('Submission failed. Please try again.')
  await expect(form(page).getByLabel('Email')).toHaveValue('out-of-reach@example.com')
  await page.unroute('**/caching/graphql')
  await expect(form(page)).toHaveAttribute('data-step', 'success')
})

test('PE-21: an address typed offline is sent when the connection is back', async ({ context, page }) => {
  await page.goto('/about-us')
  await context.setOffline(true)
  await form(page).getByLabel('Email').fill('offline@example.com')
  await form(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByText(LOST)).toBeVisible()
  await expect(form(page).getByLabel('Email')).toHaveValue('offline@example.com')
  await context.setOffline(false)
  await expect(form(page)).toHaveAttribute('data-step', 'success')
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the form is posted to a page that answers, and keeps what was typed after a no', async ({
    page,
    shop,
  }) => {
    await page.goto('/canvas-prints')
    await form(page).getByLabel('Email').fill('nobody@nowhere')
    await form(page).getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByRole('alert')).toContainText(
      'Please enter a valid email address',
    )
    const again = page.getByRole('main').getByLabel('Email')
    await expect(again).toHaveValue('nobody@nowhere')
    await again.fill('plain@example.com')
    await page.getByRole('main').getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByRole('main').getByRole('status')).toContainText(ASKED)

    const asking = await mailTo(shop.dataDir, 'plain@example.com', 'Please confirm your subscription')
    await page.goto(addressIn(asking, 'confirm'))
    await page.getByRole('button', { name: 'Yes, please' }).click()
    await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()

    const welcome = await mailTo(shop.dataDir, 'plain@example.com', 'You are on our list')
    expect(welcome).toContain('List-Unsubscribe-Post: List-Unsubscribe=One-Click')
    const [, url = ''] = /^List-Unsubscribe:\s+<([^>]+)>/m.exec(welcome) ?? []
    const leaving = new URL(url).pathname
    expect(leaving).toBe(addressIn(welcome, 'unsubscribe'))
    await page.goto(leaving)
    await expect(page.getByRole('button', { name: 'Unsubscribe' })).toBeVisible()
    // As a mail program does it: no cookies, no page before it, no question.
    const left = await fetch(shop.url + leaving, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded' },
      body: 'List-Unsubscribe=One-Click',
      redirect: 'error',
    })
    expect(left.status, 'RFC 8058').toBe(200)
    expect((await consentOf(shop.dataDir, 'plain@example.com')).map(({ event }) => event)).toEqual([
      'asked',
      'confirmed',
      'left',
    ])
  })
})

// Last: for a moment the shop remembers that the form asks for one.
test('D-17, SH-19: a captcha is worked out before the form is sent', async ({ page, shop }) => {
  await configure(shop.dataDir, 'captcha_forms', 'NEWSLETTER')
  try {
    const asks = 'query { recaptchaFormConfig(formType: NEWSLETTER) { is_enabled } }'
    await expect
      .poll(async () => JSON.stringify(await ask(shop.url, asks)), { timeout: 60_000 })
      .toContain('true')
    // Past the answers that are kept for a minute.
    await page.route('**/caching/graphql', (route) =>
      route.request().postData()?.includes('recaptchaFormConfig')
        ? route.continue({ url: `${shop.url}/graphql` })
        : route.continue(),
    )
    await page.goto('/about-us')
    await form(page).getByLabel('Email').fill('captcha@example.com')
    const sent = page.waitForRequest(isSubscription)
    await form(page).getByRole('button', { name: 'Subscribe' }).click()
    expect(variablesOf(await sent).recaptcha_response).toEqual(expect.stringMatching(/^[\w+/]{100,}=*$/))
    await expect(page.getByRole('status').filter({ hasText: ASKED })).toBeVisible()
  } finally {
    await configure(shop.dataDir, 'captcha_forms', '')
  }
})

async function categoryAt(url: string, path: string): Promise<string> {
  const { route } = await ask<{ route: { uid: string } }>(
    url,
    'query ($path: String!) { route(url: $path) { ... on CategoryTree { uid } } }',
    { path },
  )
  return route.uid
}

const isSubscription = (request: Request) =>
  request.url().endsWith('/caching/graphql') && (request.postData() ?? '').includes('cpnewsletter')

const variablesOf = (request: Request): Record<string, unknown> => request.postDataJSON().variables

async function violations(page: Page) {
  await stillness(page)
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

async function rows<Row extends pg.QueryResultRow>(dataDir: string, sql: string, values: string[]) {
  const database = new pg.Client({ connectionString: databaseOf(dataDir) })
  await database.connect()
  try {
    return (await database.query<Row>(sql, values)).rows
  } finally {
    await database.end()
  }
}

const consentOf = (dataDir: string, email: string) =>
  rows<{ event: string; source: string; wording: string }>(
    dataDir,
    `SELECT event, source, wording FROM newsletter_consents
     JOIN newsletter_subscriptions ON newsletter_subscriptions.id = subscription_id
     WHERE email = $1 ORDER BY newsletter_consents.id`,
    [email],
  )

/** The message that lies in the folder of mails once it has been sent. */
async function mailTo(dataDir: string, email: string, subject: string): Promise<string> {
  const folder = join(dataDir, 'mail')
  const find = () =>
    (existsSync(folder) ? readdirSync(folder) : [])
      .filter((name) => name.startsWith('newsletter-') && name.endsWith('.eml'))
      .map((name) => readFileSync(join(folder, name), 'utf8'))
      .find((mail) => mail.includes(`To: ${email}`) && mail.includes(`Subject: ${subject}`))
  await expect.poll(find, { timeout: 30_000 }).toBeDefined()
  return find() ?? ''
}

/** The link of a mail, without its host. Long lines of a mail are broken by "=". */
function addressIn(mail: string, part: 'confirm' | 'unsubscribe'): string {
  const whole = mail.slice(mail.indexOf('\n\n')).replaceAll('=\n', '')
  return new RegExp(`/newsletter/${part}/\\w+`).exec(whole)?.[0] ?? ''
}

const configure = (dataDir: string, key: string, value: string) =>
  rows(
    dataDir,
    'INSERT INTO configuration (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
    [key, value],
  )

test('when the offer for subscribers cannot be fetched, the page is what it was', { tag: LONG }, async ({
  page,
}) => {
  await page.route('**/assets/first-order-offer-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (one) => one.url().includes('/first-order-offer-'))
  await page.goto('/about-us')
  await failed
  await page.getByRole('link', { name: 'Canvas prints', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
  await expect(page.getByText('Oops, Something Went Wrong!')).toHaveCount(0)
})
