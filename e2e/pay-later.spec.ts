/** An order whose money comes later: by bank transfer, chosen at the checkout. */
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { holdScripts } from './support/bad-lines.ts'
import { orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

test('K-28, K-29: a shopper pays by bank transfer, types no card, and reads what to transfer and where', async ({
  page,
  shop,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  const email = `later-${Date.now()}@example.com`
  await typeAddress(page, { Email: email })
  await page.keyboard.press('Tab')
  await expect(payButton(page)).toBeVisible()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await expect(page.getByText('with the order number as your reference')).toBeVisible()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  // Back to the card and forth again: nothing of it is asked for.
  await page.getByRole('radio', { name: 'Credit or debit card' }).check()
  await expect(page.getByLabel('Card number')).toBeVisible()
  await page.getByRole('radio', { name: /^Bank transfer/ }).check()
  await page.getByRole('button', { name: /^Place order for A\$/ }).click()

  const number = await orderNumber(page)
  await expect(page.getByRole('heading', { name: /^Transfer A\$/ })).toBeVisible()
  const transfer = page.getByText(`with the order number ${number} as its reference`)
  await expect(transfer).toContainText('We keep your order for you until')
  await expect(page.getByRole('heading', { name: /business days after your payment$/ })).toBeVisible()
  expect(await mailTo(shop.dataDir, email, new RegExp(number))).toContain(
    `with the order number ${number} as its reference`,
  )
})

test('PE-13, PE-14: a way that is chosen before the page is ready stays chosen, and asks for no card', async ({
  page,
  openWithCart,
}) => {
  const release = await holdScripts(page)
  await openWithCart('/checkout', { waitUntil: 'commit' })
  const transfer = page.getByRole('radio', { name: /^Bank transfer/ })
  await transfer.check()
  release()
  await expect(page.getByRole('button', { name: /^Place order for A\$/ })).toBeVisible()
  await expect(transfer).toBeChecked()
  await expect(page.getByLabel('Card number')).toHaveCount(0)
})
