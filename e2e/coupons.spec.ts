/** Codes in the cart and at the checkout: typed as people type, and every cent of the total in sight. */
import { expect, type Page } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { ask, freezeTextDesign } from '../tools/guest-checkout.ts'
import type { ShopProcess } from '../tools/shop-process.ts'
import { holdAnswer, holdScripts, LOST } from './support/bad-lines.ts'
import { address, field, fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { test as base, bringCart } from './support/shop.ts'
import { expectRowsToAddUp, rowsOf, summary } from './support/summary.ts'

/** Codes take nothing off the smallest size (J-23), so the carts here hold a larger one. */
const sku = 'CANVAS-30X30-S-D19-WHITE-MATTE'
/** 12 inches. */
const SIDE_MM = 305

const test = base.extend<object, { shop: ShopProcess; revision: string }>({
  revision: [
    async ({ shop }, use) => use(await freezeTextDesign(shop.url, sku, 'Home by the sea', SIDE_MM)),
    { scope: 'worker' },
  ],
})

const couponField = (page: Page) => page.getByRole('textbox', { name: 'Coupon code' })
const applyButton = (page: Page) => page.getByRole('button', { name: 'Apply', exact: true })
const applied = (page: Page) => page.getByRole('list', { name: 'Applied codes' }).getByRole('listitem')

async function typeCode(page: Page, text: string) {
  await couponField(page).focus()
  await page.keyboard.type(text)
}

for (const { name, path } of [
  { name: 'in the cart', path: '/checkout/cart' },
  { name: 'at the checkout', path: '/checkout' },
]) {
  test.describe(name, () => {
    test.beforeEach(async ({ openWithCart }) => openWithCart(path, { sku, quantity: 3 }))

    test('J-04, J-12: a code is typed key by key, its row makes the sum add up, and it can be removed', async ({
      page,
    }) => {
      const before = await rowsOf(page)
      await typeCode(page, ' Welcome10 ')
      await page.keyboard.press('Enter')
      await expect(applied(page)).toContainText('WELCOME10')
      await expect(couponField(page)).toHaveValue('')
      await expect(summary(page).getByRole('status')).toHaveText(/10% is off/)
      await expect(summary(page).locator('dt').filter({ hasText: 'WELCOME10' })).toBeVisible()
      await expectRowsToAddUp(page)
      expect((await rowsOf(page)).total).toBeLessThan(before.total)
      await expect(page).toHaveURL(new RegExp(`${path}$`))

      await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
      await expect(applied(page)).toHaveCount(0)
      await expect(couponField(page)).toBeFocused()
      await expect.poll(async () => (await rowsOf(page)).total).toBe(before.total)
    })

    test('PE-22: a refusal keeps what was typed and says why', async ({ page }) => {
      await typeCode(page, 'WALL-99')
      await applyButton(page).click()
      await expect(couponField(page)).toHaveAccessibleDescription('We do not know this code.')
      await expect(couponField(page)).toHaveValue('WALL-99')
      await expect(summary(page).getByRole('status')).toHaveText('We do not know this code.')
      await couponField(page).fill('')
      await applyButton(page).click()
      await expect(couponField(page)).toHaveAccessibleDescription('Please type your code first.')
    })

    test('PE-22: the answer to one code leaves the next, which is being typed, and the caret in it', async ({
      page,
    }) => {
      const release = await holdAnswer(page, /\.data/, /apply-coupon/)
      await typeCode(page, 'welcome10')
      await page.keyboard.press('Enter')
      await release.isHeld
      await page.keyboard.press('ControlOrMeta+a')
      await page.keyboard.type('frpost')
      for (let step = 0; step < 4; step += 1) await page.keyboard.press('ArrowLeft')
      release()
      await expect(applied(page)).toContainText('WELCOME10')
      await expect(couponField(page)).toHaveValue('frpost')
      await page.keyboard.type('ee')
      await expect(couponField(page)).toHaveValue('freepost')
    })

    test('PE-18: three presses count once', async ({ page }) => {
      await typeCode(page, 'freepost')
      await applyButton(page).evaluate((button: HTMLElement) => {
        for (let press = 0; press < 3; press += 1) button.click()
      })
      await expect(applied(page)).toHaveCount(1)
      await expect(couponField(page)).not.toHaveAttribute('aria-invalid')
      await expectRowsToAddUp(page)
    })

    test('PE-21: when the connection is broken the page and the code stay, and it goes on by itself', async ({
      context,
      page,
    }) => {
      await typeCode(page, 'welcome10')
      await context.setOffline(true)
      await applyButton(page).click()
      await expect(page.getByText(LOST)).toBeVisible()
      await expect(couponField(page)).toHaveValue('welcome10')
      await context.setOffline(false)
      await expect(applied(page)).toContainText('WELCOME10')
    })
  })

  test.describe(`${name} without scripts`, () => {
    test.use({ javaScriptEnabled: false })

    test('PE-14, PE-15: a code is applied, refused with what was typed, and removed', async ({
      page,
      openWithCart,
    }) => {
      await openWithCart(path, { sku })
      await couponField(page).fill('nonsense')
      await applyButton(page).click()
      await expect(couponField(page)).toHaveValue('nonsense')
      await expect(couponField(page)).toHaveAccessibleDescription('We do not know this code.')
      await couponField(page).fill('WELCOME10')
      await applyButton(page).click()
      await expect(page).toHaveURL(new RegExp(`${path}$`))
      await expect(applied(page)).toContainText('WELCOME10')
      await expectRowsToAddUp(page)
      await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
      await expect(applied(page)).toHaveCount(0)
    })
  })
}

test.describe('before the scripts are there', () => {
  test.use({ waitsUntilHydrated: false })

  test('PE-13, PE-22: Apply at the checkout waits for them, and what is typed of an address stays', async ({
    page,
    openWithCart,
  }) => {
    const release = await holdScripts(page)
    await openWithCart('/checkout', { sku, quantity: 3, waitUntil: 'commit' })
    await field(page, 'Email').pressSequentially('early@example.com')
    await couponField(page).pressSequentially('WELCOME10')
    await applyButton(page).click()
    release()
    await expect(applied(page)).toContainText('WELCOME10')
    await expect(field(page, 'Email')).toHaveValue('early@example.com')
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-22: what is typed of an address stays when a code is applied, refused or removed beside it', async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout', { sku, quantity: 3 })
    await field(page, 'Email').pressSequentially('plain@example.com')
    await field(page, 'Suburb').pressSequentially('Kingsford')
    const expectTyped = async () => {
      await expect(field(page, 'Email')).toHaveValue('plain@example.com')
      await expect(field(page, 'Suburb')).toHaveValue('Kingsford')
      await expect(page.locator('[aria-invalid]').filter({ visible: true })).toHaveCount(0)
      await expect(page.getByText(/Nothing has been charged/)).toHaveCount(0)
    }
    await couponField(page).pressSequentially('WELCOME10')
    await applyButton(page).click()
    await expect(applied(page)).toContainText('WELCOME10')
    await expectTyped()
    await page.getByRole('button', { name: 'Remove WELCOME10' }).click()
    await expect(applied(page)).toHaveCount(0)
    await expectTyped()
    await couponField(page).pressSequentially('nonsense')
    await applyButton(page).click()
    await expect(couponField(page)).toHaveAccessibleDescription('We do not know this code.')
    await expect(field(page, 'Email')).toHaveValue('plain@example.com')
  })

  test('PE-13: Pay with a code that is refused says both that, and that the card is to be typed again', async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout', { sku, quantity: 3 })
    await fillAddress(page)
    await couponField(page).pressSequentially('nonsense')
    await payButton(page).click()
    await expect(couponField(page)).toHaveAccessibleDescription('We do not know this code.')
    await expect(page.getByText(/Nothing has been charged/)).toBeVisible()
  })

  test('PE-22: a code applied beside a whole address leaves both with the cart', async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout', { sku, quantity: 3 })
    await fillAddress(page)
    await couponField(page).pressSequentially('WELCOME10')
    await applyButton(page).click()
    await expect(applied(page)).toContainText('WELCOME10')
    await expect(field(page, 'Suburb')).toHaveValue(address.Suburb)
    await page.reload()
    await expect(field(page, 'Suburb')).toHaveValue(address.Suburb)
  })
})

test('every code that the shop advertises can be typed and gives something', async ({
  page,
  openWithCart,
}) => {
  await page.goto('/canvas-prints')
  const advertised = new Set((await page.content()).match(/(?<=<b>)[A-Z]+\d*(?=<\/b>)/g))
  expect([...advertised].toSorted()).toEqual(['FREEPOST', 'WALL3', 'WELCOME10'])
  for (const code of advertised) {
    await openWithCart('/checkout/cart', { sku, quantity: 3 })
    const before = await rowsOf(page)
    await typeCode(page, code)
    await page.keyboard.press('Enter')
    await expect(applied(page)).toContainText(code)
    await expectRowsToAddUp(page)
    expect((await rowsOf(page)).total, code).toBeLessThan(before.total)
  }
})

test('the mini cart and the order show what a code took off', async ({ page, openWithCart }) => {
  await openWithCart('/checkout/cart', { sku })
  await typeCode(page, 'WELCOME10')
  await page.keyboard.press('Enter')
  await expect(applied(page)).toContainText('WELCOME10')
  await page.goto('/faq')
  await page.getByRole('link', { name: /^Cart, / }).click()
  await expect(page.getByRole('dialog').locator('dt').filter({ hasText: 'WELCOME10' })).toBeVisible()
  await page.goto('/checkout')
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  await orderNumber(page)
  await expectRowsToAddUp(page)
})

test('J-12: a cart whose codes are switched off shows no field', async ({
  context,
  page,
  shop,
  revision,
}) => {
  await bringCart(context, { shop, revision, sku })
  const cookies = await context.cookies(shop.url)
  const cartId = cookies.find(({ name }) => name === cookieNames.cart)?.value ?? ''
  await ask(
    shop.url,
    `mutation ($input: SetAdditionalInformationOnCartInput!) {
      setAdditionalInformationOnCart(input: $input) { cart { id } }
    }`,
    { input: { cart_id: cartId, additional_information: { show_coupon: false } } },
  )
  await page.goto('/checkout/cart')
  await expect(summary(page)).toBeVisible()
  await expect(couponField(page)).toHaveCount(0)
})
