/** PE-24 to PE-27: every screen in small windows, large letters, forced colours and on paper. All sizes: `long/`. */
import { expect, type Page } from '@playwright/test'
import { field, fillAddress, fillCard, payButton } from './support/checkout.ts'
import { beach, placeFirstPhoto, smallCanvasPath } from './support/design-tool.ts'
import { whatDoesNotFit } from './support/fits.ts'
import { onEveryScreen, withOrder } from './support/screens.ts'
import { bringCart, test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'
import {
  enlargeLetters,
  expectReachable,
  expectStartWithinStage,
  expectUsableStage,
  expectWholeMeasures,
} from './support/windows.ts'

test('PE-24: every screen fits the narrowest phone', async ({ page, shop, revision }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await onEveryScreen(page, { shop, revision }, async (name) => {
    expect.soft(await whatDoesNotFit(page), name).toEqual([])
    if (name === 'tool') await expectUsableStage(page)
  })
})

test('PE-24: every screen fits with letters half as large again', async ({ page, shop, revision }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await enlargeLetters(page)
  await onEveryScreen(page, { shop, revision }, async (name) => {
    expect.soft(await whatDoesNotFit(page), name).toEqual([])
    if (name === 'tool') await expectUsableStage(page)
  })
})

test('PE-24: a total of four figures stays in its column on the narrowest phone', { tag: LONG }, async ({
  page,
  shop,
  revision,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await bringCart(page.context(), { shop, revision, quantity: 99 })
  for (const path of ['/checkout/cart', '/checkout']) {
    await page.goto(path)
    await expect(page.getByText('Total, GST included')).toBeVisible()
    const right = (box: { x: number; width: number } | null) => box && Math.round(box.x + box.width)
    const column = await page.getByRole('heading', { level: 1 }).boundingBox()
    expect
      .soft(
        right(await page.getByRole('complementary', { name: /^(Summary|Your order)$/ }).boundingBox()),
        path,
      )
      .toBe(right(column))
    expect.soft(await whatDoesNotFit(page), path).toEqual([])
  }
})

test('PE-24: the words of a delivery choice stay whole with large letters on a narrow phone', {
  tag: LONG,
}, async ({ page, shop, revision }) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await enlargeLetters(page)
  await bringCart(page.context(), { shop, revision })
  await page.goto('/checkout')
  for (const name of ['Standard', 'Express']) {
    const words = page.getByRole('group', { name: 'Delivery' }).getByText(name, { exact: true })
    const [lines, fontPx] = await words.evaluate((one) => [
      one.getClientRects().length,
      Number.parseFloat(getComputedStyle(one).fontSize),
    ])
    expect([name, lines, fontPx]).toEqual([name, 1, 24])
  }
})

test('PE-24: the way to the cart stays in the narrowest window with large letters', { tag: LONG }, async ({
  page,
}) => {
  await page.setViewportSize({ width: 280, height: 653 })
  await enlargeLetters(page)
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  const button = await page.getByRole('button', { name: 'Add to cart' }).boundingBox()
  expect((button?.x ?? 0) + (button?.width ?? 0)).toBeLessThanOrEqual(280 - 16)
  expect(await whatDoesNotFit(page)).toEqual([])
})

test('the name of each filter stands right below its picture', { tag: LONG }, async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  const filters = page.getByRole('group', { name: 'Filter' }).getByRole('button')
  await expect(filters).toHaveCount(5)
  for (const filter of await filters.all()) {
    const [whole, picture] = [await filter.boundingBox(), await filter.locator('img').boundingBox()]
    expect((whole?.height ?? 0) - (picture?.height ?? 0)).toBeLessThan(40)
  }
})

for (const [name, size] of [
  ['the narrowest phone', { width: 280, height: 653 }],
  ['a phone on its side', { width: 844, height: 390 }],
  ['a window at 400 % zoom', { width: 320, height: 256 }],
  ['a window lower still', { width: 360, height: 225 }],
] as const) {
  test(`PE-24: on ${name} a photo is chosen, seen and moved`, async ({ page }) => {
    await page.setViewportSize(size)
    await page.goto(smallCanvasPath)
    await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeInViewport({ ratio: 0.99 })
    await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeInViewport({ ratio: 0.99 })
    await expectStartWithinStage(page)
    await expectWholeMeasures(page)
    await placeFirstPhoto(page, await beach())
    await expectUsableStage(page)
    await expectWholeMeasures(page)
    await expectReachable(page.getByRole('button', { name: 'Add to cart' }))
    await page.evaluate(() => document.documentElement.style.setProperty('font-size', '24px'))
    await expectUsableStage(page)
    await expectReachable(page.getByRole('button', { name: 'Add to cart' }))
  })
}

test('a phone does not zoom into any field: its letters are 16 px or more', async ({
  browser,
  shop,
  revision,
}) => {
  const page = await browser.newPage({
    ...{ baseURL: shop.url, hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } },
  })
  await onEveryScreen(page, { shop, revision }, async (name) => {
    expect.soft(await fieldsBelow16Px(page), name).toEqual([])
  })
  await page.close()
})

const fieldsBelow16Px = (page: Page) =>
  page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('input, select, textarea')]
      .filter(
        (field) =>
          !field.matches(
            '[type=hidden], [type=radio], [type=checkbox], [type=range], [type=file], [type=color]',
          ),
      )
      .filter((field) => field.checkVisibility() && parseFloat(getComputedStyle(field).fontSize) < 16)
      .map((field) => field.getAttribute('aria-label') ?? field.id),
  )

test('PE-25: in forced colours the chosen size, buttons and the focus of a field show', {
  tag: LONG,
}, async ({ page, shop, revision }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/custom-canvas-print')
  const outline = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => {
        const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(element)
        return outlineStyle === 'none' ? 'none' : `${outlineWidth} ${outlineStyle} ${outlineColor}`
      })
  const chosen = await outline('.tile:has(:checked)')
  const other = await outline('.tile:not(:has(:checked))')
  expect(chosen).toMatch(/^4px/)
  expect(other).toMatch(/^1px/)
  expect(await outline('main .rounded-button')).toMatch(/^1px/)
  expect(await outline('header [role=search] input')).toMatch(/^1px/)
  const picture = page.locator('main [aria-pressed="true"]:has(img)').first()
  expect(await outline('main [aria-pressed="true"]:has(img)')).toMatch(/^4px/)
  expect(await picture.evaluate((button) => getComputedStyle(button).outlineOffset), 'beside it').toBe('0px')
  await bringCart(page.context(), { shop, revision })
  await page.goto('/checkout')
  await field(page, 'Email').focus()
  expect(await outline('input:focus')).toMatch(/^3px solid/)
})

test('PE-26: the order on paper has no menu, offer, countdown or button', { tag: LONG }, async ({
  page,
  shop,
  revision,
}) => {
  await withOrder(page, { shop, revision })
  await page.goto('/checkout/success')
  await expect(page.getByRole('banner')).toBeVisible()
  await page.emulateMedia({ media: 'print' })
  await expect(page.getByRole('heading', { name: /^Thank you/ })).toBeVisible()
  await expect(page.getByText('Your order is')).toBeVisible()
  await expect(page.getByText('Total, GST included')).toBeVisible()
  for (const role of ['banner', 'contentinfo', 'navigation', 'button', 'timer', 'dialog'] as const) {
    await expect(page.getByRole(role).filter({ visible: true }), role).toHaveCount(0)
  }
})

test('PE-27: the page after paying opens at its top, with the focus on the news', async ({
  page,
  shop,
  revision,
}) => {
  await bringCart(page.context(), { shop, revision })
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/checkout')
  await fillAddress(page)
  await fillCard(page)
  // Where the page stands at the moment the next one is shown: a way there in steps is a way that can be lost.
  await page.evaluate(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('h1')?.textContent?.startsWith('Thank you')) return
      seen.disconnect()
      requestAnimationFrame(() => document.body.setAttribute('data-opened-at', String(Math.round(scrollY))))
    })
    seen.observe(document.body, { subtree: true, childList: true, characterData: true })
  })
  await payButton(page).click()
  const news = page.getByRole('heading', { level: 1, name: /^Thank you/ })
  await expect(news).toBeFocused()
  await expect(page.locator('body')).toHaveAttribute('data-opened-at', '0')
})

test('the page stays where it is behind the enlarged pictures', { tag: LONG }, async ({ page }) => {
  await page.goto('/custom-canvas-print')
  await page.mouse.wheel(0, 200)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100)
  const left = () => page.getByRole('heading', { level: 1 }).evaluate((h1) => h1.getBoundingClientRect().left)
  const [before, leftBefore] = [await page.evaluate(() => scrollY), await left()]
  await page.getByRole('button', { name: 'Larger pictures' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  await page.mouse.move(720, 450)
  await page.mouse.wheel(0, 600)
  // A wheel is answered a frame or two later, and only a page that moves says so.
  await page.evaluate(() => new Promise((resolve) => setTimeout(resolve, 300)))
  expect(await page.evaluate(() => scrollY)).toBe(before)
  expect(await left()).toBe(leftBefore)
})

test('opening the design tool breaks no rule of the security policy', async ({ page }) => {
  const broken: string[] = []
  await page.exposeFunction('tellBroken', (words: string) => broken.push(words))
  await page.addInitScript(() =>
    addEventListener('securitypolicyviolation', (event) =>
      (window as unknown as { tellBroken: (words: string) => void }).tellBroken(
        `${event.effectiveDirective} ${event.blockedURI}`,
      ),
    ),
  )
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  expect(broken).toEqual([])
})
