/** The summary of the cart and of the checkout, as a shopper reads it. */
import { expect, type Page } from '@playwright/test'

export const summary = (page: Page) => page.getByRole('main').getByRole('complementary')

/** Every amount between the first row and the total, in cents, and the total. */
export async function rowsOf(page: Page): Promise<{ rows: number[]; total: number }> {
  const names = await summary(page).locator('dt').allTextContents()
  const amounts = (await summary(page).locator('dd').allTextContents()).map(centsIn)
  const total = names.findIndex((name) => name.startsWith('Total'))
  return { rows: amounts.slice(0, total), total: amounts[total] ?? Number.NaN }
}

export const totalOf = async (page: Page) => (await rowsOf(page)).total

function centsIn(text: string): number {
  if (text === 'Free') return 0
  const cents = Math.round(Number(text.replace(/[^\d.]/g, '')) * 100)
  return text.startsWith('−') ? -cents : cents
}

export async function expectRowsToAddUp(page: Page): Promise<void> {
  const { rows, total } = await rowsOf(page)
  expect(rows.reduce((sum, cents) => sum + cents, 0)).toBe(total)
}
