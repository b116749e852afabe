/** A page that works has nothing to say in the browser's console: a warning there is a fault of ours, or hides one. */
import { expect } from '@playwright/test'
import { smallCanvasPath } from './support/design-tool.ts'
import { test } from './support/shop.ts'

test.use({ serviceWorkers: 'allow' })

for (const path of ['/', '/canvas-prints', '/custom-canvas-print', smallCanvasPath, '/checkout/cart']) {
  test(`SH-15: ${path} leaves the console empty, what browsers say of its headers included`, async ({
    page,
  }) => {
    const said: string[] = []
    page.on('console', (message) => said.push(`${message.type()}: ${message.text()}`))
    page.on('pageerror', ({ message }) => said.push(message))
    await page.goto(path)
    await page.waitForLoadState('networkidle')
    expect(said).toEqual([])
  })
}
