/** Pieces of many sides: photos that are chosen together go on a side each, and the lines between tiles are seen. */
import { expect, type Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith, type PhotoFile } from './support/design-tool.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

/** Photos of the same sizes would be the same photo. */
const photos = (count: number): Promise<PhotoFile[]> =>
  Promise.all(
    Array.from({ length: count }, async (_, place) => ({
      name: `photo-${place + 1}.jpg`,
      mimeType: 'image/jpeg',
      buffer: await makePhoto({ widthPx: 900 + 10 * place, heightPx: 900 }),
    })),
  )
const choosePhotos = async (page: Page, count: number) =>
  chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await photos(count))
const side = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })

for (const viewport of deskFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('A-08: thirteen photos make a memory game of twelve pairs, and one stays in the tray', async ({
      page,
      shop,
    }) => {
      test.setTimeout(120_000)
      await page.goto(`${shop.url}/didacticgame-tool`)
      const several = page.getByText('Choose several, and each goes on a side of its own.')
      await expect(several.filter({ visible: true })).toHaveCount(1)
      await choosePhotos(page, 13)
      await expect(side(page, 'Picture 12')).toBeAttached({ timeout: 60_000 })
      for (let place = 1; place <= 12; place += 1) await expect(side(page, `Picture ${place}`)).toBeAttached()
      await expect(side(page, 'Picture 1')).toBeChecked()

      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(side(page, 'Picture 1, empty')).toBeChecked()
      await expect(side(page, 'Picture 12, empty')).toBeAttached()
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect(side(page, 'Picture 12')).toBeAttached()

      // On a phone and at a desk the last one is within reach, and as large as the first.
      await side(page, 'Picture 12').locator('..').click()
      await expect(side(page, 'Picture 12')).toBeChecked()
      await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeAttached()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByText('Twelve pairs').first()).toBeVisible()
    })

    test('A-08: a side of a cube shows where it is divided into tiles', async ({ page, shop }) => {
      await page.goto(`${shop.url}/rubixcube-tool`)
      await choosePhotos(page, 6)
      await expect(side(page, 'Underside')).toBeAttached({ timeout: 60_000 })
      await expect(
        page.locator('.tool-flat path[d="M 19 0 V 57 M 38 0 V 57 M 0 19 H 57 M 0 38 H 57"]').first(),
      ).toBeVisible()
    })
  })
}
