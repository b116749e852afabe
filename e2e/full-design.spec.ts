/** A design that holds as much as it may: what the tool says, and where. */
import { expect, type Page } from '@playwright/test'
import { MAX_ELEMENTS } from '#packages/design-document/limits.ts'
import { createDesign, textDesign, textDesignSku } from '../tools/guest-checkout.ts'
import { openTab, panel } from './support/design-tool.ts'
import { test } from './support/shop.ts'

const REASON = `A design holds up to ${MAX_ELEMENTS} photos and texts. Remove one to add another.`

const windows = [
  { name: 'a phone', width: 390, height: 844 },
  { name: 'a desktop', width: 1440, height: 900 },
]

for (const { name, ...viewport } of windows) {
  test.describe(`on ${name}`, () => {
    test.use({ viewport })

    test('PE-07: the last text that fits is added, and the tool says in sight why there is no other', async ({
      page,
      shop,
    }) => {
      await page.goto(`/uploadchoice?design=${await createDesignOf(shop.url, MAX_ELEMENTS - 1)}`)
      await selectFirstText(page)
      const add = panel(page).getByRole('button', { name: 'Add text' })
      const copy = panel(page).getByRole('button', { name: 'Copy' })
      const reason = panel(page).getByText(REASON)
      await expect(reason).toHaveCount(0)
      const enabledColour = await colourOf(page)

      await add.press('Enter')
      await expect(reason).toBeInViewport({ ratio: 1 })
      await expect(page.getByRole('status').filter({ hasText: REASON }), 'announced once').toHaveCount(1)
      for (const button of [add, copy]) {
        await expect(button).toBeDisabled()
        await expect(button).toHaveAccessibleDescription(REASON)
        await button.scrollIntoViewIfNeeded()
        await expect(reason).toBeInViewport({ ratio: 1 })
      }
      expect(await colourOf(page), 'a disabled button looks different').not.toBe(enabledColour)

      await add.press('Enter')
      await copy.press('Enter')
      await expect(panel(page).locator('.tool-texts button')).toHaveCount(MAX_ELEMENTS)
      await panel(page).getByRole('button', { name: 'Remove' }).click()
      await expect(reason).toHaveCount(0)

      await selectFirstText(page)
      await copy.press('Enter')
      await expect(reason).toBeInViewport({ ratio: 1 })
      await expect(copy, 'the focus stays where the shopper is').toBeFocused()
    })
  })
}

async function selectFirstText(page: Page): Promise<void> {
  await openTab(page, 'Text')
  await panel(page).getByRole('button', { name: 'Words 1', exact: true }).click()
}

function colourOf(page: Page): Promise<string> {
  return panel(page)
    .getByRole('button', { name: 'Copy' })
    .evaluate((button) => getComputedStyle(button).color)
}

/** Key of a saved design with so many texts. */
async function createDesignOf(url: string, count: number): Promise<string> {
  const design = textDesign('Words')
  const surfaces = design.surfaces.map((surface) => ({
    ...surface,
    elements: surface.elements.flatMap((element) =>
      Array.from({ length: count }, (_, index) => ({
        ...element,
        id: `words-${index + 1}`,
        text: `Words ${index + 1}`,
        sizeMm: 6,
        yMm: 12 + index * 1.7,
      })),
    ),
  }))
  return (await createDesign(url, textDesignSku, { ...design, surfaces })).key
}
