/** PE-21: a document of which only a part came is asked for again until it is whole. */
import { expect, type Page } from '@playwright/test'
import { field } from './support/checkout.ts'
import { type CuttingProxy, startCuttingProxy } from './support/cutting-proxy.ts'
import { test as base, bringCart, untilHydrated } from './support/shop.ts'
import { LONG } from './support/thorough.ts'

const test = base.extend<{ line: CuttingProxy }>({
  line: async ({ shop }, use) => {
    const line = await startCuttingProxy(shop.url)
    await use(line)
    line.close()
  },
})
test.use({ serviceWorkers: 'block', waitsUntilHydrated: false, viewport: { width: 390, height: 844 } })

const note = (page: Page) => page.getByRole('status').filter({ hasText: 'Part of this page has not arrived' })

/** The first answer for a page brings only a part of it. @returns how often the page was asked for */
function cutFirst(line: CuttingProxy, path: string, share: number, end: 'cut' | 'stalled' = 'cut') {
  let answers = 0
  line.cutHalfWay((asked) => (asked === path && answers++ === 0 ? { share, end } : undefined))
  return () => answers
}

for (const [path, share] of [
  ['/', 0.9],
  ['/uploadchoice', 0.8],
  ['/checkout/cart', 0.4],
] as const) {
  test(`PE-14, PE-21: ${path} of which only a part came is loaded anew`, { tag: LONG }, async ({
    context,
    page,
    line,
    revision,
    shop,
  }) => {
    await bringCart(context, { shop, revision })
    const answers = cutFirst(line, path, share)
    await page.goto(line.url + path, { waitUntil: 'commit' })
    await untilHydrated(page)
    expect(answers()).toBeGreaterThan(1)
    await expect(note(page)).toHaveCount(0)
  })
}

test('PE-14, PE-21: a document of which nobody sends the rest is loaded anew, with what is typed', async ({
  context,
  page,
  line,
  revision,
  shop,
}) => {
  await bringCart(context, { shop, revision })
  cutFirst(line, '/checkout', 0.6, 'stalled')
  await page.goto(`${line.url}/checkout`, { waitUntil: 'commit' })
  await field(page, 'Email').pressSequentially('late@example.com')
  await untilHydrated(page)
  await expect(field(page, 'Email')).toHaveValue('late@example.com')
})
