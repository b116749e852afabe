/** What the cart asks and tells beside its lines: messages that go along, and what delivery costs where. */
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs'
import { holdAnswer } from './support/bad-lines.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const open = (page: Page, title: string) => main(page).locator('summary').filter({ hasText: title }).click()
const gift = (page: Page) => main(page).getByLabel('Message for a gift')
const note = (page: Page) => main(page).getByLabel('Note for us')
const toSomebodyElse = (page: Page) => main(page).getByLabel(/goes straight to somebody else/)
const postcode = (page: Page) => main(page).getByRole('textbox', { name: 'Postcode' })

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('J-12: a gift message and a note are saved when their field is left, and whoever packs reads them', async ({
      page,
      shop,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart')
      await open(page, 'Gift message and notes')
      await gift(page).pressSequentially('Happy birthday, Ollie!')
      await note(page).pressSequentially('Please ring the bell.')
      await expect(main(page).getByText('Saved.')).toHaveCount(0)
      await toSomebodyElse(page).check()
      await main(page).getByRole('button', { name: 'Save', exact: true }).click()
      await expect(main(page).getByText('Saved.')).toBeVisible()
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      await note(page).fill('Please knock.')
      const saved = page.waitForResponse((answer) => answer.request().method() === 'POST')
      await page.keyboard.press('Shift+Tab')
      await saved
      await page.reload()
      await expect(main(page).getByText('Saved with your cart')).toBeVisible()
      await open(page, 'Gift message and notes')
      await expect(gift(page)).toHaveValue('Happy birthday, Ollie!')
      await expect(note(page)).toHaveValue('Please knock.')
      await expect(toSomebodyElse(page)).toBeChecked()

      await page.goto('/checkout')
      await fillAddress(page)
      await fillCard(page)
      await payButton(page).click()
      const number = await orderNumber(page)
      const ticket = join(shop.dataDir, 'storage', 'orders', number, '1', 'job-ticket.pdf')
      await expect.poll(() => existsSync(ticket), { timeout: 60_000 }).toBe(true)
      const words = await wordsOfPage(ticket, 2)
      for (const part of ['Happy birthday, Ollie!', 'Please knock.', 'no prices and no invoice']) {
        expect(words).toContain(part)
      }
    })

    test('PE-22: what is typed while a save is under way is saved too, and a text that is too long alone is not', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart')
      await open(page, 'Gift message and notes')
      const release = await holdAnswer(page, /checkout\/cart\.data/, /save-notes/)
      await gift(page).fill('Happy birthday')
      await note(page).focus()
      await release.isHeld
      await note(page).pressSequentially('Ring the bell')
      release()
      await toSomebodyElse(page).check()
      await expect(main(page).getByText('Saved.')).toBeVisible()
      await gift(page).fill('x'.repeat(1_001))
      await main(page).getByRole('button', { name: 'Save', exact: true }).click()
      await expect(main(page).getByText(/^That is 1001 characters/)).toBeVisible()
      await expect(gift(page)).toHaveAttribute('aria-invalid', 'true')
      await page.reload()
      await open(page, 'Gift message and notes')
      await expect(note(page)).toHaveValue('Ring the bell')
      await expect(gift(page)).toHaveValue('Happy birthday')
      await expect(toSomebodyElse(page)).toBeChecked()
    })

    test('K-10, K-11: the cart says what delivery to a postcode costs and when it arrives', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart('/checkout/cart')
      await open(page, 'Delivery to your postcode')
      await postcode(page).pressSequentially('24')
      await page.keyboard.press('Enter')
      await expect(main(page).getByText(/four digits|4 digits/)).toBeVisible()
      await postcode(page).pressSequentially('78')
      await page.keyboard.press('Enter')
      const methods = main(page).getByRole('list', { name: 'Delivery to 2478' }).getByRole('listitem')
      await expect(methods.filter({ hasText: 'Standard' })).toContainText(/arrives .+A\$14\.99/)
      await expect(methods.filter({ hasText: 'Express' })).toContainText(/arrives .+A\$/)
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13: notes are saved, and delivery is told', async ({ page, openWithCart }) => {
    await openWithCart('/checkout/cart')
    await open(page, 'Gift message and notes')
    await gift(page).fill('For Nan')
    await main(page).getByRole('button', { name: 'Save', exact: true }).click()
    await open(page, 'Gift message and notes')
    await expect(gift(page)).toHaveValue('For Nan')
    await open(page, 'Delivery to your postcode')
    await postcode(page).fill('3000')
    await main(page).getByRole('button', { name: 'Show' }).click()
    await expect(main(page).getByRole('list', { name: 'Delivery to 3000' })).toContainText('Standard')
  })
})

async function wordsOfPage(file: string, number: number): Promise<string> {
  const loading = getDocument({ data: new Uint8Array(readFileSync(file)), verbosity: 0 })
  const page = await (await loading.promise).getPage(number)
  const { items } = await page.getTextContent()
  await loading.destroy()
  return items.map((item) => ('str' in item ? item.str : '')).join(' ')
}
