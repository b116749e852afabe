/** Cloth: a photo is repeated like a pattern, made smaller, dragged, and is still there after a reload and in another size. */
import { expect, type Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith, expectSaved } from './support/design-tool.ts'
import { phoneFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

for (const viewport of phoneFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('A-08: a photo covers a pillow over and over, and goes into the cart so', async ({ page, shop }) => {
      await page.goto(`${shop.url}/pillow-tool`)
      const photo = {
        name: 'print.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePhoto({ widthPx: 1200, heightPx: 900 }),
      }
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
      await expect(printsOn(page)).toHaveCount(1)

      await openRepeat(page)
      await choose(page, 'Staggered')
      const first = await prints(page)
      expect(first).toBeGreaterThan(16)
      await page.getByRole('slider', { name: 'Size' }).focus()
      for (let press = 0; press < 8; press += 1) await page.keyboard.press('ArrowLeft')
      expect(await prints(page), 'a smaller photo is there more often').toBeGreaterThan(first)

      // However far it is dragged, the cloth stays covered.
      const board = await page.locator('.tool-flat svg').first().boundingBox()
      if (!board) throw new Error('Expected a board on the screen')
      const [x, y] = [board.x + board.width / 2, board.y + board.height / 2]
      for (let drag = 0; drag < 3; drag += 1) {
        await page.mouse.move(x, y)
        await page.mouse.down()
        await page.mouse.move(x + board.width / 3, y + board.height / 4, { steps: 4 })
        await page.mouse.up()
      }
      await expect(page.getByText('4 of 4 checks')).toBeVisible()
      await expectSaved(page)

      await page.reload()
      await expect(printsOn(page).nth(first), 'the design is the same after a reload').toBeAttached()
      await openRepeat(page)
      await expect(page.getByRole('radio', { name: 'Staggered' })).toBeChecked()
      await choose(page, 'Once')
      await expect(printsOn(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(page.getByRole('radio', { name: 'Staggered' })).toBeChecked()
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    })

    test('A-08: the page of a throw in a pattern opens the tool with the photo repeated', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.url}/couch-throw`)
      await page.getByText('Start Order').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/photoblanket-tool/)
      const photo = {
        name: 'leaf.jpg',
        mimeType: 'image/jpeg',
        buffer: await makePhoto({ widthPx: 600, heightPx: 600 }),
      }
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photo)
      await expect(printsOn(page).nth(8)).toBeAttached()
      await openRepeat(page)
      await expect(page.getByRole('radio', { name: 'In rows' })).toBeChecked()
    })
  })
}

const printsOn = (page: Page) => page.locator('.tool-flat image')
const prints = (page: Page) => printsOn(page).count()
const choose = (page: Page, name: string) => page.getByRole('radio', { name }).locator('..').click()

/** At a desk it stands beside the photo, on a phone it has a tab of its own. */
async function openRepeat(page: Page) {
  const tab = page.getByRole('tab', { name: 'Repeat' })
  if (await tab.isVisible()) await tab.click()
  await expect(page.getByRole('radio', { name: 'Staggered' })).toBeAttached()
}
