/** One page on a slow phone: what came over the line, when it painted, and when a press on its control works. */
import { type Browser, type BrowserContext, type CDPSession, devices, type Page } from '@playwright/test'
import { cookieNames } from '#shop/request/cookie-names.ts'
import { ask, textDesignSku } from '../guest-checkout.ts'

export interface Line {
  readonly name: string
  /** Both ways, in kilobits of 1000 bits a second. */
  readonly kbits: number
  readonly latencyMs: number
}

export const LINES = [
  { name: '1.6 Mbit/s, 150 ms', kbits: 1_600, latencyMs: 150 },
  { name: '400 kbit/s, 400 ms', kbits: 400, latencyMs: 400 },
] as const satisfies readonly Line[]

const SLOWER = 6
const SCREEN = {
  userAgent: devices['Pixel 7'].userAgent,
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
}

export interface Place {
  readonly url: string
  /** A frozen design for carts. */
  readonly revision: string
}

export interface PhonePage {
  readonly name: string
  readonly path: string
  /** What a shopper presses first. */
  readonly control: string
  readonly needsCart?: boolean
}

const SKU = 'CANVAS-20X20-S-D19-IMAGE-MATTE'

export const PAGES: readonly PhonePage[] = [
  { name: 'home', path: '/', control: 'header button[aria-haspopup="dialog"]' },
  { name: 'category', path: '/canvas-prints', control: 'header button[aria-haspopup="dialog"]' },
  { name: 'product', path: '/custom-canvas-print', control: 'main input[name="size"]' },
  { name: 'tool', path: `/uploadchoice?sku=${SKU}`, control: 'main .tool-empty button' },
  { name: 'cart', path: '/checkout/cart', control: 'main button[aria-label]', needsCart: true },
  { name: 'checkout', path: '/checkout', control: 'main input[autocomplete~="email"]', needsCart: true },
]

/** What one visit came to; times are since it began. */
export interface Visit {
  readonly bytes: number
  readonly scriptBytes: number
  readonly requests: number
  readonly scripts: number
  readonly firstPaintMs: number
  readonly largestPaintMs: number
  readonly hydratedMs: number
}

/** A visit with an empty cache, and the next one of the same browser. */
export async function visitTwice(
  browser: Browser,
  place: Place,
  page: PhonePage,
  line: Line,
): Promise<[Visit, Visit]> {
  const context = await phone(browser, place)
  try {
    if (page.needsCart) await bringCart(context, place)
    return [await visit(context, place, page, line), await visit(context, place, page, line)]
  } finally {
    await context.close()
  }
}

/** A phone of its own. The service worker stays away: the slow connection would not be its own. */
export async function phone(browser: Browser, { url }: Place): Promise<BrowserContext> {
  const context = await browser.newContext({ ...SCREEN, locale: 'en-AU', serviceWorkers: 'block' })
  await context.addCookies([{ name: cookieNames.homePopup, value: '1', url }])
  return context
}

async function visit(context: BrowserContext, place: Place, page: PhonePage, line: Line): Promise<Visit> {
  const tab = await context.newPage()
  const session = await slowDown(tab, line)
  const weight = weigh(session)
  await tab.addInitScript(watch, page.control)
  await tab.goto(place.url + page.path)
  await tab.waitForFunction(() => window.hydratedMs !== undefined, undefined, { timeout: 60_000 })
  await weight.networkIdle()
  const times = await tab.evaluate(() => ({
    firstPaintMs: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN,
    largestPaintMs: window.largestPaintMs ?? Number.NaN,
    hydratedMs: window.hydratedMs ?? Number.NaN,
  }))
  await tab.close()
  return { ...weight.figures(), ...times }
}

export async function slowDown(tab: Page, line: Line): Promise<CDPSession> {
  const session = await tab.context().newCDPSession(tab)
  const bytesASecond = (line.kbits * 1000) / 8
  await showAll(session)
  await session.send('Network.enable')
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: line.latencyMs,
    downloadThroughput: bytesASecond,
    uploadThroughput: bytesASecond,
  })
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  return session
}

/**
 * The window's own bars take from its height: the foot of an emulated screen lies outside and is never drawn, and a press
 * that changes only what is there seems to last until something above it changes.
 */
async function showAll(session: CDPSession): Promise<void> {
  const { windowId } = await session.send('Browser.getWindowForTarget')
  await session.send('Browser.setWindowBounds', { windowId, bounds: { width: 1_300, height: 2_600 } })
}

declare global {
  interface Window {
    hydratedMs?: number
    largestPaintMs?: number
  }
}

/** Runs in the page: React writes its own key on what it has hydrated. */
function watch(control: string): void {
  new PerformanceObserver((list) => {
    window.largestPaintMs = list.getEntries().at(-1)?.startTime ?? window.largestPaintMs
  }).observe({ type: 'largest-contentful-paint', buffered: true })
  const timer = setInterval(() => {
    const element = document.querySelector(control)
    if (!element || !Object.keys(element).some((key) => key.startsWith('__reactProps$'))) return
    clearInterval(timer)
    window.hydratedMs = performance.now()
  }, 20)
}

const REST_MS = 8_000
const IDLE_MS = 60_000

/** @returns milliseconds that the slow phone's main thread works in a minute in which nobody touches the page */
export async function idleWork(browser: Browser, place: Place): Promise<number> {
  const context = await phone(browser, place)
  try {
    const tab = await context.newPage()
    const session = await tab.context().newCDPSession(tab)
    await session.send('Performance.enable')
    await tab.goto(place.url)
    await tab.waitForLoadState('networkidle')
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
    await tab.waitForTimeout(REST_MS)
    const worked = async () => {
      const { metrics } = await session.send('Performance.getMetrics')
      return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN) * 1000
    }
    const before = await worked()
    await tab.waitForTimeout(IDLE_MS)
    return (await worked()) - before
  } finally {
    await context.close()
  }
}

const NETWORK_IDLE_MS = 2_500

/** Adds up what comes over the line, with headers, compressed as it came. */
export function weigh(session: CDPSession) {
  const urls = new Map<string, string>()
  const open = new Set<string>()
  const figures = { bytes: 0, scriptBytes: 0, requests: 0, scripts: 0 }
  const weights = new Map<string, number>()
  const fromCache = new Set<string>()
  let lastAt = Date.now()
  session.on('Network.requestWillBeSent', ({ requestId, request }) => {
    lastAt = Date.now()
    if (!/^https?:/.test(request.url)) return
    urls.set(requestId, request.url)
    open.add(requestId)
  })
  session.on('Network.requestServedFromCache', ({ requestId }) => void fromCache.add(requestId))
  session.on('Network.responseReceived', ({ requestId, response }) => {
    if (response.fromDiskCache || response.fromPrefetchCache) fromCache.add(requestId)
  })
  session.on('Network.loadingFailed', ({ requestId }) => void open.delete(requestId))
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    lastAt = Date.now()
    if (!open.delete(requestId) || fromCache.has(requestId)) return
    const url = urls.get(requestId) ?? ''
    const isScript = /\.js(\?|$)/.test(url)
    weights.set(url, (weights.get(url) ?? 0) + encodedDataLength)
    figures.bytes += encodedDataLength
    figures.requests += 1
    figures.scriptBytes += isScript ? encodedDataLength : 0
    figures.scripts += isScript ? 1 : 0
  })
  return {
    figures: () => ({ ...figures }),
    /** Of those whose path begins so. */
    bytesOf(path: string): number {
      const found = [...weights].filter(([url]) => new URL(url).pathname.startsWith(path))
      return found.reduce((sum, [, bytes]) => sum + bytes, 0)
    },
    /** Until nothing has come for some seconds. */
    async networkIdle() {
      while (open.size > 0 || Date.now() - lastAt < NETWORK_IDLE_MS)
        await new Promise((resolve) => setTimeout(resolve, 100))
    },
  }
}

async function bringCart(context: BrowserContext, { url, revision }: Place): Promise<void> {
  const { createGuestCart } = await ask<{ createGuestCart: { cart: { id: string } } }>(
    url,
    'mutation { createGuestCart { cart { id } } }',
  )
  const cartId = createGuestCart.cart.id
  await ask(
    url,
    `mutation ($cartId: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $cartId, cartItems: $items) { user_errors { message } }
    }`,
    { cartId, items: [{ sku: textDesignSku, quantity: 1, design_revision: revision }] },
  )
  await context.addCookies([{ name: 'cart_id', value: cartId, url }])
}
