/** The chat: the shop's own form for a message, and the chat of a third party. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { LOST } from './support/bad-lines.ts'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

const launcher = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Live chat' })
const form = (page: Page) => page.getByRole('dialog', { name: 'Leave a message' })

async function fill(page: Page) {
  await form(page).getByLabel('Name').fill('Mia')
  await form(page).getByLabel('Email').fill('mia@example.com')
  await form(page).getByLabel('Message').fill('Does the blue frame come in 60 × 90?')
}

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    const isPhone = width < 800
    test.use({ viewport: { width, height: isPhone ? 844 : 900 } })

    test('C-01, C-48: the launcher opens a form for a message, which is sent', async ({ page }) => {
      const scripts: string[] = []
      page.on('request', (request) => scripts.push(request.url()))
      await page.goto('/about-us')
      await page.waitForLoadState('networkidle')
      expect(scripts.filter((url) => /message-widget|open-chat/.test(url))).toEqual([])
      await launcher(page).click()
      await expect(form(page)).toBeVisible()
      await expect(launcher(page)).not.toHaveAttribute('aria-busy')

      await form(page).getByRole('button', { name: 'Send my message' }).click()
      await expect(
        form(page).getByText(/^(?:Enter your (?:name|email), such as|Write what you)/),
      ).toHaveCount(3)
      await expect(form(page).getByLabel('Name')).toBeFocused()
      expect(await violations(page)).toEqual([])

      await fill(page)
      await form(page).getByRole('button', { name: 'Send my message' }).click()
      await expect(form(page).getByRole('status')).toHaveText(
        'Thank you, Mia. Your message is with us, and the answer comes to mia@example.com.',
      )
      await page.keyboard.press('Escape')
      await expect(form(page)).toBeHidden()
      await expect(launcher(page)).toBeFocused()
    })

    test('PE-21: what was typed outlives a broken connection and a closed window, and is sent when the connection is back', async ({
      page,
      context,
    }) => {
      await page.goto('/about-us')
      await launcher(page).click()
      await fill(page)
      await context.setOffline(true)
      await form(page).getByRole('button', { name: 'Send my message' }).click()
      await expect(form(page)).toContainText(LOST)
      await page.keyboard.press('Escape')
      await launcher(page).click()
      await expect(form(page)).toContainText(LOST)
      await expect(form(page).getByLabel('Message')).toHaveValue('Does the blue frame come in 60 × 90?')
      await context.setOffline(false)
      // For a moment the note of the lost connection stands beside it.
      const sent = form(page).getByRole('status').filter({ hasText: 'Your message is with us' })
      await expect(sent).toBeVisible()
    })
  })
}

test.describe('in the menu of a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('C-01: the chat opens instead of the menu', async ({ page }) => {
    await page.goto('/about-us')
    await page.getByRole('button', { name: 'Menu' }).click()
    const menu = page.getByRole('dialog', { name: 'Menu' })
    await menu.getByRole('link', { name: 'Live chat' }).click()
    await expect(form(page)).toBeVisible()
    await expect(menu).toBeHidden()
  })
})

test.describe('on the narrowest screens', () => {
  test.use({ viewport: { width: 320, height: 640 } })

  test('C-01: the header has no room for the chat, and the menu has it', async ({ page }) => {
    await page.goto('/about-us')
    await expect(launcher(page)).toBeHidden()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: 'Menu' }).click()
    await expect(page.getByRole('dialog').getByRole('link', { name: 'Live chat' })).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })

  test('the launcher leads to the page of the contact form', async ({ page }) => {
    await page.goto('/about-us')
    await expect(launcher(page)).toHaveAttribute('href', '/contact-us')
  })
})

test.describe('the chat of a third party', () => {
  const SCRIPT = 'https://chat.example/widget.js'
  let dataDir: string
  let configured: ShopProcess

  test.beforeAll(async () => {
    dataDir = makeDataDir()
    configured = await startShopProcess(dataDir, { CHAT_SCRIPT_URL: SCRIPT, CHAT_BUTTON: '#float' })
  })
  test.afterAll(async () => {
    await configured.stop()
    removeDataDir(dataDir)
  })

  test('C-48 to C-50, SH-28: the first press loads it, a spinner turns until its button is pressed', async ({
    page,
  }) => {
    let asked = 0
    let bringScript: () => void = () => undefined
    const held = new Promise<void>((resolve) => {
      bringScript = resolve
    })
    await page.route(SCRIPT, async (route) => {
      asked++
      await held
      await route.fulfill({
        contentType: 'text/javascript',
        body: `const b = document.createElement('button')
          b.id = 'float'; b.textContent = 'Chat by Example'; b.onclick = () => { b.textContent = 'Chatting' }
          document.body.append(b)`,
      })
    })
    await page.goto(`${configured.url}/about-us`)
    await page.waitForLoadState('networkidle')
    expect(asked).toBe(0)
    await launcher(page).click()
    await expect(launcher(page)).toHaveAttribute('aria-busy', 'true')
    await expect(launcher(page).locator('.animate-spin')).toBeVisible()
    await launcher(page).click()
    bringScript()
    await expect(page.getByRole('button', { name: 'Chatting' })).toBeVisible()
    await expect(launcher(page)).not.toHaveAttribute('aria-busy')
    await expect(form(page)).toHaveCount(0)
    expect(asked).toBe(1)
  })

  test('CA-42: a chat that cannot be reached is replaced with the form', async ({ page }) => {
    await page.route(SCRIPT, (route) => route.abort())
    await page.goto(`${configured.url}/about-us`)
    await launcher(page).click()
    await expect(form(page)).toContainText('The chat cannot be reached just now.')
    await expect(launcher(page)).not.toHaveAttribute('aria-busy')
  })
})

async function violations(page: Page) {
  await stillness(page)
  const found = await new AxeBuilder({ page }).analyze()
  return found.violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))
}
