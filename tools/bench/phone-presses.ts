/** How long a slow phone shows nothing new after a press (INP), on the way from a product to the cart. */
import type { Browser, Locator, Page } from '@playwright/test'
import { type Line, type Place, phone, slowDown } from './phone-visits.ts'

export const INTERACTIONS = ['choose a size', 'Start Order', 'Add to cart'] as const
export type Pressed = Record<(typeof INTERACTIONS)[number], number>

/** Presses each once, on a page that has come to rest. */
export async function pressEach(browser: Browser, place: Place, line: Line): Promise<Pressed> {
  const context = await phone(browser, place)
  try {
    const tab = await context.newPage()
    await slowDown(tab, line)
    await tab.addInitScript(watch)
    await tab.goto(`${place.url}/custom-canvas-print`)
    await rest(tab)
    const size = tab.locator('main label:has(input[name="size"])').nth(2)
    const chosen = await press(tab, size, () => tab.locator('main input[name="size"]').nth(2).isChecked())
    await rest(tab)
    const start = tab.getByText('Start Order').filter({ visible: true }).first()
    const started = await press(tab, start, () => tab.locator('main .tool-empty button').isVisible())
    await rest(tab)
    await tab.getByRole('tab', { name: 'Text' }).tap()
    await tab.getByRole('button', { name: 'Add text' }).tap()
    await rest(tab)
    const add = tab.getByRole('button', { name: 'Add to cart' })
    const added = await press(tab, add, async () => new URL(tab.url()).pathname === '/checkout/cart')
    return { 'choose a size': chosen, 'Start Order': started, 'Add to cart': added }
  } finally {
    await context.close()
  }
}

declare global {
  interface Window {
    longestPressMs?: number
  }
}

/** Runs in the page, which stays the same document all the way. */
function watch(): void {
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if (entry.interactionId > 0)
        window.longestPressMs = Math.max(window.longestPressMs ?? 0, entry.duration)
    }
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

async function press(tab: Page, target: Locator, isDone: () => Promise<boolean>): Promise<number> {
  await target.scrollIntoViewIfNeeded()
  await tab.waitForTimeout(500)
  await tab.evaluate(() => {
    window.longestPressMs = 0
  })
  await target.tap()
  const deadline = Date.now() + 60_000
  while (!(await isDone())) {
    if (Date.now() > deadline) throw new Error('Expected the press to do its work within a minute')
    await tab.waitForTimeout(100)
  }
  await tab.waitForTimeout(1_000)
  // Shorter than a frame is not told at all.
  return (await tab.evaluate(() => window.longestPressMs)) || 16
}

/** Everything fetched and nothing left to do. */
async function rest(tab: Page): Promise<void> {
  await tab.waitForLoadState('networkidle')
  await tab.waitForTimeout(2_000)
}
