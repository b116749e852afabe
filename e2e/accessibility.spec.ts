/** Every screen of the path, for those who do not see, do not point, need large type or are unwell from motion. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import {
  addWords,
  beach,
  expectSaved,
  expectUploaded,
  openTab,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { bringCart, test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const PAGES = [
  ['home', '/'],
  ['category', '/canvas-prints'],
  ['product', '/custom-canvas-print'],
  ['search', '/catalogsearch/result?q=canvas'],
  ['empty cart', '/checkout/cart'],
  ['success without an order', '/checkout/success'],
  ['cancelled payment', '/checkout/receipt/cancel'],
  ['a page that is not there', '/no-such-page'],
] as const

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('axe finds nothing on the pages of the shop', async ({ page }) => {
      for (const [name, path] of PAGES) {
        await page.goto(path)
        await expectNoViolations(page, name)
      }
    })

    test('axe finds nothing in the design tool', async ({ page }) => {
      await page.goto(smallCanvasPath)
      await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
      await expectNoViolations(page, 'empty')
      await placeFirstPhoto(page, await beach())
      await expectUploaded(page)
      await expectNoViolations(page, 'with a photo')
      if (width < 800) {
        for (const tab of ['Photos', 'Filter'] as const) {
          await openTab(page, tab)
          await expectNoViolations(page, tab)
        }
      }
      await addWords(page, 'Lake days')
      await expectSaved(page)
      await expectNoViolations(page, 'with words')
      await openTab(page, 'Edge')
      await expectNoViolations(page, 'edge')
      for (const [opener, title] of [
        [/Change size and options/, 'Size and options'],
        [/checks passed/, 'Ready to print'],
      ] as const) {
        await page.getByRole('button', { name: opener }).click()
        await expect(page.getByRole('dialog', { name: title })).toBeVisible()
        await expectNoViolations(page, title)
        await page.keyboard.press('Escape')
      }
      await page.getByRole('button', { name: 'See on the wall' }).click()
      await expect(page.getByRole('region', { name: 'On the wall' })).toBeVisible()
      await expectNoViolations(page, 'on the wall')
    })

    test('axe finds nothing from the cart to the order', async ({ context, page, shop, revision }) => {
      await bringCart(context, { shop, revision })
      await page.goto('/checkout/cart')
      await expectNoViolations(page, 'cart')
      await page.goto('/checkout')
      await expectNoViolations(page, 'checkout')
      await payButton(page).click()
      await expectNoViolations(page, 'checkout with problems')
      await fillAddress(page)
      await fillCard(page)
      await payButton(page).click()
      await orderNumber(page)
      await expectNoViolations(page, 'success')
    })
  })
}

test.describe('at 320 px, as with large type', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('no page has to be moved sideways', async ({ context, page, shop, revision }) => {
    for (const [name, path] of PAGES) {
      await page.goto(path)
      await expectNothingWider(page, name)
    }
    await bringCart(context, { shop, revision })
    for (const path of ['/checkout/cart', '/checkout', smallCanvasPath]) {
      await page.goto(path)
      await expectNothingWider(page, path)
    }
    await placeFirstPhoto(page, await beach())
    await addWords(page, 'A rather long line of words on a small canvas')
    await expectNothingWider(page, 'design tool')
  })
})

test('who asks for less motion gets none', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  const moved = await noticeMotion(page)
  await page.goto('/')
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Canvas prints' }).hover()
  await page.goto('/custom-canvas-print')
  await page.getByRole('main').getByRole('button', { name: 'Start Order' }).first().hover()
  await page.goto(smallCanvasPath)
  await page.getByRole('button', { name: /Change size and options/ }).click()
  await page.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'See on the wall' }).click()
  await expect(page.getByRole('region', { name: 'On the wall' })).toBeVisible()
  expect(moved).toEqual([])
})

async function expectNoViolations(page: Page, where: string) {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
}

async function expectNothingWider(page: Page, where: string) {
  const widest = () => page.evaluate(() => document.documentElement.scrollWidth)
  await expect.poll(widest, where).toBeLessThanOrEqual(320)
}

/** Shortest change that the eye takes for motion. */
const SHORTEST_MS = 20

/** Fills a list with every transition and animation that lasts long enough to be seen. */
async function noticeMotion(page: Page): Promise<string[]> {
  const moved: string[] = []
  await page.exposeFunction('motionSeen', (what: string) => moved.push(what))
  await page.addInitScript((shortestMs) => {
    const notice = ({ target }: Event) => {
      if (!(target instanceof Element)) return
      for (const animation of target.getAnimations({ subtree: true })) {
        const { duration } = animation.effect?.getComputedTiming() ?? {}
        if (Number(duration) <= shortestMs) continue
        const seen: unknown = Reflect.get(window, 'motionSeen')
        if (typeof seen === 'function') seen(`${target.tagName} ${target.className}`)
      }
    }
    addEventListener('transitionrun', notice, true)
    addEventListener('animationstart', notice, true)
  }, SHORTEST_MS)
  return moved
}
