/** The offer of a landing page: its slides, what holds them, and its details. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page } from '@playwright/test'
import { test } from './support/shop.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const banner = (page: Page) => page.getByRole('region', { name: 'Offers' })
const slide = (page: Page, number: number) =>
  banner(page).getByRole('group', { name: `Offer ${number} of 3`, exact: true })
const control = (page: Page, name: string) => banner(page).getByRole('button', { name })

/** Opens the page with a clock that stands still until a test moves it, once the slides can turn. */
async function open(page: Page) {
  await page.clock.install()
  await page.goto('/canvas-prints')
  await expect(control(page, 'Next offer')).toBeVisible()
  await page.mouse.move(5, 5)
}

for (const width of allOrSome([390, 1440], [1440])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    test('C-27: one slide at a time, the next after five seconds, the first again after the last', async ({
      page,
    }) => {
      await open(page)
      const height = (await banner(page).boundingBox())?.height
      for (const number of [1, 2, 3, 1]) {
        await expect(slide(page, number)).toBeVisible()
        await expect(banner(page).getByRole('group')).toHaveCount(1)
        expect((await banner(page).boundingBox())?.height).toBe(height)
        await page.clock.runFor(5_000)
      }
      await expect(slide(page, 2)).toBeVisible()
    })

    test('C-25, C-29: a landing page has the banner of its offer and the countdown of the sale', {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto('/canvas-prints')
      await expect(banner(page).getByRole('heading', { name: 'Buy two canvases, get one' })).toBeVisible()
      await expect(
        page.getByRole('complementary', { name: 'Current offer' }).getByRole('timer'),
      ).toBeVisible()
      await page.goto('/about-us')
      await expect(banner(page)).toHaveCount(0)
    })

    test('C-26, C-24: what stands behind the break marker opens as details, with the shop’s address in it', {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto('/canvas-prints')
      await expect(page.getByText('WALL3 stands alone')).toHaveCount(0)
      await control(page, 'More details').click()
      const dialog = page.getByRole('dialog', { name: 'Offer details' })
      await expect(dialog.getByText('WALL3 stands alone')).toBeVisible()
      await expect(dialog.getByRole('link')).toHaveAttribute('href', /^mailto:\S+@\S+$/)
      await expect(dialog).not.toContainText('[')
      await page.keyboard.press('Escape')
      await expect(control(page, 'More details')).toBeFocused()
    })
  })
}

test('C-28: a pointer on it holds the slide; when it leaves, the slides go on', async ({ page }) => {
  await open(page)
  await slide(page, 1).hover()
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await page.mouse.move(5, 5)
  await page.clock.runFor(5_000)
  await expect(slide(page, 2)).toBeVisible()
})

test('C-28: a finger on it holds the slide; when it lifts, the slides go on', { tag: LONG }, async ({
  page,
}) => {
  await open(page)
  await slide(page, 1).dispatchEvent('touchstart')
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await slide(page, 1).dispatchEvent('touchend')
  await page.clock.runFor(5_000)
  await expect(slide(page, 2)).toBeVisible()
})

test('C-28: the keyboard in it holds the slide, and turns it by hand', { tag: LONG }, async ({ page }) => {
  await open(page)
  await control(page, 'Next offer').focus()
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(slide(page, 2)).toBeVisible()
  await control(page, 'Previous offer').press('Enter')
  await control(page, 'Previous offer').press('Enter')
  await expect(slide(page, 3)).toBeVisible()
})

test('C-28: a button stops the slides for good and starts them again', async ({ page }) => {
  await open(page)
  const slides = banner(page).locator('[aria-live]')
  await expect(slides).toHaveAttribute('aria-live', 'off')
  await control(page, 'Pause the offers').click()
  await page.mouse.move(5, 5)
  await page.keyboard.press('Tab')
  await page.clock.runFor(20_000)
  await expect(slide(page, 1)).toBeVisible()
  await expect(slides).toHaveAttribute('aria-live', 'polite')
  await control(page, 'Play the offers').click()
  await page.clock.runFor(5_000)
  await expect(slide(page, 2)).toBeVisible()
})

test.describe('for whom motion is too much', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } })
  test('C-27: nothing turns by itself', { tag: LONG }, async ({ page }) => {
    await open(page)
    await page.clock.runFor(20_000)
    await expect(slide(page, 1)).toBeVisible()
    await control(page, 'Next offer').click()
    await expect(slide(page, 2)).toBeVisible()
  })
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('C-26: every offer and the details can be read', async ({ page }) => {
    await page.goto('/canvas-prints')
    for (const words of [
      'Buy two canvases, get one',
      '10% off your first order',
      'Free standard delivery from',
    ]) {
      await expect(banner(page).getByRole('heading', { name: words })).toBeVisible()
    }
    await expect(banner(page).locator('noscript p').nth(1)).toContainText('WALL3 stands alone')
    await expect(banner(page).locator('noscript p').nth(1)).toBeVisible()
    const tops = await banner(page)
      .locator('h2')
      .evaluateAll((headings) => headings.map((heading) => heading.getBoundingClientRect().top))
    expect([...tops].sort((one, other) => one - other)).toEqual(tops)
    expect(new Set(tops).size).toBe(3)
  })
})

test('axe finds nothing in the banner', async ({ page }) => {
  await page.goto('/canvas-prints')
  await expect(control(page, 'Next offer')).toBeVisible()
  const { violations } = await new AxeBuilder({ page }).include('[aria-label="Offers"]').analyze()
  expect(violations).toEqual([])
})

test('words of an offer that stand out are in the shop’s own letters', { tag: LONG }, async ({ page }) => {
  await page.goto('/canvas-prints')
  await control(page, 'Next offer').click()
  await expect(slide(page, 2).locator('b')).toHaveText('WELCOME10')
  await expect.poll(() => fontOf(page, 'section[aria-label=Offers] b')).toEqual(['Hanken Grotesk'])
})

/** Which fonts the browser really draws an element with. */
async function fontOf(page: Page, selector: string): Promise<string[]> {
  const session = await page.context().newCDPSession(page)
  await session.send('DOM.enable')
  await session.send('CSS.enable')
  const { root } = await session.send('DOM.getDocument')
  const { nodeId } = await session.send('DOM.querySelector', { nodeId: root.nodeId, selector })
  const { fonts } = await session.send('CSS.getPlatformFontsForNode', { nodeId })
  return fonts.map(({ familyName }) => familyName)
}
