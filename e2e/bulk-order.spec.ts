/** L-05 to L-08: a workbook and its photos, refused by row and then accepted. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { aWorkbook } from '../shop/bulk-order/testing/workbook-file.ts'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import { beach } from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const photo = async (name: string) => ({ ...(await beach()), name })
const workbook = (rows: readonly (readonly (string | number | undefined)[])[]) => ({
  name: 'order.xlsx',
  mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  buffer: Buffer.from(aWorkbook([['sku', 'quantity', 'size', 'image file'], ...rows])),
})
const send = (page: Page) => main(page).getByRole('button', { name: 'Check it and add to cart' }).click()

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

test('L-06: a guest is asked to sign in, and comes back', async ({ page }) => {
  await page.goto('/bulk-order')
  await expect(page).toHaveURL(/\/customer\/login\?redirect=%2Fbulk-order$/)
})

for (const width of allOrSome([390, 1440], [1440])) {
  test(`L-05, L-07, L-08, SH-15: at ${width} px a workbook is refused by row, and then taken with its photos`, async ({
    context,
    page,
    shop,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    await takeSession(context, shop.url, await newSession(shop.url, await anAccount(shop.url)))
    await page.goto('/bulk-order')
    await expectAccessible(page)
    const sample = page.waitForEvent('download')
    await main(page).getByRole('link', { name: 'Download the sample file' }).click()
    expect((await sample).suggestedFilename()).toBe('bulk-order-sample.csv')

    await send(page)
    await expect(main(page).getByLabel('Your file')).toBeFocused()
    await expect(main(page).getByText('Choose the file that you filled in.')).toBeVisible()

    await main(page)
      .locator('input[type=file][multiple]')
      .setInputFiles([
        await photo('beach.jpg'),
        { name: 'notes.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n') },
      ])
    await expect(main(page).getByRole('status').filter({ hasText: '1 photo is uploaded.' })).toBeVisible()
    await expect(main(page).getByRole('listitem').filter({ hasText: 'notes.pdf' })).toContainText(
      'This is a PDF.',
    )
    await main(page)
      .getByLabel('Your file')
      .setInputFiles(
        workbook([['CANVAS', 2, '30x40', 'beach.jpg'], [], ['NOPE', 1], ['CANVAS', 1, '30x40', 'hills.jpg']]),
      )
    await send(page)
    await expect(main(page).getByRole('heading', { name: '2 things to fix' })).toBeFocused()
    await expect(main(page)).toContainText('Line 4, skuWe do not sell NOPE.')
    await expect(main(page)).toContainText('Line 5, image file')
    await expectAccessible(page)
    await page.goto('/checkout/cart')
    await expect(main(page), 'nothing is in the cart').toContainText('There is nothing in it yet')

    await page.goto('/bulk-order')
    await main(page)
      .locator('input[type=file][multiple]')
      .setInputFiles([await photo('beach.jpg'), await photo('hills.jpg')])
    await expect(main(page).getByText('2 photos are uploaded.')).toBeVisible()
    await main(page)
      .getByLabel('Your file')
      .setInputFiles(
        workbook([
          ['CANVAS', 2, '30x40', 'beach.jpg'],
          ['CANVAS', 1, '30x40', 'hills.jpg'],
        ]),
      )
    await send(page)
    await expect(main(page).getByRole('heading', { name: 'Both rows are in your cart.' })).toBeFocused()
    await expectAccessible(page)
    await main(page).getByRole('link', { name: 'See your cart' }).click()
    await expect(main(page).getByRole('link', { name: 'Edit design' })).toHaveCount(2)

    // L-07: another page of the shop that shows it within itself shows none of it.
    await page.goto('/about-us')
    await page.evaluate(() => {
      const frame = document.createElement('iframe')
      frame.src = '/bulk-order'
      document.body.append(frame)
    })
    const framed = page.frameLocator('iframe').getByRole('main')
    await expect(framed).toContainText('Bulk orders open in a window of their own.')
    await expect(framed.getByRole('button')).toHaveCount(0)
  })
}
