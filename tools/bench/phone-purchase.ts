/** What a whole purchase brings down a slow connection: from the home page to the order, with a photo of the shopper's own. */
import type { Browser, Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { address, approvedCard } from '../guest-checkout.ts'
import { type Line, type Place, phone, slowDown, weigh } from './phone-visits.ts'

export interface Purchase {
  /** All that came down, with headers, compressed as it came; what went up is not counted. */
  readonly bytes: number
  readonly scriptBytes: number
  /** Of the bytes: the shop's copy of the photo that the shopper has. */
  readonly ownPhotoBytes: number
  readonly requests: number
}

/** Large enough for a sharp print, and for the tool to make a smaller copy; not the same twice. */
const takePhoto = (seed: number) => makePhoto({ widthPx: 3000, heightPx: 2250, seed })

const MAX_MS = 180_000

/** Buys as a guest, with an empty cache. @throws Error when a step does not come within three minutes */
export async function purchase(browser: Browser, place: Place, line: Line, seed: number): Promise<Purchase> {
  const photo = await takePhoto(seed)
  const context = await phone(browser, place)
  try {
    const tab = await context.newPage()
    tab.setDefaultTimeout(MAX_MS)
    const session = await slowDown(tab, line)
    const weight = weigh(session)
    await goToTool(tab, place)
    await designWith(tab, photo)
    await pay(tab)
    await weight.networkIdle()
    const { bytes, scriptBytes, requests } = weight.figures()
    return { bytes, scriptBytes, requests, ownPhotoBytes: weight.bytesOf('/media/photos/') }
  } finally {
    await context.close()
  }
}

async function goToTool(tab: Page, { url }: Place): Promise<void> {
  await tab.goto(url)
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('link', { name: 'Shop canvas prints' }).first().tap()
  await tab.waitForURL(/canvas-prints$/)
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('main').getByRole('link', { name: 'Custom canvas print', exact: true }).first().tap()
  await tab.waitForURL(/custom-canvas-print$/)
  await tab.waitForLoadState('networkidle')
  await tab.getByText('Start Order').filter({ visible: true }).first().tap()
  await tab.waitForURL(/uploadchoice/)
}

async function designWith(tab: Page, buffer: Buffer): Promise<void> {
  const chooser = tab.waitForEvent('filechooser')
  await tab.getByRole('button', { name: 'Choose a photo' }).first().tap()
  await (await chooser).setFiles({ name: 'beach.jpg', mimeType: 'image/jpeg', buffer })
  await tab.locator('svg.tool-board image').first().waitFor({ state: 'attached' })
  await tab.getByRole('progressbar', { name: /^Upload of/ }).waitFor({ state: 'detached' })
  await tab.getByRole('status').filter({ hasText: 'Saved' }).first().waitFor({ state: 'attached' })
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('button', { name: 'Add to cart' }).tap()
  const anyway = tab.getByRole('button', { name: 'Yes, print it like this' })
  const cart = tab.getByRole('link', { name: 'Checkout' }).first()
  await anyway.or(cart).first().waitFor()
  if (await anyway.isVisible()) await anyway.tap()
  await cart.waitFor()
}

async function pay(tab: Page): Promise<void> {
  await tab.waitForLoadState('networkidle')
  await tab.getByRole('link', { name: 'Checkout' }).first().tap()
  await tab.waitForURL(/\/checkout$/)
  await tab.waitForLoadState('networkidle')
  for (const [label, text] of [
    [/^Email/, 'robin@example.com'],
    [/^First name/, address.firstname],
    [/^Last name/, address.lastname],
    [/^Street address/, address.street.join(', ')],
    [/^Suburb/, address.city],
    [/^Postcode/, address.postcode],
    [/^Phone/, address.telephone],
  ] as const) {
    await tab.getByRole('main').getByLabel(label).first().fill(text)
  }
  await tab.getByLabel('State').selectOption(address.region)
  await tab.getByRole('radio', { name: /Standard/ }).waitFor({ state: 'attached' })
  await tab.waitForLoadState('networkidle')
  await tab.getByLabel('Card number').fill(approvedCard)
  await tab.getByLabel(/^Expiry/).fill('08/30')
  await tab.getByLabel('Security code').fill('123')
  await tab.getByRole('button', { name: /^Pay A\$/ }).tap()
  await tab.waitForURL(/checkout\/success/)
}
