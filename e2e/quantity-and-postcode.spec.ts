/** What a shopper reads on the page of a product before the cart: prices of several pieces, and delivery by postcode. */
import { expect, type Page } from '@playwright/test'
import { whatDoesNotFit } from './support/fits.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const MUG = '/custom-photo-mug'
const LARGE = '/custom-canvas-print?sku=CANVAS-100X150-P-D38-IMAGE-MATTE'

const prices = (page: Page) => page.getByRole('table', { name: 'Quantity prices' }).getByRole('row')
const postcode = (page: Page) => page.getByLabel('Delivery to your postcode')
const show = (page: Page) => page.getByRole('button', { name: 'Show days' })
const methods = (page: Page, code: string) =>
  page.getByRole('list', { name: `Delivery to ${code}` }).getByRole('listitem')

/** Key by key, as people type. */
async function type(page: Page, text: string) {
  await postcode(page).click()
  await postcode(page).press('ControlOrMeta+a')
  await postcode(page).pressSequentially(text, { delay: 15 })
}

for (const viewport of phoneFirst) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('F-08: several mugs cost less each, and the table follows the chosen size', async ({ page }) => {
      await page.goto(MUG)
      await expect(prices(page)).toHaveCount(5)
      await expect(prices(page).nth(2)).toHaveText(/^2 to 5A\$11\.39 each5% off$/)
      await expect(prices(page).nth(4)).toHaveText(/^12 or moreA\$10\.19 each15% off$/)
      await page.getByRole('radio', { name: /15 oz/ }).check()
      const single = String(await page.getByRole('status').filter({ hasText: 'Price' }).textContent())
      await expect(prices(page).nth(1)).toContainText(single.replace('Price', '').trim())
      await expect(prices(page).nth(2)).not.toContainText('A$11.39')
      expect(await whatDoesNotFit(page)).toEqual([])
    })

    test('K-15, PE-05, PE-15: a postcode is typed, and days and prices of delivery stand below it', async ({
      page,
    }) => {
      await page.goto(MUG)
      await type(page, 'vic 3550 ')
      await postcode(page).press('Enter')
      await expect(methods(page, '3550')).toHaveText([
        /^Standard arrives .+A\$14\.99$/,
        /^Express arrives .+A\$19\.99$/,
        /^Priority arrives .+A\$29\.99$/,
      ])
      await postcode(page).press('Tab')
      await expect(postcode(page)).toHaveValue('3550')
      const promise = String(await page.getByText(/^Arrives /).textContent())
      await expect(methods(page, '3550').first()).toContainText(promise.replace('Arrives', 'arrives'))
      expect(new URL(page.url()).search).toBe('')
      expect(await whatDoesNotFit(page)).toEqual([])
    })

    test('PE-22: what is no postcode is kept, with a sentence that says what to type', async ({ page }) => {
      await page.goto(MUG)
      for (const [typed, sentence] of [
        ['355', 'A postcode has 4 digits, such as 2478.'],
        ['0000', 'Check the postcode: nobody in Australia has 0000.'],
      ] as const) {
        await type(page, typed)
        await show(page).click()
        await expect(postcode(page)).toHaveAccessibleDescription(sentence)
        await expect(postcode(page)).toHaveValue(typed)
      }
      await type(page, '0872')
      await show(page).click()
      await expect(methods(page, '0872')).toHaveCount(3)
      await expect(methods(page, '0872').nth(1)).toContainText('Only standard delivery goes')
      await expect(postcode(page)).not.toHaveAttribute('aria-invalid')
    })

    test('K-12: another choice is asked about by itself, and a large piece travels free, but not to PO boxes', async ({
      page,
    }) => {
      await page.goto('/custom-canvas-print?sku=CANVAS-20X20-S-D19-IMAGE-MATTE')
      await type(page, '8001')
      await show(page).click()
      await expect(methods(page, '8001').first()).toContainText('A$14.99')
      await page.goto(LARGE)
      await type(page, '8001')
      await show(page).click()
      await expect(postcode(page)).toHaveAccessibleDescription(/couriers cannot deliver to PO boxes/)
      await type(page, '3550')
      await show(page).click()
      await expect(methods(page, '3550').first()).toContainText('Free')
      await page.getByRole('radio', { name: /20 × 20/ }).check()
      await expect(methods(page, '3550').first()).toContainText('A$14.99')
    })

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false })

      test('both stand in the page, and the page answers about the choice that it shows', async ({
        page,
      }) => {
        await page.goto(MUG)
        await expect(prices(page)).toHaveCount(5)
        await page.getByRole('radio', { name: /15 oz/ }).check()
        await page.getByRole('button', { name: 'Show the price of this choice' }).click()
        await expect(prices(page).nth(2)).not.toContainText('A$11.39')
        const second = String(await prices(page).nth(2).textContent())
        await type(page, ' 3550')
        await show(page).click()
        await expect(methods(page, '3550')).toHaveCount(3)
        await expect(methods(page, '3550').first()).toBeInViewport()
        await expect(postcode(page)).toHaveValue('3550')
        await expect(prices(page).nth(2)).toHaveText(second)
        await type(page, 'Bendigo')
        await show(page).click()
        await expect(postcode(page)).toHaveValue('Bendigo')
        await expect(page.getByText('A postcode has 4 digits, such as 2478.')).toBeInViewport()
        expect(new URL(page.url()).search).not.toMatch(/3550|Bendigo/)
      })
    })
  })
}

test('what is sold as it is has delivery by postcode as well', async ({ page }) => {
  await page.goto('/sample-kit')
  await type(page, '2478')
  await show(page).click()
  await expect(methods(page, '2478')).toHaveCount(3)
})

test.describe('before the scripts are there', () => {
  test.use({ waitsUntilHydrated: false })

  test('PE-13, PE-14: a postcode that is sent early waits, and the answer comes', async ({ page }) => {
    await page.goto(MUG, { waitUntil: 'commit' })
    await type(page, '3550')
    await postcode(page).press('Enter')
    await expect(methods(page, '3550')).toHaveCount(3)
    await expect(postcode(page)).toHaveValue('3550')
  })
})
