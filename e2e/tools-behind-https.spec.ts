/** Tools that differ by their code, for a customer of a shop behind a TLS proxy: saved to the account, opened elsewhere, bought. */
import { expect, type Page } from '@playwright/test'
import { anAccount, PASSWORD } from './support/customers.ts'
import { PUBLIC, test } from './support/https-shop.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { designed, toolKinds } from './support/tool-kinds.ts'

async function signIn(page: Page, email: string) {
  await page.goto('/customer/login')
  await page.getByLabel('Email Address').pressSequentially(email)
  await page.getByLabel('Password', { exact: true }).pressSequentially(PASSWORD)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${PUBLIC}/customer/account/dashboard`)
}

for (const viewport of phoneFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('CA-105, I-14, G-01: what a customer designs in each tool is in the account, opens on another device, and is bought from there', async ({
      browser,
      page,
      behind,
    }) => {
      test.setTimeout(240_000)
      const email = await anAccount(behind.url)
      await signIn(page, email)
      for (const kind of toolKinds) await test.step(kind.name, () => designed(page, kind))

      const tablet = await browser.newContext({ baseURL: PUBLIC, viewport, ignoreHTTPSErrors: true })
      const there = await tablet.newPage()
      await signIn(there, email)
      await there.goto('/customer/account/my-saved-design')
      const cards = there.getByRole('main').getByRole('listitem')
      await expect(cards).toHaveCount(toolKinds.length)
      const addresses = await cards
        .getByRole('link', { name: /^Open/ })
        .evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).href))
      // The latest is the first.
      for (const [place, kind] of toolKinds.toReversed().entries()) {
        await there.goto(addresses[place] ?? '')
        await kind.expectDesigned(there)
      }
      // The first that was designed is still open.
      const [kind] = toolKinds
      await there.getByRole('button', { name: 'Add to cart' }).click()
      // So small a photo is asked about.
      await there.getByRole('button', { name: 'Yes, print it like this' }).click()
      await expect(there).toHaveURL(`${PUBLIC}/checkout/cart`)
      await expect(
        there
          .getByRole('main')
          .getByText(kind?.inCart ?? '')
          .first(),
      ).toBeVisible()
      await tablet.close()
    })
  })
}
