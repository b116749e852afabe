/** The page of a category: what it is, its products, and how a shopper narrows, sorts and turns over a long list. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Locator, type Page } from '@playwright/test'
import { FILLED, fillCategory } from './support/filled-category.ts'
import { whatDoesNotFit } from './support/fits.ts'
import { test as base } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const test = base.extend<object, { filled: undefined }>({
  filled: [
    async ({ shop }, use) => {
      await fillCategory(shop.dataDir)
      await use(undefined)
    },
    { scope: 'worker', auto: true },
  ],
})

const { path } = FILLED
const main = (page: Page) => page.getByRole('main')
const status = (page: Page) => main(page).getByRole('status')
const cards = (page: Page) => main(page).getByRole('article')
const seen = (link: Locator) => link.filter({ visible: true })
const option = (page: Page, name: RegExp) => seen(main(page).getByRole('link', { name }))

for (const width of allOrSome([390, 1440], [390])) {
  const isPhone = width < 800
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: isPhone ? 844 : 900 } })

    const unfold = async (page: Page) => {
      if (isPhone) await main(page).getByText('Filter and sort').click()
    }

    /** Of its name on a phone; on a desktop, of its picture. */
    const topOfFirst = async (page: Page) => {
      const card = cards(page).first()
      return (await (isPhone ? card.getByRole('link') : card).boundingBox())?.y
    }

    test('F-01, CA-106: a category says what it is and shows products on the first screen', async ({
      page,
    }) => {
      await page.goto(path)
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(FILLED.name)
      await expect(main(page).getByText('around the house')).toBeVisible()
      await expect(status(page)).toHaveText('60 products')
      await expect(cards(page)).toHaveCount(24)
      await expect(cards(page).first()).toContainText('Photo canvas 01')
      expect(await topOfFirst(page)).toBeLessThan(isPhone ? 844 : 900)
      await unfold(page)
      await expect(option(page, /^For the desk 20/)).toHaveAttribute('href', '/wall-and-desk/for-the-desk')
      await expectGood(page)
    })

    test('C-25: the offer of a category stands behind its first products', async ({ page }) => {
      await page.goto('/canvas-prints')
      expect(await topOfFirst(page)).toBeLessThan(isPhone ? 844 : 900)
      await expect(page.getByRole('region', { name: 'Offers' })).toBeVisible()
      await expectGood(page)
      await page.goto('/canvas-prints?sort=name')
      await expect(page.getByRole('region', { name: 'Offers' })).toHaveCount(0)
    })

    test('F-01: a shopper narrows and sorts the list where they stand, without a page load', async ({
      page,
    }) => {
      await page.goto(path)
      await untilPartsWork(page)
      await unfold(page)
      await option(page, /^Mugs 20/).scrollIntoViewIfNeeded()
      const before = await page.evaluate(() => scrollY)
      await option(page, /^Mugs 20/).click()
      await expect(page).toHaveURL(/\/wall-and-desk\?family=mug$/)
      await expect(status(page)).toHaveText('20 products')
      await expect(cards(page).first()).toContainText('Photo mug')
      expect(Math.abs((await page.evaluate(() => scrollY)) - before)).toBeLessThan(60)
      // One material is left, and one way up: neither is a choice.
      await expect(main(page).getByRole('group', { name: 'Orientation' })).toHaveCount(0)
      await expect(main(page).getByRole('group', { name: 'Material' })).toHaveCount(0)
      await expect(page.locator('main h1')).toBeFocused()
      await expectGood(page)
      await option(page, /^Name, A to Z/).click()
      await expect(page).toHaveURL(/\?family=mug&sort=name$/)
      await expect(option(page, /^Name, A to Z/)).toHaveAttribute('aria-current', 'true')
      await expect(option(page, /^Name, A to Z/)).toBeFocused()
      await main(page).getByRole('link', { name: 'Without Mugs' }).click()
      await expect(status(page)).toHaveText('60 products')
      await page.goBack()
      await expect(status(page)).toHaveText('20 products')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    test('F-01: a shopper gives a price of their own', async ({ page }) => {
      await page.goto(path)
      await untilPartsWork(page)
      await unfold(page)
      const form = main(page).getByRole('group', { name: 'Your own price' }).filter({ visible: true })
      await form.getByLabel('To A$').fill('$1')
      await form.getByRole('button', { name: 'Show' }).click()
      await expect(main(page).getByText('Nothing here is all of this together. Take one away.')).toBeVisible()
      await expect(main(page).getByRole('link', { name: 'Without A$0 to A$1' })).toBeVisible()
      await expectGood(page)
      await main(page).getByRole('link', { name: 'Show all of Wall and desk' }).click()
      await expect(page).toHaveURL((url) => url.pathname === path && url.search === '')
      await expect(status(page)).toHaveText('60 products')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })

    test('F-01, PE-27: pages have addresses, and the next one opens at its top', async ({ page }) => {
      await page.goto(path)
      await untilPartsWork(page)
      const pages = main(page).getByRole('navigation', { name: 'Pages' })
      await pages.getByRole('link', { name: 'Next page' }).click()
      await expect(page).toHaveURL(/\/wall-and-desk\?page=2$/)
      await expect(cards(page).first()).toContainText('25')
      await expect(pages.getByRole('link', { name: 'Page 2' })).toHaveAttribute('aria-current', 'page')
      await expect(page.locator('main h1')).toBeFocused()
      expect(await page.evaluate(() => scrollY)).toBe(0)
      await expectGood(page)
      await page.goBack()
      await expect(cards(page).first()).toContainText('01')
      expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true)
    })
  })

  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: isPhone ? 844 : 900 } })

    test('F-01: a shopper in a hurry sees what leaves first, and its page says the same', async ({
      page,
    }) => {
      await page.goto(path)
      if (isPhone) await main(page).getByText('Filter and sort').click()
      const readyBy = seen(main(page).getByRole('group', { name: 'Ready by' }))
      await expect(readyBy.getByRole('link')).toHaveText([/^Next working day40/, /^Within 2 working days60/])
      await readyBy.getByRole('link', { name: 'Next working day' }).click()
      await expect(page).toHaveURL(/\/wall-and-desk\?ready_by=1$/)
      await expect(status(page)).toHaveText('40 products')
      await expect(main(page).getByRole('link', { name: 'Without Next working day' })).toBeVisible()
      await cards(page).first().getByRole('link').click()
      await expect(main(page).getByText('Ready to post by the next working day')).toBeVisible()
    })

    test('F-01: filters, sorting, a price and pages are links and a form', async ({ page }) => {
      const unfold = async () => {
        if (isPhone) await main(page).getByText('Filter and sort').click()
      }
      await page.goto(path)
      await main(page).getByRole('link', { name: 'Page 3' }).click()
      await expect(page).toHaveURL(/\?page=3$/)
      await expect(cards(page)).toHaveCount(12)
      await page.goto(path)
      await unfold()
      await option(page, /^Bookmarks 20/).click()
      await expect(status(page)).toHaveText('20 products')
      await unfold()
      await option(page, /^Price, highest first/).click()
      await expect(page).toHaveURL(/\?family=bookmark&sort=price-down$/)
      await main(page).getByRole('link', { name: 'Without Bookmarks' }).click()
      await unfold()
      const form = main(page).getByRole('group', { name: 'Your own price' }).filter({ visible: true })
      await form.getByLabel('From A$').fill('5000')
      await form.getByRole('button', { name: 'Show' }).click()
      await expect(main(page).getByText('Nothing here is all of this together. Take one away.')).toBeVisible()
      await main(page).getByRole('link', { name: 'Without A$5000 and above' }).click()
      await expect(page).toHaveURL(/\/wall-and-desk\?sort=price-down$/)
    })
  })
}

/** The lazily hydrated parts, too, and a mark that a page load would take away. */
async function untilPartsWork(page: Page) {
  await page.waitForFunction(() =>
    [...document.querySelectorAll('main article a, main nav[aria-label="Pages"] a')].every((link) =>
      Object.keys(link).some((key) => key.startsWith('__reactProps$')),
    ),
  )
  await page.evaluate(() => Object.assign(window, { isSamePage: true }))
}

async function expectGood(page: Page) {
  await stillness(page)
  expect(await whatDoesNotFit(page)).toEqual([])
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
    ),
  ).toEqual([])
}
