/** What the pages tell of a visit: a list that stays on the page, until a shopper agrees that others hear of it. */
import AxeBuilder from '@axe-core/playwright'
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { newCustomerToken } from './support/customers.ts'
import { addWords, expectSaved, smallCanvasPath } from './support/design-tool.ts'
import { bringCart, test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

interface Told {
  event?: string
  ecommerce?: {
    currency: string
    value: number
    transaction_id?: string
    items: { item_id: string; item_name: string; item_category?: string; price: number; quantity: number }[]
  }
}

const told = (page: Page, event: string): Promise<Told[]> =>
  page.evaluate((name) => ((window.dataLayer ?? []) as Told[]).filter((entry) => entry.event === name), event)
const countOf = async (page: Page, event: string) => (await told(page, event)).length
const question = (page: Page) => page.getByRole('region', { name: 'May we count your visit?' })
const choices = (page: Page) => page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' })

test.describe('a shop that nothing is configured for', () => {
  test('P-01, P-19: a product and a landing page tell what is looked at, and the cart does not', async ({
    context,
    page,
    shop,
    revision,
  }) => {
    const elsewhere: string[] = []
    page.on('request', (request) => {
      const url = request.url()
      if (url.startsWith('http') && !url.startsWith(shop.url)) elsewhere.push(url)
    })
    await bringCart(context, { shop, revision })
    await page.goto('/custom-canvas-print')
    await expect.poll(() => countOf(page, 'view_item')).toBe(1)
    const [product] = await told(page, 'view_item')
    expect(product?.ecommerce).toMatchObject({
      currency: 'AUD',
      items: [{ item_name: 'Custom canvas print', item_category: 'Canvas prints', quantity: 1 }],
    })
    expect(product?.ecommerce?.value).toBeGreaterThan(0)
    await page
      .getByRole('radio', { name: /75 × 50/ })
      .locator('..')
      .click()
    await expect(page).toHaveURL(/sku=/)

    await page.getByRole('link', { name: 'Canvas prints', exact: true }).first().click()
    await expect(page).toHaveURL(/\/canvas-prints$/)
    await expect.poll(() => countOf(page, 'view_item')).toBe(2)
    const landing = (await told(page, 'view_item'))[1]
    expect(landing?.ecommerce?.items.map(({ item_name }) => item_name)).toContain('Square canvas print')

    await page.goto('/checkout/cart')
    await page.waitForLoadState('networkidle')
    expect(await countOf(page, 'view_item')).toBe(0)
    expect(elsewhere).toEqual([])
    await expect(question(page)).toHaveCount(0)
    await expect(choices(page)).toHaveCount(0)
  })

  test('P-01: when what tells cannot be fetched, the page is what it was', { tag: LONG }, async ({
    page,
  }) => {
    await page.route('**/assets/idle-tasks-*.js', (route) => route.abort())
    const failed = page.waitForEvent('requestfailed', (request) => request.url().includes('/idle-tasks-'))
    await page.goto('/about-us')
    await failed
    await expect(page.getByRole('heading', { level: 1, name: 'About us' })).toBeVisible()
    await page.getByRole('link', { name: 'Canvas prints', exact: true }).first().click()
    await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
    await expect(page.getByText('Oops, Something Went Wrong!')).toHaveCount(0)
  })

  test('P-20: signing in and signing out are told once each', { tag: LONG }, async ({
    context,
    page,
    shop,
  }) => {
    await page.goto('/about-us')
    // The scripts have looked once, and found nobody.
    await page.waitForLoadState('networkidle')
    await signIn(context, shop)
    await page.getByRole('link', { name: 'Canvas prints', exact: true }).first().click()
    await expect.poll(() => countOf(page, 'login')).toBe(1)
    await page.getByRole('link', { name: 'Square canvas print' }).first().click()
    await expect(page).toHaveURL(/square/)
    await page.getByRole('button', { name: /Account$/ }).click()
    await page.getByRole('button', { name: 'Logout' }).click()
    await expect.poll(() => countOf(page, 'logout')).toBe(1)
    expect(await countOf(page, 'login')).toBe(1)
    await signIn(context, shop)
    await page.reload()
    await expect(page.getByRole('button', { name: /^Hi, Robin/ })).toBeVisible()
    expect(await countOf(page, 'login'), 'who was signed in before the page came has not done it here').toBe(
      0,
    )
  })

  test('P-01: a design in the cart, the checkout and the order are told with what they are worth', async ({
    page,
  }) => {
    await page.goto(smallCanvasPath)
    await addWords(page, 'Up at the hut')
    await expectSaved(page)
    await page.getByRole('button', { name: 'Add to cart' }).first().click()
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    const [added] = await told(page, 'add_to_cart')
    expect(added?.ecommerce?.items).toMatchObject([{ item_name: 'Custom canvas print', quantity: 1 }])
    const price = added?.ecommerce?.value ?? 0
    expect(price).toBeGreaterThan(0)

    await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect.poll(() => countOf(page, 'begin_checkout')).toBe(1)
    expect((await told(page, 'begin_checkout'))[0]?.ecommerce?.items).toMatchObject([
      { item_name: 'Custom canvas print', price, quantity: 1 },
    ])
    await fillAddress(page)
    await fillCard(page)
    await payButton(page).click()
    const number = await orderNumber(page)
    await expect.poll(() => countOf(page, 'purchase')).toBe(1)
    const [purchase] = await told(page, 'purchase')
    expect(purchase?.ecommerce).toMatchObject({ transaction_id: number, currency: 'AUD' })
    expect(purchase?.ecommerce?.value).toBeGreaterThan(price)
    expect(await countOf(page, 'begin_checkout')).toBe(1)
    await page.reload()
    await page.waitForLoadState('networkidle')
    expect(await countOf(page, 'purchase'), 'loading it again is no second purchase').toBe(0)
  })
})

test.describe('SH-28: a shop with a measurement id', () => {
  let dataDir: string
  let measured: ShopProcess

  test.beforeAll(async () => {
    dataDir = makeDataDir()
    measured = await startShopProcess(dataDir, { MEASUREMENT_ID: 'G-TEST1234' })
  })
  test.afterAll(async () => {
    await measured.stop()
    removeDataDir(dataDir)
  })

  for (const width of allOrSome([390, 1440], [390])) {
    test(`asks first, with two answers of one weight, at ${width} px`, async ({ context, page }) => {
      await page.setViewportSize({ width, height: 844 })
      await context.addCookies([{ name: 'home_popup', value: '1', url: measured.url }])
      const fetched = await holdProvider(page)
      await page.goto(`${measured.url}/custom-canvas-print`)
      await expect(question(page)).toBeVisible()
      await expect(question(page).getByRole('status')).toHaveText(
        'A question about cookies stands at the end of this page.',
      )
      const [no, yes] = [
        question(page).getByRole('button', { name: 'Only what is needed' }),
        question(page).getByRole('button', { name: 'Yes, that is fine' }),
      ] as const
      expect(await lookOf(no)).toEqual(await lookOf(yes))
      expect(
        (await new AxeBuilder({ page }).include('[aria-labelledby=consent]').analyze()).violations,
      ).toEqual([])
      await no.click()
      await expect(question(page)).toBeHidden()
      await page.reload()
      await page.waitForLoadState('networkidle')
      await expect(question(page)).toHaveCount(0)
      expect(fetched).toEqual([])

      await choices(page).click()
      await expect(question(page)).toBeFocused()
      await yes.click()
      await expect.poll(() => fetched).toEqual(['/gtag/js?id=G-TEST1234'])
      const cookie = (await context.cookies()).find(({ name }) => name === 'consent')
      expect(cookie?.value).toBe('all')
      expect(Math.round(((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400)).toBe(180)
      // What was told before the yes reaches it too, as its commands.
      const commands = await page.evaluate(() =>
        (window.dataLayer ?? []).flatMap((entry) => (0 in entry && 1 in entry ? [[entry[0], entry[1]]] : [])),
      )
      expect(commands).toContainEqual(['config', 'G-TEST1234'])
      expect(commands).toContainEqual(['event', 'view_item'])
    })
  }

  test('a browser that says no for its shopper is not asked, and the footer still offers a choice', {
    tag: LONG,
  }, async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
    )
    await page.goto(`${measured.url}/about-us`)
    await page.waitForLoadState('networkidle')
    await choices(page).click()
    await expect(question(page)).toBeFocused()
  })

  test('a yes that is taken back ends it', async ({ context, page }) => {
    await context.addCookies([
      { name: 'home_popup', value: '1', url: measured.url },
      { name: 'consent', value: 'all', url: measured.url },
      { name: '_ga', value: 'GA1.1.1', url: measured.url },
    ])
    const fetched = await holdProvider(page)
    await page.goto(`${measured.url}/about-us`)
    await expect.poll(() => fetched).toHaveLength(1)
    await choices(page).click()
    const again = page.waitForEvent('load')
    await question(page).getByRole('button', { name: 'Only what is needed' }).click()
    await again
    await page.waitForLoadState('networkidle')
    expect(fetched).toHaveLength(1)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('_ga')
  })

  test('the page of a guest is the same for everybody, and lets the provider in', { tag: LONG }, async ({
    request,
  }) => {
    const [first, second] = [
      await request.get(`${measured.url}/about-us`),
      await request.get(`${measured.url}/about-us`, { headers: { cookie: 'consent=all' } }),
    ]
    expect(await first.text()).toBe(await second.text())
    const policy = second.headers()['content-security-policy'] ?? ''
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/)
    expect(policy).toBe(first.headers()['content-security-policy'])
  })
})

/** Answers for the provider; gives the addresses that were asked for. */
async function holdProvider(page: Page): Promise<string[]> {
  const fetched: string[] = []
  await page.route('https://www.googletagmanager.com/**', async (route) => {
    const { pathname, search } = new URL(route.request().url())
    fetched.push(pathname + search)
    await route.fulfill({ contentType: 'text/javascript', body: '' })
  })
  return fetched
}

const lookOf = (button: ReturnType<Page['getByRole']>) =>
  button.evaluate((element) => {
    const { color, backgroundColor, boxShadow, fontSize, fontWeight } = getComputedStyle(element)
    const { width, height } = element.getBoundingClientRect()
    return { color, backgroundColor, boxShadow, fontSize, fontWeight, width: Math.round(width), height }
  })

async function signIn(context: BrowserContext, shop: ShopProcess): Promise<void> {
  const token = await newCustomerToken(shop.url)
  await context.addCookies([
    { name: 'customer_token', value: token, url: shop.url, httpOnly: true },
    { name: 'logged_in', value: '1', url: shop.url },
  ])
}
