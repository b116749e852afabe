/** How edges, choices and the focus show where only outlines and borders do, as in forced colours. */
import { expect, type Locator } from '@playwright/test'

/** Such as `4px solid`; `none` also for one that has the colour of the page's ground. */
export async function outlineOf(element: Locator): Promise<string> {
  await element.waitFor({ state: 'attached' })
  return (await outlinesOf(element))[0]?.outline ?? 'none'
}

/** Every button that can be seen and pressed has an edge. */
export async function expectEdges(buttons: Locator) {
  const seen = await outlinesOf(buttons.filter({ visible: true }))
  expect(seen.length).toBeGreaterThan(0)
  for (const { name, outline } of seen) expect.soft(outline, name).toMatch(/^[1-9]/)
}

/** All at one moment: a button of an upload goes with it. */
const outlinesOf = (elements: Locator) =>
  elements.evaluateAll((all) =>
    all.map((one) => {
      const { outlineStyle, outlineWidth, outlineColor } = getComputedStyle(one)
      const ground = getComputedStyle(document.body).backgroundColor
      const isUnseen = outlineStyle === 'none' || outlineColor === ground
      return {
        name: one.ariaLabel ?? one.textContent ?? '',
        outline: isUnseen ? 'none' : `${outlineWidth} ${outlineStyle}`,
      }
    }),
  )

/** Walks with the Tab key, as far as it is. */
export async function tabTo(goal: Locator) {
  const isThere = () => goal.evaluate((one) => document.activeElement === one)
  for (let steps = 0; steps < 60 && !(await isThere()); steps += 1) await goal.page().keyboard.press('Tab')
  await expect(goal).toBeFocused()
}
