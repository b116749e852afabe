/** PE-24: what stays in view leaves room for the page, and words are not broken, in small windows and large letters. */
import { expect, type Page } from '@playwright/test'
import { withOrder } from './support/screens.ts'
import { bringCart, test } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

test('PE-24, B-21: in a window at 400 % zoom nothing sticks, and the cart shows on its first screen', async ({
  page,
  shop,
  revision,
}) => {
  await page.setViewportSize({ width: 320, height: 256 })
  await bringCart(page.context(), { shop, revision })
  for (const path of ['/checkout/cart', '/checkout', '/custom-canvas-print']) {
    await page.goto(path)
    await page.evaluate(() => scrollTo({ top: 300, behavior: 'instant' }))
    expect.soft(await inTheWay(page), path).toEqual([])
  }
  await page.goto('/checkout/cart')
  const name = page.getByRole('heading', { level: 1, name: 'Your cart' })
  const lastPx = await name.evaluate((heading) => {
    const words = document.createRange()
    words.selectNodeContents(heading)
    return words.getBoundingClientRect().bottom
  })
  expect(lastPx).toBeLessThanOrEqual(256)
})

for (const path of ['/checkout', '/', '/canvas-prints']) {
  test(`PE-24, R-18: the way back to the top lies on no link of the foot of ${path}`, async ({
    page,
    openWithCart,
  }) => {
    for (const width of [280, 320, 390]) {
      await page.setViewportSize({ width, height: 640 })
      await openWithCart(path)
      const toTheEnd = () =>
        page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }))
      await toTheEnd()
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeVisible()
      // What is drawn when it comes near moves the end away.
      await expect(async () => {
        await toTheEnd()
        expect(await coveredLinks(page), `${width} px`).toEqual([])
      }).toPass({ timeout: 5_000 })
    }
  })
}

for (const [width, height, letters] of [
  [280, 653, '16px'],
  [280, 653, '24px'],
  [390, 844, '24px'],
] as const) {
  test(`PE-24: ${width} px wide with letters of ${letters}, nothing lies on what is paid and typed`, async ({
    page,
    openWithCart,
  }) => {
    await page.setViewportSize({ width, height })
    for (const path of ['/checkout/cart', '/checkout']) {
      await openWithCart(path, { quantity: 99 })
      await page.evaluate((size) => {
        document.documentElement.style.fontSize = size
      }, letters)
      const privacy = page.getByRole('navigation', { name: 'Legal' }).getByRole('link', { name: 'Privacy' })
      await expect(privacy).toBeAttached()
      await expect.soft(privacy, path).not.toBeInViewport()
      expect.soft(await figuresOutside(page), path).toEqual([])
      expect.soft(await coveredStops(page), path).toEqual([])
      const gst = page.getByText('Includes GST of')
      await gst.evaluate((words) => words.scrollIntoView({ block: 'end', behavior: 'instant' }))
      await expect(page.getByRole('button', { name: 'Back to top' })).toBeAttached()
      const top = await gst.evaluate((words) => {
        const { right, top, height } = words.parentElement?.getBoundingClientRect() ?? new DOMRect()
        return document.elementFromPoint(right - 4, top + height / 2)?.closest('dl, button')?.localName
      })
      expect.soft(top, path).toBe('dl')
    }
  })
}

/** Words of the summary that stand on its edge or beyond. */
const figuresOutside = (page: Page) =>
  page.getByRole('complementary', { name: /^(Summary|Your order)$/ }).evaluate((box) => {
    const edgePx = box.getBoundingClientRect().right - parseFloat(getComputedStyle(box).paddingRight)
    return [...box.querySelectorAll('dt, dd, li > span')].flatMap((words) => {
      const range = document.createRange()
      range.selectNodeContents(words)
      const rightPx = range.getBoundingClientRect().right
      return rightPx > edgePx + 1 ? [`${words.textContent} by ${Math.round(rightPx - edgePx)} px`] : []
    })
  })

/** Walks through the page with Tab; what has the focus and is not seen whole. */
async function coveredStops(page: Page): Promise<string[]> {
  const found: string[] = []
  const last = page
    .getByRole('complementary', { name: /^(Summary|Your order)$/ })
    .getByRole('button')
    .last()
  await page.getByRole('heading', { level: 1 }).evaluate((heading) => {
    heading.tabIndex = -1
    heading.focus()
  })
  for (let stop = 0; stop < 40; stop += 1) {
    await page.keyboard.press('Tab')
    const covered = await page.evaluate(() => {
      const stop = document.activeElement
      if (!stop) return []
      const { left, right, top, bottom } = stop.getBoundingClientRect()
      const corners = [top + 3, bottom - 3].flatMap((y) => [left + 3, right - 3].map((x) => [x, y] as const))
      const isSeen = corners.every(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        return hit !== null && (stop.contains(hit) || hit.contains(stop))
      })
      return isSeen ? [] : [stop.outerHTML.slice(0, 60)]
    })
    found.push(...covered)
    if (await last.evaluate((button) => button === document.activeElement)) return found
  }
  return [...found, 'the last button of the summary is never reached']
}

const coveredLinks = (page: Page) =>
  page
    .getByRole('navigation', { name: 'Legal' })
    .getByRole('link')
    .evaluateAll((links) =>
      links.flatMap((link) => {
        const { left, right, top, height } = link.getBoundingClientRect()
        const hits = [0.1, 0.5, 0.9].map((part) =>
          document.elementFromPoint(left + (right - left) * part, top + height / 2),
        )
        return hits.every((hit) => link.contains(hit)) ? [] : [link.textContent]
      }),
    )

/** What stands still in the window while the page moves. */
const inTheWay = (page: Page) =>
  page.evaluate(() => {
    const boxes = [...document.querySelectorAll('header, footer, footer *, main *')].filter((box) =>
      box.checkVisibility(),
    )
    return boxes
      .filter((box) => ['fixed', 'sticky'].includes(getComputedStyle(box).position))
      .filter((box) => box.getBoundingClientRect().width > innerWidth / 2)
      .map((box) => box.outerHTML.slice(0, 80))
  })

const WINDOWS = [
  ...[280, 320, 390, 768, 1024, 1280, 1440].map((width) => [width, '16px'] as const),
  ...[280, 320, 390, 768, 1024, 1280, 1440, 1680].map((width) => [width, '24px'] as const),
]

for (const brand of ['canvas', 'neon', 'sketch']) {
  test(`PE-24: the shop's name in the letters of ${brand} is never broken, nor does it push the header`, {
    tag: LONG,
  }, async ({ page, openWithCart }) => {
    await openWithCart('/checkout')
    await expectWholeName(page, brand)
    await page.goto('/about-us')
    await expectWholeName(page, brand)
  })
}

async function expectWholeName(page: Page, brand: string) {
  for (const [width, letters] of WINDOWS) {
    await page.setViewportSize({ width, height: 844 })
    const found = await page.evaluate(
      async ([look, size]) => {
        document.documentElement.dataset.brand = look
        document.documentElement.style.fontSize = size
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        await document.fonts.ready
        const range = document.createRange()
        const lines = [...document.querySelectorAll('.logo span')].map((name) => {
          range.selectNodeContents(name)
          return range.getClientRects().length
        })
        const row = document.querySelector('header > div')
        return {
          isBroken: Math.max(...lines) > 1,
          sidewaysPx: Math.max(
            document.documentElement.scrollWidth - innerWidth,
            (row?.scrollWidth ?? 0) - (row?.clientWidth ?? 0),
          ),
        }
      },
      [brand, letters] as const,
    )
    const where = `${new URL(page.url()).pathname} at ${width} px, letters of ${letters}`
    expect.soft(found, where).toEqual({ isBroken: false, sidewaysPx: 0 })
  }
}

for (const [name, size, letters] of [
  ['the narrowest phone', { width: 280, height: 653 }, '16px'],
  ['a phone with large letters', { width: 390, height: 844 }, '24px'],
] as const) {
  test(`PE-24: on ${name} no word of a bought product's name is broken`, { tag: LONG }, async ({
    page,
    shop,
    revision,
  }) => {
    await page.setViewportSize(size)
    await withOrder(page, { shop, revision })
    await page.goto('/checkout/success')
    const product = page
      .getByRole('complementary', { name: 'Summary' })
      .getByText(/canvas/i)
      .first()
    await expect(product).toBeVisible()
    const broken = await product.evaluate((element, fontSize) => {
      document.documentElement.style.fontSize = fontSize
      const text = element.firstChild
      if (!(text instanceof Text)) return ['no text']
      const range = document.createRange()
      return [...text.data.matchAll(/\S+/g)].flatMap(({ 0: word, index }) => {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        return range.getClientRects().length > 1 ? [word] : []
      })
    }, letters)
    expect(broken).toEqual([])
  })
}
