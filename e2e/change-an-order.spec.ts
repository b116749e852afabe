/** After the order and before the press: where it goes, what is made, and whether it is made at all. */
import { readFileSync } from 'node:fs'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { heicFile } from '#platform/photos/testing/pictures.ts'
import { freezeTextDesign, placeOrder, prepareCart } from '../tools/guest-checkout.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { chooseWith, expectUploaded, photoOnCanvas } from './support/design-tool.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const GLOSS = 'CANVAS-30X30-S-D19-WHITE-GLOSS'
const MATTE_LESS = 'A$1.44'

/** The order of a guest, and the page that its mail leads to. */
async function orderByMail({ url, dataDir }: { url: string; dataDir: string }, email: string) {
  const revision = await freezeTextDesign(url, GLOSS, 'Home by the sea', 305)
  const cart = await prepareCart(url, [{ sku: GLOSS, revision, quantity: 1 }], email)
  const { number } = await placeOrder(url, cart)
  const mail = await mailTo(dataDir, email, new RegExp(`order ${number}$`))
  const link = /\/change_order\?token=[A-Za-z0-9_-]{32}/.exec(mail)?.[0]
  if (!link) throw new Error('Expected the mail to lead to where the order is changed')
  return { number, link }
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-09, L-03: a guest changes address and finish, gets the difference back, and cancels', async ({
      page,
      shop,
    }) => {
      test.setTimeout(120_000)
      const email = `mia-${width}@example.com`
      const { number, link } = await orderByMail(shop, email)
      await page.goto(link)
      await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Change order ${number}`)
      await expect(main(page)).toContainText(
        /until \w{3} \d+ \w+, (10:00 am|3:00 pm) \(Sydney time\)\. That is \d+ (minute|hour|day)s? from now\./,
      )
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])

      // Where it goes: a wrong postcode is said beside its field, and nothing typed is lost.
      await main(page).getByLabel('Street address').fill('3 Hill Road')
      await main(page).getByLabel('Postcode').fill('26')
      await main(page).getByRole('button', { name: 'Send it here' }).click()
      await expect(main(page).getByLabel('Postcode')).toHaveAttribute('aria-invalid', 'true')
      await expect(main(page).getByLabel('Street address')).toHaveValue('3 Hill Road')
      await main(page).getByLabel('Postcode').fill('2478')
      await main(page).getByRole('button', { name: 'Send it here' }).click()
      await expect(main(page).getByText(/^Your order goes to this address now/)).toBeVisible()
      await expect(main(page).getByLabel('Street address')).toHaveValue('3 Hill Road')
      expect(await mailTo(shop.dataDir, email, /is changed$/)).toContain('3 Hill Road, Ballina NSW 2478')

      // What is made: the ordered design opens in its tool, and nothing changes before it is confirmed.
      await main(page)
        .getByRole('button', { name: /^Change it/ })
        .click()
      await page.waitForURL(/design=/)
      await page.getByRole('button', { name: /Change size and options/ }).click()
      await page.getByRole('radio', { name: /Matte/ }).last().check({ force: true })
      await page.getByRole('button', { name: 'Done' }).click()
      await page.getByRole('button', { name: 'Compare and confirm' }).click()
      const compared = main(page).getByRole('region', { name: 'Compare and confirm' })
      await expect(compared).toContainText(`${MATTE_LESS} less, which we give back the way it was paid.`, {
        timeout: 30_000,
      })
      await expect(main(page).getByRole('button', { name: 'Send it here' }), 'one decision').toHaveCount(0)
      await expect(compared).toContainText('Gloss')
      await expect(compared).toContainText('Matte')
      await stillness(page)
      expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
      const confirm = compared.getByRole('button', { name: 'Confirm the change' })
      await confirm.dblclick()
      await expect(main(page).getByText(/^Your piece is changed/)).toBeVisible()
      await expect(main(page).getByRole('listitem').filter({ hasText: 'Custom canvas print' })).toContainText(
        'Matte',
      )
      expect(await mailTo(shop.dataDir, email, /^Refund for your/)).toContain(MATTE_LESS)
      // PE-20: going back and confirming again says what holds, and gives nothing back twice.
      await page.goBack()
      await expect(
        main(page)
          .getByRole('alert')
          .or(main(page).getByText(/^Your piece is changed/)),
      ).toBeVisible()

      // Whether it is made at all.
      await page.goto(link)
      await main(page).getByLabel('Why?').selectOption('Another reason')
      await main(page).getByRole('button', { name: 'Cancel order' }).click()
      await expect(main(page).getByText(/^Your order is cancelled\./)).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Send it here' })).toHaveCount(0)
      await expect(main(page)).toContainText('is cancelled, so it cannot be changed any more.')
    })
  })
}

test('I-09, L-03: the words of an ordered piece give way to a photo as an iPhone takes it', async ({
  page,
  shop,
}) => {
  const { link } = await orderByMail(shop, 'mia-with-a-photo@example.com')
  await page.goto(link)
  await main(page)
    .getByRole('button', { name: /^Change it/ })
    .click()
  await page.waitForURL(/design=/)
  const buffer = readFileSync(heicFile('phone'))
  const photo = { name: 'IMG_2034.HEIC', mimeType: 'image/heic', buffer }
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
  await expectUploaded(page)
  await expect(photoOnCanvas(page)).toHaveAttribute('href', /display\.jpg|^blob:/)
  await page.getByRole('button', { name: 'Compare and confirm' }).click()
  // It has few pixels for its size here, and the shopper takes it all the same.
  await page.getByRole('button', { name: 'Yes, print it like this' }).click()
  const compared = main(page).getByRole('region', { name: 'Compare and confirm' })
  await compared.getByRole('button', { name: 'Confirm the change' }).click()
  await expect(page.locator(':focus')).toHaveText(/^Your piece is changed/)
})

test('K-03: right after paying, the success page says until when the order can be changed, and leads there', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)
  await expect(main(page)).toContainText(/You can change or cancel it until .+ \(Sydney time\)\./)
  await main(page).getByRole('link', { name: 'Change this order' }).click()
  await expect(main(page).getByRole('heading', { level: 1 })).toHaveText(`Change order ${number}`)
  await main(page).getByLabel('Why?').selectOption('Another reason')
  await main(page).getByRole('button', { name: 'Cancel order' }).click()
  await expect(main(page).getByText(/^Your order is cancelled\./)).toBeVisible()
  await page.goto('/checkout/success')
  expect(await orderNumber(page)).toBe(number)
  await expect(main(page).getByRole('link', { name: 'Change this order' })).toHaveCount(0)
})

test('SH-24: a token that is not known shows nothing', async ({ page }) => {
  const answer = await page.goto(`/change_order?token=${'A'.repeat(32)}`)
  expect(answer?.status()).toBe(404)
  await expect(main(page)).toContainText("We couldn't locate an order with the information provided.")
  await main(page).getByRole('link', { name: 'Find my order' }).click()
  await expect(main(page).getByLabel('Order number')).toBeVisible()
})
