/** A page that others have put nodes into before its scripts were there: React draws it anew, and nobody notices. */
import { expect, type Page } from '@playwright/test'
import { holdScripts } from './support/bad-lines.ts'
import { address, field } from './support/checkout.ts'
import { beach, photoOnCanvas, smallCanvasPath } from './support/design-tool.ts'
import { test, untilHydrated } from './support/shop.ts'
import { isThorough, LONG } from './support/thorough.ts'
import { helped, translated } from './support/what-comes-between.ts'

test.use({ waitsUntilHydrated: false })

/** React says so: as an error, and of a translated page as a line for whoever looks for it. */
const untilDrawnAnew = (page: Page) =>
  new Promise<void>((resolve) => {
    const listen = (words: string) => {
      if (words.includes('#418')) resolve()
    }
    page.on('pageerror', ({ message }) => listen(message))
    page.on('console', (message) => listen(message.text()))
  })

for (const [name, turnOn] of Object.entries(isThorough ? { helped, translated } : { helped })) {
  test(`PE-16: text typed into a ${name} page before it is hydrated is still there after`, async ({
    context,
    page,
    openWithCart,
  }) => {
    await turnOn(context)
    const release = await holdScripts(page)
    const drawnAnew = untilDrawnAnew(page)
    await openWithCart('/checkout', { waitUntil: 'commit' })
    await field(page, 'Email').pressSequentially(address.Email)
    await field(page, 'State').selectOption('NSW')
    await field(page, 'Street address').pressSequentially('12 Harb')
    release()
    await drawnAnew
    await untilHydrated(page)
    await page.keyboard.type('our Street')
    await expect(field(page, 'Street address')).toHaveValue('12 Harbour Street')
    await expect(field(page, 'Email')).toHaveValue(address.Email)
    await expect(field(page, 'State')).toHaveValue('NSW')
  })

  test(`PE-16: text typed into the frame of a ${name} product page before it is hydrated is still there after`, async ({
    context,
    page,
  }) => {
    await turnOn(context)
    const release = await holdScripts(page)
    const drawnAnew = untilDrawnAnew(page)
    await page.goto('/custom-canvas-print', { waitUntil: 'commit' })
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' })
    await email.pressSequentially('robin@example.com')
    release()
    await drawnAnew
    await untilHydrated(page)
    await expect(email).toHaveValue('robin@example.com')
  })

  test(`PE-16: whoever types into the footer of a ${name} page goes on typing while it is drawn anew`, {
    tag: LONG,
  }, async ({ context, page }) => {
    await turnOn(context)
    const drawnAnew = untilDrawnAnew(page)
    await page.goto('/', { waitUntil: 'commit' })
    const email = page.getByRole('contentinfo').getByRole('textbox', { name: 'Email' })
    // A press whose field goes between finger down and finger up reaches nobody; whoever sees no cursor presses again.
    await expect(async () => {
      await email.click()
      await expect(email).toBeFocused({ timeout: 500 })
    }).toPass()
    await page.keyboard.type('robin@example.com', { delay: 90 })
    await drawnAnew
    await expect(email).toHaveValue('robin@example.com')
  })

  test(`PE-14, PE-16: a photo chosen in a ${name} tool before it is hydrated is on the canvas after`, async ({
    context,
    page,
  }) => {
    await turnOn(context)
    const release = await holdScripts(page)
    const drawnAnew = untilDrawnAnew(page)
    await page.goto(smallCanvasPath, { waitUntil: 'commit' })
    const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseButton(page).click()])
    await chooser.setFiles(await beach())
    release()
    await drawnAnew
    await expect(photoOnCanvas(page)).toBeAttached()
  })
}

test('PE-14, PE-16: a photo chosen in a window that was opened before a translated tool was hydrated is on the canvas', {
  tag: LONG,
}, async ({ context, page }) => {
  await translated(context)
  const release = await holdScripts(page)
  const drawnAnew = untilDrawnAnew(page)
  await page.goto(smallCanvasPath, { waitUntil: 'commit' })
  const [chooser] = await Promise.all([page.waitForEvent('filechooser'), chooseButton(page).click()])
  release()
  await drawnAnew
  await chooser.setFiles(await beach())
  await expect(photoOnCanvas(page)).toBeAttached()
})

const chooseButton = (page: Page) => page.getByRole('button', { name: 'Choose a photo' }).first()
