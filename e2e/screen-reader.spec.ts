/** The frame as a screen reader tells it, and as a keyboard walks it. */
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'

test.describe('on a desktop', () => {
  test.use({ viewport: { width: 1440, height: 900 } })

  test('the first line and the header are told in the order in which they are read', async ({ page }) => {
    await page.goto('/canvas-prints')
    await expect(page.getByRole('region', { name: 'Our promises' })).toMatchAriaSnapshot(`
      - region "Our promises":
        - button "Lowest-Price-in-Australia-Guarantee"
        - text: Free standard shipping over $99.00
        - link "15K+ 5-Star Ratings"
    `)
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`
      - banner:
        - link "Keepsake, home"
        - navigation "Main":
          - list:
            - listitem:
              - link "Canvas prints"
              - button "More in Canvas prints"
            - listitem:
              - link "Photo gifts"
              - button "More in Photo gifts"
        - search "Search the shop":
          - combobox "Search products"
          - button "Search"
        - link "Live chat"
        - link "Login"
        - link "Register"
        - link "Cart, empty"
    `)
  })

  test('by keyboard the skip link comes first, then the first line, the header and its tools', async ({
    page,
  }) => {
    await page.goto('/canvas-prints')
    const walked = []
    for (let step = 0; step < 15; step++) {
      await page.keyboard.press('Tab')
      walked.push(await focusedName(page))
    }
    expect(walked).toEqual([
      'Skip to content',
      'Lowest-Price-in-Australia-Guarantee',
      '15K+ 5-Star Ratings',
      'Keepsake, home',
      'Canvas prints',
      'More in Canvas prints',
      'Photo gifts',
      'More in Photo gifts',
      'Wall art',
      'More in Wall art',
      'More',
      'Search products',
      'Search',
      'Live chat',
      'Login',
    ])
  })

  test('C-17: the menu is a disclosure: what it opens follows its button', async ({ page }) => {
    await page.goto('/canvas-prints')
    const button = page.getByRole('button', { name: 'More in Canvas prints' })
    await button.focus()
    await expect(button).toHaveAttribute('aria-expanded', 'false')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('navigation', { name: 'Main' })).toMatchAriaSnapshot(`
      - button "More in Canvas prints" [expanded]
      - list:
        - listitem:
          - link "All canvas prints"
        - listitem:
          - link "Square canvases"
        - listitem:
          - link "Large and panoramic canvases"
      - list:
        - listitem:
          - link "Custom canvas print"
        - listitem:
          - link "Square canvas print"
        - listitem:
          - link "Large canvas print"
        - listitem:
          - link "Panoramic canvas print"
    `)
    await page.keyboard.press('Tab')
    expect(await focusedName(page)).toBe('All canvas prints')
    await page.keyboard.press('Escape')
    await expect(button).toBeFocused()
  })

  test('the search is a combobox: how many it found is announced, and each product is an option', async ({
    page,
  }) => {
    await page.goto('/canvas-prints')
    await page.getByRole('combobox', { name: 'Search products' }).focus()
    await page.keyboard.insertText('square')
    await expect(page.getByRole('search')).toMatchAriaSnapshot(`
      - search "Search the shop":
        - combobox "Search products" [expanded]: square
        - button "Search"
        - status: /\\d+ products? found/
        - listbox "Suggestions":
          - option /Square canvas print From A\\$\\d+\\.\\d{2}/
    `)
  })

  test('C-02, R-01: a window is told with its name, keeps the focus and gives it back', async ({ page }) => {
    await page.goto('/canvas-prints')
    const opener = page.getByRole('button', { name: 'Lowest-Price-in-Australia-Guarantee' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const window = page.getByRole('dialog')
    await expect(window).toMatchAriaSnapshot(`
      - dialog "Lowest Price in Australia Guarantee":
        - heading "Lowest Price in Australia Guarantee" [level=2]
        - paragraph: /match the price and beat it by 10% with a voucher code/
        - button "Close"
    `)
    await expectToHoldTheFocus(page)
    await page.keyboard.press('Escape')
    await expect(window).toHaveCount(0)
    await expect(opener).toBeFocused()
  })
})

test.describe('on a first visit', () => {
  test.use({ viewport: { width: 1440, height: 900 }, isFirstVisit: true })

  test('D-18, D-25: the popup is told as a form with labels, keeps the focus, and leaves with Escape', async ({
    page,
  }) => {
    await page.clock.install()
    await page.goto('/canvas-prints')
    const popup = page.getByRole('dialog', { name: '10% off your first order' })
    await expect(async () => {
      await page.clock.runFor(6_500)
      await expect(popup).toBeVisible({ timeout: 1_000 })
    }).toPass()
    await expect(popup).toMatchAriaSnapshot(`
      - dialog "10% off your first order":
        - heading "10% off your first order" [level=2]
        - textbox "First name"
        - textbox "Email"
        - group /Date of birth/:
          - textbox "Day"
          - textbox "Month"
          - textbox "Year"
        - button "Get 10% off"
        - button "No, thanks"
        - button "Close"
    `)
    await expectToHoldTheFocus(page)
    await page.keyboard.press('Escape')
    await expect(popup).toHaveCount(0)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('C-15, C-17: the menu is a window with the departments and the ways to an account', async ({
    page,
  }) => {
    await page.goto('/canvas-prints')
    const opener = page.getByRole('button', { name: 'Menu' })
    await opener.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.locator('summary').filter({ hasText: 'Canvas prints' }).press('Enter')
    await expect(menu.getByRole('link', { name: 'All canvas prints' })).toBeVisible()
    await expect(menu).toMatchAriaSnapshot(`
      - dialog "Menu":
        - heading "Menu" [level=2]
        - navigation "Main"
        - navigation "Account":
          - list:
            - listitem:
              - link "Login"
            - listitem:
              - link "Register"
        - link "Live chat"
        - button "Close"
    `)
    await expectToHoldTheFocus(page)
    await page.keyboard.press('Escape')
    await expect(opener).toBeFocused()
  })
})

/** Of what has the focus, as it is told: its label, or its words. */
const focusedName = (page: Page) =>
  page.evaluate(() => {
    const focused = document.activeElement
    return focused?.getAttribute('aria-label') ?? focused?.textContent?.trim()
  })

/** Tab, forwards and backwards, never reaches what lies behind a window. */
async function expectToHoldTheFocus(page: Page): Promise<void> {
  for (const key of [...Array(12).fill('Tab'), ...Array(12).fill('Shift+Tab')]) {
    await page.keyboard.press(key)
    const isBehind = await page.evaluate(() => {
      const focused = document.activeElement
      return focused !== document.body && focused?.closest('dialog') === null
    })
    expect(isBehind, `after ${key}`).toBe(false)
  }
}
