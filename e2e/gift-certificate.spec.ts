/** K-06, K-07: a gift certificate is bought and changed, mailed on its day, printed and spent. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { isoDay } from '../packages/calendar/iso-day.ts'
import { fillCard, orderNumber, payButton, typeAddress } from './support/checkout.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { inDatabase } from './support/shop-database.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const label = (page: Page, name: string) => main(page).getByLabel(name, { exact: true })
const DAY_MS = 86_400_000

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

/** The day that the buyer chose has come. */
const dayComes = (dataDir: string) =>
  inDatabase(dataDir, ({ pool }) =>
    pool.query(
      "UPDATE pgboss.job SET start_after = now() WHERE name = 'send-gift-card' AND state = 'created'",
    ),
  )

test('J-02: a certificate that was removed is put back with all it said, in the cart and saved for later', async ({
  page,
}) => {
  await page.goto('/gift-certificate')
  await label(page, 'Who is it for?').fill('Alex')
  await label(page, 'Their email').fill('alex@shop.example')
  await label(page, 'From').fill('Robin')
  await main(page).getByLabel('A few words for them').fill('Happy birthday,\nand many more')
  await main(page).getByLabel('Or an amount of your own').fill('77.50')
  await main(page).getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
  const line = main(page).getByRole('listitem').filter({ hasText: 'For: Alex' }).first()
  const remove = main(page)
    .getByRole('button', { name: /^Remove Gift certificate/ })
    .first()
  const removed = page.getByRole('status').filter({ hasText: 'Gift certificate removed.' })
  const undo = page.getByRole('button', { name: 'Undo' })

  for (const heading of ['Your cart', 'Saved for later']) {
    await remove.click()
    await expect(removed).toBeVisible()
    await expect(removed).not.toContainText('design')
    await expect(line).toBeHidden()
    await undo.click()
    await expect(line).toContainText('A$77.50')
    await expect(main(page).getByRole('heading', { name: heading })).toBeVisible()
    if (heading === 'Your cart') {
      await main(page)
        .getByRole('button', { name: /^Save for later / })
        .click()
      await expect(main(page).getByRole('heading', { name: 'Saved for later' })).toBeVisible()
    }
  }
  await main(page).getByRole('link', { name: 'Edit Gift certificate' }).click()
  await expect(label(page, 'Their email')).toHaveValue('alex@shop.example')
  await expect(main(page).getByLabel('A few words for them')).toHaveValue('Happy birthday,\nand many more')
})

for (const width of allOrSome([390, 1440], [1440])) {
  test(`K-06, K-07, J-20: at ${width} px a certificate is bought, changed, paid, mailed on its day and spent`, async ({
    context,
    page,
    shop,
    openWithCart,
  }) => {
    await page.setViewportSize({ width, height: 900 })
    const recipient = `alex-${width}@gmail.com`
    const day = isoDay(new Date(Date.now() + 30 * DAY_MS))
    await page.goto('/gift-certificate')
    await expectAccessible(page)

    // Refused at its fields, the first of which has the focus.
    await main(page).getByRole('button', { name: 'Add to cart' }).click()
    await expect(label(page, 'Who is it for?')).toBeFocused()
    await expect(main(page).getByText('Enter your name as they know you, such as Robin.')).toBeVisible()
    await expectAccessible(page)

    await page.keyboard.type('Alex')
    await expect(main(page).getByText('A gift for you, Alex')).toBeVisible()
    await label(page, 'Their email').pressSequentially(`alex-${width}@gmail.con`)
    await label(page, 'From').pressSequentially('Robin')
    await main(page).getByRole('button', { name: recipient }).click()
    await expect(label(page, 'Their email')).toHaveValue(recipient)
    await main(page).getByLabel('A few words for them').pressSequentially('Happy birthday')
    await expect(main(page).getByText('14 of 500 characters.')).toBeVisible()
    // Half a day is none: the mail would leave at once.
    await main(page).getByLabel('Send it on').pressSequentially('24')
    await label(page, 'From').focus()
    await page.keyboard.press('Enter')
    await expect(
      main(page).getByText('Please finish the day, such as 24/12/2027, or clear it.'),
    ).toBeVisible()
    await main(page).getByLabel('Send it on').fill(day)
    await main(page).getByRole('radio', { name: 'A$50.00' }).focus()
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('ArrowRight')
    await expect(main(page).getByText('Robin sent you A$100.00')).toBeVisible()
    await label(page, 'Who is it for?').focus()
    await page.keyboard.press('Enter')

    await expect(page).toHaveURL(/\/checkout\/cart$/)
    const line = main(page).getByRole('listitem').filter({ hasText: 'For: Alex' })
    await expect(line.first()).toContainText('A$100.00')
    await expect(line.first()).toContainText(day.slice(0, 4))
    await main(page).getByRole('link', { name: 'Edit Gift certificate' }).click()

    // K-07: as it lies in the cart, and saved there.
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Change the gift certificate')
    await expect(label(page, 'Their email')).toHaveValue(recipient)
    await expect(main(page).getByLabel('Send it on')).toHaveValue(day)
    await expect(main(page).getByRole('radio', { name: 'A$100.00' })).toBeChecked()
    await main(page).getByLabel('Or an amount of your own').pressSequentially('1500.01')
    await main(page).getByRole('button', { name: 'Save the changes' }).click()
    await expect(main(page).getByText('A gift certificate is worth A$10.00 to A$1,500.00.')).toBeVisible()
    await main(page).getByLabel('Or an amount of your own').fill('')
    await main(page).getByLabel('Or an amount of your own').pressSequentially('77.50')
    await main(page).getByRole('button', { name: 'Save the changes' }).click()
    await expect(page).toHaveURL(/\/checkout\/cart$/)
    await expect(line.first()).toContainText('A$77.50')
    await expect(main(page).getByRole('link', { name: 'Edit Gift certificate' })).toHaveCount(1)

    // J-20: who pays, and nothing about delivery.
    await page.goto('/checkout')
    await expect(main(page).getByRole('heading', { name: 'Who is paying?' })).toBeVisible()
    await expect(main(page).getByRole('heading', { name: 'How fast?' })).toHaveCount(0)
    await expect(main(page).getByRole('group', { name: 'Delivery' })).toHaveCount(0)
    await expectAccessible(page)
    await typeAddress(page)
    await fillCard(page)
    await payButton(page).click()
    await orderNumber(page)
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Thank you, Robin.')
    await expect(main(page)).toContainText('Your gift certificate is emailed')
    await expectAccessible(page)

    const waiting = () =>
      inDatabase(shop.dataDir, async ({ pool }) => {
        const { rows } = await pool.query(
          `SELECT to_char(send_at AT TIME ZONE 'Australia/Sydney', 'YYYY-MM-DD HH24:MI') AS at
           FROM gift_cards WHERE recipient_email = $1`,
          [recipient],
        )
        return rows.map(({ at }) => at)
      })
    await expect.poll(waiting).toEqual([`${day} 08:00`])
    await dayComes(shop.dataDir)
    const mail = await mailTo(shop.dataDir, recipient, /sent you a gift card of A\$77\.50/)
    const code = /\b(?:[A-Z2-9]{4}-){3}[A-Z2-9]{4}\b/.exec(mail)?.[0] ?? ''
    const printed = /https?:\/\/\S+\/gift-card\/print\/[\w.-]+\.pdf/.exec(mail)?.[0] ?? ''
    const file = await context.request.get(printed)
    expect([file.status(), file.headers()['content-type'], file.headers()['x-robots-tag']]).toEqual([
      200,
      'application/pdf',
      'noindex',
    ])

    await openWithCart('/checkout/cart')
    await page.locator('summary').filter({ hasText: 'Gift card' }).click()
    await page.getByLabel('Gift card code').pressSequentially(code.toLowerCase())
    await page.keyboard.press('Enter')
    await expect(page.getByRole('list', { name: 'Gift cards' })).toContainText(
      `•••• ${code.slice(-4)} pays A$`,
    )
  })
}
