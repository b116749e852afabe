/** How edges, choices and the focus show where only outlines and borders do, as in forced colours. */
import { expect, type Locator } from '@playwright/test'

/** Such as `4px solid`; `none` also for one that has the colour of the page's ground. */
export const outlineOf = (element: Locator) =>
  element.evaluate((one) => {
    const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
    const ground = getComputedStyle(document.body).backgroundColor
    return outlineStyle === 'none' || outlineColor === ground ? 'none' : `${outlineWidth} ${outlineStyle}`
  })

/** Every button that can be seen and pressed has an edge. */
export async function expectEdges(buttons: Locator) {
  const seen = await buttons.filter({ visible: true }).all()
  expect(seen.length).toBeGreaterThan(0)
  for (const button of seen) {
    const name = (await button.getAttribute('aria-label')) ?? (await button.textContent()) ?? ''
    expect.soft(await outlineOf(button), name).toMatch(/^[1-9]/)
  }
}

/** Walks with the Tab key, as far as it is. */
export async function tabTo(goal: Locator) {
  const isThere = () => goal.evaluate((one) => document.activeElement === one)
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await goal.page().keyboard.press('Tab')
  await expect(goal).toBeFocused()
}
