/** A rug that begins with a ready-made design: from the list, from an address, from the product's page. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { makePhoto } from '#platform/testing/photos.ts'
import { chooseWith, expectSaved, expectUploaded, openTab, words } from './support/design-tool.ts'
import { both } from './support/phone-and-desk.ts'
import { test } from './support/shop.ts'

const board = (page: Page) => page.getByRole('application', { name: 'Rug' })
const photoOnRug = (page: Page) => board(page).locator('image')
const design = (page: Page, name: string) => page.getByRole('tabpanel').getByRole('button', { name })
const taken = (page: Page, name: string) =>
  page.getByRole('tabpanel').getByText(`“${name}” is on the board`, { exact: false })

const dog = async () => ({
  name: 'dog.jpg',
  mimeType: 'image/jpeg',
  buffer: await makePhoto({ widthPx: 2400, heightPx: 1800 }),
})

async function expectNoViolations(page: Page) {
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`)).toEqual([])
}

for (const viewport of both) {
  test.describe(`${viewport.width} px wide`, () => {
    test.use({ viewport })

    test('G-12: a design from the list keeps the photo, is undone, reloaded and bought', async ({ page }) => {
      await page.goto('/create-your-rug')
      await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await dog())
      await expect(photoOnRug(page)).toHaveCount(1)
      await openTab(page, 'Designs')
      await expect(design(page, 'Muddy paws').locator('img')).toHaveJSProperty('complete', true)
      await expectNoViolations(page)

      // By keys alone.
      await design(page, 'Muddy paws').focus()
      await page.keyboard.press('Enter')
      await expect(taken(page, 'Muddy paws')).toBeVisible()
      await expect(photoOnRug(page), 'the photo is in its place').toHaveCount(1)
      await expect(board(page).getByRole('img').locator('clipPath path[d*="C"]').first()).toBeAttached()

      await page.getByRole('button', { name: 'Undo' }).click()
      await expect(board(page).getByRole('img').locator('clipPath path[d*="C"]')).toHaveCount(0)
      await expect(photoOnRug(page)).toHaveCount(1)
      await page.getByRole('button', { name: 'Redo' }).click()
      await expect(board(page).getByRole('img').locator('clipPath path[d*="C"]').first()).toBeAttached()

      await openTab(page, 'Text')
      await words(page).fill('Biscuit')
      await expectUploaded(page)
      await expectSaved(page)
      await page.reload()
      await expect(photoOnRug(page)).toHaveCount(1)
      await openTab(page, 'Text')
      await expect(words(page)).toHaveValue('Biscuit')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByRole('img').first()).toBeVisible()
    })

    test('G-05, G-15, RT-063: the address opens with the design that it names, which is bought as it is', async ({
      page,
    }) => {
      await page.goto('/create-your-rug?template_sku=RUG-OCHRE-KILIM')
      await expect(page).toHaveTitle('Ochre kilim: a printed rug to make your own')
      await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /ochre, rust and ink/)
      await expect(page.locator('meta[name="keywords"]')).toHaveAttribute('content', /kilim rug/)
      await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'NOINDEX,NOFOLLOW')
      await expect(board(page).locator('path[fill="#9c3b22"]').first()).toBeAttached()
      await expect(page.getByText('4 of 4 checks')).toBeVisible()
      await expectNoViolations(page)
      await page.getByRole('button', { name: 'Add to cart' }).click()
      await expect(page).toHaveURL(/checkout\/cart/)
      await expect(page.getByRole('main').getByText('Custom rug').first()).toBeVisible()
    })

    test('G-05: a design that is gone is said to be, beside the others', async ({ page }) => {
      await page.goto('/create-your-rug?template_sku=RUG-GONE')
      await expect(page).toHaveTitle(/^Create Your Rug/)
      await expect(page.getByRole('alert').filter({ hasText: 'no longer there' })).toBeVisible()
      await page.getByRole('button', { name: 'Start from a design' }).click()
      await page.getByRole('combobox', { name: 'Show' }).selectOption('Children')
      await expect(page.getByRole('tabpanel').getByRole('listitem')).toHaveCount(2)
      await design(page, 'Rainbow and name').click()
      await expect(taken(page, 'Rainbow and name')).toBeVisible()
    })

    test('G-12: an example and an empty place are asked about before the cart', async ({ page }) => {
      await page.goto('/create-your-rug?template_sku=RUG-MUDDY-PAWS')
      await page.getByRole('button', { name: 'Add to cart' }).click()
      const question = page.getByRole('dialog', { name: 'Print it like this?' })
      await expect(question).toContainText('No photo is in the place for one yet.')
      await expect(question).toContainText('“Banjo” is an example of ours.')
      await question.getByRole('button', { name: 'Change it first' }).click()
      const note = page.getByRole('status').filter({ hasText: 'place for your photo' })
      await chooseWith(page, note.getByRole('button', { name: 'Choose a photo' }), await dog())
      await expect(photoOnRug(page)).toHaveCount(1)
      await expect(note).toHaveCount(0)
    })
  })
}

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('G-12: the page of a rug leads to designs to start from', async ({ page }) => {
    await page.goto('/nursery-rug')
    const region = page.getByRole('region', { name: 'Start from a design' })
    await region.getByRole('link', { name: 'Goodnight moon and name' }).click()
    await expect(page).toHaveURL(/\/rug-tool\?product=RUG-NURSERY&template_sku=RUG-NIGHT-NURSERY/)
    await expect(page).toHaveTitle(/^Goodnight moon/)
  })
})
