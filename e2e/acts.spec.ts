/** Pressed early, twice, in an old tab, or again because the answer was lost: what a shopper means happens once. */
import { expect, type Page } from '@playwright/test'
import { freezeTextDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { cut, holdScripts } from './support/bad-lines.ts'
import { fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import {
  beach,
  expectSaved,
  expectUploaded,
  placeFirstPhoto,
  smallCanvasPath,
} from './support/design-tool.ts'
import { lookAway } from './support/look-away.ts'
import { bringCart, test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'
import { savedPhoto } from './support/tried-photos.ts'

for (const press of ['before', 'after'] as const) {
  test(`PE-14: a size and a finish chosen early are what “Start Order” opens, pressed ${press} the page is hydrated`, async ({
    page,
    shop,
  }) => {
    const release = await holdScripts(page)
    await page.goto('/custom-canvas-print', { waitUntil: 'commit' })
    for (const choice of [/75 × 50/, /Gloss/]) {
      await page.getByRole('radio', { name: choice }).locator('..').click()
    }
    if (press === 'after') {
      release()
      await page.waitForLoadState('networkidle')
    }
    await page.getByRole('main').getByText('Start Order').filter({ visible: true }).first().click()
    await expect(page).toHaveURL(/uploadchoice/)
    release()
    await placeFirstPhoto(page, await beach())
    expect((await savedPhoto(page, shop)).sku).toMatch(/^CANVAS-50X75-L-.*-GLOSS$/)
  })
}

test('PE-14: a size chosen early is kept by a press that comes while the page is hydrated', {
  tag: LONG,
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/custom-canvas-print', { waitUntil: 'commit' })
  const tile = (words: RegExp) => page.getByRole('radio', { name: words }).locator('..')
  await tile(/75 × 50/).click()
  const depths = await Promise.all(
    [/25 mm/, /38 mm/].map(async (words) => {
      await tile(words).scrollIntoViewIfNeeded()
      return tile(words).boundingBox()
    }),
  )
  const devices = await page.context().newCDPSession(page)
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 20 })
  release()
  // The first press that the page answers is what hydrates it.
  for (let press = 0; !page.url().includes('sku='); press += 1) {
    const box = depths[press % 2]
    await page.mouse.click((box?.x ?? 0) + 40, (box?.y ?? 0) + 20)
  }
  await devices.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  await page.getByRole('main').getByText('Start Order').filter({ visible: true }).first().click()
  await expect(page).toHaveURL(/uploadchoice\?sku=CANVAS-50X75-L-/)
})

test('PE-18: “Start Order” shows its press while the design tool is on its way', { tag: LONG }, async ({
  page,
}) => {
  const held = Promise.withResolvers<void>()
  await page.route(/\/uploadchoice\.data/, async (route) => {
    await held.promise
    await route.continue()
  })
  await page.goto('/custom-canvas-print')
  const start = page.getByRole('main').getByRole('button', { name: 'Start Order' }).filter({ visible: true })
  await start.first().click()
  await expect(start.first()).toHaveAttribute('aria-busy', 'true')
  held.resolve()
  await expect(page.locator('main.tool')).toBeVisible()
  await page.goBack()
  await expect(start.first()).not.toHaveAttribute('aria-busy')
})

test('PE-18, PE-20: an answer to “Add to cart” that is lost adds one piece, and going back to add it again asks', async ({
  page,
}) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  const lost = await loseAnswerToAdd(page, /\/uploadchoice\.data/)
  await page.reload()
  await lost.noMore()
  await addButton(page).click()
  await expectOnePiece(page)

  await page.goBack()
  await addButton(page).click()
  const question = page.getByRole('dialog', { name: 'Add one more?' })
  await expect(question).toContainText('in your cart already, once')
  await question.getByRole('link', { name: 'Go to the cart' }).click()
  await expectOnePiece(page)
})

test('PE-18: a sample kit whose answer is lost, or that is pressed early and twice, is in the cart once', async ({
  page,
}) => {
  const kit = page.getByRole('complementary', { name: 'Summary' })
  await page.goto('/sample-kit')
  await page.waitForLoadState('networkidle')
  const lost = await loseAnswerToAdd(page, /\/checkout\/cart\.data/)
  await page.reload()
  await lost.noMore()
  await addButton(page).click()
  await expect(page).toHaveURL(/checkout\/cart$/)
  await expect(kit).toContainText('1 piece')

  const release = await holdScripts(page)
  await page.goto('/sample-kit', { waitUntil: 'commit' })
  await addButton(page).click()
  await addButton(page).click()
  release()
  await expect(page).toHaveURL(/checkout\/cart$/)
  await expect(kit, 'meant once more').toContainText('2 pieces')
})

test('PE-18: a sample kit whose page never gets its scripts is in the cart once, however often it is pressed', {
  tag: LONG,
}, async ({ page }) => {
  await page.route(/\/assets\/.*\.js$/, (route) => route.abort())
  const posts: (string | null)[] = []
  await page.route(/\/checkout\/cart$/, async (route) => {
    if (route.request().method() === 'POST') posts.push(route.request().postData())
    await new Promise((resolve) => setTimeout(resolve, 4_000))
    return route.continue().catch(() => {})
  })
  await page.goto('/sample-kit', { waitUntil: 'commit' })
  await expect(addButton(page)).toBeVisible()
  // By the page itself: Playwright would wait for the answer.
  await page.evaluate(() =>
    setInterval(() => document.querySelector<HTMLElement>('form[data-waits] button')?.click(), 1_000),
  )
  await expect(page).toHaveURL(/checkout\/cart$/, { timeout: 40_000 })
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 piece')
  expect(posts).toEqual([expect.stringMatching(/act=[\w-]{36}/)])
})

test('PE-20: what was taken out of the cart after a lost answer is added again by the next press', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto(smallCanvasPath)
  await placeFirstPhoto(page, await beach())
  await expectUploaded(page)
  await expectSaved(page)
  const design = page.url()
  const lost = await loseAnswerToAdd(page, /\/uploadchoice\.data/)
  const remove = page.getByRole('button', { name: 'Remove Custom canvas print' }).first()
  await expect(async () => {
    await page.goto('/checkout/cart')
    await expect(remove).toBeVisible({ timeout: 2_000 })
  }, 'the shop has done it').toPass()
  await lost.noMore()
  await remove.click()
  await expect(page.getByText('There is nothing in it yet.')).toBeVisible()

  await page.goto(design)
  await addButton(page).click()
  await expectOnePiece(page)
})

test('PE-20: an old checkout does not buy another thing of the same price, and shows it first', {
  tag: LONG,
}, async ({ context, page, shop, openWithCart }) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  // What it reads again after the address would be of the other cart.
  await page.waitForLoadState('networkidle')
  const shown = await payButton(page).textContent()

  const other = await freezeTextDesign(shop.url, textDesignSku, 'Another word')
  await bringCart(context, { shop, revision: other })
  await payButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /other things now.*Nothing was charged/,
  )
  await expect(payButton(page)).toHaveText(shown ?? '')
  await payButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
})

test('PE-19: a cart that grew in another tab is not paid by the amount on an old button', async ({
  context,
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  const shown = await payButton(page).textContent()

  const other = await context.newPage()
  await other.goto('/checkout/cart')
  await other.getByRole('button', { name: /^One more of/ }).click()
  await expect(other.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')

  await payButton(page).click()
  await expect(page.getByRole('main').getByRole('alert')).toContainText(
    /comes to A\$[\d.]+ now.*Nothing was charged/,
  )
  await expect(payButton(page)).not.toHaveText(shown ?? '')
  await payButton(page).click()
  expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
})

test('PE-20: tabs with a cart that was paid in another say so when they come into view', {
  tag: LONG,
}, async ({ context, page, openWithCart }) => {
  await openWithCart('/checkout')
  await fillAddress(page)
  await fillCard(page)
  const checkout = await context.newPage()
  const cart = await context.newPage()
  await checkout.goto('/checkout')
  await cart.goto('/checkout/cart')
  for (const tab of [checkout, cart]) await lookAway(tab, 'hidden')

  await payButton(page).click()
  const number = await orderNumber(page)
  for (const tab of [checkout, cart]) await lookAway(tab, 'visible')
  expect(await orderNumber(checkout)).toBe(number)
  await expect(cart.getByRole('main')).toContainText('It was ordered in another tab.')
  await cart.getByRole('main').getByRole('link', { name: 'See your order' }).click()
  expect(await orderNumber(cart)).toBe(number)
})

test('PE-20: a press in an old tab whose cart was paid tells of the order, and so do Back after paying and the empty cart', async ({
  context,
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout/cart')
  const old = await context.newPage()
  await old.goto('/checkout/cart')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  await expect(page.getByRole('heading', { name: 'Checkout', level: 1 })).toBeVisible()
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)

  await old.getByRole('button', { name: /^One more of/ }).click()
  await expect(old.getByRole('main')).toContainText('It was ordered in another tab.')
  await old.getByRole('main').getByRole('link', { name: 'See your order' }).click()
  expect(await orderNumber(old)).toBe(number)

  await page.goBack()
  expect(await orderNumber(page)).toBe(number)
  await page.goto('/checkout/cart')
  await page.getByRole('main').getByRole('link', { name: 'See your last order' }).click()
  expect(await orderNumber(page)).toBe(number)
})

test('PE-20: a checkout and a cart that come into view show what another tab has added', {
  tag: LONG,
}, async ({ context, page, openWithCart }) => {
  await openWithCart('/checkout')
  const other = await context.newPage()
  await other.goto('/checkout/cart')
  for (const tab of [page, other]) await lookAway(tab, 'hidden')
  const third = await context.newPage()
  await third.goto('/checkout/cart')
  await third.getByRole('button', { name: /^One more of/ }).click()
  await expect(third.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  const before = await payButton(page).textContent()
  for (const tab of [page, other]) await lookAway(tab, 'visible')
  await expect(other.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  await expect(payButton(page)).not.toHaveText(before ?? '')
})

/** Presses “Add to cart”: the shop does it, and no answer comes until `noMore`. */
async function loseAnswerToAdd(page: Page, address: RegExp) {
  const lost = await cut(page, address, { method: 'POST', answer: true, times: Number.POSITIVE_INFINITY })
  await addButton(page).click()
  await expect.poll(lost.count).toBeGreaterThan(0)
  return lost
}

const addButton = (page: Page) => page.getByRole('button', { name: 'Add to cart' })

async function expectOnePiece(page: Page) {
  await expect(page).toHaveURL(/checkout\/cart$/)
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('1 piece')
}
