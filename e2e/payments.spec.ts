/** Paying: what the bank says, what the shopper reads, and one order in the end. */
import { expect, type Page } from '@playwright/test'
import { holdAnswer } from './support/bad-lines.ts'
import { address, field, fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { ordersAndChargesOf } from './support/database.ts'
import { cards, test } from './support/shop.ts'

test.beforeEach(async ({ openWithCart }) => openWithCart('/checkout'))

const sentence = (page: Page) => page.getByRole('main').getByRole('alert')
const ONE_OF_EACH = { orders: 1, charges: 1 }

async function expectCartAndAddressKept(page: Page) {
  for (const label of ['Email', 'Street address', 'Suburb', 'Postcode'] as const) {
    await expect(field(page, label)).toHaveValue(address[label])
  }
  const order = page.getByRole('complementary', { name: 'Your order' })
  await expect(order.getByRole('list').getByRole('listitem')).toHaveCount(1)
}

test.describe('a card that the bank refuses', () => {
  const refusals = [
    ['declined', cards.declined, /did not approve this card. You have not been charged/],
    ['without enough money', cards.noFunds, /not enough money on this card. You have not been charged/],
  ] as const
  for (const [what, number, words] of refusals) {
    test(`${what}: the shopper reads why, keeps cart and address, and another card pays`, async ({
      page,
    }) => {
      await fillAddress(page)
      await fillCard(page, number)
      await payButton(page).click()
      await expect(sentence(page)).toHaveText(words)
      await expectCartAndAddressKept(page)

      await page.reload()
      await expectCartAndAddressKept(page)
      await fillCard(page)
      await payButton(page).click()
      expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
    })
  }
})

test.describe('K-04: a card that needs a yes on the bank’s page', () => {
  test.beforeEach(async ({ page }) => {
    await fillAddress(page)
    await fillCard(page, cards.authenticated)
    await payButton(page).click()
    await expect(page.getByRole('heading', { name: 'Test bank' })).toBeVisible()
  })

  test('approved: the order is placed, and reloading the page of the bank’s answer places no other', async ({
    page,
  }) => {
    await page.getByRole('button', { name: 'Approve' }).click()
    const number = await orderNumber(page)
    await page.goto('/checkout/receipt/approved')
    expect(await orderNumber(page)).toBe(number)
  })

  test('refused by the shopper: nothing is charged, and another card pays', async ({ page }) => {
    await page.getByRole('button', { name: 'Decline' }).click()
    await expect(page.getByRole('heading', { name: 'The payment was cancelled' })).toBeVisible()
    await page.getByRole('link', { name: 'Try another card' }).click()
    await expectCartAndAddressKept(page)
    await fillCard(page)
    await payButton(page).click()
    await orderNumber(page)
  })

  test('left with the back button: the checkout is as it was, and another card pays', async ({ page }) => {
    await page.goBack()
    await expectCartAndAddressKept(page)
    await fillCard(page)
    await payButton(page).click()
    await orderNumber(page)
  })
})

test('PE-19: a link to the page after the bank places nothing with a card that a refused Pay left', async ({
  baseURL,
  context,
  page,
  shop,
}) => {
  const email = 'linked-from-elsewhere@example.com'
  await fillAddress(page, { Email: email })
  await fillCard(page)
  const cart = await context.newPage()
  await cart.goto('/checkout/cart')
  await cart.getByRole('button', { name: /^One more/ }).click()
  await expect(cart.getByText('2 pieces')).toBeVisible()
  await payButton(page).click()
  await expect(sentence(page)).toHaveText(/Nothing was charged/)

  await page.route('https://elsewhere.example/', (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<a href="${baseURL}/checkout/receipt/approved">A photo for you</a>`,
    }),
  )
  await page.goto('https://elsewhere.example/', { waitUntil: 'load' })
  await page.getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Your order is not placed yet' })).toBeVisible()
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual({ orders: 0, charges: 0 })
  await page.getByRole('link', { name: 'Back to checkout' }).click()
  await expect(field(page, 'Email')).toHaveValue(email)
})

test('a bank that does not answer: the shopper reads so, is not charged, and another card pays', async ({
  page,
  shop,
}) => {
  const email = 'silent-bank@example.com'
  await fillAddress(page, { Email: email })
  await fillCard(page, cards.neverAnswers)
  await payButton(page).click()
  await expect(sentence(page)).toHaveText(
    'Unable to process request The bank did not answer. You have not been charged twice; try again.',
  )
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

test('a bank whose first answer is lost has charged once, for one order', async ({ page, shop }) => {
  const email = 'lost-answer@example.com'
  await fillAddress(page, { Email: email })
  await fillCard(page, cards.answerLost)
  await payButton(page).click()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

test('SH-23: after several declined cards the page answers the captcha by itself, and the right card pays', async ({
  page,
  shop,
}) => {
  const email = 'many-cards@example.com'
  const challenges: string[] = []
  page.on('request', (request) => {
    if (request.url().endsWith('/captcha/challenge')) challenges.push(request.url())
  })
  await fillAddress(page, { Email: email })
  await typeCard(page, cards.declined)
  for (const _ of [1, 2, 3, 4]) {
    const answered = page.waitForResponse(/\/checkout\.data/)
    await payButton(page).click()
    await answered
    await expect(sentence(page)).toHaveText(/did not approve this card/)
  }
  expect(challenges).toEqual([])
  await typeCard(page, cards.approved)
  await payButton(page).click()
  await orderNumber(page)
  expect(challenges).toHaveLength(1)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

/** As a person does, over what stands there. */
async function typeCard(page: Page, number: string) {
  for (const [label, text] of [
    ['Card number', number],
    ['Expiry', '1230'],
    ['Security code', '123'],
  ] as const) {
    const input = page.getByLabel(label)
    await input.fill('')
    await input.pressSequentially(text)
  }
}

test('two quick presses on Pay are one order and one charge', async ({ page, shop }) => {
  const email = 'double-click@example.com'
  await fillAddress(page, { Email: email })
  await fillCard(page)
  await payButton(page).dblclick()
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

test('PE-18: Enter pressed twice in the card is one order and one charge', async ({ page, shop }) => {
  const email = 'enter-twice@example.com'
  await fillAddress(page, { Email: email })
  await fillCard(page)
  await page.getByLabel('Security code').press('Enter')
  await page.keyboard.press('Enter')
  await orderNumber(page)
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

test('PE-18, PE-32: while the bank is asked, the button says so and the page says what to do', async ({
  page,
}) => {
  await fillAddress(page)
  await fillCard(page)
  const release = await holdAnswer(page, /\/checkout\.data/, /intent=pay/)
  await expect(payButton(page)).toHaveText(/^Pay A\$/)
  await payButton(page).click()
  await release.isHeld
  await expect(payButton(page)).toHaveText(/^Paying A\$/)
  await expect(payButton(page)).toBeDisabled()
  await expect(page.getByRole('status').filter({ hasText: 'We are asking your bank.' })).toBeVisible()
  release()
  await orderNumber(page)
})

test('two tabs that pay the same cart at once get the same order', async ({ context, page, shop }) => {
  const email = 'two-tabs@example.com'
  const other = await context.newPage()
  await other.goto('/checkout')
  for (const tab of [page, other]) {
    await fillAddress(tab, { Email: email })
    await fillCard(tab)
  }
  await Promise.all([payButton(page).click(), payButton(other).click()])
  expect(await orderNumber(other)).toBe(await orderNumber(page))
  expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
})

for (const way of ['there', 'back'] as const) {
  test(`an order that is lost on its way ${way} is sent again by the page, and placed once`, async ({
    page,
    shop,
  }) => {
    const email = `lost-on-its-way-${way}@example.com`
    await fillAddress(page, { Email: email })
    await fillCard(page)
    let isLost = false
    await page.route(/\/checkout\.data/, async (route) => {
      if (isLost || !route.request().postData()?.includes('intent=pay')) return route.fallback()
      isLost = true
      if (way === 'back') await route.fetch()
      await route.abort('connectionreset')
    })
    await payButton(page).click()
    await orderNumber(page)
    expect(isLost).toBe(true)
    expect(await ordersAndChargesOf(shop.dataDir, email)).toEqual(ONE_OF_EACH)
  })
}

test('the order is shown again to the browser that placed it, and to no other', async ({
  browser,
  page,
  shop,
}) => {
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  const number = await orderNumber(page)
  await page.reload()
  expect(await orderNumber(page)).toBe(number)

  const stranger = await browser.newPage({ baseURL: shop.url })
  await stranger.goto('/checkout/success')
  await expect(stranger.getByRole('heading', { name: 'There is no order to show here' })).toBeVisible()
  await expect(stranger.getByText(number)).toHaveCount(0)
  await expect(stranger.getByRole('link', { name: 'Find my order' })).toBeVisible()
  await stranger.close()
})

test('what cannot be right is told beside its field, and the first such field has the focus', async ({
  page,
}) => {
  await payButton(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'First name')).toHaveAccessibleDescription('Enter a first name, such as Robin.')
  await expect(page.getByLabel('Card number')).toHaveAccessibleDescription(/long number on the front/)

  await fillAddress(page, { Email: 'robin@', Postcode: '12', Phone: '0400' })
  await payButton(page).click()
  await expect(field(page, 'Email')).toBeFocused()
  await expect(field(page, 'Email')).toHaveAccessibleDescription(/such as name@example\.com/)
  await expect(field(page, 'Postcode')).toHaveAccessibleDescription('A postcode has 4 digits, such as 2478.')
  await expect(field(page, 'Phone')).toHaveAccessibleDescription(/it should look like 0412 345 678/)

  await fillAddress(page, { Postcode: '3000' })
  await payButton(page).click()
  await expect(field(page, 'State')).toBeFocused()
  await expect(field(page, 'State')).toHaveAccessibleDescription(
    'The postcode 3000 is in Victoria, not in New South Wales.',
  )
})

test('a card is checked before it is sent, and a real card is not taken by a test shop', async ({ page }) => {
  const number = page.getByLabel('Card number')
  await fillAddress(page)
  await fillCard(page, '4111 1111 1111 1112')
  await page.getByLabel('Expiry').fill('01 / 20')
  await payButton(page).click()
  await expect(number).toBeFocused()
  await expect(page.getByLabel('Expiry')).toHaveAccessibleDescription(
    'This card has run out. Please use another one.',
  )
  await fillCard(page, '4242 4242 4242 4242')
  await payButton(page).click()
  await expect(number).toHaveAccessibleDescription(/This is a test shop/)
})

test('K-12: a small canvas goes to a PO box by post', async ({ page }) => {
  await fillAddress(page, { 'Street address': 'PO Box 12' })
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
})
