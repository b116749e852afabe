/** Windows that are hard to fit, and whether the design tool can be used in them. */
import { expect, type Locator, type Page } from '@playwright/test'
import { canvas } from './design-tool.ts'

/** As a shopper sets it in the browser: half as large again. */
export async function enlargeLetters(page: Page): Promise<void> {
  const devTools = await page.context().newCDPSession(page)
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 24 } })
}

/** Room for three fingers; below that a photo is neither judged nor moved. */
const LEAST_PX = 110

/** The canvas is seen whole, large enough to judge it, and what lies at its middle is the canvas itself. */
export async function expectUsableStage(page: Page): Promise<void> {
  const board = canvas(page).getByRole('img').first()
  await board.scrollIntoViewIfNeeded()
  await expect
    .poll(() =>
      board.evaluate((drawing) => {
        const { left, top, right, bottom } = drawing.getBoundingClientRect()
        const seen = {
          width: Math.min(right, innerWidth) - Math.max(left, 0),
          height: Math.min(bottom, innerHeight) - Math.max(top, 0),
        }
        const middle = document.elementFromPoint((left + right) / 2, (top + bottom) / 2)
        return middle?.closest('[role=application]') ? Math.round(Math.min(seen.width, seen.height)) : 0
      }),
    )
    .toBeGreaterThanOrEqual(LEAST_PX)
}

/** The sizes beside the drawing are seen whole: nothing of them lies beyond the stage. */
export async function expectWholeMeasures(page: Page): Promise<void> {
  const measures = canvas(page).getByText(/^[\d.]+ cm$/)
  await expect(measures).toHaveCount(2)
  await expect
    .poll(() =>
      measures.evaluateAll((all) =>
        all.flatMap((measure) => {
          const { left, top, right, bottom } = measure.getBoundingClientRect()
          const stage = measure.closest('.tool-stage')?.getBoundingClientRect()
          // Letters have some air above and below them.
          const isWhole =
            stage &&
            left > stage.left - 2 &&
            top > stage.top - 2 &&
            right < stage.right + 2 &&
            bottom < stage.bottom + 2
          return isWhole ? [] : [measure.textContent]
        }),
      ),
    )
    .toEqual([])
}

/** In the window, or on the way down the page. */
export async function expectReachable(button: Locator): Promise<void> {
  await button.scrollIntoViewIfNeeded()
  await expect(button).toBeInViewport({ ratio: 0.99 })
  await button.click({ trial: true })
}

/** The card that asks for the first photo covers the stage alone, never the bars above and below it. */
export const expectStartWithinStage = (page: Page) =>
  expect
    .poll(() =>
      page.getByRole('heading', { name: 'Start with a photo' }).evaluate((heading) => {
        const card = heading.parentElement?.getBoundingClientRect()
        const stage = heading.closest('.tool-stage')?.getBoundingClientRect()
        return card && stage && card.top >= stage.top && card.bottom <= stage.bottom
      }),
    )
    .toBe(true)
