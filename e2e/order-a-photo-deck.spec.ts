/** A deck with a picture on each card: the value in its corners belongs to the card, whatever is done to the picture. */
import { expect, type Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith, expectSaved } from './support/design-tool.ts'
import { deskFirst } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const board = (page: Page) => page.getByRole('application', { name: 'Photo deck' })
/** A spade is filled with the black of its card, one in each of two corners. */
const spades = (page: Page) => board(page).locator('path[fill="#1a1a1a"]')
const card = (page: Page, name: string) => page.getByRole('radio', { name, exact: true })
const open = (page: Page, name: string) => card(page, name).locator('..').click()

for (const viewport of deskFirst) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('A-13, G-01: photos chosen together go onto the first cards and not onto their back, each card keeps its value, and the deck is bought', async ({
      page,
      shop,
    }) => {
      await page.goto(`${shop.url}/photo-playing-cards-54-photos`)
      await page.getByText('Start Order').filter({ visible: true }).first().click()
      await expect(page).toHaveURL(/playingcards-tool/)
      const photos = await Promise.all(
        ['ace', 'two', 'three'].map(async (name, seed) => ({
          name: `${name}.jpg`,
          mimeType: 'image/jpeg',
          buffer: await makePhoto({ widthPx: 900, heightPx: 1200, seed }),
        })),
      )
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), photos)
      await expect(card(page, '2 of spades')).toBeAttached()
      await expect(card(page, '4 of spades, empty')).toBeAttached()
      await expect(card(page, 'Back, empty')).toBeAttached()
      await expect(spades(page)).toHaveCount(0)

      await open(page, '2 of spades')
      await expect(spades(page)).toHaveCount(2)
      await page
        .getByRole('tab', { name: 'Photos' })
        .or(page.getByRole('heading', { name: 'Your photos' }))
        .first()
        .click()
      await expect(page.getByRole('listitem').filter({ hasText: '2 of spades' })).toBeVisible()
      await expect(page.getByRole('button', { name: 'Remove 2 of spades from the photo deck' })).toHaveCount(
        0,
      )

      // Without a picture the card is empty, and its value comes back with it.
      await page.getByRole('button', { name: /^Remove photo from/i }).click()
      await expect(card(page, '2 of spades, empty')).toBeAttached()
      await expect(spades(page)).toHaveCount(0)
      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(spades(page)).toHaveCount(2)
      await expectSaved(page)

      await page.getByRole('button', { name: 'Add to cart' }).click()
      for (const sentence of [
        'Nothing is on the back yet.',
        'Nothing is on the 4 of spades to the black joker yet, 51 in all.',
      ]) {
        await expect(page.getByRole('paragraph').filter({ hasText: sentence })).toBeVisible()
      }
      await page.getByRole('button', { name: 'Yes, print it like this' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      const cart = page.getByRole('main')
      await expect(cart.getByText('Playing cards with a photo on each').first()).toBeVisible()
      await expect(cart.getByText('A$32.99').first()).toBeVisible()
    })
  })
}
