/** What the shop says at the foot of the screen is on the screen, wherever on the page it comes from. */
import { expect, type Locator, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

for (const viewport of [
  { width: 1440, height: 900 },
  { width: 390, height: 844 },
]) {
  test(`PE-21, PE-22, PE-32: the newsletter's yes and no are seen at ${viewport.width} × ${viewport.height} px`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    await page.goto('/about-us')
    const form = page.getByRole('contentinfo').locator('form')
    await form.getByLabel('Email').fill('a@')
    await form.getByRole('button', { name: 'Subscribe' }).click()
    await expectSeen(page, page.getByRole('alert').filter({ hasText: 'Subscription error' }))
    await form.getByLabel('Email').fill(`seen-${viewport.width}@example.com`)
    await form.getByRole('button', { name: 'Subscribe' }).click()
    const thanks = page.getByRole('status').filter({ hasText: 'Thank you' })
    await expectSeen(page, thanks)
    // The part of the page that it comes from is not even drawn there.
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await expectSeen(page, thanks)
    await thanks.click()
    await expect(thanks, 'R-06').toHaveCount(0)
  })
}

test('PE-21: what became of a line of the cart is seen, and can be undone', async ({
  page,
  openWithCart,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openWithCart('/checkout/cart')
  await page.getByText(/^Remove/).click()
  const removed = page.getByRole('status').filter({ hasText: 'removed' })
  await expectSeen(page, removed)
  await removed.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText(/^Remove/)).toBeVisible()
})

test('O-24, O-29: an answer to the newsletter that says nothing is told of in one toast', async ({
  page,
}) => {
  await page.goto('/about-us')
  await page.route('**/caching/graphql', (route) =>
    route.request().postData()?.includes('cpnewsletter')
      ? route.fulfill({ json: { data: { cpnewsletter: null } } })
      : route.continue(),
  )
  const form = page.getByRole('contentinfo').locator('form')
  await form.getByLabel('Email').fill('unheard@example.com')
  await form.getByRole('button', { name: 'Subscribe' }).click()
  await expect(page.getByRole('alert')).toHaveText(/An unexpected error occurred\./)
})

/** Whole within the window, and nothing lies over its middle. */
async function expectSeen(page: Page, toast: Locator) {
  await expect(toast).toBeVisible()
  const { left, top, right, bottom, isInFront } = await toast.evaluate((box) => {
    const { left, top, right, bottom } = box.getBoundingClientRect()
    const inFront = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
    return { left, top, right, bottom, isInFront: box.contains(inFront) }
  })
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 }
  expect(Math.min(left, top)).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(width)
  expect(bottom).toBeLessThanOrEqual(height)
  expect(isInFront).toBe(true)
}
