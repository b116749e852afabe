/** Checkout's fields under a keyboard: every key by itself, as people press them. */
import { expect, type Page } from '@playwright/test'
import { field, fillAddress, fillCard, orderNumber, payButton } from './support/checkout.ts'
import { test } from './support/shop.ts'

test.beforeEach(async ({ openWithCart }) => openWithCart('/checkout'))

/** What is typed into a field, and what stands there once it is left. */
const TYPED: readonly (readonly [rule: string, label: string, keys: string, left: string])[] = [
  ['PE-01', 'Email', ' \u200erobin@example.com\u200b ', 'robin@example.com'],
  ['PE-03', 'Email', 'mailto:robin@example.com', 'robin@example.com'],
  ['PE-03', 'Email', 'Robin Marsh <robin@example.com>', 'robin@example.com'],
  ['PE-12', 'First name', 'Ольга', 'Ольга'],
  ['PE-12', 'Last name', "O'Brien-Ngũgĩ", "O'Brien-Ngũgĩ"],
  ['PE-05', 'Postcode', ' 3550 ', '3550'],
  ['PE-05', 'Postcode', 'VIC 3550', '3550'],
  ['PE-05', 'Postcode', '0800', '0800'],
  ['PE-04', 'Phone', '1300 123 456', '1300 123 456'],
  ['PE-04', 'Phone', '13 12 34', '13 12 34'],
  ['PE-04', 'Phone', '0061 412 345 678', '0412 345 678'],
  ['PE-04', 'Phone', '+61 (0)412 345 678', '0412 345 678'],
  ['PE-04', 'Phone', '400 123 456', '0400 123 456'],
  ['PE-04', 'Phone', 'tel:+61298765432', '02 9876 5432'],
  ['PE-06', 'Expiry', '0830', '08 / 30'],
  ['PE-06', 'Expiry', '08/30', '08 / 30'],
  ['PE-06', 'Expiry', '8/30', '08 / 30'],
  ['PE-06', 'Expiry', '08-30', '08 / 30'],
  ['PE-06', 'Expiry', '08.30', '08 / 30'],
  ['PE-06', 'Expiry', '08/2030', '08 / 30'],
  ['PE-06', 'Expiry', '2030-08', '08 / 30'],
  ['PE-06', 'Expiry', '2030/08', '08 / 30'],
  ['PE-02', 'Card number', '4111—1111—1111—1111', '4111 1111 1111 1111'],
  ['PE-08', 'Card number', '378282246310005', '3782 822463 10005'],
]

test('PE-01 to PE-08: what is typed key by key stands tidied in its field when it is left', async ({
  page,
}) => {
  for (const [rule, label, keys, left] of TYPED) {
    await test.step(`${rule}: ${keys} as ${label}`, async () => {
      const box = page.getByLabel(label, { exact: label !== 'Phone' && label !== 'Expiry' }).first()
      await box.press('ControlOrMeta+A')
      await box.press('Delete')
      await box.pressSequentially(keys)
      await box.press('Tab')
      await expect.soft(box, keys).toHaveValue(left)
      await expect.soft(box, keys).not.toHaveAttribute('aria-invalid')
    })
  }
})

test('PE-06, PE-09: expiry with its own slash and long dashes in the card number pay on Enter', async ({
  page,
}) => {
  await fillAddress(page)
  await page.getByLabel('Expiry').pressSequentially('12/30')
  await page.getByLabel('Security code').pressSequentially('123')
  await page.getByLabel('Card number').pressSequentially('4111 – 1111 – 1111 – 1111')
  await page.getByLabel('Card number').press('Enter')
  expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
})

test.describe('PE-08: what the shop writes into a field is never in the way', () => {
  const press = async (page: Page, ...keys: string[]) => {
    for (const key of keys) await page.keyboard.press(key)
  }

  test('expiry: backspace goes through the slash, and another month is typed', async ({ page }) => {
    const expiry = page.getByLabel('Expiry')
    await expiry.pressSequentially('0830')
    await expect(expiry).toHaveValue('08 / 30')
    await press(page, 'Backspace', 'Backspace', 'Backspace', 'Backspace')
    await expect(expiry).toHaveValue('')
    await expiry.pressSequentially('11/29')
    await expect(expiry).toHaveValue('11 / 29')
  })

  test('expiry: the year is selected and replaced', async ({ page }) => {
    const expiry = page.getByLabel('Expiry')
    await expiry.pressSequentially('0830')
    await press(page, 'Shift+ArrowLeft', 'Shift+ArrowLeft', '3', '1')
    await expect(expiry).toHaveValue('08 / 31')
  })

  test('card number: a wrong digit in the middle is replaced where it stands', async ({ page }) => {
    const number = page.getByLabel('Card number')
    await number.pressSequentially('4111121111111111')
    await expect(number).toHaveValue('4111 1211 1111 1111')
    await press(page, 'Home', ...Array<string>(7).fill('ArrowRight'), 'Backspace', '1')
    await expect(number).toHaveValue('4111 1111 1111 1111')
    expect(await number.evaluate((box: HTMLInputElement) => box.selectionStart)).toBe(7)
    await press(page, 'ArrowLeft', 'ArrowLeft', 'Backspace')
    await expect(number).toHaveValue('4111 1111 1111 111')
  })

  test('card number: pasted over all, and between two groups', async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write'])
    const number = page.getByLabel('Card number')
    const paste = async (text: string) => {
      await page.evaluate((copied) => navigator.clipboard.writeText(copied), text)
      await press(page, 'ControlOrMeta+V')
    }
    await number.pressSequentially('5555')
    await press(page, 'ControlOrMeta+A')
    await paste('4111-1111 1111-1111')
    await expect(number).toHaveValue('4111 1111 1111 1111')
    await press(page, 'Home', 'Delete', 'Delete', 'Delete', 'Delete')
    await paste('5555')
    await expect(number).toHaveValue('5555 1111 1111 1111')
  })
})

test('PE-07: what is too long stays in its field, and a sentence says so', async ({ page }) => {
  const street = field(page, 'Street address')
  await street.fill('x'.repeat(255))
  await street.pressSequentially('yz')
  await street.press('Tab')
  await expect(street).toHaveValue(`${'x'.repeat(255)}yz`)
  await expect(street).toHaveAccessibleDescription(/257 characters; at most 255 fit/)
  const postcode = field(page, 'Postcode')
  await postcode.pressSequentially('24781')
  await postcode.press('Tab')
  await expect(postcode).toHaveValue('24781')
  await expect(postcode).toHaveAccessibleDescription(/4 digits/)
})

test('PE-10: the state takes code and name, by keyboard and from a script', async ({ page }) => {
  const state = field(page, 'State')
  for (const [keys, code] of [
    ['vic', 'VIC'],
    ['nt', 'NT'],
    ['northern', 'NT'],
    ['qld', 'QLD'],
  ] as const) {
    await state.focus()
    await state.pressSequentially(keys)
    await expect(state, keys).toHaveValue(code)
    await state.blur()
  }
  for (const [text, code] of [
    ['Tasmania', 'TAS'],
    ['VIC', 'VIC'],
    ['New South Wales', 'NSW'],
    ['Vic.', 'VIC'],
    ['N.S.W.', 'NSW'],
  ] as const) {
    await state.evaluate((box: HTMLSelectElement, value) => {
      box.value = value
      box.dispatchEvent(new Event('change', { bubbles: true }))
    }, text)
    await expect(state, text).toHaveValue(code)
  }
})

test('PE-03: a likely slip in the email gets a suggestion that one press takes', async ({ page }) => {
  const email = field(page, 'Email')
  await email.pressSequentially('robin@gmial.com')
  await email.press('Tab')
  await expect(email).not.toHaveAttribute('aria-invalid')
  await page.getByRole('button', { name: 'robin@gmail.com' }).click()
  await expect(email).toHaveValue('robin@gmail.com')
  await expect(page.getByRole('button', { name: 'robin@gmail.com' })).toHaveCount(0)
})

test('an address with its second line alone asks for the street, and is not written twice', async ({
  page,
}) => {
  await fillAddress(page, { 'Street address': '' })
  await page.getByLabel('Apartment, unit or company').first().fill('Unit 5')
  await fillCard(page)
  await payButton(page).click()
  await expect(field(page, 'Street address')).toBeFocused()
  await expect(field(page, 'Street address')).toHaveValue('')
  await expect(field(page, 'Street address')).toHaveAccessibleDescription(/street and number/)
})
