/** A guest at the checkout. */
import { expect, type Page } from '@playwright/test'
import { cards } from './shop.ts'

export const address = {
  Email: 'robin@example.com',
  'First name': 'Robin',
  'Last name': 'Marsh',
  'Street address': '12 Harbour Street',
  Suburb: 'Ballina',
  Postcode: '2478',
  Phone: '0400 000 000',
} as const

export type AddressLabel = keyof typeof address

export const field = (page: Page, label: AddressLabel | 'State') =>
  // The address of the bill has the same labels, further down.
  page.getByLabel(label, { exact: label !== 'Phone' }).first()

export async function fillAddress(page: Page, changes: Partial<Record<AddressLabel, string>> = {}) {
  for (const [label, text] of Object.entries({ ...address, ...changes })) {
    await field(page, label as AddressLabel).fill(text)
  }
  await field(page, 'State').selectOption('NSW')
}

/** Key by key, as a person does. A field that is undefined is left alone. */
export async function typeAddress(
  page: Page,
  changes: Partial<Record<AddressLabel, string | undefined>> = {},
) {
  for (const [label, text] of Object.entries({ ...address, ...changes })) {
    if (text === undefined) continue
    await field(page, label as AddressLabel).pressSequentially(text)
  }
  await field(page, 'State').selectOption('NSW')
}

export async function typeCard(page: Page) {
  for (const [label, text] of Object.entries(cardOf())) await page.getByLabel(label).pressSequentially(text)
}

/** What is typed into each field of a card. */
export const cardOf = (number: string = cards.approved) => ({
  'Card number': number,
  Expiry: '1230',
  'Security code': '123',
})

export async function fillCard(page: Page, number: string = cards.approved) {
  await page.getByLabel('Card number').fill(number)
  await page.getByLabel('Expiry').fill('12 / 30')
  await page.getByLabel('Security code').fill('123')
}

export const payButton = (page: Page) => page.getByRole('button', { name: /^Pay(ing)? A\$/ })

/** The number of the order on the success page. */
export async function orderNumber(page: Page): Promise<string> {
  await expect(page).toHaveURL(/\/checkout\/success$/)
  // The sentence may be in pieces on a translated page.
  const sentences = page.getByRole('main')
  await expect(sentences).toContainText(/Your order is\s+\d/)
  return /order is\s+(\w+)/.exec((await sentences.textContent()) ?? '')?.[1] ?? ''
}
