/** What a bad connection does to a walk: each of these is turned on for a whole purchase, or for one step of it. */
import { setTimeout as delay } from 'node:timers/promises'
import type { BrowserContext, Page, Request } from '@playwright/test'

/** What the shop says while a call waits. */
export const LOST = 'The connection is lost.'

const LATE_MS = 5_000
const AWAY_MS = 5_000
const SCRIPTS = /\/assets\/.*\.js$/

/** Every script comes five seconds after it was asked for; from then on the browser has it. */
export async function lateScripts(context: BrowserContext): Promise<void> {
  const there = new Set<string>()
  await context.route(SCRIPTS, async (route) => {
    const url = route.request().url()
    if (!there.has(url)) await delay(LATE_MS)
    there.add(url)
    await route.fallback()
  })
}

/** Holds back every script. @returns releases all of them */
export async function holdScripts(page: Page): Promise<() => void> {
  const held = Promise.withResolvers<void>()
  await page.route(SCRIPTS, async (route) => {
    await held.promise
    // The page may be gone by then.
    await route.continue().catch(() => undefined)
  })
  return held.resolve
}

/**
 * The shop handles the next request like this at once; its answer is held back until it is released.
 *
 * @param body  what the request must contain
 * @returns releases the answer; `isHeld` settles when there is one to release
 */
export async function holdAnswer(page: Page, address: RegExp, body: RegExp) {
  const held = Promise.withResolvers<void>()
  const free = Promise.withResolvers<void>()
  let isTaken = false
  await page.route(address, async (route) => {
    if (isTaken || !body.test(route.request().postData() ?? '')) return route.fallback()
    isTaken = true
    const response = await route.fetch({ maxRedirects: 0 })
    held.resolve()
    await free.promise
    await route.fulfill({ response })
  })
  return Object.assign(() => free.resolve(), { isHeld: held.promise })
}

/** Every script of a page fails once, and whatever it asks for in the background; then it goes through. */
export async function failingOnce(context: BrowserContext): Promise<void> {
  const isFirst = firstOfEach()
  const isCut = (request: Request) => inBackground(request) || request.resourceType() === 'script'
  await context.route('**/*', (route) =>
    isCut(route.request()) && isFirst(route.request()) ? route.abort('connectionfailed') : route.fallback(),
  )
}

/** The shop does what was asked, and its answer never comes; once for each act. */
export async function answersLost(context: BrowserContext): Promise<void> {
  const isFirst = firstOfEach()
  await context.route('**/*', async (route) => {
    const request = route.request()
    if (request.method() === 'GET' || !inBackground(request) || !isFirst(request)) return route.fallback()
    await route.fetch({ maxRedirects: 0 })
    await route.abort('connectionreset')
  })
}

/** No line for five seconds from now on; the walk goes on meanwhile. */
export async function offlineForAWhile(context: BrowserContext): Promise<void> {
  await context.setOffline(true)
  void delay(AWAY_MS).then(() => context.setOffline(false))
}

interface Cut {
  method?: 'GET' | 'POST'
  /** The shop does what it is asked, and its answer is cut. */
  answer?: boolean
  /** So many requests, and then no more. */
  times?: number
}

/** Cuts the next requests that are like this. @returns how many were cut, and a way to let the others through */
export async function cut(
  page: Page,
  address: RegExp,
  { method = 'GET', answer = false, times = 1 }: Cut = {},
) {
  let begun = 0
  let done = 0
  await page.route(address, async (route) => {
    if (begun >= times || route.request().method() !== method) return route.fallback()
    begun += 1
    // The page may be gone by then.
    if (answer) await route.fetch().catch(() => undefined)
    // A test that goes on sooner takes the page away, and the request with it.
    done += 1
    await route.abort('connectionreset').catch(() => undefined)
  })
  return { count: () => done, noMore: () => page.unroute(address) }
}

const inBackground = (request: Request) => ['fetch', 'xhr'].includes(request.resourceType())

/** By method, address and operation: what is sent again is the same request. */
function firstOfEach(): (request: Request) => boolean {
  const seen = new Set<string>()
  return (request) => {
    const { pathname } = new URL(request.url())
    // The body of an upload is no text, and its address is its own.
    const operation = /(?:mutation|query) (\w+)|"intent"\s+(\w+)|intent=(\w+)/.exec(request.postData() ?? '')
    const name = `${request.method()} ${pathname} ${operation?.[0] ?? ''}`
    if (seen.has(name)) return false
    seen.add(name)
    return true
  }
}

/** What becomes of a press: no network, a proxy's page in place of an answer, no answer ever, or a shop that fell over. */
export const ENDS = ['offline', 'page-of-a-proxy', 'silence', 'failure'] as const
export type End = (typeof ENDS)[number]

/** What the shop says of each, as long as it holds. */
export const SAID_OF: Readonly<Record<End, RegExp>> = {
  offline: /The connection is lost\./,
  'page-of-a-proxy': /Our shop does not answer just now\./,
  silence: /The connection is lost\./,
  failure: /Something broke on our side\. Nothing you typed is lost; please try again\./,
}

/** So long the shop waits for an answer. */
const SILENCE_MS = 31_000

/** Before a page is opened that `endPresses` is to keep waiting: its clock can be turned on. */
export const withClock = (page: Page) => page.clock.install()

/**
 * From now on a press ends so. What is answered with silence has arrived, and been done.
 *
 * @param address  of what the press sends
 * @returns `said` waits until it is time for the sentence, `mend` ends it
 */
export async function endPresses(page: Page, address: RegExp, end: End, method: 'GET' | 'POST' = 'POST') {
  if (end === 'offline') {
    await page.context().setOffline(true)
    return { said: async () => undefined, mend: () => page.context().setOffline(false) }
  }
  let isMended = false
  const sent = Promise.withResolvers<void>()
  await page.route(address, async (route) => {
    if (isMended || route.request().method() !== method) return route.fallback()
    if (end === 'page-of-a-proxy') {
      return route.fulfill({
        status: 503,
        contentType: 'text/html',
        body: '<h1>503 Service Unavailable</h1>',
      })
    }
    if (end === 'failure') {
      return route.fulfill({ status: 500, contentType: 'text/plain', body: 'Internal Server Error' })
    }
    await route.fetch({ maxRedirects: 0 })
    sent.resolve()
  })
  return {
    said: async () => {
      if (end !== 'silence') return
      await sent.promise
      isMended = true
      await page.context().setOffline(true)
      await page.clock.fastForward(SILENCE_MS)
    },
    mend: async () => {
      isMended = true
      await page.context().setOffline(false)
    },
  }
}
