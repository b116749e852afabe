/** C-47: a shop whose search is a third party's index, played here by a small server on this machine. */
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { test as base, expect } from '@playwright/test'
import { cookieNames } from '../shop/request/cookie-names.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../tools/shop-process.ts'
import { setConfiguration } from './support/configuration.ts'
import { untilHydrated } from './support/shop.ts'

const hits = [
  {
    url: '/large-canvas-print',
    name: 'Large canvas print',
    image_url: '/images/canvas-window-640.webp',
    final_price: 129,
  },
  { url: '/custom-canvas-print', name: 'Custom canvas print', image_url: null, final_price: 29.95 },
  { url: 'https://elsewhere.example/x', name: 'Of another shop', image_url: null, final_price: 5 },
]

interface Asked {
  indexName: string
  query: string
  page: number
  hitsPerPage: number
}

interface Index {
  server: Server
  asked: Asked[]
  keys: Set<string>
  isAway: boolean
}

interface ForEachWorker {
  index: Index
  shop: ShopProcess
}

const test = base.extend<object, ForEachWorker>({
  index: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const index = await startIndex()
      await use(index)
      index.server.close()
    },
    { scope: 'worker' },
  ],
  shop: [
    async ({ index }, use) => {
      const dataDir = makeDataDir()
      const variables = {
        ALGOLIA_APP_ID: 'SHOPAPP',
        ALGOLIA_SEARCH_KEY: '0123456789abcdef0123456789abcdef',
        ALGOLIA_HOST: `http://127.0.0.1:${(index.server.address() as AddressInfo).port}`,
      }
      const first = await startShopProcess(dataDir, variables)
      await setConfiguration(dataDir, { algolia_enable: '1', algolia_index_prefix: 'keepsake_au_' })
      await first.stop()
      const shop = await startShopProcess(dataDir, variables)
      await use(shop)
      await shop.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  context: async ({ context, shop }, use) => {
    await context.addCookies([{ name: cookieNames.homePopup, value: '1', url: shop.url }])
    await use(context)
  },
})

test.use({ viewport: { width: 1440, height: 900 } })
test.beforeEach(({ index }) => {
  index.isAway = false
  index.asked.length = 0
})

test('C-41, C-42, C-47, SH-27: the box asks the index with a key that only searches, and leads to its page', async ({
  page,
  index,
}) => {
  await page.goto('/')
  await untilHydrated(page)
  const box = page.getByRole('banner').getByRole('combobox')
  await box.fill('canvas')
  const options = page.getByRole('option')
  await expect(options).toHaveCount(3)
  await expect(options.first()).toHaveAttribute('href', '/large-canvas-print')
  await expect(options.first()).toContainText('A$129.00')
  // SH-26: what leads elsewhere leads home instead.
  await expect(options.nth(2)).toHaveAttribute('href', '/')
  expect(index.asked.at(-1)).toMatchObject({
    indexName: 'keepsake_au_products',
    query: 'canvas',
    hitsPerPage: 6,
  })
  expect([...index.keys]).toEqual(['0123456789abcdef0123456789abcdef'])
  await box.press('Enter')
  await expect(page).toHaveURL(/\/search\/go\?q=canvas$/)
  const names = page.getByRole('region', { name: 'Products found' }).getByRole('heading', { level: 2 })
  // In the order of the index, as the shop itself knows them; what is not its own is not shown.
  await expect(names).toHaveText(['Large canvas print', 'Custom canvas print'])
})

test('C-44: above six hits a link leads on to all of them', async ({ page }) => {
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('combobox').fill('many')
  await expect(page.getByRole('option', { name: 'SEE MORE PRODUCTS...(7)' })).toHaveAttribute(
    'href',
    '/search/go?q=many',
  )
})

test('while the index is away the shop searches itself, in the box and on the page', async ({
  page,
  index,
}) => {
  index.isAway = true
  await page.goto('/')
  await untilHydrated(page)
  await page.getByRole('banner').getByRole('combobox').fill('sample')
  await expect(page.getByRole('option', { name: /Sample kit/ })).toBeVisible()
  await page.goto('/search/go?q=sample')
  await expect(page.getByRole('main').getByRole('link', { name: 'Sample kit' })).toBeVisible()
})

async function startIndex(): Promise<Index> {
  const index: Index = { server: createServer(), asked: [], keys: new Set(), isAway: false }
  index.server.on('request', async (request, response) => {
    if (index.isAway) return request.socket.destroy()
    const { requests }: { requests: Asked[] } = JSON.parse(await bodyOf(request))
    index.asked.push(...requests)
    const url = new URL(request.url ?? '', 'http://localhost')
    index.keys.add(url.searchParams.get('x-algolia-api-key') ?? String(request.headers['x-algolia-api-key']))
    response.setHeader('access-control-allow-origin', '*').setHeader('content-type', 'application/json')
    const results = requests.map(({ query }) => ({
      hits,
      nbHits: query === 'many' ? 7 : hits.length,
      nbPages: 1,
    }))
    response.end(JSON.stringify({ results }))
  })
  await new Promise<void>((resolve) => index.server.listen(0, '127.0.0.1', resolve))
  return index
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let text = ''
  for await (const chunk of request.setEncoding('utf8')) text += chunk
  return text
}
