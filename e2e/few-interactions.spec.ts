/** How much a guest has to do between the cart and the order, when the browser knows address and card. */
import { expect, type Locator, type Page } from '@playwright/test'
import { address, orderNumber, payButton } from './support/checkout.ts'
import { cards, test } from './support/shop.ts'
import { allOrSome } from './support/thorough.ts'

/** The bound for a guest's checkout. */
const MAX_INTERACTIONS = 12

/** What a browser has saved, by the words of HTML's `autocomplete`. The security code is asked of the shopper each time. */
const SAVED = {
  address: {
    email: address.Email,
    'given-name': address['First name'],
    'family-name': address['Last name'],
    'address-line1': address['Street address'],
    'address-level2': address.Suburb,
    'address-level1': 'NSW',
    'postal-code': address.Postcode,
    tel: address.Phone,
  },
  card: { 'cc-number': cards.approved, 'cc-exp': '12/30' },
} as const

/**
 * Counts what a shopper does: a press, a field that is typed into, and a choice in the list that the browser offers are one
 * each. What the browser then fills in, and where the focus goes by itself, costs nothing.
 */
function countingShopper(page: Page) {
  let count = 0
  return {
    count: () => count,
    async press(what: Locator) {
      count += 1
      await what.click()
    },
    async type(field: Locator, text: string) {
      count += 1
      await field.pressSequentially(text)
    },
    /** Chooses what the browser offers at the field with the focus; it fills every empty field of that kind that is seen. */
    async choose(saved: Readonly<Record<string, string>>) {
      count += 1
      await page.evaluate(fillInAsBrowsersDo, saved)
    },
  }
}

for (const width of allOrSome([390, 1440], [390])) {
  test(`K-01, PE-10: at ${width} px a guest whose browser fills in address and card orders with at most ${MAX_INTERACTIONS} interactions`, async ({
    page,
    openWithCart,
  }) => {
    await page.setViewportSize({ width, height: 844 })
    await openWithCart('/checkout/cart')
    const shopper = countingShopper(page)
    await shopper.press(page.getByRole('main').getByRole('link', { name: 'Checkout', exact: true }).last())
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    await shopper.press(page.getByLabel('Email', { exact: true }).first())
    await shopper.choose(SAVED.address)
    await shopper.press(page.getByLabel('Card number'))
    await shopper.choose(SAVED.card)
    await shopper.type(page.getByLabel('Security code'), '123')
    await shopper.press(payButton(page))
    expect(await orderNumber(page)).toMatch(/^\d{9}$/)
    console.log(`A guest's checkout took ${shopper.count()} interactions.`)
    expect(shopper.count()).toBeLessThanOrEqual(MAX_INTERACTIONS)
    await expect(page.getByRole('main')).toContainText('12 Harbour Street, Ballina NSW 2478')
  })
}

/** Runs in the page: values without keys, with the events that browsers send after them. */
function fillInAsBrowsersDo(saved: Readonly<Record<string, string>>) {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLSelectElement>(
    'input[autocomplete], select[autocomplete]',
  )
  for (const field of fields) {
    const value = saved[field.autocomplete.split(' ').at(-1) ?? '']
    if (value === undefined || field.value !== '' || !field.checkVisibility()) continue
    if (field.closest('form') !== document.activeElement?.closest('form')) continue
    field.value = value
    field.dispatchEvent(new Event('input', { bubbles: true }))
    field.dispatchEvent(new Event('change', { bubbles: true }))
  }
}
