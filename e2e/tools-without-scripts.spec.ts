/** PE-14: in a browser that runs no scripts each tool says that it needs them, and shows no button that does nothing. */
import { expect } from '@playwright/test'
import { test } from './support/shop.ts'
import { allOrSome } from './support/thorough.ts'

test.use({ javaScriptEnabled: false })

const TOOLS = allOrSome(
  [
    '/photomug-tool',
    '/busroll-tool',
    '/uploadchoice',
    '/photocube-tool',
    '/customframe-tool',
    '/pillow-tool',
  ],
  ['/photomug-tool', '/busroll-tool'],
)

for (const width of [390, 1440]) {
  test(`PE-14: at ${width} px the design tool says what it needs`, async ({ page }) => {
    await page.setViewportSize({ width, height: width < 800 ? 844 : 900 })
    for (const path of TOOLS) {
      await page.goto(path)
      const said = page.locator('main noscript p')
      await expect(said, path).toBeVisible()
      await expect(said, path).toContainText('draws your photo in this browser and needs JavaScript for it')
      await expect(page.getByRole('main').getByRole('button').filter({ visible: true }), path).toHaveCount(0)
    }
  })
}
