/** What the press would take away from a design is asked about before it goes to the cart. */
import { expect } from '@playwright/test'
import { createDesign, textDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { canvas, panel, words } from './support/design-tool.ts'
import { test } from './support/shop.ts'

for (const [name, width, height] of [
  ['a phone', 390, 844],
  ['a desktop', 1440, 900],
] as const) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport: { width, height } })

    test('PE-32: words that would be folded round the edge are asked about, shown, and printed when the shopper says so', async ({
      page,
      shop,
    }) => {
      await page.goto(`/uploadchoice?design=${await designWithWordsAtTheEdge(shop.url)}`)
      const add = page.getByRole('button', { name: 'Add to cart' })
      const question = page.getByRole('dialog', { name: 'Print it like this?' })
      await add.click()
      await expect(question).toContainText('Some words are closer than 1 cm to the fold.')

      await question.getByRole('button', { name: 'Change it first' }).click()
      await expect(question).toBeHidden()
      await expect(panel(page).filter({ has: words(page) })).toBeVisible()
      await expect(words(page)).toHaveValue('At the very edge')
      await expect(canvas(page), 'where arrow keys move them').toBeFocused()

      await add.click()
      await question.getByRole('button', { name: 'Yes, print it like this' }).click()
      await expect(page).toHaveURL(/\/checkout\/cart$/)
    })

    test('PE-18: a double press on Add to cart asks, and does not answer for the shopper', async ({
      page,
      shop,
    }) => {
      await page.goto(`/uploadchoice?design=${await designWithWordsAtTheEdge(shop.url)}`)
      const add = page.getByRole('button', { name: 'Add to cart' })
      const box = await add.boundingBox()
      if (!box) throw new Error('Expected the button on the screen')
      const [x, y] = [box.x + box.width / 2, box.y + box.height / 2]
      await page.mouse.click(x, y)
      await page.waitForTimeout(300)
      await page.mouse.click(x, y)
      const question = page.getByRole('dialog', { name: 'Print it like this?' })
      await expect(question.getByRole('button', { name: 'Yes, print it like this' })).toBeVisible()
      await expect(page).toHaveURL(/uploadchoice/)
      await question.getByRole('button', { name: 'Yes, print it like this' }).click()
      await expect(page).toHaveURL(/\/checkout\/cart$/)
    })
  })
}

test('PE-32: pressed before the letters have come, Add to cart waits for them and then asks', async ({
  page,
  shop,
}) => {
  const pressed = Promise.withResolvers<void>()
  await page.route('**/media/fonts/**', async (route) => {
    await pressed.promise
    await route.continue()
  })
  await page.goto(`/uploadchoice?design=${await designWithWordsAtTheEdge(shop.url)}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page.getByText('The letters of your words are on their way.')).toBeVisible()
  pressed.resolve()
  await expect(page.getByRole('dialog', { name: 'Print it like this?' })).toContainText(
    'closer than 1 cm to the fold',
  )
})

test('PE-32: words off the canvas are brought back onto it', async ({ page, shop }) => {
  await page.goto(`/uploadchoice?design=${await designWithWordsAtTheEdge(shop.url, 900)}`)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  const question = page.getByRole('dialog', { name: 'Print it like this?' })
  await expect(question).toContainText('Some words are off the canvas and will not be printed.')
  await question.getByRole('button', { name: 'Change it first' }).click()
  const bringBack = page.getByRole('button', { name: 'Bring them back onto the canvas' })
  await bringBack.click()
  await expect(bringBack).toHaveCount(0)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await expect(page).toHaveURL(/\/checkout\/cart$/)
})

/** @returns the key of a saved design */
async function designWithWordsAtTheEdge(url: string, yMm = 1): Promise<string> {
  const design = textDesign('At the very edge')
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    elements: surface.elements.map((element) => ({ ...element, yMm })),
  }))
  return (await createDesign(url, textDesignSku, { ...design, surfaces })).key
}
