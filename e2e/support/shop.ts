/** One real shop for all journeys of a worker; what it printed is attached to a journey that fails. */
import { type BrowserContext, test as base, type Page } from '@playwright/test'
import { cookieNames } from '../../shop/request/cookie-names.ts'
import { approvedCard, ask, freezeTextDesign, textDesignSku } from '../../tools/guest-checkout.ts'
import { makeDataDir, removeDataDir, type ShopProcess, startShopProcess } from '../../tools/shop-process.ts'

/** So that a bank that never answers does not hold up the tests. */
const GATEWAY_TIMEOUT_MS = '300'

interface ForEachWorker {
  shop: ShopProcess
  /** A design of words only, frozen: what most carts here hold. */
  revision: string
}

interface ForEachTest {
  shopOutput: undefined
  isFirstVisit: boolean
  /** False for those who press before a page is hydrated, or whose scripts never come. */
  waitsUntilHydrated: boolean
  /** Opens a page for a guest whose cart holds one canvas. */
  openWithCart: (path: string, how?: CartToOpen) => Promise<void>
}

interface CartToOpen {
  quantity?: number
  sku?: string
  /** "commit" for those who act before the page is hydrated. */
  waitUntil?: 'commit'
}

export const test = base.extend<ForEachTest, ForEachWorker>({
  shop: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the fixtures from this pattern
    async ({}, use) => {
      const dataDir = makeDataDir()
      const shop = await startShopProcess(dataDir, { GATEWAY_TIMEOUT_MS, TRUSTED_PROXIES: 'loopback' })
      await use(shop)
      await shop.stop()
      removeDataDir(dataDir)
    },
    { scope: 'worker', timeout: 90_000 },
  ],
  revision: [
    async ({ shop }, use) => use(await freezeTextDesign(shop.url, textDesignSku, 'Home by the sea')),
    { scope: 'worker' },
  ],
  baseURL: async ({ shop }, use) => use(shop.url),
  isFirstVisit: [false, { option: true }],
  waitsUntilHydrated: [true, { option: true }],
  page: async ({ page, javaScriptEnabled, waitsUntilHydrated }, use) => {
    if (javaScriptEnabled && waitsUntilHydrated) {
      const goto = page.goto.bind(page)
      page.goto = async (url, options) => {
        const response = await goto(url, options)
        if (options?.waitUntil === undefined) await untilHydrated(page)
        return response
      }
    }
    await use(page)
    // An answer that is still on its way when a journey ends would fail the next one.
    if (!page.isClosed()) await page.unrouteAll({ behavior: 'ignoreErrors' })
  },
  openWithCart: async ({ context, page, shop, revision }, use) => {
    await use(async (path, { waitUntil, ...cart } = {}) => {
      await bringCart(context, { shop, revision, ...cart })
      await page.goto(path, waitUntil && { waitUntil })
    })
  },
  /** The offer for first visitors comes after some seconds; journeys that are not about it have seen it. */
  context: async ({ context, shop, isFirstVisit }, use) => {
    if (!isFirstVisit) await context.addCookies([{ name: cookieNames.homePopup, value: '1', url: shop.url }])
    await use(context)
  },
  shopOutput: [
    async ({ shop }, use, info) => {
      await use(undefined)
      if (info.status !== info.expectedStatus) await info.attach('shop', { body: shop.output() })
    },
    { auto: true },
  ],
})

/** Until React has written itself on every link and button of the frame; at once on a page without scripts. */
export async function untilHydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const isHydrated = (element: Element) =>
      Object.keys(element).some((key) => key.startsWith('__reactProps$'))
    const parts = document.querySelectorAll('header :is(a, button), footer a')
    // While a page is read its scripts may still be to come.
    if (document.readyState === 'loading') return false
    return document.querySelector('script[type="module"]') === null || [...parts].every(isHydrated)
  })
}

/** Gives a browser a cart with one canvas in it, without going through the design tool. */
export async function bringCart(
  context: BrowserContext,
  { shop, ...cart }: ForEachWorker & { quantity?: number; sku?: string },
): Promise<void> {
  const value = await cartWith(shop.url, cart)
  await context.addCookies([{ name: cookieNames.cart, value, url: shop.url }])
}

interface Canvas {
  revision: string
  quantity?: number
  sku?: string
}

/** A guest's cart with one design in it: its id, which is what the cookie of a browser holds. */
export async function cartWith(url: string, canvas: Canvas): Promise<string> {
  const { createGuestCart } = await ask<{ createGuestCart: { cart: { id: string } } }>(
    url,
    'mutation { createGuestCart { cart { id } } }',
  )
  const { id } = createGuestCart.cart
  await putInCart(url, { id, ...canvas })
  return id
}

/** Puts one more design into a guest's cart, as another tab would. */
export async function putInCart(
  url: string,
  { id, revision, quantity = 1, sku = textDesignSku }: Canvas & { id: string },
): Promise<void> {
  await ask(
    url,
    `mutation ($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } cart { total_quantity } }
    }`,
    { cartId: id, items: [{ sku, quantity, design_revision: revision }] },
  )
}

/** Documented in docs/test-cards.md. */
export const cards = {
  approved: approvedCard,
  declined: '4000 0000 0000 0002',
  noFunds: '4000 0000 0000 9995',
  authenticated: '4000 0027 6000 3184',
  neverAnswers: '4000 0000 0000 0119',
  answerLost: '4000 0000 0000 0127',
} as const
