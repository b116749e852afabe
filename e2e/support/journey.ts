/** The guest's purchase as one walk, from a product to the thanks, with a photo of the shopper's own. */
import { expect, type Page } from '@playwright/test'
import {
  type AddressLabel,
  address,
  field,
  orderNumber,
  payButton,
  typeAddress,
  typeCard,
} from './checkout.ts'
import { ordersAndChargesOf, ordersOf } from './database.ts'
import { beach, chooseWith, photoOnCanvas } from './design-tool.ts'

/** Between two of these a line may be lost. */
export const STEPS = ['product', 'tool', 'photo', 'cart', 'checkout', 'address', 'card'] as const
export type Step = (typeof STEPS)[number]

interface Walk {
  page: Page
  /** Names the order in the database; of one walk alone. */
  email: string
  /** Called once each step is done. */
  after?: (step: Step) => Promise<void>
  /** True for those who press before the first page is hydrated. */
  isEarly?: boolean
}

export interface Purchase {
  number: string
  /** What the button said when it was pressed. */
  shownCents: number
}

/** Walks from the product to the thanks; nothing typed may be lost on the way to the button. */
export async function purchase({ page, email, after = async () => {}, isEarly }: Walk): Promise<Purchase> {
  await page.goto('/custom-canvas-print', isEarly ? { waitUntil: 'commit' } : {})
  await page
    .getByRole('radio', { name: /40 × 30/ })
    .locator('..')
    .click()
  await after('product')
  await page.getByText('Start Order').filter({ visible: true }).first().click()
  // The product's page has a button for a photo as well.
  await expect(page).toHaveURL(/uploadchoice/, SLOW_STEP)
  await expect(page.getByRole('button', { name: 'Choose a photo' }).first()).toBeVisible(SLOW_STEP)
  await after('tool')
  await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
  await expect(photoOnCanvas(page)).toBeAttached(SLOW_STEP)
  await after('photo')
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/checkout\/cart/, SLOW_STEP)
  await expect(page.getByRole('main').getByText('40 × 30 cm').first()).toBeVisible(SLOW_STEP)
  await after('cart')
  await page.getByRole('link', { name: 'Checkout' }).first().click()
  // The cart's page has a field for an email as well.
  await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible(SLOW_STEP)
  await after('checkout')
  const typed = { ...address, Email: email }
  await typeAddress(page, typed)
  await field(page, 'State').blur()
  await after('address')
  await typeCard(page)
  await after('card')
  await expectTyped(page, typed)
  // The price of the delivery follows the address.
  await expect(page.getByRole('complementary').getByText(/^A\$/).first()).toBeVisible()
  const shownCents = centsIn((await payButton(page).textContent()) ?? '')
  await payButton(page).click()
  await expect(page).toHaveURL(/checkout\/success/, SLOW_STEP)
  return { number: await orderNumber(page), shownCents }
}

/** Longer than the connection is away in any walk, and the pauses of those who try again. */
const SLOW_STEP = { timeout: 40_000 }

async function expectTyped(page: Page, typed: Record<AddressLabel, string>) {
  for (const [label, text] of Object.entries(typed)) {
    await expect(field(page, label as AddressLabel), label).toHaveValue(text)
  }
  await expect(field(page, 'State')).toHaveValue('NSW')
}

const centsIn = (words: string) => Math.round(Number(/A\$([\d,.]+)/.exec(words)?.[1]?.replace(',', '')) * 100)

/** One order, one charge, of what was shown, to where it was typed. */
export async function expectBoughtOnce(dataDir: string, email: string, bought: Purchase): Promise<void> {
  expect(await ordersAndChargesOf(dataDir, email)).toEqual({ orders: 1, charges: 1 })
  const [order] = await ordersOf(dataDir, email)
  expect(order).toMatchObject({ number: bought.number, pieces: 1, cents: bought.shownCents })
  expect(JSON.stringify(order?.address)).toContain(address['Street address'])
  expect(JSON.stringify(order?.address)).toContain(address.Postcode)
}
