/** Every row of the routes table, as a browser and as a search engine meet it. */
import { expect } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { newCustomerToken } from './support/customers.ts'
import { lostForEver, type RouteRow, routesTable } from './support/routes-table.ts'
import { bringCart, test } from './support/shop.ts'

const withAddress = routesTable.filter((row): row is RouteRow & { path: string } => row.path !== undefined)

test('every row from RT-001 to RT-171 is in the table once', () => {
  const expected = Array.from({ length: 171 }, (_, index) => `RT-${String(index + 1).padStart(3, '0')}`)
  expect(routesTable.map(({ id }) => id)).toEqual(expected)
})

test.describe('as a guest', () => {
  for (const row of withAddress) {
    test(`${row.id} ${row.path}`, async ({ context, shop, revision }) => {
      if (row.withCart) await bringCart(context, { shop, revision })
      const response = await context.request.get(row.path, { maxRedirects: 0 })
      if (row.gate === 'customers') {
        expect(response.status()).toBe(302)
        expect(response.headers().location).toBe(`/customer/login?redirect=${encodeURIComponent(row.path)}`)
        return
      }
      if (row.leadsTo) {
        expect([response.status(), response.headers().location]).toEqual([302, row.leadsTo])
        return
      }
      const page = partsOf(await response.text())
      if (row.screen === 'later') {
        expect(response.status()).toBe(404)
        expect(page).toMatchObject({
          title: '404 Not Found',
          robots: 'NOINDEX,NOFOLLOW',
          header: !row.without?.includes('header'),
          footer: !row.without?.includes('footer'),
        })
        return
      }
      expect(response.status()).toBe(row.status ?? 200)
      if (row.title) expect(page.title).toMatch(row.title)
      expect(page.title).not.toBe('')
      expect(page.robots).toBe(row.robots)
      expect(page.header).toBe(!row.without?.includes('header'))
      expect(page.footer).toBe(!row.without?.includes('footer'))
    })
  }
})

test.describe('as a customer', () => {
  let token: string | undefined
  for (const row of withAddress.filter(({ gate }) => gate !== undefined)) {
    test(`SH-17: ${row.id} ${row.path}`, async ({ context, shop }) => {
      token ??= await newCustomerToken(shop.url)
      await context.addCookies([{ name: cookieNames.customer, value: token, url: shop.url }])
      const response = await context.request.get(row.path, { maxRedirects: 0 })
      if (row.gate === 'guests') {
        expect([response.status(), response.headers().location]).toEqual([302, '/customer/account/dashboard'])
      } else {
        // Some screens are still to come.
        expect(response.status()).toBe(row.screen === 'later' ? 404 : (row.status ?? 200))
      }
    })
  }
})

test('SH-17: a cookie that no token is behind opens nothing', async ({ context, shop }) => {
  await context.addCookies([{ name: cookieNames.customer, value: 'made-up', url: shop.url }])
  const response = await context.request.get('/customer/account/dashboard', { maxRedirects: 0 })
  expect([response.status(), response.headers().location]).toEqual([
    302,
    '/customer/login?redirect=%2Fcustomer%2Faccount%2Fdashboard',
  ])
})

for (const [id, path, title] of [
  ['B-25', '/checkout/cart', 'Shopping Cart'],
  ['B-26', '/checkout', 'Checkout'],
  ['B-27', '/checkout/success', 'Success'],
] as const) {
  test(`${id}, B-24: ${path} is called ${title} and stays out of search engines`, async ({
    context,
    shop,
    revision,
  }) => {
    await bringCart(context, { shop, revision })
    const response = await context.request.get(path)
    expect(partsOf(await response.text())).toMatchObject({ title, robots: 'NOINDEX,NOFOLLOW' })
  })
}

test('RT-169: the not-found page has the whole frame', async ({ request }) => {
  const page = partsOf(await (await request.get('/no-such-page')).text())
  expect(page).toMatchObject({ header: true, footer: true })
})

/** A family that gives up an address which the requirements list would make its row wait again, unnoticed. */
const MAX_WAITING = 101

test('how many addresses wait for their screens, which grow no more', () => {
  const waiting = routesTable.filter(({ id, screen }) => screen === 'later' && !lostForEver.includes(id))
  console.log(`${waiting.length} of ${routesTable.length} addresses wait for their screens.`)
  expect(waiting.length).toBeLessThanOrEqual(MAX_WAITING)
  // Nothing is called shown that nobody could open.
  expect(routesTable.filter(({ screen, path }) => screen === 'shown' && path === undefined)).toEqual([])
})

/** What search engines read, and what of the frame is there. */
function partsOf(html: string) {
  const frame = html.replace(/<main[\s\S]*<\/main>/, '')
  return {
    title: /<title>([^<]*)<\/title>/.exec(html)?.[1] ?? '',
    robots: /<meta name="robots" content="([^"]*)"/.exec(html)?.[1],
    header: frame.includes('<header'),
    footer: frame.includes('<footer'),
  }
}
