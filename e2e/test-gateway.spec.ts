/** The test gateway on an origin of its own: what reaches it, what does not, and the way back from it. */
import { expect, type Page, type Request } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { findTokensUrl } from '../tools/guest-checkout.ts'
import { fillAddress, fillCard, orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { newCustomerToken, takeCart, takeSession } from './support/customers.ts'
import { test as base, bringCart, cards, cartWith } from './support/shop.ts'

const test = base.extend<object, { gateway: string }>({
  gateway: [async ({ shop }, use) => use(new URL(await findTokensUrl(shop.url)).origin), { scope: 'worker' }],
})

/** All that a request carries of what somebody typed. */
const carried = (request: Request) =>
  `${decodeURIComponent(request.url())} ${request.postData() ?? ''} ${JSON.stringify(request.headers())}`

async function goToBank(page: Page) {
  await fillCard(page, cards.authenticated)
  await payButton(page).click()
  await expect(page.getByRole('heading', { name: 'Test bank' })).toBeVisible()
}

test('K-29: the number of a card goes to the gateway’s own site, once, and to nobody else', async ({
  page,
  shop,
  gateway,
  openWithCart,
}) => {
  const withNumber: string[] = []
  page.on('request', (request) => {
    if (/4111\D{0,3}1111/.test(carried(request))) withNumber.push(new URL(request.url()).origin)
  })
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
  expect(withNumber).toEqual([gateway])
  expect(new URL(gateway).hostname).not.toBe(new URL(shop.url).hostname)
})

test('K-29, SH-12: the shop’s own address has nothing of the gateway, and its pages may call it and no more', async ({
  request,
  gateway,
}) => {
  for (const path of ['/tokens', '/test-gateway/tokens', '/authenticate/x', '/test-gateway/authenticate/x']) {
    expect((await request.get(path)).status(), path).toBe(404)
    const card = { number: cards.approved, expiry: '12/30', securityCode: '123' }
    expect((await request.post(path, { data: card })).ok(), path).toBe(false)
  }
  // Of every page: a shopper may come to the checkout by links, within the document of another.
  for (const path of ['/', '/checkout/cart']) {
    const policy = (await request.get(path)).headers()['content-security-policy'] ?? ''
    const naming = policy.split('; ').filter((part) => part.includes(gateway))
    expect(naming, path).toEqual([`connect-src 'self' ${gateway}`])
  }
})

test('SH-09, K-04: on the bank’s page no cookie of the shop is there, and the way back has all of them', async ({
  context,
  page,
  shop,
  revision,
  gateway,
}) => {
  const token = await newCustomerToken(shop.url)
  const cart = await cartWith(shop.url, { revision })
  await takeCart(shop.url, cart, token)
  await takeSession(context, shop.url, token)
  await context.addCookies([{ name: cookieNames.cart, value: cart, url: shop.url }])
  await page.goto('/checkout')
  await typeAddress(page, { Email: undefined })
  const seen: (string | undefined)[] = []
  page.on('request', async (request) => {
    if (new URL(request.url()).origin === gateway) seen.push((await request.allHeaders()).cookie)
  })
  await goToBank(page)
  expect(new URL(page.url()).origin).toBe(gateway)
  expect(await page.evaluate(() => document.cookie)).toBe('')
  expect(await context.cookies(gateway)).toEqual([])

  const returning = page.waitForRequest(/\/checkout\/receipt\/approved$/)
  await page.getByRole('button', { name: 'Approve' }).click()
  const headers = await (await returning).allHeaders()
  // From another site: only what is SameSite=Lax comes along, by this navigation.
  expect(headers['sec-fetch-site']).toBe('cross-site')
  expect(headers.cookie).toContain(token)
  const number = await orderNumber(page)
  await page.goto(`/customer/account/view-order/${number}`)
  await expect(page.getByRole('main')).toContainText(number)
  expect(seen.length).toBeGreaterThan(0)
  expect(seen.filter(Boolean)).toEqual([])
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('K-04: the bank’s page takes the answer, and leads back to the shop', async ({
    browser,
    context,
    page,
    shop,
    revision,
  }) => {
    // Paying itself needs scripts, so another window of the same shopper begins.
    const begun = await browser.newContext({ baseURL: shop.url, javaScriptEnabled: true })
    await bringCart(begun, { shop, revision })
    const checkout = await begun.newPage()
    await checkout.goto('/checkout')
    await fillAddress(checkout)
    await goToBank(checkout)
    await context.addCookies(await begun.cookies())
    await page.goto(checkout.url())
    await begun.close()
    await page.getByRole('button', { name: 'Approve' }).click()
    await expect(page).toHaveURL(/\/checkout\/success$/)
  })
})

test('SH-15: a page of another site cannot show the bank’s page, and cannot send it an answer or a card', async ({
  page,
  gateway,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await goToBank(page)
  const bank = page.url()
  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><iframe src="${bank}"></iframe>
        <form method="post" action="${bank}"><button name="decision" value="approve">A photo for you</button></form>`,
    }),
  )
  await page.goto('https://elsewhere.example/', { waitUntil: 'load' })
  await expect(page.frameLocator('iframe').getByRole('heading', { name: 'Test bank' })).toHaveCount(0)
  const answered = await page.evaluate(async (address) => {
    try {
      const body = JSON.stringify({ number: '4111111111111111', expiry: '12/30', securityCode: '123' })
      return (await fetch(address, { method: 'POST', body })).status
    } catch {
      return 'unreadable'
    }
  }, `${gateway}/tokens`)
  expect(answered).toBe('unreadable')

  const refused = page.waitForResponse(bank)
  await page.getByRole('button', { name: 'A photo for you' }).click()
  expect((await refused).status()).toBe(403)
  await page.goto(bank)
  await expect(page.getByText('Do you want to pay')).toBeVisible()
})
