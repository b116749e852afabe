/** The card's fields are checked as the address fields are: when they are left, by the rules that Pay goes by. */
import { expect } from '@playwright/test'
import { field, fillAddress, fillCard, payButton } from './support/checkout.ts'
import { test } from './support/shop.ts'

test.beforeEach(async ({ openWithCart }) => openWithCart('/checkout'))

const WRONG: readonly (readonly [label: string, keys: string, words: RegExp, right: string])[] = [
  ['Card number', '4111 1111 1111 1112', /^Check the number/, '4111 1111 1111 1111'],
  ['Card number', '41111111111111111111', /^That is 20 digits; .* at most 19/, '4111111111111111'],
  ['Expiry', '08/25', /^This card has run out/, '08/30'],
  ['Expiry', '13/30', /such as 08 \/ 28/, '12/30'],
  ['Expiry', '00/30', /such as 08 \/ 28/, '01/30'],
  ['Expiry', 'next 30', /such as 08 \/ 28/, '0830'],
  ['Security code', '12', /^Enter the 3 digits on the back/, '123'],
]

test('PE-09, PE-22: a card field that is left with what cannot be right says so, until it is right', async ({
  page,
}) => {
  for (const [label, keys, words, right] of WRONG) {
    await test.step(`${keys} as ${label}`, async () => {
      const box = page.getByLabel(label)
      await box.press('ControlOrMeta+A')
      await box.press('Delete')
      await box.pressSequentially(keys)
      await box.press('Tab')
      await expect.soft(box, keys).toHaveAttribute('aria-invalid', 'true')
      await expect.soft(box, keys).toHaveAccessibleDescription(words)
      await box.press('ControlOrMeta+A')
      await box.pressSequentially(right)
      await expect.soft(box, `${right}, not left yet`).not.toHaveAttribute('aria-invalid')
      await expect.soft(box).toBeFocused()
    })
  }
})

test('PE-06: an expiry typed with the name of its month is written as the card shows it', async ({
  page,
}) => {
  const expiry = page.getByLabel('Expiry')
  await expiry.pressSequentially('Aug 30')
  await expiry.press('Tab')
  await expect(expiry).toHaveValue('08 / 30')
  await expect(expiry).not.toHaveAttribute('aria-invalid')
})

test('PE-07, PE-22: a month that is left keeps its digits, and the year is typed behind it later', async ({
  page,
}) => {
  const expiry = page.getByLabel('Expiry')
  for (const month of ['12', '08', '10']) {
    await expiry.press('ControlOrMeta+A')
    await expiry.press('Delete')
    await expiry.pressSequentially(month)
    await expiry.press('Tab')
    await expect(expiry, month).toHaveValue(new RegExp(`^${month}`))
    await expiry.press('End')
    await expiry.pressSequentially('30')
    await expect(expiry).toHaveValue(`${month} / 30`)
  }
})

test('PE-09: a field that was only passed is asked for like one of the address, those to come are not', async ({
  page,
}) => {
  for (const box of [field(page, 'Suburb'), page.getByLabel('Card number')]) {
    await box.press('Tab')
    await expect(box).toHaveAttribute('aria-invalid', 'true')
  }
  await expect(page.getByLabel('Expiry')).not.toHaveAttribute('aria-invalid')
  await expect(page.getByLabel('Security code')).not.toHaveAttribute('aria-invalid')
})

test('PE-09: a security code is judged again when the number turns out to be American Express', async ({
  page,
}) => {
  const [number, code] = [page.getByLabel('Card number'), page.getByLabel('Security code')]
  await code.pressSequentially('123')
  await code.press('Tab')
  await expect(code).not.toHaveAttribute('aria-invalid')
  await number.pressSequentially('378282246310005')
  await number.press('Tab')
  await expect(number).not.toHaveAttribute('aria-invalid')
  await expect(code).toHaveAccessibleDescription(/4 digits on the front/)
})

test('PE-22: what the bank says of a number stays until another number is typed', async ({ page }) => {
  await page.route('**/tokens', (route) =>
    route.fulfill({
      status: 422,
      // From another origin, as the gateway's own answer.
      headers: { 'access-control-allow-origin': '*' },
      json: { problems: { number: 'We do not take this card.' } },
    }),
  )
  await fillAddress(page)
  await fillCard(page)
  await payButton(page).click()
  const number = page.getByLabel('Card number')
  await expect(number).toHaveAccessibleDescription('We do not take this card.')
  await number.press('Tab')
  await page.getByLabel('Expiry').press('Tab')
  await expect(number).toHaveAccessibleDescription('We do not take this card.')
  await number.press('End')
  await number.press('Backspace')
  await expect(number).not.toHaveAccessibleDescription('We do not take this card.')
})

test('PE-14: a sentence about a field just left moves nothing away under a press', async ({ page }) => {
  await fillAddress(page)
  await fillCard(page)
  const [expiry, email] = [page.getByLabel('Expiry'), field(page, 'Email')]
  const pressUnhurried = async (box: typeof email) => {
    await box.focus()
    await payButton(page).hover()
    // The form's: the button itself sinks a little under the press.
    const form = page.locator('form').filter({ has: payButton(page) })
    const before = await form.boundingBox()
    await page.mouse.down()
    await expect(box).not.toBeFocused()
    await page.waitForTimeout(300)
    expect(await form.boundingBox()).toEqual(before)
    await page.mouse.up()
  }

  await expiry.press('ControlOrMeta+A')
  await expiry.pressSequentially('01 / 20')
  await pressUnhurried(expiry)
  await expect(expiry).toHaveAccessibleDescription(/^This card has run out/)
  await expect(expiry, 'the press counts').toBeFocused()

  await email.press('ControlOrMeta+A')
  await email.pressSequentially('robin@gmial.com')
  await pressUnhurried(email)
  await expect(page.getByRole('button', { name: 'robin@gmail.com' })).toBeVisible()
  await expect(expiry, 'the press counts').toBeFocused()

  await email.press('ControlOrMeta+A')
  await email.pressSequentially('robin@')
  await email.focus()
  await page.getByRole('heading', { name: 'How fast?' }).hover()
  await page.mouse.down()
  await page.mouse.move(0, 0)
  await page.mouse.up()
  await expect(email, 'a press that ends elsewhere').toHaveAttribute('aria-invalid', 'true')
})
