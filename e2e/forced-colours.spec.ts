/** PE-25: colours of the shopper's own, in the design tool, the cart and the offer: choices, edges and the focus show. */
import { expect } from '@playwright/test'
import {
  addWords,
  beach,
  openTab,
  panel,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { expectEdges, outlineOf, tabTo } from './support/outlines.ts'
import { test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const CHOSEN = '4px solid'
const EDGE = '1px solid'
const FOCUS = '3px solid'

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })
    test.beforeEach(({ page }) => page.emulateMedia({ forcedColors: 'active' }))

    test('PE-25: in the tool the open tab, what is chosen in it, sliders and the focus show', async ({
      page,
    }) => {
      await page.goto(smallCanvasPath)
      await placeFirstPhoto(page, await beach())
      await openTab(page, 'Edge')
      await expect.poll(() => outlineOf(page.getByRole('tab', { name: 'Edge' }))).toBe(CHOSEN)
      expect(await outlineOf(page.getByRole('tab', { name: 'Text' }))).toBe(EDGE)
      const depths = panel(page).locator('label:has(input[type=radio])')
      await depths.last().click()
      await expect.poll(() => outlineOf(depths.last())).toBe(CHOSEN)
      expect(await outlineOf(panel(page).locator('label', { hasText: '19 mm' }))).toBe(EDGE)
      await expectEdges(page.getByRole('button'))

      await addWords(page, 'Lake days')
      const colours = page.getByRole('group', { name: 'Colour' }).getByRole('button')
      await colours.nth(1).click()
      await expect.poll(() => outlineOf(colours.nth(1))).toBe(CHOSEN)
      expect(await outlineOf(colours.nth(2))).toBe(EDGE)
      const seen = await colours.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
      expect(new Set(seen).size, 'each in its own colour').toBe(seen.length)

      await words(page).focus()
      expect(await outlineOf(words(page))).toBe(FOCUS)
      const size = page.getByRole('slider', { name: 'Size' })
      await tabTo(size)
      expect(await outlineOf(size)).toBe(FOCUS)
      // The browser draws it, in colours that fit.
      await expect(size).toHaveCSS('appearance', 'auto')
      await tabTo(colours.nth(1))
      expect(await outlineOf(colours.nth(1)), 'chosen, and the focus on it').toBe('7px double')
    })

    test('PE-25: in the cart every button has an edge, and the focus shows on the one it is on', {
      tag: LONG,
    }, async ({ page, openWithCart }) => {
      await openWithCart('/checkout/cart')
      const main = page.getByRole('main')
      await expectEdges(main.getByRole('button'))
      expect(await outlineOf(main.getByRole('link', { name: 'Checkout' }).first())).toBe(EDGE)
      expect(await outlineOf(page.getByLabel('Coupon code'))).toBe(EDGE)
      const more = page.getByRole('button', { name: /^One more of/ })
      for (const goal of [
        more,
        page.getByLabel('Coupon code'),
        main.getByRole('link', { name: 'Checkout' }).first(),
      ]) {
        await tabTo(goal)
        expect(await outlineOf(goal)).toBe(FOCUS)
      }
    })

    test('PE-25: the offer has an edge against the page, its fields and buttons too, and the focus shows', {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto('/canvas-prints')
      await page.getByRole('button', { name: '10% off', exact: true }).click()
      const offer = page.getByRole('dialog')
      await expect(offer).toBeVisible()
      expect(await outlineOf(offer)).toMatch(/^2px/)
      await expectEdges(offer.getByRole('button'))
      const email = offer.getByLabel('Email')
      expect(await outlineOf(email)).toBe(EDGE)
      for (const goal of [email, offer.getByRole('button', { name: 'No, thanks' })]) {
        await tabTo(goal)
        expect(await outlineOf(goal)).toBe(FOCUS)
      }
    })
  })
}
