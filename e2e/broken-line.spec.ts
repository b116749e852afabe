/** PE-21: a call that fails for want of a connection leaves the page and all that is typed, says so, and goes on by itself. */
import { expect } from '@playwright/test'
import { cut, LOST } from './support/bad-lines.ts'
import { field, fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { ordersAndChargesOf } from './support/database.ts'
import { addWords, expectSaved, smallCanvasPath, words } from './support/design-tool.ts'
import { test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test('PE-21, PE-32: while the shop is away behind its proxy, the connection is not said to be lost', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart')
  let isAway = true
  await page.route(/\/cart\.data/, (route) =>
    isAway ? route.fulfill({ status: 503, body: 'No server is available.' }) : route.fallback(),
  )
  await page.getByRole('button', { name: /^One more of/ }).click()
  await expect(page.getByText('Our shop does not answer just now.')).toBeVisible()
  await expect(page.getByText(LOST)).toHaveCount(0)
  isAway = false
  await expect(page.getByRole('complementary', { name: 'Summary' })).toContainText('2 pieces')
  await expect(page.getByText('Our shop does not answer just now.')).toHaveCount(0)
})

test.describe('PE-21: the connection breaks', () => {
  test('for one press on + in the cart: the answer is awaited and counts once', { tag: LONG }, async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout/cart')
    const sent = await cut(page, /\/cart\.data/, { method: 'POST', answer: true })
    const refetched = await cut(page, /\/cart\.data/)
    await page.getByRole('button', { name: /^One more of/ }).click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(page.getByText(LOST)).toHaveCount(0)
    await expect(page.getByRole('group', { name: /^Quantity of/ })).toContainText('2')
    await expect(page.getByText(/each$/)).toBeVisible()
    expect([sent.count(), refetched.count()]).toEqual([1, 1])
  })

  test('while the address is saved: what is typed stays, and delivery goes on by itself', async ({
    context,
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout')
    await context.setOffline(true)
    await fillAddress(page)
    await field(page, 'Phone').focus()
    await page.keyboard.press('Tab')
    await expect(page.getByText(LOST)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByText(LOST)).toHaveCount(0)
    await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
    await page.reload()
    await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
  })

  test('while the address is saved, and delivery is chosen meanwhile: both are saved', { tag: LONG }, async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout')
    await fillAddress(page, { Email: 'held-address@example.com' })
    await page.waitForLoadState('networkidle')
    let isAway = true
    const saved: string[] = []
    await page.route(/\/checkout\.data/, async (route) => {
      const sent = route.request().postData() ?? ''
      const [, intent] = /intent=(\w+)/.exec(sent) ?? []
      if (route.request().method() !== 'POST' || intent === undefined) return route.fallback()
      if (isAway) return route.fulfill({ status: 503, body: 'No server is available.' })
      saved.push(intent)
      return route.fallback()
    })
    await field(page, 'Suburb').fill('Byron Bay')
    await field(page, 'Suburb').blur()
    await expect(page.getByText('Our shop does not answer just now.')).toBeVisible()
    await page.getByRole('radio', { name: /Express/ }).check()
    isAway = false
    await expect.poll(() => [...new Set(saved)].sort()).toEqual(['address', 'method'])
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
  })

  test('before the last save: Add to cart waits for the connection, says so, and goes on by itself', async ({
    context,
    page,
  }) => {
    await page.goto(smallCanvasPath)
    await addWords(page, 'Byron Bay')
    await expectSaved(page)
    await context.setOffline(true)
    await words(page).fill('Byron Bay 2026')
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText('it goes to the cart as soon as it is saved')).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
  })

  test('while a page comes: the words that say so are fetched again, and are there for the next break', {
    tag: LONG,
  }, async ({ context, page }) => {
    const words = await cut(page, /\/assets\/idle-tasks-[^/]*\.js/)
    const again = page.waitForResponse(/\/assets\/idle-tasks-[^/]*\.js/)
    await page.goto('/about-us')
    await again
    expect(words.count()).toBe(1)
    await page.getByRole('button', { name: 'Subscribe' }).scrollIntoViewIfNeeded()
    await context.setOffline(true)
    await page.getByRole('contentinfo').getByLabel('Email').fill('offline@example.com')
    await page.getByRole('button', { name: 'Subscribe' }).click()
    await expect(page.getByText(LOST)).toBeVisible()
  })

  test('while a finger nears Start Order: the page stays, and the press opens the tool when the connection is back', async ({
    context,
    page,
  }) => {
    await page.goto('/custom-canvas-print')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    const start = page.getByRole('button', { name: 'Start Order' }).filter({ visible: true }).first()
    await start.hover()
    await start.click()
    await expect(page.getByText(LOST)).toBeVisible()
    await context.setOffline(false)
    await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
  })

  test('while links come near: the page that is read stays', { tag: LONG }, async ({ page }) => {
    await page.goto('/about-us')
    await page.waitForLoadState('networkidle')
    const code = await cut(page, /\/assets\/search-[^/]*\.js/)
    await page.evaluate(() => {
      document.title = 'Still here'
      const link = Object.assign(document.createElement('a'), { href: '/catalogsearch/result?q=canvas' })
      link.textContent = 'Canvas'
      document.getElementById('main')?.append(link)
      link.scrollIntoView()
    })
    await expect.poll(code.count).toBe(1)
    await page.waitForLoadState('networkidle')
    expect(await page.title()).toBe('Still here')
  })

  test('while the bank is asked: the card stays, and one press pays once', async ({
    page,
    shop,
    openWithCart,
  }) => {
    await openWithCart('/checkout')
    await fillAddress(page, { Email: 'cut-at-the-bank@example.com' })
    await fillCard(page)
    const token = await cut(page, /\/tokens$/, { method: 'POST' })
    await payButton(page).click()
    // The address may still be on its way and say so too.
    await expect(page.getByText(LOST).first()).toBeVisible()
    await orderNumber(page)
    expect(token.count()).toBe(1)
    expect(await ordersAndChargesOf(shop.dataDir, 'cut-at-the-bank@example.com')).toEqual({
      orders: 1,
      charges: 1,
    })
  })

  test('PE-32: while address and payment wait for the connection, it is said once, beside "Pay", and what the card is charged', {
    tag: LONG,
  }, async ({ context, page, shop, openWithCart }) => {
    const email = 'offline-at-pay@example.com'
    await openWithCart('/checkout')
    await fillAddress(page, { Email: email })
    await fillCard(page)
    await context.setOffline(true)
    await field(page, 'Postcode').fill('2479')
    await field(page, 'Postcode').blur()
    await expect(page.getByText(LOST)).toBeVisible()
    await payButton(page).click()
    await expect(payButton(page).locator('..').getByText(LOST)).toBeVisible()
    await expect(page.getByText(LOST)).toHaveCount(1)
    await expect(payButton(page).locator('..')).toContainText('You have not been charged.')
    await context.setOffline(false)
    await orderNumber(page)
    expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 1 })
  })

  test('PE-32: while the answer to the payment is lost, the page does not claim to know what was charged', async ({
    page,
    shop,
    openWithCart,
  }) => {
    const email = 'lost-at-pay@example.com'
    await openWithCart('/checkout')
    await fillAddress(page, { Email: email })
    await fillCard(page)
    await page.waitForLoadState('networkidle')
    const order = await cut(page, /\/checkout\.data/, { method: 'POST', answer: true, times: 3 })
    await payButton(page).click()
    await expect(payButton(page).locator('..')).toContainText('you are charged once at most')
    await expect(payButton(page).locator('..')).not.toContainText('You have not been charged')
    await orderNumber(page)
    expect(order.count()).toBe(3)
    expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 1, charges: 1 })
  })

  test('after paying: the page says that the order stands, and shows it when the connection is back', {
    tag: LONG,
  }, async ({ page, shop, openWithCart }) => {
    await openWithCart('/checkout')
    await fillAddress(page, { Email: 'cut-after-paying@example.com' })
    await fillCard(page)
    const answer = await cut(page, /\/success\.data/)
    const script = await cut(page, /\/assets\/success-[^/]*\.js/)
    await payButton(page).click()
    await expect(page.getByText('Your order is placed.')).toBeVisible()
    await orderNumber(page)
    expect([answer.count(), script.count()]).toEqual([1, 1])
    expect(await ordersAndChargesOf(shop.dataDir, 'cut-after-paying@example.com')).toEqual({
      orders: 1,
      charges: 1,
    })
  })

  test('for "Add to cart": the design stays on the screen and goes to the cart later', async ({ page }) => {
    await page.goto(smallCanvasPath)
    await addWords(page, 'On a bad line')
    await expectSaved(page)
    const sent = await cut(page, /\/uploadchoice\.data/, { method: 'POST' })
    const script = await cut(page, /\/assets\/cart-[^/]*\.js/)
    await page.getByRole('button', { name: 'Add to cart' }).click()
    await expect(page.getByText(LOST)).toBeVisible()
    await expect(words(page)).toHaveValue('On a bad line')
    const again = page.getByRole('button', { name: 'Try again' })
    await again.click()
    await page.waitForURL('**/checkout/cart')
    await expect(page.getByRole('link', { name: 'Edit design' })).toHaveCount(1)
    expect([sent.count(), script.count()]).toEqual([1, 1])
  })
})
