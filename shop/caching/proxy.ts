/**
 * `/caching/graphql`: the caching proxy through which browsers reach the API.
 *
 * Queries of guests that have one answer for everybody are answered from the cache. Everything else goes on to the API
 * with the customer's token out of its cookie, and is not cached.
 */
import { createHash } from 'node:crypto'
import type { GraphQLSchema } from 'graphql'
import { LRUCache } from 'lru-cache'
import type { FreshAnswer, ResponseCache } from '#platform/cache/response-cache.ts'
import type { Clock } from '#platform/clock.ts'
import { type GraphqlRequest, isBadRequest, readGraphqlRequest } from '#platform/graphql/request.ts'
import { clientAddress, rememberClientAddress } from '#platform/http/client-address.ts'
import type { ReadOffers } from '../marketing/commands/offers-reader.ts'
import { priceCacheOf as cookiePriceCacheOf } from '../marketing/price-cache-cookies.ts'
import { campaignOf } from '../marketing/rules/offers.ts'
import { priceCacheHeader, readPriceCache } from '../marketing/rules/price-cache.ts'
import { deviceOf, headersToPassBack, headersToPassOn, tokenOf } from './browser-request.ts'
import {
  type Cacheability,
  cacheable,
  MAX_CACHEABLE_CHARACTERS,
  NEVER,
  namesInVariables,
} from './rules/cacheable.ts'

/** A whole answer of the API, as it is sent. */
export interface CachedResponse {
  status: number
  text: string
  /** Seconds, of an answer that says to try again; such an answer is never cached. */
  retryAfter?: string | undefined
}

export interface ProxyOptions {
  schema: GraphQLSchema
  kept: ResponseCache<CachedResponse>
  ask: (request: Request) => Promise<Response>
  offers: ReadOffers
  clock: Clock
  /** Without a trailing slash. */
  publicUrl: string
  store: string
}

export interface CachingProxy {
  answer(request: Request): Promise<Response>
  /** Asks a query of the shop's own as a guest. */
  question(
    graphql: Pick<GraphqlRequest, 'query' | 'variables'>,
    priceCache: string | undefined,
  ): Promise<CachedResponse>
  /** The code of a running campaign that a request brings along; other codes change no price and are dropped. */
  priceCacheOf(request: Request): Promise<string | undefined>
}

const RESPONSE_TYPE = 'application/graphql-response+json'
/** Storefronts send the texts; the limit guards against texts made by a program. About 300 bytes each. */
const MAX_DOCUMENTS = 1_000

export function createProxy(options: ProxyOptions): CachingProxy {
  const { kept, ask, clock, publicUrl, store } = options
  const known = new LRUCache<string, Cacheability>({ max: MAX_DOCUMENTS })
  const host = new URL(publicUrl).host
  return {
    async answer(request) {
      if (request.method !== 'GET' && request.method !== 'POST') {
        return refusal(405, 'GraphQL is sent by POST, or by GET for queries.', { allow: 'POST, GET' })
      }
      const token = tokenOf(request)
      if (token === 'foreign') return refusal(403, 'This request comes from another site.')
      const body = request.method === 'POST' ? await request.text() : null
      const priceCache = await priceCacheOf(request)
      const passOn = () =>
        withBody(
          request,
          headersToPassOn(request.headers, { store, priceCache, token, device: deviceOf(request) }),
          body,
        )
      if (token === undefined) {
        const graphql = await readGraphqlRequest(passOn())
        if (!isBadRequest(graphql) && cacheabilityOf(graphql).seconds > 0) {
          return keptAnswer(graphql, priceCache, request)
        }
      }
      const response = await ask(passOn())
      const headers = headersToPassBack(response.headers)
      headers.set('cache-control', 'no-store')
      return new Response(response.body, { status: response.status, headers })
    },
    async question(graphql, priceCache) {
      return (await answerOf({ ...graphql, operationName: undefined, mayChange: false }, priceCache)).value
    },
    priceCacheOf,
  }

  async function keptAnswer(graphql: GraphqlRequest, priceCache: string | undefined, from: Request) {
    const { value, how } = await answerOf(graphql, priceCache, clientAddress(from))
    const accept = from.headers.get('accept') ?? ''
    const isNewType = value.status === 200 && accept.includes(RESPONSE_TYPE)
    return new Response(value.text, {
      status: value.status,
      headers: {
        'content-type': `${isNewType ? RESPONSE_TYPE : 'application/json'}; charset=utf-8`,
        // Cached here and nowhere else, because clearing reaches only this cache.
        'cache-control': 'no-store',
        'x-cache': how,
        ...(value.retryAfter && { 'retry-after': value.retryAfter }),
      },
    })
  }

  /** @param address  of the visitor; the API counts popular searches by it */
  function answerOf(graphql: GraphqlRequest, priceCache: string | undefined, address?: string) {
    const { seconds, names } = cacheabilityOf(graphql)
    const { query, variables, operationName } = graphql
    const asked = JSON.stringify([query, operationName ?? '', variables ?? {}])
    const digest = createHash('sha256').update(asked).digest('base64url')
    // No part of the page differs by device, so the device is no part of the key.
    const key = [host, store, priceCache ?? '', digest].join(' ')
    return kept.answer(key, [...names, ...namesInVariables(variables)], () =>
      make(graphql, { priceCache, seconds, address }),
    )
  }

  /** Runs without the visitor's own request: others wait for the same answer, so one visitor's abort must not end it. */
  async function make(
    { query, operationName, variables }: GraphqlRequest,
    {
      priceCache,
      seconds,
      address,
    }: { priceCache: string | undefined; seconds: number; address?: string | undefined },
  ): Promise<FreshAnswer<CachedResponse>> {
    const headers = headersToPassOn(
      new Headers({ 'content-type': 'application/json', accept: 'application/json' }),
      {
        store,
        priceCache,
        token: undefined,
      },
    )
    const body = JSON.stringify({ query, operationName, variables })
    const request = new Request(`${publicUrl}/graphql`, { method: 'POST', headers, body })
    rememberClientAddress(request, address)
    const response = await ask(request)
    const text = await response.text()
    return {
      value: { status: response.status, text, retryAfter: response.headers.get('retry-after') ?? undefined },
      freshMs: response.ok && isGood(text) ? seconds * 1_000 : 0,
    }
  }

  /** Keyed by a hash, because the text itself may be longer than everything else that is remembered. */
  function cacheabilityOf({ query, operationName = '' }: GraphqlRequest): Cacheability {
    if (query.length + operationName.length > MAX_CACHEABLE_CHARACTERS) return NEVER
    const key = createHash('sha256').update(`${operationName} ${query}`).digest('base64')
    const found = known.get(key)
    if (found) return found
    const lifetime = cacheable(options.schema, query, operationName || undefined)
    known.set(key, lifetime)
    return lifetime
  }

  async function priceCacheOf(request: Request): Promise<string | undefined> {
    const sent = request.headers.get('x-price-cache') ?? new URL(request.url).searchParams.get('cc')
    const code = sent === null ? cookiePriceCacheOf(request) : readPriceCache(sent)
    if (code === undefined) return undefined
    const campaign = campaignOf(await options.offers(), code, clock.now())
    return campaign && priceCacheHeader(campaign.code.toLowerCase())
  }
}

/** An answer with errors may be a temporary failure, and is never cached. */
function isGood(text: string): boolean {
  try {
    const answer: unknown = JSON.parse(text)
    return typeof answer === 'object' && answer !== null && 'data' in answer && !('errors' in answer)
  } catch {
    // Not an answer of the API but of something between it and us.
    return false
  }
}

function withBody(request: Request, headers: Headers, body: string | null): Request {
  const { method, signal } = request
  const passed = new Request(request.url, { method, headers, body, signal })
  rememberClientAddress(passed, clientAddress(request))
  return passed
}

const refusal = (status: number, message: string, headers: Record<string, string> = {}) =>
  Response.json(
    { errors: [{ message, extensions: { category: 'graphql' } }] },
    { status, headers: { ...headers, 'cache-control': 'no-store' } },
  )
