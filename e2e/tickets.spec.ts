/** I-10: a customer asks about an order with a picture, the shopkeeper answers by command, and the ticket is closed. */
import { execFile } from 'node:child_process'
import { readFile } from 'node:fs/promises'
import { promisify } from 'node:util'
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { type ShopProcess, shopVariables } from '../tools/shop-process.ts'
import { anAccount, newSession, orderOfCustomer, takeSession } from './support/customers.ts'
import { beach } from './support/design-tool.ts'
import { mailTo } from './support/mails.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const main = (page: Page) => page.getByRole('main')
const run = promisify(execFile)

async function tickets({ dataDir }: ShopProcess, ...words: string[]): Promise<string> {
  const env = shopVariables(dataDir)
  return (await run(process.execPath, ['tools/tickets.ts', ...words], { env })).stdout.trim()
}

async function expectAccessible(page: Page) {
  await stillness(page)
  expect((await new AxeBuilder({ page }).include('main').analyze()).violations).toEqual([])
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('I-10, N-32, CA-111, PE-28: a bent corner is shown to the shop, answered and settled', async ({
      context,
      page,
      shop,
      revision,
    }) => {
      const email = await anAccount(shop.url)
      const token = await newSession(shop.url, email)
      await takeSession(context, shop.url, token)
      const number = await orderOfCustomer(shop.url, token, revision)
      await page.goto(`/customer/account/view-order/${number}`)
      await main(page).getByRole('link', { name: 'Ask us about this order' }).click()
      await expect(main(page).getByLabel('About which order?')).toHaveValue(number)
      await main(page).getByRole('button', { name: 'Send' }).click()
      await expect(main(page).getByText('Write your message.')).toBeVisible()
      await main(page).getByLabel('Subject').pressSequentially('A corner came bent')
      await main(page).getByLabel('Your message').pressSequentially('See the picture.')
      const photo = await beach()
      const page2 = { name: 'notes.jpg', mimeType: 'image/jpeg', buffer: Buffer.from('<html>') }
      await main(page)
        .getByLabel('Pictures or papers')
        .setInputFiles([{ ...photo, mimeType: 'image/jpeg' }, page2])
      await expect(main(page).getByText(/^notes\.jpg: This file is not a PDF/)).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Remove beach.jpg' })).toBeVisible()
      const preview = main(page).getByRole('listitem').filter({ hasText: 'beach.jpg' }).locator('img')
      await expect
        .poll(() => preview.evaluate((one: HTMLImageElement) => one.naturalWidth))
        .toBeGreaterThan(0)
      await expectAccessible(page)
      await main(page).getByRole('button', { name: 'Send' }).click()
      await expect(main(page).getByText(/^Your message is with us/)).toBeVisible()
      const ticket = /6\d{8}/.exec(page.url())?.[0] ?? ''
      const [file] = await Promise.all([
        page.waitForEvent('download'),
        main(page)
          .getByRole('link', { name: /^beach\.jpg/ })
          .click(),
      ])
      expect((await readFile(await file.path())).equals(photo.buffer)).toBe(true)

      expect(await tickets(shop, 'list')).toContain(`${ticket}, `)
      await tickets(shop, 'reply', ticket, 'We print it again.')
      expect(await mailTo(shop.dataDir, email, new RegExp(ticket))).toContain('We print it again.')
      await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'Tickets' }).click()
      const row = main(page).getByRole('listitem').filter({ hasText: 'A corner came bent' })
      await expect(row).toContainText('Answered')
      await expectAccessible(page)
      await row.getByRole('link').click()
      await expect(main(page).getByText('We print it again.')).toBeVisible()
      await main(page).getByLabel('Your message').pressSequentially('Thank you!')
      await main(page).getByRole('button', { name: 'Send' }).click()
      await expect(main(page).getByRole('listitem').filter({ hasText: 'Thank you!' })).toBeVisible()
      await expect(main(page).getByLabel('Your message')).toHaveValue('')
      await expectAccessible(page)
      await main(page).getByRole('button', { name: 'Close the ticket' }).click()
      await expect(main(page).getByText(/^The ticket is closed/)).toBeVisible()
      await expect(main(page).getByRole('button', { name: 'Close the ticket' })).toHaveCount(0)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('I-10: a message reaches the shop, and what is missing is said', async ({ context, page, shop }) => {
    await takeSession(context, shop.url, await newSession(shop.url, await anAccount(shop.url)))
    await page.goto('/customer/account/ordertickets/new')
    await main(page).getByLabel('Subject').fill('A question')
    await main(page).getByRole('button', { name: 'Send' }).click()
    await expect(main(page).getByText('Write your message.')).toBeVisible()
    await expect(main(page).getByLabel('Subject')).toHaveValue('A question')
    await main(page).getByLabel('Your message').fill('Do you print on wood?')
    await main(page).getByRole('button', { name: 'Send' }).click()
    await expect(main(page).getByText('Do you print on wood?')).toBeVisible()
  })
})
