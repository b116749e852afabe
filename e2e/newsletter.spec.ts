/** Subscribing: in the footer, in the popup for first visitors, and without scripts; and leaving again. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request } from '@playwright/test'
import pg from 'pg'
import { ask } from '../tools/guest-checkout.ts'
import { databaseOf } from './support/books.ts'
import { test } from './support/shop.ts'

const CONSENT = 'Send me offers and news from Keepsake by e-mail. I can stop them at any time.'
const ASKED = 'Thank you. Please open the letter that we have just sent you and confirm your subscription.'
/** N-28's sentence stands in the popup only. */
const NO_EMAIL = /^Please enter a valid email address with no spaces\.$/

const form = (page: Page) => page.getByRole('contentinfo').locator('form')
const popup = (page: Page) => page.getByRole('dialog', { name: '10% off your first order' })

for (const width of [390, 1440]) {
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
        'Subscription error. Please enter a valid email address and make sure',
      )
      await expect(form(page).getByLabel('Email')).toHaveAttribute('aria-invalid', 'true')
      await expect(form(page).getByLabel('Email')).toHaveValue('a@')
      expect(await violations(page)).toEqual([])
      await toast.click()
      await expect(toast, 'R-06').toHaveCount(0)
      expect(calls).toBe(0)
    })

    test.describe('on a first visit', () => {
      test.use({ isFirstVisit: true })

      test('D-19 to D-27, D-29: the popup comes once, and the button brings it back', async ({
        page,
        context,
      }) => {
        await page.clock.install()
        await page.goto('/canvas-prints')
        await expect(page.getByRole('button', { name: '10% off' })).toHaveCount(0)
        await page.clock.runFor(5_900)
        await expect(popup(page)).toHaveCount(0)
        await page.clock.runFor(200)
        await expect(popup(page)).toBeVisible()
        expect(await violations(page)).toEqual([])

        await popup(page).getByLabel('Day').fill('31')
        await popup(page).getByRole('button', { name: 'Get 10% off' }).click()
        await expect(popup(page).getByText('This is a required field.')).toBeVisible()
        await expect(popup(page).getByText(NO_EMAIL)).toBeVisible()
        await expect(popup(page).getByText('Please enter a valid full date.')).toBeVisible()
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
          category_id: null,
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

      test('D-20: it never comes in the cart', async ({ page }) => {
        await page.clock.install()
        await page.goto('/checkout/cart')
        await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
        await page.clock.runFor(20_000)
        await expect(page.getByRole('dialog')).toHaveCount(0)
      })
    })
  })
}

test('B-22: the offer popup button stands on categories and products only', async ({ page }) => {
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

test('O-23: when the shop is out of reach, what was typed stays', async ({ page }) => {
  await page.goto('/about-us')
  await page.route('**/caching/graphql', (route) => route.abort())
  await form(page).getByLabel('Email').fill('robin@example.com')
  await form(page).getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toContainText('Submission failed. Please try again.')
  await expect(form(page).getByLabel('Email')).toHaveValue('robin@example.com')
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

    const { confirmation_key, unsubscribe_key } = await keysOf(shop.dataDir, 'plain@example.com')
    await page.goto(`/newsletter/confirm/${confirmation_key}`)
    await page.getByRole('button', { name: 'Yes, please' }).click()
    await expect(page.getByText('Your subscription is confirmed.')).toBeVisible()
    const left = await page.request.post(`/newsletter/unsubscribe/${unsubscribe_key}`, {
      form: { 'List-Unsubscribe': 'One-Click' },
    })
    expect(left.status(), 'RFC 8058').toBe(200)
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

const isSubscription = (request: Request) =>
  request.url().endsWith('/caching/graphql') && (request.postData() ?? '').includes('cpnewsletter')

const variablesOf = (request: Request): Record<string, unknown> => request.postDataJSON().variables

async function violations(page: Page) {
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

async function keysOf(dataDir: string, email: string) {
  const [row] = await rows<{ confirmation_key: string; unsubscribe_key: string }>(
    dataDir,
    'SELECT confirmation_key, unsubscribe_key FROM newsletter_subscriptions WHERE email = $1',
    [email],
  )
  if (!row) throw new Error(`Expected a subscription of ${email} but found none`)
  return row
}

const configure = (dataDir: string, key: string, value: string) =>
  rows(
    dataDir,
    'INSERT INTO configuration (key, value) VALUES ($1, $2) ON CONFLICT (key) DO UPDATE SET value = $2',
    [key, value],
  )

test('when the offer for subscribers cannot be fetched, the page is what it was', async ({ page }) => {
  await page.route('**/assets/subscriber-offer-*.js', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/subscriber-offer-'))
  await page.goto('/about-us')
  await failed
  await page.getByRole('link', { name: 'Canvas prints', exact: true }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
  await expect(page.getByText('Oops, Something Went Wrong!')).toHaveCount(0)
})
