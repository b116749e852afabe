/** What of the frame a path shows, and what every page does while somebody scrolls. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { newCustomerToken, orderOfCustomer, takeSession } from './support/customers.ts'
import { test } from './support/shop.ts'

const header = (page: Page) => page.getByRole('banner')
const footer = (page: Page) => page.getByRole('contentinfo')

for (const path of ['/noheader-nofooter', '/speed-test', '/speed-test-1']) {
  test(`B-15, B-16: ${path} is a bare page`, async ({ page }) => {
    await page.goto(path)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    for (const part of [header(page), footer(page), page.getByRole('complementary')]) {
      await expect(part).toHaveCount(0)
    }
    await expect(page.getByRole('region', { name: 'Our promises' })).toHaveCount(0)
  })
}

test('B-17: only the neon shop is bare at /neon-sign-tool-products', async ({ page }) => {
  await page.goto('/neon-sign-tool-products')
  await expect(header(page)).toBeVisible()
  await expect(footer(page)).toBeVisible()
})

for (const path of ['/x/product/picture-tips', '/x/product/review/12', '/product/upload']) {
  test(`B-18: ${path} has the header and no footer`, async ({ page }) => {
    await page.goto(path)
    await expect(header(page)).toBeVisible()
    await expect(footer(page)).toHaveCount(0)
  })
}

test('B-20: who registers is not offered the 10% again', async ({ page }) => {
  const offer = footer(page).getByRole('heading', { name: '10% off sitewide on your first order' })
  await page.goto('/customer/register')
  await expect(footer(page)).toBeVisible()
  await expect(offer).toHaveCount(0)
  await page.goto('/about-us')
  await expect(offer).toBeVisible()
})

test('Q-06: a customer who has ordered is offered no first order, and one who has not is; the cached page is one', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const offer = footer(page).getByRole('heading', { name: '10% off sitewide on your first order' })
  const button = page.getByRole('button', { name: '10% off' })
  const greeting = header(page).getByText('Hi, Robin').filter({ visible: true })
  const cached = async () => (await context.request.get('/canvas-prints')).text()

  const token = await newCustomerToken(shop.url)
  await takeSession(context, shop.url, token)
  await page.goto('/canvas-prints')
  await expect(greeting).toBeVisible()
  await expect(button).toBeVisible()
  await footer(page).scrollIntoViewIfNeeded()
  await expect(offer).toBeVisible()
  expect(await cached()).toContain('10% off sitewide on your first order')

  await orderOfCustomer(shop.url, token, revision)
  await page.reload()
  await expect(greeting).toBeVisible()
  await footer(page).scrollIntoViewIfNeeded()
  await expect(footer(page).getByRole('heading', { name: 'Emails worth opening' })).toBeVisible()
  await expect(footer(page).getByText(/on first order/)).toHaveCount(0)
  await expect(button).toHaveCount(0)
  expect(await cached(), 'what everybody is sent').toContain('10% off sitewide on your first order')

  await context.clearCookies({ name: cookieNames.customer })
  await context.clearCookies({ name: cookieNames.signedIn })
  await page.reload()
  await footer(page).scrollIntoViewIfNeeded()
  await expect(offer).toBeVisible()
})

test('B-22, B-23: the offer’s button stands on products and categories alone, and never on photo books', async ({
  page,
}) => {
  const button = page.getByRole('button', { name: '10% off' })
  for (const path of ['/canvas-prints', '/custom-canvas-print']) {
    await page.goto(path)
    await expect(button).toBeVisible()
  }
  for (const path of ['/about-us', '/checkout/cart', '/no-such-page']) {
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    await expect(button).toHaveCount(0)
  }
  // Until there are photo books, their address has no page that could show it.
  await page.goto('/photo-books')
  await expect(page).toHaveURL('/personalized-photo-gifts')
})

test('B-33: closing the offer’s popup and asking for it again is one state, on every page', async ({
  context,
  page,
  shop,
}) => {
  await page.goto('/canvas-prints')
  await page.getByRole('button', { name: '10% off' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const seen = (await context.cookies(shop.url)).filter(({ name }) => name === cookieNames.homePopup)
  expect(seen).toEqual([])
  await page.keyboard.press('Escape')
  await expect(page.getByRole('button', { name: '10% off' })).toBeVisible()
})

test.describe('Q-12: the layout changes at 1024 px', () => {
  for (const width of [1023, 1024]) {
    test(`${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/about-us')
      const isDesktop = width >= 1024
      await expect(header(page).getByRole('button', { name: 'Menu', exact: true })).toBeVisible({
        visible: !isDesktop,
      })
      await expect(header(page).getByRole('navigation').first()).toBeVisible({ visible: isDesktop })
    })
  }
})

test.describe('back to the top', () => {
  /** Writes down where every step of a script leads. */
  const noteSteps = (page: Page) =>
    page.addInitScript(() => {
      const steps: number[] = []
      Object.assign(window, { steps })
      const scroll = window.scrollTo.bind(window)
      window.scrollTo = ((options: ScrollToOptions) => {
        steps.push(options.top ?? 0)
        scroll(options)
      }) as typeof window.scrollTo
    })
  const stepsOf = (page: Page) =>
    page.evaluate(() => (window as unknown as { steps: number[] }).steps.splice(0))
  const button = (page: Page) => page.getByRole('button', { name: 'Back to top' })

  async function scrollTo(page: Page, top: number) {
    await page.evaluate((to) => document.documentElement.scrollTo({ top: to, behavior: 'instant' }), top)
  }

  test('R-18: its button comes after one height of the view, and goes again', async ({ page }) => {
    await page.setViewportSize({ width: 1200, height: 600 })
    await page.goto('/no-such-page')
    await expect(page.getByRole('button', { name: 'Subscribe' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    await scrollTo(page, 600)
    await expect(button(page)).toHaveCount(0)
    await scrollTo(page, 610)
    await expect(button(page)).toBeVisible()
    await scrollTo(page, 0)
    await expect(button(page)).toHaveCount(0)
  })

  test('R-19: it goes up in steps of 100 px', async ({ page }) => {
    await noteSteps(page)
    await page.setViewportSize({ width: 1200, height: 600 })
    await page.goto('/no-such-page')
    await scrollTo(page, 1250)
    await button(page).click()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
    expect((await stepsOf(page)).slice(-13)).toEqual([
      1150, 1050, 950, 850, 750, 650, 550, 450, 350, 250, 150, 50, 0,
    ])
  })

  test.describe('for whom motion is too much', () => {
    test.use({ contextOptions: { reducedMotion: 'reduce' } })
    test('R-19: it jumps', async ({ page }) => {
      await noteSteps(page)
      await page.setViewportSize({ width: 1200, height: 600 })
      await page.goto('/no-such-page')
      await scrollTo(page, 1250)
      await stepsOf(page)
      await button(page).click()
      await expect.poll(() => page.evaluate(() => scrollY)).toBe(0)
      expect(await stepsOf(page)).toEqual([0])
    })
  })
})

test('a page that is come back to, or loaded again, stands where it was left', async ({ page }) => {
  const position = () => page.evaluate(() => scrollY)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/canvas-prints')
  const link = page.getByRole('main').getByRole('link').last()
  await link.scrollIntoViewIfNeeded()
  const left = await position()
  expect(left).toBeGreaterThan(300)
  await link.click()
  await expect(page).not.toHaveURL(/canvas-prints$/)
  await expect.poll(position).toBe(0)
  await page.goBack()
  await expect(page).toHaveURL(/canvas-prints$/)
  await expect.poll(position).toBe(left)
  await page.reload()
  await expect.poll(position).toBe(left)
})

test.describe('B-44: what a link leads to', () => {
  const prefetched = (page: Page) =>
    page
      .locator('link[rel="prefetch"][as="fetch"]')
      .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname))

  /** Moves the products of the list so far below the view. */
  async function openFar(page: Page, below: number) {
    await page.setViewportSize({ width: 1200, height: 500 })
    await page.addInitScript((px) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(`main article:first-child { margin-top: calc(100vh + ${px}px - 100px) }`)
      document.adoptedStyleSheets = [sheet]
    }, below)
    await page.goto('/canvas-prints')
    await page.waitForLoadState('networkidle')
  }

  test('is fetched when the link comes within 200 px of the view, and not before', async ({ page }) => {
    await openFar(page, 2000)
    const link = page.getByRole('main').getByRole('link', { name: 'Custom canvas print', exact: true })
    expect(await prefetched(page)).not.toContain('/custom-canvas-print.data')
    const top = (await link.boundingBox())?.y ?? 0
    // The link covers its card; what comes near first is the upper edge of that.
    const card = (await page.getByRole('article').first().boundingBox())?.y ?? top
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), Math.min(card, top) - 500 - 260)
    await page.waitForTimeout(300)
    expect(await prefetched(page)).not.toContain('/custom-canvas-print.data')
    await page.evaluate((y) => scrollTo({ top: y, behavior: 'instant' }), Math.max(card, top) - 500 - 150)
    await expect.poll(() => prefetched(page)).toContain('/custom-canvas-print.data')
  })

  test('stays where it is for whoever saves data', async ({ page }) => {
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/canvas-prints')
    await expect(page.getByRole('button', { name: 'Next offer' })).toBeVisible()
    await page.waitForLoadState('networkidle')
    expect(await prefetched(page)).toEqual([])
  })
})

test.describe('B-33, Q-13: how much is fetched ahead', () => {
  const phone =
    'Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.5 Mobile/15E148 Safari/604.1'
  for (const { name, userAgent, most } of [
    { name: 'a phone', userAgent: phone, most: 6 },
    {
      name: 'a computer',
      userAgent:
        'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/126.0.0.0 Safari/537.36',
      most: 12,
    },
  ]) {
    test(`${name} fetches ${most} pages at the most, whatever the width of its window`, async ({
      browser,
      shop,
    }) => {
      const context = await browser.newContext({ userAgent, viewport: { width: 1200, height: 3000 } })
      await context.addCookies([{ name: cookieNames.homePopup, value: '1', url: shop.url }])
      const page = await context.newPage()
      await page.goto(`${shop.url}/no-such-page`)
      const pages = page.locator('link[rel="prefetch"][as="fetch"]')
      const ahead = () =>
        pages.evaluateAll(
          (links) => new Set(links.map((link) => new URL((link as HTMLLinkElement).href).pathname)).size,
        )
      await expect.poll(ahead).toBe(most)
      await context.close()
    })
  }
})

test('SH-15: the bare page stands in pages of other sites, and no other page does', async ({ request }) => {
  const bare = (await request.get('/noheader-nofooter')).headers()
  expect(bare['content-security-policy']).toContain('frame-ancestors *')
  expect(bare['x-frame-options']).toBeUndefined()
  for (const path of ['/', '/speed-test', '/checkout/cart', '/noheader-nofooter-at-all']) {
    const headers = (await request.get(path)).headers()
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
  }
})
