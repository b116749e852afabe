/** What a phone has to fetch before a page works. The figures themselves: `npm run bench vitals` and `phone`. */
import { expect } from '@playwright/test'
import { firstLoadOf } from '../tools/bench/first-load.ts'
import { smallCanvasPath } from './support/design-tool.ts'
import { test } from './support/shop.ts'

for (const [name, path] of [
  ['home page', '/'],
  ['a category', '/canvas-prints'],
  ['a product', '/custom-canvas-print'],
] as const) {
  test(`${name} works with at most 130 KB of scripts in 14 files, and 25 KB of styles`, async ({ shop }) => {
    const { scriptsKb, stylesKb, scriptFiles } = await firstLoadOf(shop.url + path)
    expect(scriptsKb).toBeGreaterThan(50)
    expect(scriptsKb).toBeLessThanOrEqual(130)
    expect(scriptFiles).toBeLessThanOrEqual(14)
    expect(stylesKb).toBeGreaterThan(5)
    expect(stylesKb).toBeLessThanOrEqual(25)
  })
}

for (const path of ['/', '/canvas-prints', '/custom-canvas-print', '/checkout/cart']) {
  test(`${path} brings down nothing of the design tool until somebody reaches for it`, async ({ page }) => {
    const scripts: string[] = []
    page.on('request', (request) => {
      if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname)
    })
    await page.goto(path)
    await page.getByRole('link', { name: 'Privacy' }).first().scrollIntoViewIfNeeded()
    await expect.poll(() => scripts.some((script) => script.includes('/frame-lazy-'))).toBe(true)
    await page.waitForLoadState('networkidle')
    expect(scripts.filter((script) => /\/(tool|photos|fonts)-/.test(script))).toEqual([])
  })
}

test('a finger on Start Order fetches the code of the tool, and the press only what the tool shows, once', async ({
  page,
  shop,
}) => {
  await page.goto('/custom-canvas-print')
  await page.waitForLoadState('networkidle')
  const asked = () => shop.output().split('"path":"/uploadchoice.data"').length - 1
  const [before, fetched] = [asked(), new Set<string>()]
  page.on('request', (request) => {
    if (['script', 'stylesheet'].includes(request.resourceType()))
      fetched.add(new URL(request.url()).pathname)
  })
  const ofTool = (kind: string) =>
    [...fetched].filter((path) => new RegExp(`/tool-(?!frame).*\\.${kind}$`).test(path))
  const start = page.getByText('Start Order').filter({ visible: true }).first()
  await start.hover()
  await expect.poll(() => ofTool('js')).toHaveLength(1)
  await expect.poll(() => ofTool('css')).toHaveLength(1)
  expect(asked()).toBe(before)
  await start.click()
  await expect(page.getByRole('heading', { name: 'Start with a photo' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(asked()).toBe(before + 1)
})

test('the design tool shows its canvas and what to do first before a script has run', async ({ shop }) => {
  const html = await (await fetch(shop.url + smallCanvasPath)).text()
  expect(html).toContain('Start with a photo')
  expect(html).toContain('Choose a photo')
  expect(html).toContain('20 × 20')
})
