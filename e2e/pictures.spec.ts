/** Pictures as a browser fetches them: late, once, from where they should, and what stands there when they fail. */
import { expect, type Page } from '@playwright/test'
import sharp from 'sharp'
import { makeDataDir, removeDataDir, startShopProcess } from '../tools/shop-process.ts'
import { test } from './support/shop.ts'

const METAL = /\/metal-wall@\d+\.(avif|webp)$/
const metal = (page: Page) => page.getByRole('main').getByRole('listitem').filter({ hasText: 'Metal prints' })

/** Moves everything on the page far below the view, further than any browser looks ahead. */
const pushDown = (page: Page) =>
  page.addInitScript(() => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync('main::before { content: ""; display: block; height: 9000px }')
    document.adoptedStyleSheets = [sheet]
  })

test('R-09: a picture far below the view is not fetched until it comes near; its place is there already', async ({
  page,
}) => {
  const fetched: string[] = []
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname))
  await pushDown(page)
  await page.goto('/no-such-page')
  await page.waitForLoadState('networkidle')
  expect(fetched.filter((path) => METAL.test(path))).toEqual([])
  const place = metal(page).locator('.picture-place')
  const before = await place.boundingBox()
  expect(before?.height).toBeCloseTo(before?.width ?? 0, 0)
  await metal(page).scrollIntoViewIfNeeded()
  await expect(metal(page).locator('img')).toHaveJSProperty('complete', true)
  expect(fetched.filter((path) => METAL.test(path))).toHaveLength(1)
  const after = await place.boundingBox()
  expect([after?.width, after?.height]).toEqual([before?.width, before?.height])
})

/** Where a rounded corner is drawn over another one, its edge may be a shade darker; a broken picture's sign is larger. */
const EDGE_PIXELS = 40

/** How many pixels of two pictures of one size differ so that an eye could tell. */
async function differentPixels(one: Buffer, other: Buffer): Promise<number> {
  const [first, second] = await Promise.all(
    [one, other].map((picture) => sharp(picture).removeAlpha().raw().toBuffer()),
  )
  if (!first || !second || first.length !== second.length) return Number.POSITIVE_INFINITY
  let different = 0
  for (let at = 0; at < first.length; at += 3) {
    const isFar = [0, 1, 2].some(
      (channel) => Math.abs((first[at + channel] ?? 0) - (second[at + channel] ?? 0)) > 8,
    )
    if (isFar) different += 1
  }
  return different
}

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with scripts' : 'without scripts', () => {
    test.use({ javaScriptEnabled })
    test('R-10: a picture that cannot be fetched leaves its empty place, not a broken one', async ({
      page,
    }) => {
      await page.route(METAL, (route) => route.fulfill({ status: 404 }))
      await page.goto('/no-such-page')
      await metal(page).scrollIntoViewIfNeeded()
      await page.waitForLoadState('networkidle')
      const place = metal(page).locator('.picture-place')
      const broken = await place.screenshot()
      await place.evaluate((element) => {
        element.classList.add('picture-missing')
        element.replaceChildren()
      })
      const empty = await place.screenshot()
      expect(await differentPixels(broken, empty)).toBeLessThan(EDGE_PIXELS)
      expect(await metal(page).textContent()).toContain('Metal prints')
    })
  })
}

test('R-13: with a network of its own the shop’s pictures come from there, and the page may load them', async ({
  page,
}) => {
  const cdn = 'https://pictures.keepsake.example'
  const dataDir = makeDataDir()
  const shop = await startShopProcess(dataDir, { CDN_URL: `${cdn}/` })
  try {
    const refused: string[] = []
    page.on('console', (message) => {
      if (message.type() === 'error' && message.text().includes('Content Security Policy')) {
        refused.push(message.text())
      }
    })
    const asked: string[] = []
    await page.route(`${cdn}/**`, async (route) => {
      const { pathname } = new URL(route.request().url())
      asked.push(pathname)
      const { body, headers } = await page.request.get(shop.url + pathname).then(async (answer) => ({
        body: await answer.body(),
        headers: answer.headers(),
      }))
      await route.fulfill({ body, headers })
    })
    await page.goto(`${shop.url}/no-such-page`)
    await metal(page).scrollIntoViewIfNeeded()
    // Drawn for the first time in this shop, behind all that stand above it.
    await expect(metal(page).locator('img')).toHaveJSProperty('complete', true, { timeout: 60_000 })
    await expect.poll(() => asked.some((path) => METAL.test(path))).toBe(true)
    expect(refused).toEqual([])
  } finally {
    // Pictures that are still on their way are asked of a shop that goes away now.
    await page.unrouteAll({ behavior: 'ignoreErrors' })
    await shop.stop()
    removeDataDir(dataDir)
  }
})

test('a piece that hangs on no wall is shown on none, also in its larger pictures', async ({ page }) => {
  for (const [path, hangs] of [
    ['/custom-canvas-print', true],
    ['/custom-photo-magnet', false],
  ] as const) {
    await page.goto(path)
    await page.getByRole('button', { name: 'Larger pictures' }).click()
    const pictures = page.getByRole('dialog')
    const next = pictures.getByRole('button', { name: 'Next' })
    await expect(pictures.getByRole('img').first()).toBeVisible()
    const seen = new Set<string>()
    for (let press = 0; press < 12; press++) {
      for (const one of await pictures.getByRole('img').all()) {
        seen.add((await one.getAttribute('aria-label')) ?? (await one.getAttribute('alt')) ?? '')
      }
      if (!(await next.isVisible()) || !(await next.isEnabled())) break
      await next.click()
    }
    expect(seen.size, path).toBeGreaterThan(1)
    expect(
      [...seen].some((name) => name.startsWith('On the wall')),
      path,
    ).toBe(hangs)
  }
})
