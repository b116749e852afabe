/** The header where no scripts run: what it shows can be opened. */
import AxeBuilder from '@axe-core/playwright'
import { expect } from '@playwright/test'
import { screens } from './support/gateway-shop.ts'
import { test } from './support/shop.ts'

test.use({ javaScriptEnabled: false })

for (const viewport of screens) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({ viewport })

    test('C-15, C-17, PE-14: the menu opens and leads to every department, also by keyboard', async ({
      page,
    }) => {
      await page.goto('/')
      const header = page.locator('header')
      const menu = header.locator('summary').filter({ hasText: /^Menu$/ })
      await menu.press('Enter')
      const departments = header.getByRole('navigation', { name: 'All departments' })
      await departments.locator('summary').filter({ hasText: 'Canvas prints' }).first().press('Enter')
      await expect(departments.getByRole('link', { name: 'All canvas prints' })).toBeVisible()
      const found = await new AxeBuilder({ page }).include('header').analyze()
      expect(found.violations).toEqual([])
      await departments.getByRole('link', { name: 'All canvas prints' }).click()
      await expect(page).toHaveURL('/canvas-prints')
      await expect(departments, 'closed on the page that it leads to').toBeHidden()
      await expect(
        header.locator('button:visible'),
        'nothing is shown that a press does not open',
      ).toHaveCount(await header.locator('form button:visible').count())
    })
  })
}
