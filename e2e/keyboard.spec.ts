/** The whole way from the home page to the order, without a pointer. */
import { expect } from '@playwright/test'
import { expectFocusKept, focusIsIn, press, tabTo, type } from './support/by-keyboard.ts'
import { address, orderNumber } from './support/checkout.ts'
import {
  beach,
  canvas,
  expectSaved,
  expectUploaded,
  panel,
  photoOnCanvas,
  words,
} from './support/design-tool.ts'
import { cards, test } from './support/shop.ts'

test('a shopper designs and orders a canvas by keyboard alone', async ({ page }) => {
  await page.goto('/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused()

  await test.step('home, category, product', async () => {
    await press(
      page,
      page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Canvas prints' }),
    )
    await expect(page.getByRole('heading', { level: 1, name: 'Canvas prints' })).toBeVisible()
    await expectFocusKept(page)
    await press(page, page.getByRole('main').getByRole('link', { name: 'Custom canvas print', exact: true }))
    await expect(page.getByRole('heading', { level: 1, name: 'Custom canvas print' })).toBeVisible()
    await expectFocusKept(page)
    await tabTo(page, page.getByRole('radio', { name: /^60 × 45/ }))
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByRole('radio', { name: /^50 × 40/ })).toBeChecked()
    await press(page, page.getByRole('main').getByRole('button', { name: 'Start Order' }).first())
    await page.waitForURL('**/uploadchoice?**')
    await expect(canvas(page)).toBeVisible()
    await expectFocusKept(page)
  })

  await test.step('the photo, cropped', async () => {
    const choosing = page.waitForEvent('filechooser')
    await press(page, page.getByRole('button', { name: 'Choose a photo' }).first())
    await (await choosing).setFiles(await beach())
    await expect(photoOnCanvas(page)).toBeAttached()
    // The end of the upload is told in the same place as what the keys do.
    await expect(page.getByRole('button', { name: /^beach\.jpg\..*Uploaded$/ })).toBeVisible()
    await expectFocusKept(page)
    await tabTo(page, canvas(page), 'Shift+Tab')
    const whole = await page.getByRole('slider', { name: 'Zoom' }).inputValue()
    for (let zoom = 0; zoom < 4; zoom += 1) await page.keyboard.press('+')
    await expect(page.getByRole('slider', { name: 'Zoom' })).not.toHaveValue(whole)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Shift+ArrowDown')
    await expect(page.getByText('Photo moved 10 mm down.')).toBeAttached()
    await page.keyboard.press('-')
    await expect(page.getByRole('button', { name: 'Undo: zoom' })).toBeVisible()
  })

  await test.step('words in another font', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Adjust' }))
    await page.keyboard.press('ArrowRight')
    await expect(page.getByRole('tab', { name: 'Text' })).toBeFocused()
    await press(page, page.getByRole('button', { name: 'Add text' }))
    await expectFocusKept(page)
    await tabTo(page, words(page))
    await page.keyboard.press('ControlOrMeta+a')
    await page.keyboard.type('Up at the hut')
    await expect(words(page)).toHaveValue('Up at the hut')
    await tabTo(page, panel(page).getByRole('radio', { name: 'Butler' }))
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('radio', { name: 'Butler' })).not.toBeChecked()
  })

  await test.step('the edge', async () => {
    await tabTo(page, page.getByRole('tab', { name: 'Text' }), 'Shift+Tab')
    await page.keyboard.press('ArrowRight')
    await tabTo(page, panel(page).getByRole('radio', { name: /Image wrap/ }))
    await page.keyboard.press('ArrowDown')
    await expect(panel(page).getByRole('radio', { name: /Mirror wrap/ })).toBeChecked()
    await expectUploaded(page)
    await expectSaved(page)
  })

  await test.step('cart', async () => {
    await press(page, page.getByRole('button', { name: 'Add to cart' }))
    await page.waitForURL('**/checkout/cart')
    await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
    await press(page, page.getByRole('button', { name: /One more/ }))
    await expect(page.getByRole('group', { name: /Quantity/ }).getByRole('status')).toHaveText('2')
    await press(page, page.getByRole('link', { name: 'Checkout' }))
  })

  await test.step('checkout', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Checkout' })).toBeVisible()
    for (const label of ['Email', 'First name', 'Last name', 'Street address', 'Suburb'] as const) {
      await type(page, page.getByLabel(label, { exact: true }).first(), address[label])
    }
    await type(page, page.getByLabel('State').first(), 'New S')
    await type(page, page.getByLabel('Postcode').first(), address.Postcode)
    await type(page, page.getByLabel('Phone').first(), address.Phone)
    await tabTo(page, page.getByRole('radio', { name: /Standard/ }))
    await page.keyboard.press('ArrowDown')
    await expect(page.getByRole('radio', { name: /Express/ })).toBeChecked()
    await type(page, page.getByLabel('Card number'), cards.approved)
    await type(page, page.getByLabel('Expiry'), '1230')
    await type(page, page.getByLabel('Security code'), '123')
    await press(page, page.getByRole('button', { name: /^Pay A\$/ }))
    expect(await orderNumber(page)).toMatch(/^\w{6,}$/)
  })
})

test('sheets take the focus, keep it, close with Escape and give it back', async ({ page }) => {
  await page.goto('/uploadchoice')
  for (const [name, title] of [
    [/Change size and options/, 'Size and options'],
    [/checks passed/, 'Ready to print'],
  ] as const) {
    const opener = page.getByRole('button', { name })
    await press(page, opener)
    const sheet = page.getByRole('dialog', { name: title })
    await expect(sheet).toBeVisible()
    for (let stop = 0; stop < 12; stop += 1) {
      await page.keyboard.press('Tab')
      expect(await focusIsIn(sheet)).toBe(true)
    }
    await page.keyboard.press('Escape')
    await expect(sheet).toHaveCount(0)
    await expect(opener).toBeFocused()
  }
})

test('arrow keys that pass a square on their way find every size lying as it was', async ({ page }) => {
  await page.goto('/custom-canvas-print')
  await tabTo(page, page.getByRole('radio', { name: /^60 × 45/ }))
  const square = page.getByRole('radio', { name: /^50 × 50/ })
  for (let step = 0; step < 12 && !(await square.isChecked()); step += 1) {
    await page.keyboard.press('ArrowRight')
    await expect(page.locator('input:focus')).toBeChecked()
  }
  await expect(square).toBeChecked()
  await page.keyboard.press('ArrowRight')
  await expect(page.getByRole('radio', { name: 'Landscape' })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^75 × 50/ })).toBeChecked()
})

test('PE-27: whoever removes a line with a key has Undo under the finger, and then the page', async ({
  page,
}) => {
  await page.goto('/sample-kit')
  await press(page, page.getByRole('button', { name: 'Add to cart' }).first())
  await expect(page).toHaveURL(/checkout\/cart$/)
  await press(
    page,
    page
      .getByRole('main')
      .getByRole('button', { name: /^Remove .*/ })
      .first(),
  )
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('main').getByRole('listitem').first()).toBeVisible()
  await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeFocused()
})

test('the button that brings the offer back gets the focus back', async ({ page }) => {
  await page.goto('/canvas-prints')
  const button = page.getByRole('button', { name: '10% off', exact: true })
  await button.focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('dialog', { name: '10% off your first order' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(button).toBeFocused()
})

test('the zoom of the canvas keeps the focus at its end', async ({ page }) => {
  await page.goto('/uploadchoice')
  const closer = page.getByRole('button', { name: 'Zoom in on the canvas' })
  await tabTo(page, closer)
  for (let step = 0; step < 8; step += 1) await page.keyboard.press('Enter')
  await expect(closer).toHaveAttribute('aria-disabled', 'true')
  await expect(closer).toBeFocused()
})

test('the canvas moves along the wall by arrow keys', async ({ page }) => {
  await page.goto('/uploadchoice')
  await press(page, page.getByRole('button', { name: 'See on the wall' }))
  const hung = page.getByRole('application', { name: /on the wall above a sofa/ })
  await tabTo(page, hung)
  const before = await hung.getAttribute('style')
  await page.keyboard.press('ArrowLeft')
  await expect(hung).not.toHaveAttribute('style', before ?? '')
  await press(page, page.getByRole('button', { name: 'Back to the canvas' }), 'Shift+Tab')
  await expect(canvas(page)).toBeVisible()
})
