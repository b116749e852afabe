/** PE-18: presses in the cart that follow one another faster than the line. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { freezeTextDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { cartWith, putInCart, test, untilHydrated } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

const more = (page: Page) => page.getByRole('button', { name: /^One more of/ })
const quantity = (page: Page) => page.getByRole('group', { name: /^Quantity of/ }).getByRole('status')
const summary = (page: Page) => page.getByRole('complementary', { name: 'Summary' })

/** The line holds the first requests that change the cart; the shop gets them later than those that follow. */
async function holdFirst(page: Page, count: number, ms: number) {
  const asked: string[] = []
  await page.route(/\/cart\.data/, async (route) => {
    const request = route.request()
    if (request.method() !== 'POST') return route.fallback()
    const sent = new URLSearchParams(request.postData() ?? '')
    asked.push(sent.get('quantity') ?? sent.get('intent') ?? '')
    if (asked.length <= count) await new Promise((resolve) => setTimeout(resolve, ms))
    // The shop gets it even when the page no longer waits for it.
    const headers = await request.allHeaders()
    const data = request.postDataBuffer() ?? undefined
    const response = await page.request.fetch(request.url(), { method: 'POST', headers, data })
    // The page may have gone on.
    await route.fulfill({ response }).catch(() => undefined)
  })
  return asked
}

/** Presses as a finger does, which waits for no page. */
async function fingerOn(page: Page) {
  const input = await page.context().newCDPSession(page)
  return async (x: number, y: number) => {
    const at = { x, y, button: 'left', clickCount: 1 } as const
    await Promise.all([
      input.send('Input.dispatchMouseEvent', { ...at, type: 'mousePressed' }),
      input.send('Input.dispatchMouseEvent', { ...at, type: 'mouseReleased' }),
    ])
  }
}

test('three presses on +, the first two held by the line: what was pressed last is in the cart', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout/cart')
  const asked = await holdFirst(page, 2, 2000)
  for (const shown of ['2', '3', '4']) {
    await more(page).click()
    await expect(quantity(page)).toHaveText(shown)
    await page.waitForTimeout(100)
  }
  await expect(summary(page)).toContainText('4 pieces')
  expect(asked).toEqual(['2', '4'])
  await page.reload()
  await expect(quantity(page)).toHaveText('4')
})

test('+ and then the way to the checkout: the piece comes along', { tag: LONG }, async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout/cart')
  await holdFirst(page, 2, 1500)
  await more(page).click()
  await more(page).click()
  await page.getByRole('link', { name: 'Checkout', exact: true }).click()
  await expect(page).toHaveURL(/\/checkout$/)
  await expect(page.getByRole('complementary', { name: 'Your order' })).toContainText('3 pieces')
})

test('a piece taken out and put back while the line holds the first: it is in the cart', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart')
  const asked = await holdFirst(page, 1, 1500)
  await page
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => asked).toEqual(['0', '1'])
  await expect(summary(page)).toContainText('1 piece')
  await page.reload()
  await expect(quantity(page)).toHaveText('1')
})

test('PE-18: three quick presses at one place save, move and remove one line alone', async ({
  context,
  page,
  shop,
  revision,
}) => {
  const id = await cartWith(shop.url, { revision })
  for (const words of ['Second', 'Third', 'Fourth']) {
    await putInCart(shop.url, { id, revision: await freezeTextDesign(shop.url, textDesignSku, words) })
  }
  await context.addCookies([{ name: cookieNames.cart, value: id, url: shop.url }])
  await page.goto('/checkout/cart')
  await expect(summary(page)).toContainText('4 pieces')
  const tap = await fingerOn(page)
  let answers: Promise<unknown>[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/cart.data')) answers.push(request.response())
  })
  const main = page.getByRole('main')
  const button = (name: RegExp) => main.getByRole('button', { name })
  const [save, move] = [button(/^Save for later /), button(/^Move to cart /)]
  const remove = main.getByText(/^Remove Custom canvas print$/)

  for (const [pressed, pieces, saved] of [
    [save, 3, 1],
    [save, 2, 2],
    [move, 3, 1],
    [remove, 2, 1],
  ] as const) {
    await untilHydrated(page)
    await pressed.first().scrollIntoViewIfNeeded()
    const box = await pressed.first().boundingBox()
    if (!box) throw new Error('Expected a button to press')
    answers = []
    const taps: Promise<void>[] = []
    for (let presses = 0; presses < 3; presses += 1) {
      taps.push(tap(box.x + box.width / 2, box.y + box.height / 2))
      await page.waitForTimeout(100)
    }
    await Promise.all(taps)
    // What the presses have sent is answered; a page that is loaded before shows the cart of before.
    await expect.poll(() => answers.length).toBeGreaterThan(0)
    await Promise.all(answers)
    await page.reload()
    await expect(summary(page)).toContainText(`${pieces} pieces`)
    await expect(move).toHaveCount(saved)
  }
})

test('PE-18, CA-41: three quick presses on Remove in the cart beside the page remove one piece each time', {
  tag: LONG,
}, async ({ context, page, shop, revision }) => {
  const id = await cartWith(shop.url, { revision })
  for (const words of ['Second', 'Third', 'Fourth', 'Fifth']) {
    await putInCart(shop.url, { id, revision: await freezeTextDesign(shop.url, textDesignSku, words) })
  }
  await context.addCookies([{ name: cookieNames.cart, value: id, url: shop.url }])
  await page.goto('/canvas-prints')
  await untilHydrated(page)
  await page.getByRole('link', { name: /^Cart, / }).click()
  const drawer = page.getByRole('dialog', { name: /^Your cart, / })
  const remove = drawer.getByRole('button', { name: /^Remove / })

  for (const pieces of [4, 3]) {
    await expect(remove).toHaveCount(pieces + 1)
    await remove.first().scrollIntoViewIfNeeded()
    const box = await remove.first().boundingBox()
    if (!box) throw new Error('Expected a button to press')
    for (let presses = 0; presses < 3; presses += 1) {
      await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2)
      await page.waitForTimeout(100)
    }
    await expect(drawer).toHaveAccessibleName(new RegExp(`, ${pieces} pieces$`))
    await page.waitForTimeout(600)
    await expect(remove).toHaveCount(pieces)
  }
  await page.goto('/checkout/cart')
  await expect(summary(page)).toContainText('3 pieces')
})

test('CA-41: Undo pressed before the cart beside the page has read the removal puts the piece back there', {
  tag: LONG,
}, async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart')
  await page.goto('/canvas-prints')
  await page.getByRole('link', { name: /^Cart, / }).click()
  const drawer = page.getByRole('dialog', { name: /^Your cart, / })
  await expect(drawer).toContainText('1 piece')
  // The answer to Undo comes when the removal has been read.
  const removalRead = Promise.withResolvers<void>()
  let changes = 0
  await page.route(/\/cart\.data/, async (route) => {
    if (route.request().method() !== 'POST') return route.fallback()
    changes += 1
    const response = await route.fetch()
    if (changes === 2) await removalRead.promise
    await route.fulfill({ response })
  })
  const undoPressed = Promise.withResolvers<void>()
  await page.route(/\/cart\/lines\.data/, async (route) => {
    const response = await route.fetch()
    await undoPressed.promise
    await route.fulfill({ response })
    setTimeout(removalRead.resolve, 500)
  })

  await drawer.getByRole('button', { name: /^Remove/ }).click()
  await expect.poll(() => changes).toBe(1)
  await drawer.getByRole('button', { name: /^Undo/ }).click()
  await expect.poll(() => changes).toBe(2)
  const undone = page.waitForResponse((answer) => answer.request().method() === 'POST')
  undoPressed.resolve()
  await undone
  await expect(drawer.getByRole('button', { name: /^Remove/ })).toBeVisible()
})

test('PE-20: a line that was removed in another tab says so when + is pressed here', { tag: LONG }, async ({
  page,
  context,
  openWithCart,
}) => {
  await openWithCart('/checkout/cart')
  const other = await context.newPage()
  await other.goto('/checkout/cart')
  const removed = other.getByText(/removed\. Your design stays saved/)
  await other
    .getByRole('button', { name: /^Remove/ })
    .first()
    .click()
  await expect(removed).toBeVisible()
  await expect(other.getByText('no longer in your cart')).toBeHidden()
  await other.close()
  await more(page).click()
  await expect(page.getByText('no longer in your cart')).toBeVisible()
  await expect(page.getByText('There is nothing in it yet.')).toBeVisible()
})
