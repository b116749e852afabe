/** The header offer and the footer, on a phone and on a desktop, with scripts and without. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { bringCart, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const footer = (page: Page) => page.getByRole('contentinfo')
const group = (page: Page, name: string) => footer(page).getByRole('navigation', { name })

for (const width of allOrSome([390, 1440], [390])) {
  const isPhone = width < 800
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: isPhone ? 844 : 900 } })

    test('D-12: the link groups fold on a phone and stand open on a desktop', async ({ page }) => {
      await page.goto('/about-us')
      const link = group(page, 'Canvas').getByRole('link', { name: 'Split canvas' })
      if (!isPhone) {
        await expect(link).toBeVisible()
        await expect(group(page, 'Canvas').getByRole('heading', { name: 'Canvas' })).toBeVisible()
        return
      }
      await expect(link).toBeHidden()
      await group(page, 'Canvas').getByText('Canvas', { exact: true }).last().click()
      await expect(link).toBeVisible()
      await expect(group(page, 'Photo gifts').getByRole('link', { name: 'Photo mugs' })).toBeHidden()
    })

    test('D-01: the footer has a form to subscribe with and five groups of links', async ({ page }) => {
      await page.goto('/about-us')
      await expect(footer(page).getByRole('textbox', { name: 'Email' })).toBeVisible()
      await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toBeVisible()
      for (const name of ['Company', 'Help', 'Canvas', 'Photo gifts', 'Occasions']) {
        expect(await group(page, name).locator('a[href]').count(), name).toBeGreaterThan(3)
      }
    })

    test('D-06 to D-11: payment, delivery, presence, social and the offer for subscribers', async ({
      page,
    }) => {
      await page.goto('/')
      for (const name of ['Secure payment', 'Certified delivery', 'Global presence', 'Social']) {
        await expect(footer(page).getByRole('heading', { name })).toBeVisible()
      }
      await expect(footer(page).getByText('Standard delivery free over A$99.00.')).toBeVisible()
      await expect(
        footer(page).getByRole('heading', { name: '10% off sitewide on your first order' }),
      ).toBeVisible()
      await expect(
        footer(page).getByText('Free 8x8 canvas print on first order', { exact: true }),
      ).toBeVisible()
    })

    test('B-19, B-21: who is about to pay sees the small print alone, which sticks on a phone', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      await bringCart(context, { shop, revision })
      for (const path of ['/checkout', '/checkout/cart']) {
        await page.goto(path)
        const isCheckout = path === '/checkout'
        await expect(group(page, 'Canvas')).toHaveCount(isCheckout ? 0 : 1)
        await expect(footer(page).getByRole('button', { name: 'Subscribe' })).toHaveCount(isCheckout ? 0 : 1)
        const privacy = group(page, 'Legal').getByRole('link', { name: 'Privacy' })
        if (isPhone) await expect(privacy).toBeInViewport()
        await expect(privacy).toHaveAttribute('href', '/privacy-policy')
      }
    })

    test('C-19 to C-24: the offer counts down and tells its details in a window', async ({ page }) => {
      await page.goto('/')
      const offer = page.getByRole('complementary', { name: 'Current offer' })
      await expect(offer).toContainText('Opening offer. 60 × 90 cm canvas from A$39.99')
      const timer = offer.getByRole('timer')
      await expect(timer).toHaveText(/^\d\d+d\d\dh\d\dm\d\ds$/)
      const first = await timer.textContent()
      await expect(timer, 'R-16').not.toHaveText(first ?? '')
      const opener = offer.getByRole('button', { name: 'Offer details' })
      await opener.click()
      const details = page.getByRole('dialog', { name: 'Offer details' })
      await expect(details).toContainText('Standard delivery is free over A$99.00.')
      await expect(details.getByRole('link', { name: 'hello@keepsake.example' })).toBeVisible()
      await expect(details).not.toContainText('[')
      expect(await violations(page)).toEqual([])
      await page.keyboard.press('Escape')
      await expect(details).toHaveCount(0)
      await expect(opener).toBeFocused()
    })

    test('axe finds nothing in a footer whose groups are open', async ({ page }) => {
      await page.goto('/about-us')
      if (isPhone) {
        for (const name of ['Company', 'Help', 'Canvas', 'Photo gifts', 'Occasions']) {
          await group(page, name).getByText(name, { exact: true }).last().click()
        }
      }
      expect(await violations(page)).toEqual([])
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 390, height: 844 } })

  test('the groups unfold, and the offer tells its details at once', async ({ page }) => {
    await page.goto('/about-us')
    await group(page, 'Help').getByText('Help', { exact: true }).last().click()
    await expect(group(page, 'Help').getByRole('link', { name: 'Delivery' })).toBeVisible()
    await expect(page.getByRole('button', { name: 'Offer details' })).toBeHidden()
    await expect(page.locator('aside noscript p').nth(1)).toBeVisible()
  })
})

async function violations(page: Page) {
  await stillness(page)
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}

test.describe('without the code of the footer', () => {
  test.use({ waitsUntilHydrated: false })

  test('a footer whose code cannot be fetched stays as it came, leads on, and is hydrated once it can be', async ({
    page,
  }) => {
    await page.setViewportSize({ width: 1440, height: 900 })
    let isCut = true
    await page.route(/\/assets\/footer-.*\.js/, (route) => (isCut ? route.abort() : route.continue()))
    await page.goto('/about-us')
    await expect(footer(page).getByRole('heading', { name: 'Secure payment' })).toBeVisible()
    await group(page, 'Company').getByRole('link', { name: 'Contact us' }).click()
    await expect(page).toHaveURL(/\/contact-us$/)
    isCut = false
    // A walk within the shop, not another load of a document: the mark on the window outlives it.
    await expect(async () => {
      await page.evaluate(() => Object.assign(window, { mark: true }))
      await group(page, 'Company').getByRole('link', { name: 'About us' }).click()
      await expect(page).toHaveURL(/\/about-us$/, { timeout: 2_000 })
      expect(await page.evaluate(() => 'mark' in window)).toBe(true)
    }).toPass()
  })
})

test('the offer button covers nothing of the last line of a page', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 })
  await page.goto('/canvas-prints')
  const button = page.getByRole('button', { name: '10% off' })
  await expect(button).toBeVisible()
  const rights = page.getByRole('contentinfo').getByText('Prices include GST.')
  // Parts that are drawn on the way down make the page longer.
  await expect(async () => {
    await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
    await expect(rights).toBeInViewport({ timeout: 500 })
  }).toPass({ timeout: 15_000 })
  const [words, above] = await Promise.all([rights.boundingBox(), button.boundingBox()])
  expect((words?.y ?? 0) + (words?.height ?? 0)).toBeLessThanOrEqual(above?.y ?? 0)
})
