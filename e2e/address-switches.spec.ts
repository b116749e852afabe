/** Words in an address that do something by themselves: other sessions, what previews show, what is made anew. */
import { expect } from '@playwright/test'
import { newCustomerToken } from './support/customers.ts'
import { bringCart, test } from './support/shop.ts'

test('H-28, SH-08: clear signs out by opening a page, and not by a picture or a frame', async ({
  context,
  page,
  shop,
}) => {
  const cookies = [
    { name: 'customer_token', value: await newCustomerToken(shop.url), url: shop.url, httpOnly: true },
    { name: 'logged_in', value: '1', url: shop.url },
  ]
  const names = async () => (await context.cookies()).map(({ name }) => name)
  await context.addCookies(cookies)
  await page.goto('/about-us')
  await page.evaluate(async () => {
    const loaded = (element: HTMLElement) =>
      new Promise((done) => {
        element.onload = done
        element.onerror = done
      })
    const picture = new Image()
    picture.src = '/?clear=1'
    const frame = document.createElement('iframe')
    frame.src = '/?clear=1'
    document.body.append(frame)
    await Promise.all([loaded(picture), loaded(frame)])
  })
  expect(await names()).toContain('customer_token')
  await page.goto('/about-us?clear=1')
  await expect(page).toHaveURL(/\/about-us$/)
  expect(await names()).not.toContain('customer_token')
  await expect(page.getByRole('link', { name: 'Login' }).first()).toBeAttached()
})

test('H-26, H-27: sessionid brings a cart to a browser without one, and takes the cart of another', async ({
  browser,
  context,
  page,
  shop,
  revision,
}) => {
  await bringCart(context, { shop, revision, quantity: 2 })
  const id = (await context.cookies()).find(({ name }) => name === 'cart_id')?.value
  const other = await browser.newContext({ baseURL: shop.url })
  const there = await other.newPage()
  await there.goto(`/checkout/cart?sessionid=${id}`)
  await expect(there).toHaveURL(/\/checkout\/cart$/)
  await expect(there.getByRole('link', { name: /^Cart, / })).toHaveAccessibleName('Cart, 2 items')
  await other.close()
  await page.goto('/checkout/cart?sessionid=x')
  await expect(page.getByText('There is nothing in it yet.')).toBeVisible()
})

test('F-29, SH-14: an address may say what its preview shows, and the kept page stays as it is', async ({
  request,
  shop,
}) => {
  const query = new URLSearchParams({
    image: '/images/canvas-window-640.webp',
    description: 'Our "days" <b>at</b> the sea',
  })
  const shared = await (await request.get(`/canvas-prints?${query}`)).text()
  expect(shared).toContain(`property="og:image" content="${shop.url}/images/canvas-window-640.webp"`)
  expect(shared).toContain(`name="twitter:image" content="${shop.url}/images/canvas-window-640.webp"`)
  expect(shared).toContain('property="og:description" content="Our &quot;days&quot; at the sea"')
  expect(shared).toContain(`rel="canonical" href="${shop.url}/canvas-prints"`)
  const usual = await (await request.get('/canvas-prints')).text()
  expect(usual).not.toContain('at the sea')
  const foreign = await (await request.get('/canvas-prints?image=https://evil.example/x.jpg')).text()
  expect(foreign).not.toContain('evil.example/x.jpg"')
})

test('S-04, S-05, SH-01: anybody may ask for what is kept to be made anew; the page asks by POST, once', async ({
  page,
}) => {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url())
    if (pathname.startsWith('/caching/cache/')) asked.push(`${request.method()} ${pathname}${search}`)
  })
  const answered = page.waitForResponse((response) => response.url().includes('/caching/cache/clear?'))
  await page.goto('/canvas-prints?clearcache=canvas-*&sku=A')
  expect((await answered).status()).toBe(200)
  await expect(page).toHaveURL(/\/canvas-prints\?sku=A$/)
  expect(asked).toEqual(['POST /caching/cache/clear?pattern=canvas-*'])

  // Too many within ten seconds: the page comes all the same.
  const refused = page.waitForResponse((response) => response.url().includes('/caching/cache/clear?'))
  await page.goto('/canvas-prints?clearcache=canvas-*')
  expect((await refused).status()).toBe(429)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page).toHaveURL(/\/canvas-prints$/)
})

test('B-12: an address of another country that leads nowhere yet is not found', async ({ request }) => {
  expect((await request.get('/affiliate-nz')).status()).toBe(404)
})
