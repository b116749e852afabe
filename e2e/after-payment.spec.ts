/** An order by bank transfer, from the shopkeeper's command beside the running shop to the shopper's page and mails. */
import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { ask, placeOrder, prepareCart, textDesignSku } from '../tools/guest-checkout.ts'
import { type ShopProcess, shopVariables } from '../tools/shop-process.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const EMAIL = 'mia@example.com'
const main = (page: Page) => page.getByRole('main')
const run = promisify(execFile)

/** What the command prints, and whether it says no. */
async function orders({ dataDir }: ShopProcess, ...words: string[]): Promise<{ code: number; text: string }> {
  const env = shopVariables(dataDir)
  try {
    const { stdout } = await run(process.execPath, ['tools/orders.ts', ...words], { env })
    return { code: 0, text: stdout.trim() }
  } catch (error) {
    const { code, stderr } = error as { code: number; stderr: string }
    return { code, text: stderr.trim() }
  }
}

test('L-03: an order by bank transfer is paid, made, sent and delivered, and the shopper sees and reads each', async ({
  page,
  shop,
  revision,
}) => {
  test.setTimeout(180_000)
  const cart = await prepareCart(shop.url, [{ sku: textDesignSku, revision, quantity: 2 }], EMAIL)
  await ask(
    shop.url,
    'mutation ($input: SetPaymentMethodOnCartInput) { setPaymentMethodOnCart(input: $input) { cart { id } } }',
    { input: { cart_id: cart, payment_method: { code: 'banktransfer' } } },
  )
  const { number } = await placeOrder(shop.url, cart)
  const mail = (subject: RegExp) => mailTo(shop.dataDir, EMAIL, subject)
  const order = main(page).getByRole('region', { name: `Order ${number}` })
  const look = async () => {
    await page.goto(`/order-status-tracking?number=${number}`)
    await main(page).getByLabel('Email').pressSequentially(EMAIL)
    await page.keyboard.press('Enter')
    await expect(order).toBeVisible()
  }
  const step = (name: string) => order.getByRole('listitem').filter({ hasText: name })
  const say = async (...words: string[]) => {
    const { code, text } = await orders(shop, number, ...words)
    expect(text, words.join(' ')).toContain(`Order ${number}: `)
    expect(code).toBe(0)
  }

  expect(await mail(new RegExp(`order ${number}`))).toContain(`with the order number ${number}`)
  await look()
  await expect(order).toContainText('Awaiting payment')
  expect(await orders(shop, number, 'produce', '--early')).toEqual({
    code: 1,
    text: `Order ${number} is not paid yet, so it cannot be taken to production yet.`,
  })

  await say('pay', '--reference', 'NAB 77')
  expect(await mail(/^Your payment for .* has arrived$/)).toContain('/orders/invoice/')
  await look()
  await expect(step('Paid')).not.toContainText('Still to come')
  await expect(order).toContainText('With you')

  // The shop draws it meanwhile.
  await expect(async () => say('produce', '--early')).toPass({ timeout: 60_000 })
  await mail(/^We are making/)
  await look()
  await expect(step('In production')).not.toContainText('Still to come')

  await say('ship', '--carrier', 'Australia Post', '--tracking', 'KS123AU')
  expect(await mail(/is on its way$/)).toContain('KS123AU')
  await look()
  await expect(step('On its way')).not.toContainText('Still to come')
  const parcel = order.getByRole('list', { name: 'Parcels' }).getByRole('listitem')
  await expect(parcel).toHaveText('Australia Post, tracking number KS123AU')

  await say('deliver')
  await mail(new RegExp(`^Your .* ${number} has arrived$`))
  await look()
  await expect(step('Delivered').first()).not.toContainText('Still to come')
  await expect(parcel).toHaveText(/^Australia Post, tracking number KS123AU, delivered \w/)
  await expect(order.getByText('Still to come')).toHaveCount(0)
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

  const again = await orders(shop, number, 'deliver')
  expect(again).toEqual({ code: 1, text: `Every parcel of order ${number} has arrived already.` })
  const dataDir = join(shop.dataDir, 'elsewhere')
  expect(await orders({ ...shop, dataDir }, number, 'show')).toEqual({
    code: 1,
    text: `There is no shop in ${dataDir} yet. Set DATA_DIR to the folder of the shop.`,
  })
  const unclear = await orders(shop, number, 'fly')
  expect(unclear.code).toBe(1)
  expect(unclear.text).toContain('npm run orders -- <order number> <what>')
})
