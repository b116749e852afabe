/** What browsers, phones and search engines read of the shop beside its pages. */
import { expect } from '@playwright/test'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test('F-27: the home page says who runs the shop and how it is searched', async ({ page, shop }) => {
  await page.goto('/')
  const things = await page
    .locator('script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')))
  expect(things.map((thing) => thing['@type'])).toEqual(['Organization', 'WebSite'])
  const target: string = things[1].potentialAction.target.urlTemplate
  const found = await page.goto(target.replace('{search_term_string}', 'canvas').replace(/^.*:\d+/, shop.url))
  expect(found?.status()).toBe(200)
})

test('a phone can put the shop on its home screen', { tag: LONG }, async ({ page, request }) => {
  await page.goto('/')
  const href = await page.locator('link[rel="manifest"]').getAttribute('href')
  const response = await request.get(href ?? '')
  expect(response.headers()['content-type']).toBe('application/manifest+json')
  const manifest = await response.json()
  expect(manifest).toMatchObject({ name: 'Keepsake', lang: 'en-AU', start_url: '/' })
  for (const { src, sizes } of manifest.icons) {
    const icon = await request.get(src)
    expect(icon.headers()['content-type']).toBe('image/png')
    const png = await icon.body()
    expect(`${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`).toBe(sizes)
  }
})

test('B-39, B-40: a line shows that the next page is on its way, and goes with its arrival', async ({
  page,
}) => {
  // Held from the beginning: links that come near are fetched beforehand.
  let release = () => {}
  const held = new Promise<void>((resolve) => {
    release = resolve
  })
  await page.route('**/canvas-prints.data*', async (route) => {
    await held
    await route.continue()
  })
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Canvas prints' })
    .first()
    .click()
  const line = page.getByRole('progressbar', { name: 'Loading the page' })
  await expect(line).toHaveAttribute('aria-valuenow', '8')
  release()
  await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
  await expect(line).toHaveCount(0)
})

test('B-39: the line is gone when the next page could not be made', { tag: LONG }, async ({ page }) => {
  await page.route('**/canvas-prints.data*', (route) => route.fulfill({ status: 500, body: 'Broken.' }))
  await page.goto('/')
  await page
    .getByRole('navigation', { name: 'Main' })
    .getByRole('link', { name: 'Canvas prints' })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Oops, Something Went Wrong!' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'Loading the page' })).toHaveCount(0)
})

test('B-32: what the shop is configured to is fetched with the first page, and not again on a walk', {
  tag: LONG,
}, async ({ page, request }) => {
  const configured = 'hostedSearch'
  expect(await (await request.get('/')).text()).toContain(configured)
  await page.goto('/')
  for (const link of [
    page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Canvas prints' }),
    page.getByRole('banner').getByRole('link', { name: /Keepsake/ }),
  ]) {
    const [response] = await Promise.all([
      page.waitForResponse((one) => new URL(one.url()).pathname.endsWith('.data')),
      link.first().click(),
    ])
    expect(response.status()).toBe(200)
    expect(await response.text()).not.toContain(configured)
  }
})

test('B-42: the page to come back to is the last one outside the account', { tag: LONG }, async ({
  page,
  context,
}) => {
  const wayBack = async () => (await context.cookies()).find(({ name }) => name === 'return_to')?.value
  await page.goto('/custom-canvas-print')
  await expect.poll(wayBack).toBe('%2Fcustom-canvas-print')
  await page.goto('/customer/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await wayBack()).toBe('%2Fcustom-canvas-print')
})

test('B-42: the way back to a product has the size and the finish that were chosen there', async ({
  page,
  context,
}) => {
  await page.goto('/custom-canvas-print')
  for (const choice of [/75 × 50/, /Gloss/]) {
    await page.getByRole('radio', { name: choice }).locator('..').click()
  }
  const chosen = new URL(page.url()).searchParams.get('sku')
  expect(chosen).toMatch(/^CANVAS-50X75-L-.*-GLOSS$/)
  const wayBack = async () =>
    decodeURIComponent((await context.cookies()).find(({ name }) => name === 'return_to')?.value ?? '')
  await expect.poll(wayBack).toBe(`/custom-canvas-print?sku=${chosen}`)
  await page.goto('/customer/register')
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await page.goto(await wayBack())
  expect(page.url()).toContain(`?sku=${chosen}`)
  await expect(page.getByRole('radio', { name: /Gloss/ })).toBeChecked()
})

test('P-07: how a shopper came is remembered, and no shared cache may keep that answer', async ({
  context,
}) => {
  const first = await context.request.get('/?utm_source=spring', {
    headers: { 'sec-fetch-dest': 'document' },
  })
  expect(first.headers()['cache-control']).toBe('private, no-store')
  expect(first.headers()['set-cookie']).toContain('traffic_source=spring')
  const second = await context.request.get('/', { headers: { 'sec-fetch-dest': 'document' } })
  expect(second.headers()['set-cookie']).toBeUndefined()
  expect(second.headers()['cache-control']).toContain('public')
})
