/** A clock: numerals that stand on their circle whatever else is done to the face. */
import { expect, type Page } from '@playwright/test'
import { beach, chooseWith, expectSaved, expectUploaded } from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const board = (page: Page) => page.getByRole('application', { name: 'Photo clock' })
const choose = (page: Page, name: string) =>
  page.getByRole('radio', { name, exact: true }).locator('..').click()
/** A numeral is drawn as one outline, in the colour it begins with. */
const drawn = (page: Page) => board(page).locator('path[fill="#1e2a25"], g[fill="#1e2a25"]')
const places = (page: Page) => drawn(page).evaluateAll((all) => all.map((one) => one.outerHTML).join())

for (const viewport of phoneFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('G-01: a clock gets numerals that stay on their circle, and is bought with them', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.url}/wallclock-tool`)
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
      await expectUploaded(page)
      await page.getByRole('tab', { name: 'Numerals' }).click()
      await choose(page, '1 to 12')
      await expect(drawn(page)).toHaveCount(12)

      // A finger that comes down on a numeral moves the photo, and no numeral leaves its circle.
      const before = await places(page)
      const photo = board(page).locator('image').first()
      const photoBefore = await photo.boundingBox()
      const six = await drawn(page).nth(5).boundingBox()
      if (!six) throw new Error('Expected the sixth numeral to be on the board')
      const at = { x: six.x + six.width / 2, y: six.y + six.height / 2 }
      await page.mouse.move(at.x, at.y)
      await page.mouse.down()
      await page.mouse.move(at.x + 20, at.y, { steps: 5 })
      await page.mouse.up()
      await expect.poll(() => photo.boundingBox()).not.toEqual(photoBefore)
      expect(await places(page)).toBe(before)

      await page.getByRole('tab', { name: 'Text' }).click()
      await expect(page.getByRole('button', { name: 'Add text' })).toBeVisible()
      await page.getByRole('tab', { name: 'Numerals' }).click()
      await choose(page, 'Quarters')
      await expect(drawn(page)).toHaveCount(4)
      const quarters = await places(page)
      await choose(page, 'I to XII')
      await expect(drawn(page)).toHaveCount(12)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect.poll(() => places(page)).toBe(quarters)

      await choose(page, 'None')
      await expect(drawn(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(drawn(page)).toHaveCount(4)
      await expectSaved(page)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByText('30 cm round').first()).toBeVisible()
    })
  })
}
