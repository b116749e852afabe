/** A designed piece on its way from the tool to the press. */
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, type Page } from '@playwright/test'
import { orderNumber, payButton, typeAddress, typeCard } from './checkout.ts'

/**
 * Buys what is open in the tool as a guest, with a card.
 *
 * @param inCart  what the cart says of the choice and its price
 * @returns the number of the order
 */
export async function buyPiece(page: Page, ...inCart: string[]): Promise<string> {
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/checkout\/cart/)
  for (const words of inCart) await expect(page.getByRole('main').getByText(words).first()).toBeVisible()
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
  await typeAddress(page)
  await typeCard(page)
  await expect(payButton(page)).toBeEnabled()
  await payButton(page).click()
  return orderNumber(page)
}

/**
 * @param sheets  whether its pieces come on press sheets as well
 * @returns the press file of the first line of an order, once all its files are there
 */
export async function pressFileOf(dataDir: string, number: string, { sheets = false } = {}): Promise<Buffer> {
  const folder = join(dataDir, 'storage', 'orders', number, '1')
  await expect
    .poll(() => (existsSync(folder) ? readdirSync(folder).sort() : []), { timeout: 60_000 })
    .toEqual(['artwork.pdf', 'job-ticket.pdf', 'proof.jpg', ...(sheets ? ['sheets.pdf'] : [])])
  return readFileSync(join(folder, 'artwork.pdf'))
}
