/** J-20, I-09: a certificate is in use once it is paid, so its success page promises no change of it. */
import { expect, it } from 'vitest'
import { cookieNames } from '../request/cookie-names.ts'
import { paths } from '../routing/paths.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { rendered } from '../testing/rendered.tsx'
import { openTestShop } from '../testing/shop.ts'
import * as successPage from './pages/success-page.tsx'

const shop = await openTestShop()

const CERTIFICATE = {
  kind: 'gift-certificate',
  productName: 'Gift certificate',
  sku: 'GiftCert',
  designRevision: null,
  recordFamily: null,
  recordVersion: null,
} as const

async function pageOf(paymentMethod: string, lines: Parameters<typeof aWrittenOrder>[2]): Promise<string> {
  const { token } = await aWrittenOrder(shop, { paymentMethod, shippingAddress: null }, lines)
  return rendered(shop, successPage, paths.success(), { [cookieNames.orderData]: token })
}

it('paid by card it can be changed by nobody, also while the bank is still paying', async () => {
  const page = await pageOf('card', [CERTIFICATE])
  expect(page).toContain('Your gift certificate is emailed')
  expect(page).not.toMatch(/change or cancel|Change this order|Cancel this order/i)
})

it('waiting for a transfer it can be cancelled until it is paid', async () => {
  const page = await pageOf('banktransfer', [CERTIFICATE])
  expect(page).toContain('You can cancel it until it is paid.')
  expect(page).toContain('Cancel this order')
  expect(page).not.toMatch(/change or cancel|Change this order/)
})

it('beside a print the order can be changed', async () => {
  expect(await pageOf('card', [{}, CERTIFICATE])).toContain('Change this order')
})
