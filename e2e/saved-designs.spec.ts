/** I-14: what a customer designs is found again in the account, on any device, and goes from there into the cart. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { anAccount, newSession, takeSession } from './support/customers.ts'
import {
  addWords,
  beach,
  expectSaved,
  expectUploaded,
  handedOver,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'

const main = (page: Page) => page.getByRole('main')
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name })

test('CA-105, CA-108, SH-16: a design is saved by itself, named, shown to others, removed, taken back and ordered', async ({
  browser,
  context,
  page,
  shop,
}) => {
  const email = await anAccount(shop.url)
  await takeSession(context, shop.url, await newSession(shop.url, email))
  await page.goto('/customer/account/my-saved-design')
  await expect(main(page)).toContainText('There is no design here yet.')
  await main(page).getByRole('link', { name: 'Start a design' }).click()
  await page.goto(smallCanvasPath)
  const kept = handedOver(page)
  await placeFirstPhoto(page, await beach())
  await addWords(page, 'Lake days')
  await expectUploaded(page)
  await expectSaved(page)
  await kept

  // Another device of the same customer.
  const tablet = await browser.newContext({ baseURL: shop.url })
  await takeSession(tablet, shop.url, await newSession(shop.url, email))
  const there = await tablet.newPage()
  await there.goto('/customer/account/my-saved-design')
  const card = main(there).getByRole('listitem')
  await expect(card).toHaveCount(1)
  const picture = card.locator('img')
  await expect(picture).toHaveJSProperty('complete', true)
  await expect(picture).toHaveJSProperty('naturalWidth', 640)
  await card.getByText('Rename').click()
  await card.getByLabel('Name', { exact: true }).pressSequentially('For the hallway')
  await there.keyboard.press('Enter')
  await expect(card.getByRole('heading', { name: 'For the hallway' })).toBeVisible()
  await stillness(there)
  expect((await new AxeBuilder({ page: there }).include('main').analyze()).violations).toEqual([])

  await button(there, 'Make a link').click()
  const link = main(there).getByText(/^Until .* this link shows your designs/)
  const shared = /https?:\S+/.exec((await link.textContent()) ?? '')?.[0] ?? ''
  const friend = await (await browser.newContext()).newPage()
  await friend.goto(new URL(new URL(shared).pathname + new URL(shared).search, shop.url).href)
  await expect(main(friend).getByRole('listitem')).toContainText('For the hallway')
  await expect(main(friend).getByRole('button')).toHaveCount(0)
  await friend.context().close()

  await button(there, 'Remove For the hallway').click()
  await expect(main(there).getByText('The design is off your list.')).toBeVisible()
  await expect(card).toHaveCount(0)
  await button(there, /^Undo/).click()
  await expect(card).toHaveCount(1)
  await button(there, 'Put in cart For the hallway').click()
  await there.waitForURL('**/checkout/cart')
  await expect(
    main(there)
      .getByText(/canvas/i)
      .first(),
  ).toBeVisible()
  await tablet.close()
})
