/**
 * Pages over HTTP: React Router behind the HTML cache.
 *
 * Pages that are the same for every guest come from the cache; they are rendered without cookies, so nothing personal can
 * get into them. The browser fills in personal parts, such as the number on the cart.
 */
import { randomBytes } from 'node:crypto'
import { createRequestHandler, type RouterContextProvider } from 'react-router'
import type { PictureHosts } from '#packages/pictures/cdn-address.ts'
import {
  createHtmlCache,
  type HtmlCache,
  inlineScriptSources,
  type RenderedPage,
  scriptSource,
} from '#platform/cache/html-cache.ts'
import type { Clock } from '#platform/clock.ts'
import { joinedSources } from '#platform/http/content-security.ts'
import { isFromOwnPage, isSafe } from '#platform/http/own-page.ts'
import type { CheckoutNeeds } from '#platform/payments/opening.ts'
import { RETRY_AFTER_SECONDS } from '../api/contract-error.ts'
import { CATEGORY_PARAMETERS } from '../catalogue/rules/category-address.ts'
import { CHOICE_FIELDS } from '../catalogue/rules/chosen.ts'
import { CampaignCheckDocument } from '../generated/client/graphql.ts'
import { createApi, type Send } from '../request/api.ts'
import { isPersonal } from '../request/personal-paths.ts'
import { renewedPortfolio } from '../request/portfolio-cookie.ts'
import type { NoticePart } from '../request/third-party-notices.ts'
import type { ThirdPartyServices } from '../request/third-party-services.ts'
import type { Visit } from '../request/visit.ts'
import { gateOf } from '../routing/gates.ts'
import { switchAnswer } from './address-switches.ts'
import { arrivalCookies, isArrival } from './arrival-cookies.ts'
import { createPagePolicy } from './page-policy.ts'
import { scriptsAfterPaint } from './scripts-after-paint.ts'
import { type Build, entryOf } from './server-entry.ts'
import { thirdPartySources } from './third-party-services.ts'
import { visitOfPage } from './visit-of-page.ts'

export interface PagesOptions {
  /** The built storefront, or a function that gives the newest one while developing. */
  build: Build
  mode: 'production' | 'development'
  send: Send
  publicUrl: string
  pictures: PictureHosts
  clock: Clock
  thirdParty: ThirdPartyServices
  /** Origins of the gateway that scripts of our own call, wherever a shopper's document began. */
  calledByPages?: readonly string[] | undefined
  /** Of card fields that are the gateway's own. */
  checkoutNeeds?: CheckoutNeeds | undefined
  takesHeic: boolean
  /** What the page of notices shows. */
  notices: readonly NoticePart[]
  /** Reports what broke while a page was rendered. */
  report: (error: unknown) => void
  /** Switched off while developing and to measure rendering. */
  cached: boolean
}

const FRESH_MS = 60_000
const STALE_MS = 10 * 60_000
const CACHE_BYTES = 64_000_000
const CACHE_BYTES_WITH_PARAMETERS = 16_000_000

/** Address parameters that change what a cached page shows; all others are left to the browser. */
const SHOWN_PARAMETERS = ['sku']

export interface Pages {
  answer(request: Request): Promise<Response>
  cache: HtmlCache
}

export function createPages(options: PagesOptions): Pages {
  const handle = createRequestHandler(options.build, options.mode)
  const allowed = joinedSources(thirdPartySources(options.thirdParty, options.pictures.cdn), {
    connect: options.calledByPages ?? [],
  })
  const secure = createPagePolicy(allowed, options.checkoutNeeds)
  const cache = createHtmlCache({
    maxBytes: CACHE_BYTES,
    maxBytesWithParameters: CACHE_BYTES_WITH_PARAMETERS,
    freshMs: FRESH_MS,
    staleMs: STALE_MS,
    now: () => options.clock.now().getTime(),
    onRenewFailed: (_key, error) => options.report(error),
  })
  return {
    cache,
    async answer(request) {
      if (!METHODS.includes(request.method)) return notAllowed()
      // React Router checks this for its own forms, but not for addresses without a page, such as signing out.
      if (!isSafe(request) && !isFromOwnPage(request)) return foreignForm()
      if (!isArrival(request)) return pageFor(request)
      const switched = await switchAnswer(request, {
        publicUrl: options.publicUrl,
        api: () => createApi(options.send, visitOfPage(request)),
      })
      if (switched) return switched
      const response = await pageFor(request)
      const cookies = await arrivalCookies(request, { publicUrl: options.publicUrl, isCampaign })
      return cookies.length === 0 ? response : withCookies(response, cookies)
    },
  }

  function pageFor(request: Request): Promise<Response> | Response {
    const address = options.cached ? publicAddress(request) : undefined
    if (!address) return personalPage(request)
    return cache.page(address, request.headers.get('accept-encoding') ?? undefined, () => publicPage(address))
  }

  /** False also when the API fails: the page is rendered anyway (B-31). */
  async function isCampaign(id: string): Promise<boolean> {
    const { checkmailchimpid } = await createApi(options.send)
      .send(CampaignCheckDocument, { id })
      .catch(() => ({ checkmailchimpid: null }))
    return checkmailchimpid?.valid ?? false
  }

  /** Rendered for this visitor, streamed as it is ready. */
  async function personalPage(request: Request): Promise<Response> {
    const nonce = randomBytes(16).toString('base64')
    const response = await handle(request, await contextFor(nonce, visitOfPage(request)))
    if (isHtml(response)) secure(response.headers, request, [`'nonce-${nonce}'`])
    sayWhenToTryAgain(response)
    const renewed = await renewedPortfolio(request, response, {
      api: () => createApi(options.send, visitOfPage(request)),
      publicUrl: options.publicUrl,
      now: options.clock.now(),
    })
    return renewed === undefined ? response : withCookies(response, [renewed])
  }

  /** Rendered once for everybody. */
  async function publicPage(address: string): Promise<RenderedPage> {
    const request = new Request(options.publicUrl + address, { headers: { accept: 'text/html' } })
    const response = await handle(request, await contextFor(undefined))
    const { html, started } = scriptsAfterPaint(await response.text())
    const headers = new Headers(response.headers)
    secure(headers, request, [
      ...inlineScriptSources(html),
      ...(started === undefined ? [] : [scriptSource(started)]),
    ])
    sayWhenToTryAgain({ status: response.status, headers })
    return { status: response.status, headers, html, tags: [] }
  }

  async function contextFor(nonce: string | undefined, visit?: Visit): Promise<RouterContextProvider> {
    const entry = await entryOf(options.build)
    return entry.createLoadContext(createApi(options.send, visit), {
      publicUrl: options.publicUrl,
      pictures: options.pictures,
      nonce,
      now: options.clock.now(),
      thirdParty: options.thirdParty,
      takesHeic: options.takesHeic,
      notices: options.notices,
      report: options.report,
    })
  }
}

/** For 503: proxies and search engines try again then, instead of dropping the page. */
function sayWhenToTryAgain({ status, headers }: Pick<Response, 'status' | 'headers'>): void {
  if (status === 503 && !headers.has('retry-after')) headers.set('retry-after', String(RETRY_AFTER_SECONDS))
}

/** Methods of links and forms. React Router would handle any other as a form. */
const METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS', 'POST']

const notAllowed = () =>
  new Response('Pages are read with GET, and their forms are sent with POST.', {
    status: 405,
    headers: {
      allow: METHODS.join(', '),
      'content-type': 'text/plain; charset=utf-8',
      'cache-control': 'no-store',
    },
  })

const foreignForm = () =>
  new Response('This request comes from another site. Please open our shop and try again there.', {
    status: 403,
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  })

/** A response that sets cookies of one shopper must not be cached by anybody. */
function withCookies(response: Response, cookies: readonly string[]): Response {
  const headers = new Headers(response.headers)
  for (const one of cookies) headers.append('set-cookie', one)
  headers.set('cache-control', 'private, no-store')
  return new Response(response.body, { status: response.status, headers })
}

const isHtml = (response: Response) => response.headers.get('content-type')?.startsWith('text/html') ?? false

/**
 * The part of an address that a public page depends on; undefined when the page may depend on the visitor. Pages with an
 * address of one word are the same for everybody, except what is personal and what stands behind a gate.
 */
function publicAddress(request: Request): string | undefined {
  if (request.method !== 'GET') return undefined
  const url = new URL(request.url)
  if (!/^\/[\w-]{0,200}$/.test(url.pathname) || isPersonal(url.pathname)) return undefined
  if (gateOf(url)) return undefined
  // The product page's form sent without JavaScript: too many variants to cache, and rare.
  if (url.searchParams.has(CHOICE_FIELDS.size)) return undefined
  // A list that is narrowed, sorted or turned over: as many as there are combinations.
  if (CATEGORY_PARAMETERS.some((name) => url.searchParams.has(name))) return undefined
  // F-29: a share preview of its own; requested rarely, and once by each crawler.
  if (url.searchParams.has('image') || url.searchParams.has('description')) return undefined
  const shown = new URLSearchParams()
  for (const name of SHOWN_PARAMETERS) {
    const value = url.searchParams.get(name)
    if (value && /^[\w-]{1,80}$/.test(value)) shown.set(name, value)
  }
  return shown.size > 0 ? `${url.pathname}?${shown}` : url.pathname
}
