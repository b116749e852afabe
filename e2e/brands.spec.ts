/** Three brands from one source: each is a shop of its own, in look, words and goods (A-09, A-10, CA-104). */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, test } from '@playwright/test'
import { type BrandCode, brands } from '../shop/brands/brand.ts'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { build } from '../tools/build.ts'
import { ask } from '../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { fillAddress, fillCard, payButton } from './support/checkout.ts'
import { beach, chooseWith, expectUploaded, openTab, photoOnCanvas } from './support/design-tool.ts'
import { expectNoDeadLinks } from './support/expect-no-dead-links.ts'
import { whatDoesNotFit } from './support/fits.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome } from './support/thorough.ts'

interface Walk {
  code: BrandCode
  /** The width that every run sees this brand at; between them the brands have a phone and a desktop. */
  everyRunWidth: number
  pages: Readonly<Record<string, string>>
  /** What only the other brands sell. */
  foreign: RegExp
}

const walks: readonly Walk[] = [
  {
    code: 'neon',
    everyRunWidth: 390,
    pages: {
      home: '/',
      category: '/neon-signs',
      product: '/stay-a-while-neon-sign',
      search: '/catalogsearch/result?q=heart',
      lost: '/no-such-page',
    },
    foreign: /\b(canvas|canvases|photos?|prints?|sketch|sketches|pencil|mugs?|pillows?)\b/i,
  },
  {
    code: 'sketch',
    everyRunWidth: 1440,
    pages: {
      home: '/',
      category: '/sketch-prints',
      product: '/custom-sketch-print',
      search: '/catalogsearch/result?q=square',
      lost: '/no-such-page',
    },
    foreign: /\b(neon|led|canvas prints?|mugs?|pillows?|photo books?)\b/i,
  },
]

/** Fixed by the requirements for every brand. */
const TITLES: Readonly<Record<string, RegExp>> = { search: / - Search Page$/, lost: /^404 Not Found$/ }

for (const { code, everyRunWidth, pages, foreign } of walks) {
  test.describe(`the ${code} shop`, () => {
    const brand = brands[code]
    let dataDir: string
    let shop: ShopProcess

    test.beforeAll(async () => {
      test.setTimeout(180_000)
      await build(code)
      dataDir = makeDataDir()
      shop = await startShopProcess(dataDir, { BRAND: code })
    })
    test.afterAll(async () => {
      await shop.stop()
      removeDataDir(dataDir)
    })
    test.beforeEach(async ({ context }) => {
      await context.addCookies([{ name: cookieNames.homePopup, value: '1', url: shop.url }])
    })

    test(`B-17: /neon-sign-tool-products is ${code === 'neon' ? 'bare' : 'a page like others'}`, async ({
      page,
    }) => {
      await page.goto(`${shop.url}/neon-sign-tool-products`)
      await expect(page.getByRole('main')).toBeVisible()
      const parts = code === 'neon' ? 0 : 1
      await expect(page.getByRole('banner')).toHaveCount(parts)
      await expect(page.getByRole('contentinfo')).toHaveCount(parts)
    })

    for (const width of allOrSome([280, 320, 390, 768, 1440], [everyRunWidth])) {
      test(`A-09: is whole and speaks of nothing but its own goods at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        for (const [name, path] of Object.entries(pages)) {
          await test.step(name, async () => {
            await page.goto(shop.url + path)
            await expect(page.locator('html')).toHaveAttribute('data-brand', code)
            await expect(page).toHaveTitle(TITLES[name] ?? new RegExp(` \\| ${brand.name}$`))
            expect(await whatDoesNotFit(page), name).toEqual([])
            // biome-ignore lint/performance/useDomNodeTextContent: only what is shown counts
            const words = await page.locator('body').innerText()
            expect(foreign.exec(words)?.[0], `${name} says`).toBeUndefined()
            await expectNoViolations(page, name)
          })
        }
      })
    }

    for (const width of allOrSome([390, 1440], [everyRunWidth])) {
      test(`axe finds nothing in the windows of the frame at ${width} px`, async ({ page }) => {
        await page.setViewportSize({ width, height: 900 })
        await page.goto(shop.url + pages.category)
        await expect(page.getByRole('button', { name: '10% off', exact: true })).toBeVisible()
        for (const name of ['Lowest-Price-in-Australia-Guarantee', 'Offer details', '10% off']) {
          await page.getByRole('button', { name, exact: true }).click()
          await expectWindowInOrder(page, name)
        }
        await page.getByRole('link', { name: /^Cart, / }).click()
        await expectWindowInOrder(page, 'cart')
        if (width < 800) {
          await page.getByRole('button', { name: 'Menu' }).click()
          await expectWindowInOrder(page, 'menu')
          await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
          // Fetched by the press, and fading in when it has come.
          await expect(page.getByRole('listbox')).toBeVisible()
          await expectWindowInOrder(page, 'search')
        } else {
          const menu = page.getByRole('navigation', { name: 'Main' })
          const more = menu.getByRole('button', { name: /^More in / }).first()
          await more.press('Enter')
          await expect(more).toHaveAttribute('aria-expanded', 'true')
          await expectNoViolations(page, 'menu')
          await page.keyboard.press('Escape')
          await page.getByRole('combobox', { name: 'Search products' }).focus()
          await expect(page.getByRole('listbox')).toBeVisible()
          await expectNoViolations(page, 'search')
        }
      })
    }

    test('F-30, D-02: every link from the home page on opens a page, or waits for its screen', async () => {
      await expectNoDeadLinks(shop.url, code)
    })

    test('Q-02, Q-03: the store is named after its brand and stands in Marsden Park', async ({ page }) => {
      const { storeConfig } = await ask<{ storeConfig: { store_code: string; website_name: string } }>(
        shop.url,
        '{ storeConfig { store_code website_name } }',
      )
      expect(storeConfig).toEqual({ store_code: `${code}_au`, website_name: brand.name })
      await page.goto(shop.url)
      await expect(page.getByRole('contentinfo')).toContainText('Marsden Park NSW')
      await expect(page.getByRole('contentinfo')).toContainText(`${brand.name}. Prices include GST.`)
    })

    if (code === 'neon') {
      test('a ready-made sign goes from its page into the cart, with and without scripts', async ({
        browser,
      }) => {
        for (const javaScriptEnabled of [true, false]) {
          const context = await browser.newContext({ javaScriptEnabled })
          const page = await context.newPage()
          await page.goto(`${shop.url}/home-neon-sign`)
          await page.getByRole('button', { name: 'Add to cart' }).click()
          await expect(page).toHaveURL(`${shop.url}/checkout/cart`)
          await expect(page.getByRole('heading', { name: 'Home', exact: true })).toBeVisible()
          await expect(page.getByText('A$149.00').first()).toBeVisible()
          await expect(page.locator('main img[src*="neon-home"]')).toBeVisible()
          await expect(page.getByText('20x20 CM')).toHaveCount(0)
          await context.close()
        }
      })

      test('after paying for a ready-made sign, the page shows it and speaks of no photo', async ({
        page,
      }) => {
        await page.goto(`${shop.url}/home-neon-sign`)
        await page.getByRole('button', { name: 'Add to cart' }).click()
        await expect(page.getByRole('heading', { level: 1, name: 'Your cart' })).toBeVisible()
        await page.goto(`${shop.url}/checkout`)
        await fillAddress(page)
        await fillCard(page)
        await payButton(page).click()
        const thanks = page.getByRole('main')
        await expect(thanks.getByRole('heading', { name: 'Packed' })).toBeVisible()
        await expect(thanks).not.toContainText(/photo|design/)
        await expect(thanks.getByText('1 piece', { exact: true })).toBeVisible()
        await expect(thanks.locator('img[src*="neon-home"]')).toBeVisible()
        await expect(thanks.getByRole('link', { name: 'Shop neon signs' })).toBeVisible()
      })
    } else {
      test('a photo begins as a pencil drawing, and the shopper may have it back', async ({ page }) => {
        await page.goto(`${shop.url}/uploadchoice`)
        await chooseWith(page, page.getByRole('button', { name: 'Choose a photo' }).first(), await beach())
        await expect(photoOnCanvas(page)).toBeAttached()
        await expectUploaded(page)
        const pencil = page.getByRole('button', { name: 'Pencil' })
        if (!(await pencil.isVisible())) await openTab(page, 'Filter')
        await expect(pencil).toHaveAttribute('aria-pressed', 'true')
        await expect(page.locator('svg.tool-board filter'), 'it is drawn into the photo').toHaveCount(0)
        expect(await colourfulness(page)).toBeLessThan(3)
        await page.getByRole('button', { name: 'Original' }).click()
        await expect.poll(() => colourfulness(page)).toBeGreaterThan(20)
      })
    }
  })
}

/** How far from grey the photo is where it is furthest, of 255. */
async function colourfulness(page: Page): Promise<number> {
  return photoOnCanvas(page).evaluate(async (image) => {
    const copy = new Image()
    copy.src = (image as SVGImageElement).href.baseVal
    await copy.decode()
    const pen = document.createElement('canvas').getContext('2d')
    if (!pen) throw new Error('There is no canvas to look at the photo with')
    pen.drawImage(copy, 0, 0, 32, 32)
    const { data } = pen.getImageData(0, 0, 32, 32)
    const pixels = Array.from({ length: data.length / 4 }, (_, at) => [...data.slice(4 * at, 4 * at + 3)])
    return Math.max(...pixels.map((pixel) => Math.max(...pixel) - Math.min(...pixel)))
  })
}

async function expectWindowInOrder(page: Page, name: string) {
  await expect(page.getByRole('dialog')).toBeVisible()
  await expectNoViolations(page, name)
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog'), `${name} is closed`).toHaveCount(0)
}

async function expectNoViolations(page: Page, name: string) {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  expect(
    violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(', ')}`),
    name,
  ).toEqual([])
}
