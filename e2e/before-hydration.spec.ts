/** The checkout before its scripts are there, without them, and after a reload: nothing typed is lost or told. */
import { expect, type Page } from '@playwright/test'
import { holdScripts } from './support/bad-lines.ts'
import {
  type AddressLabel,
  address,
  cardOf,
  field,
  orderNumber,
  payButton,
  typeAddress,
  typeCard,
} from './support/checkout.ts'
import { ordersAndChargesOf } from './support/database.ts'
import { test } from './support/shop.ts'

/** Beside the card, after a form that came without one. */
const cardAgain = (page: Page) =>
  page.getByRole('status').filter({ hasText: /Nothing has been charged\. .*type your card again/ })

/** Email, street, card and telephone of what is typed here. */
const PRIVATE = /early|Harbour|4111|400\W?000/

const unit = (page: Page) => page.getByLabel('Apartment, unit or company').first()

test.describe('before the scripts are there', () => {
  test.use({ waitsUntilHydrated: false })

  test('PE-13, PE-14, PE-15: what is typed is kept, Pay waits, and no private word comes into the address', async ({
    page,
    shop,
    openWithCart,
  }) => {
    const release = await holdScripts(page)
    const addresses: string[] = []
    page.on('request', (request) => addresses.push(request.url()))
    await openWithCart('/checkout', { waitUntil: 'commit' })
    await typeAddress(page, { Email: 'early@example.com' })
    await typeCard(page)
    await payButton(page).click()
    await payButton(page).click()
    await expect(page.getByText('This page is not all here yet. You have not been charged.')).toBeVisible()
    await expect(page.getByLabel('Card number')).not.toHaveValue('')
    release()
    await orderNumber(page)
    expect(addresses.filter((one) => PRIVATE.test(decodeURIComponent(one)))).toEqual([])
    expect(await ordersAndChargesOf(shop.dataDir, 'early@example.com')).toEqual({ orders: 1, charges: 1 })
  })

  test('PE-14, PE-18: Pay shows at once that its press is kept, and stands still for those who want no motion', async ({
    page,
    openWithCart,
  }) => {
    const release = await holdScripts(page)
    await openWithCart('/checkout', { waitUntil: 'commit' })
    await typeAddress(page)
    const spinner = () =>
      payButton(page).evaluate((button) => {
        const { content, animationName } = getComputedStyle(button, '::before')
        return content === 'none' ? 'none' : animationName
      })
    const lock = payButton(page).locator('svg')
    expect(await spinner()).toBe('none')
    await payButton(page).click()
    await expect(payButton(page)).toHaveAttribute('aria-busy', 'true', { timeout: 500 })
    expect(await spinner()).toBe('spin')
    await expect(lock).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    expect(await spinner()).toBe('none')
    await expect(lock).toBeHidden()
    release()
    await expect(page.getByLabel('Card number')).toHaveAttribute('aria-invalid', 'true')
    await expect(payButton(page)).not.toHaveAttribute('aria-busy')
    await expect(lock).toBeVisible()
  })

  test('PE-01, PE-13: what an early press leaves in a field is tidied like what is left with Tab', async ({
    page,
    openWithCart,
  }) => {
    const release = await holdScripts(page)
    await openWithCart('/checkout', { waitUntil: 'commit' })
    await typeAddress(page, { Postcode: 'NSW 2478', Phone: '+61 400 000 000' })
    await payButton(page).click()
    release()
    await expect(field(page, 'Postcode')).toHaveValue('2478')
    await expect(field(page, 'Phone')).toHaveValue('0400 000 000')
  })
})

test('PE-13: a card that a password manager puts in without a word is the card that pays', async ({
  page,
  openWithCart,
}) => {
  await openWithCart('/checkout')
  for (const [label, text] of Object.entries(cardOf())) {
    await page.getByLabel(label).evaluate((box: HTMLInputElement, value) => {
      box.value = value
    }, text)
  }
  await typeAddress(page)
  await payButton(page).click()
  await orderNumber(page)
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('PE-13, PE-15: the form keeps all up to the card, and says what is missing beside its field', async ({
    page,
    openWithCart,
  }) => {
    await openWithCart('/checkout')
    await expect(cardAgain(page)).toHaveCount(0)
    await typeAddress(page, { Postcode: '12' })
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout$/)
    await expect(field(page, 'Postcode')).toHaveAccessibleDescription(/postcode|postal code/)
    await expect(field(page, 'Email')).toHaveValue(address.Email)
    await expect(field(page, 'Street address')).toHaveValue(address['Street address'])
    await expect(cardAgain(page)).toBeVisible()
    await field(page, 'Postcode').fill(address.Postcode)
    await payButton(page).click()
    await expect(page).toHaveURL(/\/checkout\?card=again#card$/)
    await expect(cardAgain(page)).toBeInViewport()
    await page.reload()
    for (const label of ['Email', 'First name', 'Street address', 'Postcode'] as const) {
      await expect(field(page, label)).toHaveValue(address[label])
    }
  })
})

test('PE-22: a reload, and the way back and forth, keep every field, also one that was made empty, but no card', async ({
  page,
  openWithCart,
}) => {
  /** An address that is not whole is not sent, so nobody but the page has it. */
  const typed = { ...address, Email: 'robin@' }
  const sent: string[] = []
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/checkout(\.data)?$/.test(new URL(request.url()).pathname))
      sent.push(request.postData() ?? '')
  })
  const expectTyped = async (changes: Partial<Record<AddressLabel, string>> = {}) => {
    for (const [label, text] of Object.entries({ ...typed, ...changes })) {
      await expect(field(page, label as AddressLabel), label).toHaveValue(text)
    }
    await expect(field(page, 'State')).toHaveValue('NSW')
    await expect(unit(page)).toHaveValue('Unit 5')
    await expect(page.getByLabel('Card number')).toHaveValue('')
  }
  await openWithCart('/checkout/cart')
  await page.getByRole('main').getByRole('link', { name: 'Checkout' }).click()
  // The address changes first; until the page has, the field called Email is the newsletter's.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await page.getByLabel('Card number').pressSequentially('4000')
  await typeAddress(page, typed)
  // The caret is in it when the page goes.
  await unit(page).pressSequentially('Unit 5')
  await page.reload()
  await expectTyped()
  await field(page, 'First name').fill('')
  await page.goBack()
  await expect(page.getByRole('heading', { name: 'Your cart' })).toBeVisible()
  await page.goForward()
  await expectTyped({ 'First name': '' })
  expect(sent).toEqual([])
})
