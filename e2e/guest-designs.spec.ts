/**
 * A guest's design after a week away: Safari then clears what scripts wrote (texts, files, workers) and keeps what the
 * server set. Decision 0024.
 */
import { type BrowserContext, expect, type Page } from '@playwright/test'
import { KEEP_DESIGNS } from '../shop/design/rules/keep-address.ts'
import { KEPT_DESIGN } from '../shop/design/rules/retention.ts'
import { cookieNames, PORTFOLIO_COOKIE } from '../shop/request/cookie-names.ts'
import {
  addWords,
  beach,
  expectSaved,
  expectUploaded,
  handedOver,
  openTab,
  photoOnCanvas,
  placeFirstPhoto,
  smallCanvasPath,
  words,
} from './support/design-tool.ts'
import { test, untilHydrated } from './support/shop.ts'

const portfolioOf = async (context: BrowserContext) =>
  (await context.cookies()).find(({ name }) => name === PORTFOLIO_COOKIE)

/** What Safari does; the page must be of the shop. */
async function clearWhatScriptsWrote(page: Page) {
  await page.evaluate(async () => {
    localStorage.clear()
    sessionStorage.clear()
    for (const { name } of await indexedDB.databases()) if (name) indexedDB.deleteDatabase(name)
    for (const name of await caches.keys()) await caches.delete(name)
    for (const worker of await navigator.serviceWorker.getRegistrations()) await worker.unregister()
  })
}

/** A design with a photo and words, which the shop has. */
async function makeDesign(page: Page) {
  await page.goto(smallCanvasPath)
  const kept = handedOver(page)
  await placeFirstPhoto(page, await beach())
  await addWords(page, 'Lake days')
  await expectUploaded(page)
  await expectSaved(page)
  await kept
  const key = new URL(page.url()).searchParams.get('design')
  if (key === null) throw new Error('Expected the design to have a key')
  return key
}

test('CA-105, PE-20: after a week away from an iPhone the design opens again with its photo', async ({
  context,
  page,
}) => {
  const key = await makeDesign(page)
  await page.goto('/about-us')
  await clearWhatScriptsWrote(page)
  await page.close()

  const again = await context.newPage()
  // As every link of the shop leads there: with a size.
  await again.goto('/custom-canvas-print')
  await untilHydrated(again)
  await again.getByText('Start Order').filter({ visible: true }).first().click()
  await again.waitForURL('**/uploadchoice?sku=*')
  await again.getByRole('link', { name: /^Go on with your last design/ }).click()
  await again.waitForURL(`**/uploadchoice?design=${key}`)
  await expect(photoOnCanvas(again)).toHaveAttribute('href', /^\/media\/photos\//)
  await openTab(again, 'Text')
  await expect(words(again)).toHaveValue('Lake days')
})

test('PE-23: no script reads the key, and it is said how long the design is found again', async ({
  context,
  page,
}) => {
  const key = await makeDesign(page)
  await page.getByRole('button', { name: 'Add to cart' }).click()
  await page.waitForURL('**/checkout/cart')
  await page.goto(`/uploadchoice?design=${key}`)
  const held = await portfolioOf(context)
  expect(held).toMatchObject({ httpOnly: true, sameSite: 'Lax' })
  const days = ((held?.expires ?? 0) * 1000 - Date.now()) / 86_400_000
  expect(days).toBeGreaterThan(399)
  expect(days).toBeLessThanOrEqual(400)
  const read = await page.evaluate(() => document.cookie + JSON.stringify([localStorage, sessionStorage]))
  expect(read).not.toContain(key)
  const token = (held?.value ?? '').split('.')[0] ?? ''
  expect(token).toHaveLength(43)
  expect(read + (await page.content())).not.toContain(token)
  expect(await (await page.request.get('/uploadchoice')).text()).not.toContain(token)
  await expect(page.getByText(KEPT_DESIGN)).toBeVisible()
})

test('PE-23: the browser is asked to keep what is here once a design has begun, not when the tool is only opened', async ({
  page,
}) => {
  let asked = 0
  await page.exposeFunction('tellAsked', () => {
    asked += 1
  })
  await page.addInitScript(() => {
    const { persist } = StorageManager.prototype
    StorageManager.prototype.persist = function (this: StorageManager) {
      ;(window as unknown as { tellAsked: () => void }).tellAsked()
      return persist.call(this)
    }
  })
  await page.goto(smallCanvasPath)
  await openTab(page, 'Edge')
  await page.waitForLoadState('networkidle')
  expect(asked, 'nothing to lose yet').toBe(0)
  await placeFirstPhoto(page, await beach())
  await expect.poll(() => asked).toBe(1)
  await addWords(page, 'Lake days')
  await expectSaved(page)
  expect(asked, 'said once').toBe(1)
})

test('a key that an earlier version of the tool wrote where scripts read is handed over once', async ({
  context,
  page,
}) => {
  const key = await makeDesign(page)
  await context.clearCookies({ name: PORTFOLIO_COOKIE })
  await page.goto('/about-us')
  await page.evaluate((design) => {
    const name = Object.keys(localStorage).find((one) => one.startsWith('keepsake-design:~'))
    const kept = JSON.parse(localStorage.getItem(name ?? '') ?? '')
    localStorage.clear()
    kept.base.key = design
    localStorage.setItem(`keepsake-design:${design}`, JSON.stringify(kept))
    localStorage.setItem('keepsake-design-last', `keepsake-design:${design}`)
  }, key)
  const kept = handedOver(page)
  await page.goto('/uploadchoice')
  await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveAttribute('href', new RegExp(key))
  await kept
  await expect.poll(() => page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key)
  expect(await portfolioOf(context)).toBeDefined()
  await page.reload()
  await expect(page.getByRole('link', { name: /^Go on with/ })).toHaveAttribute('href', new RegExp(key))
})

test('the cookie is renewed with personal pages, never set with pages that are kept for everybody', async ({
  context,
  page,
  shop,
}) => {
  await makeDesign(page)
  const held = await portfolioOf(context)
  const token = (held?.value ?? '').split('.')[0]
  // Set long ago, by a shopper who has been here: an arrival has cookies of its own.
  const old = `${PORTFOLIO_COOKIE}=${token}.1; ${cookieNames.trafficSource}=direct`
  const answerOf = async (path: string) => {
    const answer = await fetch(shop.url + path, { headers: { cookie: old, accept: 'text/html' } })
    await answer.text()
    return answer
  }
  for (const path of [
    '/',
    '/custom-canvas-print',
    '/about-us',
    '/canvas-prints',
    '/sitemap.xml',
    '/robots.txt',
  ]) {
    for (let visit = 0; visit < 2; visit += 1) {
      const { status, headers } = await answerOf(path)
      expect(status, path).toBe(200)
      expect(headers.getSetCookie(), path).toEqual([])
      expect(headers.get('cache-control'), path).toContain('public')
    }
  }
  for (const path of ['/checkout/cart', '/uploadchoice']) {
    const { headers } = await answerOf(path)
    const [set, ...more] = headers.getSetCookie().filter((one) => one.startsWith(PORTFOLIO_COOKIE))
    expect(set, path).toMatch(
      new RegExp(`=${token}\\.\\d{5}; Max-Age=34560000; Path=/; SameSite=Lax; HttpOnly`),
    )
    expect(more).toEqual([])
    expect(headers.get('cache-control'), path).toBe('private, no-store')
  }
})

test('SH-09: a form of another site puts nothing into a portfolio and gets no cookie', async ({
  page,
  shop,
}) => {
  const key = await makeDesign(page)
  const send = (headers: Record<string, string>) =>
    fetch(shop.url + KEEP_DESIGNS, {
      method: 'POST',
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      body: `design=${key}`,
    })
  const foreigners: Record<string, string>[] = [
    { origin: 'https://elsewhere.example' },
    { origin: 'null' },
    { 'sec-fetch-site': 'cross-site' },
  ]
  for (const foreign of foreigners) {
    const refused = await send(foreign)
    expect(refused.status).toBe(403)
    expect(refused.headers.getSetCookie()).toEqual([])
  }
  const own = await send({ origin: shop.url })
  expect(own.status).toBe(204)
  expect(own.headers.getSetCookie()).toHaveLength(1)
})
