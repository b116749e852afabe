/** How somebody without a pointer gets around: stop by stop, each of which is seen. */
import { expect, type Locator, type Page } from '@playwright/test'

/** No page here has more stops than this between two things that a shopper wants. */
const MAX_STOPS = 60

/** Tabs until the element has the focus; on the way every stop must be somewhere, and seen. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab') {
  await expect(target).toBeVisible()
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    if (await hasFocus(target)) {
      await expect.poll(() => focusIsSeen(page), `the focus on ${target}`).toBe(true)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(
    `Expected ${target} within ${MAX_STOPS} stops, but the focus is on ${await focusInWords(page)}`,
  )
}

export async function press(page: Page, target: Locator, key?: 'Tab' | 'Shift+Tab') {
  await tabTo(page, target, key)
  await page.keyboard.press('Enter')
}

export async function type(page: Page, target: Locator, text: string) {
  await tabTo(page, target)
  await page.keyboard.type(text)
}

/** The focus must not fall back to the page when what had it goes away. */
export async function expectFocusKept(page: Page) {
  await expect.poll(() => focusInWords(page)).not.toBe('BODY')
}

const hasFocus = (target: Locator) => target.evaluate((element) => element === document.activeElement)

/** Between its last and its first stop a modal sheet lets the browser's own buttons have the focus: the page's body then. */
export const focusIsIn = (sheet: Locator) =>
  sheet.evaluate(
    (element) => element.contains(document.activeElement) || document.activeElement === document.body,
  )

const focusInWords = (page: Page) =>
  page.evaluate(() => {
    const { tagName = 'nothing', textContent = '' } = document.activeElement ?? {}
    return tagName === 'BODY' ? tagName : `${tagName} ${textContent}`
  })

/** An outline on what has the focus or, for a radio button in a tile, on the tile; fields have a firmer edge instead. */
const focusIsSeen = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    if (!focused) return false
    const isField = focused.matches('input, select, textarea')
    return [focused, focused.parentElement, focused.nextElementSibling].some((element) => {
      if (!element) return false
      const { outlineStyle, outlineWidth, boxShadow } = getComputedStyle(element)
      const isOutlined = outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 1
      return isOutlined || (isField && element === focused && boxShadow !== 'none')
    })
  })
