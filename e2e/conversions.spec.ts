/** What an advertising service hears of a visit: only with a yes, each thing once, also when somebody pulls a plug. */
import { type BrowserContext, expect, test } from '@playwright/test'
import { type Advertiser, openAdvertiser } from '../shop/analytics/testing.ts'
import { freezeTextDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { bringCart } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

let dataDir: string
let advertiser: Advertiser
let shop: ShopProcess

const start = () =>
  startShopProcess(dataDir, { CONVERSIONS_URL: advertiser.url, CONVERSIONS_TOKEN: 'only for a test' })

test.beforeAll(async () => {
  dataDir = makeDataDir()
  advertiser = await openAdvertiser()
  shop = await start()
})
test.afterAll(async () => {
  await shop.stop()
  await advertiser.stop()
  removeDataDir(dataDir)
})
test.beforeEach(() => {
  advertiser.told.length = 0
  advertiser.answerWith(200, { events_received: 1 })
})

const names = () => advertiser.told.map(({ event }) => event.event_name)
const answered = (context: BrowserContext, consent: 'all' | 'needed') =>
  context.addCookies(
    Object.entries({ consent, home_popup: '1' }).map(([name, value]) => ({ name, value, url: shop.url })),
  )

test('P-13 to P-18: looking, going to the checkout and buying are told, the purchase once', async ({
  context,
  page,
}) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await answered(context, 'all')
  const revision = await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')
  await bringCart(context, { shop, revision, quantity: 2 })
  await page.goto(`${shop.url}/custom-canvas-print`)
  await expect.poll(names).toEqual(['ViewContent'])
  expect(advertiser.told[0]?.event.event_source_url).toBe(`${shop.url}/custom-canvas-print`)
  expect(advertiser.told[0]?.event.custom_data.value).toBeGreaterThan(0)

  await page.goto(`${shop.url}/checkout`)
  await expect.poll(names).toEqual(['ViewContent', 'InitiateCheckout'])
  expect(advertiser.told[1]?.event.custom_data.items).toEqual([
    { name: 'Custom canvas print', quantity: 2, price: expect.any(Number) },
  ])
  await fillAddress(page)
  await fillCard(page)
  const amount = Number(/A\$([\d.]+)/.exec((await payButton(page).textContent()) ?? '')?.[1])
  await payButton(page).click()
  await orderNumber(page)
  await expect.poll(names).toEqual(['ViewContent', 'InitiateCheckout', 'Purchase'])
  const purchase = advertiser.told[2]?.event
  expect(purchase?.custom_data).toEqual({ value: amount, currency: 'AUD' })
  expect(purchase?.user_data.em?.[0]).toMatch(/^[0-9a-f]{64}$/)

  const [again] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/events')),
    page.reload(),
  ])
  expect(again.status()).toBe(202)
  await page.goto(`${shop.url}/about-us`)
  await expect.poll(names).toEqual(['ViewContent', 'InitiateCheckout', 'Purchase', 'ViewContent'])
  expect(JSON.stringify(advertiser.told)).not.toContain('robin@example.com')
  expect(errors).toEqual([])
})

test('SH-04, SH-28: without a yes the browser says nothing, and from the yes on it does', async ({
  context,
  page,
}) => {
  const said: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/events')) said.push(request.url())
  })
  await answered(context, 'needed')
  await page.goto(`${shop.url}/about-us`)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Cookie choices' }).click()
  await page.waitForLoadState('networkidle')
  expect(said).toEqual([])
  await page.getByRole('button', { name: 'Yes, that is fine' }).click()
  await expect.poll(names).toEqual(['ViewContent'])
})

test('what goes wrong on the way is no shopper’s concern', { tag: LONG }, async ({ context, page }) => {
  const errors: string[] = []
  page.on('pageerror', ({ message }) => errors.push(message))
  await answered(context, 'all')
  await page.route('**/events', (route) => route.abort())
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('/events'))
  await page.goto(`${shop.url}/about-us`)
  await failed
  await expect(page.getByRole('alert')).toHaveCount(0)
  expect(errors).toEqual([])
})

test('an event that waits for the service outlives a shop that is killed', { tag: LONG }, async ({
  context,
  page,
}) => {
  advertiser.answerWith(503, {})
  await answered(context, 'all')
  await page.goto(`${shop.url}/shipping-policy`)
  await expect.poll(names).toEqual(['ViewContent'])
  await shop.kill()
  advertiser.answerWith(200, { events_received: 1 })
  shop = await start()
  await expect.poll(names, { timeout: 40_000 }).toEqual(['ViewContent', 'ViewContent'])
  const [first, second] = advertiser.told
  expect(second?.event, 'the same event, so that whoever counts knows it').toEqual(first?.event)
})
