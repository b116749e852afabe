/** Searching: the box in the header, what it suggests, and the page of what was found. */
import AxeBuilder from '@axe-core/playwright'
import { expect, type Page, type Request, type Route } from '@playwright/test'
import { test } from './support/shop.ts'
import { stillness } from './support/stillness.ts'
import { allOrSome, LONG } from './support/thorough.ts'

const RULE =
  "Please enter valid string. Allowed Characters are 'A to Z' 'a to z' '0 to 9' [space] '_' and '-'."
const box = (page: Page) => page.getByRole('combobox', { name: 'Search products' })
const options = (page: Page) => page.getByRole('listbox', { name: 'Suggestions' }).getByRole('option')

for (const width of allOrSome([390, 1440], [390])) {
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: width < 800 ? 844 : 900 } })

    /** C-17: on a phone a toggle opens the box over the page. */
    const openBox = async (page: Page) => {
      if (width < 800) {
        const toggle = page.getByRole('banner').getByRole('button', { name: 'Search' })
        await expect(toggle).toHaveAttribute('aria-expanded', 'false')
        await toggle.focus()
        await page.keyboard.press('Enter')
        await expect(page.getByRole('dialog', { name: 'Search' })).toBeVisible()
      } else {
        await box(page).focus()
      }
      await expect(box(page)).toBeFocused()
    }

    test('C-37, C-38, CA-39: the focus opens trending words with one call', async ({ page }) => {
      const calls = await countCalls(page)
      await page.goto('/canvas-prints')
      expect(calls).toEqual([])
      await openBox(page)
      await expect(options(page).first()).toHaveText('canvas print')
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
      await expect(page.getByText('4 trending searches')).toBeAttached()
      expect(calls).toEqual([undefined])
      await expectNoViolations(page, 'trending')
    })

    test('C-37: the box leads to no list before there is one', { tag: LONG }, async ({ page }) => {
      let goOn = () => {}
      const held = new Promise<void>((resolve) => {
        goOn = resolve
      })
      await page.route('**/assets/search-panel-*.js', async (route) => {
        await held
        await route.continue()
      })
      await page.goto('/canvas-prints')
      await openBox(page)
      await expectNoViolations(page, 'on its way')
      await expect(box(page)).toHaveAttribute('aria-expanded', 'false')
      goOn()
      await expect(box(page)).toHaveAttribute('aria-expanded', 'true')
      await expectNoViolations(page, 'there')
    })

    test('C-39, C-42: typing asks anew, and each product has a picture, a name, a price and its address', async ({
      page,
    }) => {
      const calls = await countCalls(page)
      await page.goto('/')
      await openBox(page)
      await expect(options(page).first()).toHaveText('canvas print')
      // Letter by letter within one moment: however busy the machine, there is no pause in the word.
      await box(page).evaluate((_, word) => {
        for (const letter of word) document.execCommand('insertText', false, letter)
      }, 'panora')
      const first = options(page).first()
      await expect(first).toHaveText('Panoramic canvas printFrom A$44.99')
      await expect(first).toHaveAttribute('href', '/panoramic-canvas-print')
      await expect.poll(() => first.locator('img').evaluate(isSeen)).toBe(true)
      expect(calls.filter((phrase) => phrase !== undefined)).toEqual(['panora'])
      await expect(options(page).last()).toContainText('SEE MORE PRODUCTS')
      await expect(page.getByText(/^\d+ products found, 6 listed$/)).toBeAttached()
      await expectNoViolations(page, 'products')
    })

    test('C-43: with the arrow keys alone a shopper reaches a product', async ({ page }) => {
      await page.goto('/')
      await openBox(page)
      await page.keyboard.insertText('canvas')
      // Products, no longer the phrases that stand there first.
      await expect(options(page).first()).toContainText('A$')
      await expect(page.getByText('products found')).toBeAttached()
      await page.keyboard.press('ArrowDown')
      await expectActive(page, 0)
      await page.keyboard.press('ArrowUp')
      await expect(box(page)).not.toHaveAttribute('aria-activedescendant')
      await page.keyboard.press('ArrowUp')
      await expectActive(page, (await options(page).count()) - 1)
      const path = await options(page).last().getAttribute('href')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL((url) => url.pathname + url.search === path)
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })

    test('C-40: Escape and a press outside close the panel', { tag: LONG }, async ({ page }) => {
      await page.goto('/canvas-prints')
      await openBox(page)
      await expect(options(page).first()).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(page.getByRole('listbox')).toHaveCount(0)
      if (width < 800) {
        await expect(page.getByRole('banner').getByRole('button', { name: 'Search' })).toBeFocused()
        await openBox(page)
      } else {
        await expect(box(page)).toBeFocused()
        await page.keyboard.press('ArrowDown')
      }
      await expect(options(page).first()).toBeVisible()
      await page.mouse.click(20, 800)
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })

    test('C-41, C-34, C-36: Enter opens the page of what was found', async ({ page }) => {
      await page.goto('/')
      await openBox(page)
      await page.keyboard.type('square')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/catalogsearch\/result\?q=square$/)
      await expect(page).toHaveTitle('square - Search Page')
      await expect(page.getByRole('main').getByRole('link', { name: 'Square canvas print' })).toBeVisible()
      await expect(page.getByRole('listbox')).toHaveCount(0)
    })

    test('N-16, N-17, CA-36: what cannot be searched for is said beside the box and asked nowhere', {
      tag: LONG,
    }, async ({ page }) => {
      const calls = await countCalls(page)
      await page.goto('/')
      await openBox(page)
      await page.keyboard.press('Enter')
      await page.keyboard.type('mug!')
      await expect(page.getByText(RULE)).toBeVisible()
      await expect(box(page)).toHaveAttribute('aria-invalid', 'true')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL((url) => url.pathname === '/')
      expect(calls.filter((phrase) => phrase?.includes('!'))).toEqual([])
      await expectNoViolations(page, 'refused')
    })

    test('C-44, C-45, C-46, SH-26: many, none, and addresses that are none', async ({ page }) => {
      const said: string[] = []
      page.on('console', (message) => said.push(message.text()))
      await page.route('**/caching/graphql', (route) => answerHits(route, { seven: 7, six: 6, none: 0 }))
      await page.goto('/')
      await openBox(page)
      await page.keyboard.type('seven')
      const more = options(page).filter({ hasText: 'SEE MORE PRODUCTS...(7)' })
      await expect(more).toHaveAttribute('href', '/catalogsearch/result?q=seven')
      await expect(options(page)).toHaveCount(7)
      await expect(options(page).first()).toHaveAttribute('href', '/')
      await expect(options(page).nth(1)).toHaveAttribute('href', '/')
      await expect(options(page).nth(2)).toHaveAttribute('href', '/a-page')
      expect(said.filter((text) => text.includes('http://['))).toHaveLength(1)
      await box(page).fill('six')
      await expect(options(page)).toHaveCount(6)
      await expect(more).toHaveCount(0)
      await box(page).fill('none')
      await expect(page.getByText('No Result Found', { exact: true })).toBeVisible()
      await expect(options(page)).toHaveCount(0)
      await expectNoViolations(page, 'none')
    })

    test('C-39: an answer that comes late is dropped', async ({ page }) => {
      let release = () => {}
      const held = new Promise<void>((resolve) => {
        release = resolve
      })
      await page.route('**/caching/graphql', async (route) => {
        if (phraseOf(route) === 'six') await held
        // The browser may have given the first call up by then.
        await answerHits(route, { six: 6, none: 0 }).catch(() => undefined)
      })
      await page.goto('/')
      await openBox(page)
      // The call for trending words is given up by typing, too: only the one for six is meant.
      const asksForSix = (request: Request) => request.postData()?.includes('"six"') ?? false
      const first = page.waitForRequest(asksForSix)
      await box(page).fill('six')
      await first
      const givenUp = page.waitForEvent('requestfailed', asksForSix)
      await box(page).fill('none')
      await givenUp
      await expect(page.getByText('No Result Found', { exact: true })).toBeVisible()
      release()
      await page.waitForLoadState('networkidle')
      await expect(options(page)).toHaveCount(0)
    })

    test('C-34: filters, sorting and an empty list are links on the page', async ({ page }) => {
      await page.goto('/catalogsearch/result?q=canvas+print')
      await expectNoViolations(page, 'found')
      const main = page.getByRole('main')
      const status = main.getByRole('status')
      await expect(status).toHaveText(/^\d+ products$/)
      const all = (await status.textContent()) ?? ''
      const unfold = async () => {
        if (width < 800) await main.getByText('Filter and sort').click()
      }
      await unfold()
      await main.getByRole('link', { name: 'Price, highest first' }).filter({ visible: true }).click()
      await expect(main.getByRole('article').first()).toContainText('Canvas of 100 × 150 cm')
      const square = main.getByRole('link', { name: /^Square \d/ }).filter({ visible: true })
      const count = /\d+/.exec((await square.textContent()) ?? '')?.[0]
      await square.click()
      await expect(page).toHaveURL(/\?q=canvas\+print&shape=square&sort=price-down$/)
      await expect(status).toHaveText(`${count} products`)
      expect(`${count} products`).not.toBe(all)
      await expectNoViolations(page, 'narrowed')
      await main.getByRole('link', { name: 'Without Square' }).click()
      await expect(status).toHaveText(all)
      await page.goto('/catalogsearch/result?q=qqqxyzzy')
      await expect(main.getByRole('heading', { level: 1 })).toHaveText('Nothing matches “qqqxyzzy”')
      await expectNoViolations(page, 'nothing')
      await main.getByRole('link', { name: 'square canvas' }).click()
      await expect(main.getByRole('link', { name: 'Square canvas print' })).toBeVisible()
    })

    test('O-25: an address with a term that cannot be searched for is answered by a toast', {
      tag: LONG,
    }, async ({ page }) => {
      await page.goto('/catalogsearch/result?q=%3C%3E')
      await expect(page.getByRole('alert')).toHaveText(RULE)
      await expectNoViolations(page, 'refused')
      // It goes by itself, too, and that may have taken as long.
      await page.reload()
      await page.getByRole('alert').click()
      await expect(page.getByRole('alert')).toHaveCount(0)
      await expect(page.getByLabel('What are you looking for?')).toHaveAttribute('aria-invalid', 'true')
    })
  })
}

test('a mistyped search shows what was meant, and a page that is gone leads to the first', {
  tag: LONG,
}, async ({ page }) => {
  await page.goto('/catalogsearch/result?q=panoramik+canvs&p=7')
  await expect(page).toHaveURL(/\?q=panoramik\+canvs$/)
  const meant = page.getByRole('navigation', { name: 'Did you mean' }).getByRole('link')
  await expect(meant.first()).toHaveText('panoramic canvas')
})

test('C-35: /search/go answers with products too', { tag: LONG }, async ({ page }) => {
  await page.goto('/search/go?q=sample')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sample kit' })).toBeVisible()
})

for (const width of allOrSome([390, 1440], [1440])) {
  test.describe(`without JavaScript at ${width} px`, () => {
    test.use({ javaScriptEnabled: false, viewport: { width, height: 844 } })

    test('C-41: the header leads to a search that works', async ({ page }) => {
      await page.goto('/')
      if (width < 800) {
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
        await expect(page).toHaveTitle('Search Page')
        await page.getByLabel('What are you looking for?').fill('sample')
        await page.getByRole('main').getByRole('button', { name: 'Search' }).click()
      } else {
        await box(page).fill('sample')
        await page.getByRole('banner').getByRole('button', { name: 'Search' }).click()
      }
      await expect(page).toHaveURL(/\/catalogsearch\/result\?q=sample$/)
      await expect(page.getByRole('main').getByRole('link', { name: 'Sample kit' })).toBeVisible()
    })
  })
}

const isSeen = (image: HTMLImageElement | SVGElement) =>
  image instanceof HTMLImageElement && image.complete && image.naturalWidth > 0

async function expectActive(page: Page, index: number) {
  const id = await options(page).nth(index).getAttribute('id')
  await expect(box(page)).toHaveAttribute('aria-activedescendant', id ?? '')
  await expect(options(page).nth(index)).toHaveAttribute('aria-selected', 'true')
}

/** What the box asks for: the phrase, undefined for trending words. */
async function countCalls(page: Page): Promise<(string | undefined)[]> {
  const calls: (string | undefined)[] = []
  await page.route('**/caching/graphql', async (route) => {
    if (route.request().postData()?.includes('Search')) calls.push(phraseOf(route))
    await route.continue()
  })
  return calls
}

function phraseOf(route: Route): string | undefined {
  const { variables } = route.request().postDataJSON() as { variables: { phrase?: string } }
  return variables.phrase
}

/** An index in place of the shop's own, with more hits than its few products, two of them broken. */
async function answerHits(route: Route, totals: Readonly<Record<string, number>>): Promise<void> {
  const total = totals[phraseOf(route) ?? '']
  if (total === undefined) return route.continue()
  const urls = [
    'http://[',
    'https://elsewhere.example/x',
    '/a-page',
    '/b-page',
    '/c-page',
    '/d-page',
    '/e-page',
  ]
  const hits = urls
    .slice(0, total)
    .map((url) => ({ url, image_url: null, name: 'A print', final_price: 9.99 }))
  await route.fulfill({ json: { data: { searchHits: { nbHits: total, hits } } } })
}

async function expectNoViolations(page: Page, where: string) {
  await stillness(page)
  const { violations } = await new AxeBuilder({ page }).analyze()
  const found = violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target} ${failureSummary}`),
  )
  expect.soft(found, where).toEqual([])
}
