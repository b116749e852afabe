/** Pictures of a set show as many pieces as are chosen: on its page, in its tool and in the cart. */
import { expect, type Locator, type Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith, expectSaved, expectUploaded } from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const TILES = 9

for (const viewport of phoneFirst) {
  test.describe(`F-13: ${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('nine tiles hang on our wall, in the picture of the set, in the tool and in the cart', async ({
      page,
    }) => {
      test.setTimeout(120_000)
      await page.goto('/square-photo-tiles')
      await expect(tilesOnWall(page)).toHaveCount(1)
      await choose(page, 'One tile')
      // Two of our photos hang in the same place.
      await page.getByRole('button', { name: 'One square photo tile on a plaster wall' }).first().click()
      await expect(picture(page, /^One square photo tile/)).toBeVisible()
      await choose(page, 'Nine tiles')
      // Whoever looks at the picture of the set sees it follow.
      await expect(picture(page, /^Nine square photo tiles/)).toBeVisible()
      await expect(picture(page, /^Nine square photo tiles/).locator('img')).toHaveJSProperty(
        'complete',
        true,
      )
      await page
        .getByRole('button', { name: /^On the wall, photo/ })
        .first()
        .click()
      await expect(tilesOnWall(page)).toHaveCount(TILES)

      await page.getByText('Start Order').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/\/walltiles-tool/)
      await fill(page, ['#c02020', '#2040c0'])
      await expectUploaded(page)
      await expectSaved(page)
      await page
        .getByRole('button', { name: /See on the wall/ })
        .first()
        .click()
      await expect(page.locator('.tool-hung > div')).toHaveCount(TILES)
      await expect(page.getByText(/^Nine tiles of \d+ × \d+ cm at true size/)).toBeVisible()
      await page.getByRole('radio', { name: 'On a plaster wall' }).check({ force: true })
      const scene = page.getByRole('img', { name: /^Your wall tile on a plaster wall/ })
      await expect(scene).toHaveAttribute('data-state', 'shown')
      await page
        .getByRole('button', { name: /Back to the wall tile/ })
        .first()
        .click()

      await page.getByRole('button', { name: 'Add to cart' }).click()
      // Seven of them are still empty.
      await page.getByRole('button', { name: 'Yes, print it like this' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      const line = page.getByRole('main').getByRole('img', { name: 'Your design: Square photo tiles' })
      await expect(line).toHaveAttribute('src', /\/tiles-9-100@/)
    })

    test('a set that is empty shows as many blank pieces, and another number at once', async ({ page }) => {
      await page.goto('/tablemat-tool')
      for (const [set, name] of [
        ['Six mats, six photos', /mats-6-/],
        ['One mat', /table-mat/],
        ['Four mats, one photo', /mats-4-/],
      ] as const) {
        await page.getByRole('button', { name: /Change size and options/ }).click()
        await page
          .getByRole('radio', { name: /30 × 40|40 × 30/ })
          .locator('..')
          .click()
        await page
          .getByRole('radio', { name: new RegExp(`^${set}`) })
          .locator('..')
          .click()
        const asked = page.waitForRequest((request) => name.test(request.url()))
        await page.getByRole('button', { name: 'Done' }).click()
        await page
          .getByRole('button', { name: /See the placemat/ })
          .first()
          .click()
        await asked
        await expect(page.getByRole('img', { name: /^Your placemat on a table/ })).toHaveAttribute(
          'data-state',
          'shown',
        )
        await page.getByRole('button', { name: 'Back to the design' }).first().click()
      }
    })
  })
}

const picture = (page: Page, name: RegExp): Locator =>
  page.getByRole('main').getByRole('img', { name }).first()

/** Our own photos on the wall of the room: of the piece at true size, one for each tile. */
const tilesOnWall = (page: Page): Locator =>
  page
    .getByRole('main')
    .getByRole('img', { name: /over a two-seat sofa/ })
    .locator('img[src*="-900"], img[src*="photo"]')

async function choose(page: Page, set: string) {
  await page
    .getByRole('radio', { name: new RegExp(`^${set}`) })
    .locator('..')
    .click()
}

/** Photos of one colour on the first tiles. */
async function fill(page: Page, colours: readonly string[]) {
  for (const [index, colour] of colours.entries()) {
    await page
      .getByRole('radio', { name: new RegExp(`^Tile ${index + 1}`) })
      .locator('..')
      .click()
    const buffer = await makePhoto({ widthPx: 2600 + index, heightPx: 2600 })
    const photo = { name: `${colour.slice(1)}.jpg`, mimeType: 'image/jpeg', buffer }
    await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
    await expect(page.locator('svg.tool-board image').first()).toBeAttached()
  }
}
