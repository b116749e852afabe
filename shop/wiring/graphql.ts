/**
 * The contract over HTTP, behind `POST /graphql` and `GET /graphql` for queries.
 *
 * Statuses are those of the contract's §2: errors inside an operation are answered with 200. Clients that ask for
 * `application/graphql-response+json` get 400 for a document that cannot run, as that media type requires.
 */
import { execute, GraphQLError, type GraphQLFormattedError } from 'graphql'
import { isStorable } from '#platform/database/storable.ts'
import { createDocuments, operationOf } from '#platform/graphql/documents.ts'
import { hasTooManyEntries } from '#platform/graphql/list-budget.ts'
import { locatedErrors } from '#platform/graphql/located-errors.ts'
import { type GraphqlRequest, isBadRequest, readGraphqlRequest } from '#platform/graphql/request.ts'
import { clientAddress } from '#platform/http/client-address.ts'
import type { Services } from '../api/context.ts'
import { RETRY_AFTER_SECONDS, TRY_AGAIN } from '../api/contract-error.ts'
import { readStore } from '../brands/stores.ts'
import { priceCacheOf } from '../marketing/price-cache-cookies.ts'
import { priceCacheHeader, readPriceCache } from '../marketing/rules/price-cache.ts'
import type { Visit } from '../request/visit.ts'
import { corsHeaders, preflight } from './cors.ts'
import { createContext } from './create-context.ts'
import { type ErrorOptions, MAX_ENTRIES, notStorable, presentedError, schema } from './schema.ts'

/**
 * Limits on a document. The contract's floor is depth 20 and complexity 300; storefront clients send cart documents of
 * several hundred fields for a hundred lines, and introspection must stay possible.
 */
export const documentOptions = {
  limits: {
    depth: 20,
    cost: 100_000,
    aliases: 100,
    directives: 200,
    fragments: 100,
    repeats: 30,
    nested: 2,
    // Counts of every filter over the whole catalogue; a page asks for one list of them.
    heavy: { fields: ['Products.aggregations', 'Products.filters'], most: 6 },
  },
  characters: 100_000,
  tokens: 10_000,
  // Storefronts send a few dozen documents of 1 to 9 kB; the worst that fits takes 40 MB.
  remembered: { each: 10_000, together: 300_000 },
}

/** Contract §2: an answer within 180 s, also when it is only this one. */
const LIMIT_MS = 180_000

const RESPONSE_TYPE = 'application/graphql-response+json'

export interface EndpointOptions extends ErrorOptions {
  /** True answers 401 and 403 for errors of authentication and authorization, as the newest upstream does. */
  statusByCategory?: boolean
  /** How long an operation may take, in milliseconds; 180 s when left out. */
  limitMs?: number
}

/** The answer before it is encoded. */
interface Answer {
  status: number
  body: { data?: unknown; errors?: readonly GraphQLError[] }
}

/** @returns a fetch handler for everything under /graphql */
export function createGraphqlEndpoint(services: Services, options: EndpointOptions) {
  const documents = createDocuments(schema, documentOptions)

  return async function answer(request: Request): Promise<Response> {
    const origin = request.headers.get('origin')
    if (request.method === 'OPTIONS') return preflight(origin, services.publicUrl)
    const isNewType = request.headers.get('accept')?.includes(RESPONSE_TYPE) ?? false
    const { status, body } = await answerTo(request, isNewType)
    const headers = corsHeaders(origin, services.publicUrl)
    headers.set('content-type', `${isNewType ? RESPONSE_TYPE : 'application/json'}; charset=utf-8`)
    // Answers differ by token, store and prices; our own proxy knows which are the same for everybody.
    headers.set('cache-control', 'no-store')
    if (status === 405) headers.set('allow', 'POST, GET, OPTIONS')
    const cacheId = request.headers.get('x-magento-cache-id')
    if (cacheId !== null && /^\w{1,128}$/.test(cacheId)) headers.set('x-magento-cache-id', cacheId)
    const shown = presented(body)
    if (shown.errors?.some(({ extensions }) => extensions?.category === TRY_AGAIN)) {
      headers.set('retry-after', String(RETRY_AFTER_SECONDS))
    }
    return new Response(JSON.stringify(shown), { status, headers })
  }

  async function answerTo(request: Request, isNewType: boolean): Promise<Answer> {
    const read = await readGraphqlRequest(request)
    if (isBadRequest(read)) return { status: read.status, body: { errors: [new GraphQLError(read.message)] } }
    const visit = visitOf(request)
    if (visit instanceof GraphQLError) return { status: 200, body: { errors: [visit], data: null } }
    const checked = documents.read(read.query, read.variables)
    // Invalid JSON is a bad request; a document that cannot run gets 200, except in the newer media type.
    const cannotRun = isNewType ? 400 : 200
    if (!isStorable(read.variables) || (checked.kind === 'refused' && checked.because === 'text')) {
      return { status: 200, body: { errors: [notStorable()], data: null } }
    }
    if (checked.kind === 'refused') {
      return { status: checked.because === 'syntax' ? 400 : cannotRun, body: { errors: checked.errors } }
    }
    const operation = operationOf(checked.document, read.operationName)
    if (operation instanceof GraphQLError) return { status: 400, body: { errors: [operation] } }
    if (operation.operation !== 'query' && !read.mayChange) {
      return { status: 405, body: { errors: [new GraphQLError('A mutation must be sent by POST.')] } }
    }
    const result = await withinTime(run(checked.document, read, visit), options.limitMs ?? LIMIT_MS)
    if (!result) return { status: 504, body: { errors: [new GraphQLError('This took too long.')] } }
    const errors = result.errors && locatedErrors(result.errors, checked.document, read.query)
    const body = errors ? { ...result, errors } : result
    return { status: 'data' in result ? statusOf(errors) : cannotRun, body }
  }

  async function run(
    document: Parameters<typeof execute>[0]['document'],
    { variables, operationName }: GraphqlRequest,
    visit: Visit,
  ) {
    const contextValue = createContext(services, visit)
    const result = await execute({
      schema,
      document,
      contextValue,
      variableValues: variables,
      operationName,
    })
    return hasTooManyEntries(contextValue, MAX_ENTRIES) ? { data: null, errors: [tooMuch()] } : result
  }

  function statusOf(errors: readonly GraphQLError[] | undefined): number {
    if (!options.statusByCategory || !errors) return 200
    const categories = errors.map(({ extensions }) => extensions.category)
    if (categories.includes('graphql-authentication')) return 401
    return categories.includes('graphql-authorization') ? 403 : 200
  }

  function presented({ data, errors }: Answer['body']): { data?: unknown; errors?: GraphQLFormattedError[] } {
    if (!errors) return { data }
    const told = errors.map((error) => {
      const shown = presentedError(error, options)
      const { debugMessage } = shown.extensions
      // The contract wants it in both places, because old and new clients look in different ones.
      return debugMessage === undefined ? shown.toJSON() : { ...shown.toJSON(), debugMessage }
    })
    return data === undefined ? { errors: told } : { errors: told, data }
  }
}

const tooMuch = () =>
  new GraphQLError(`This document asks for too much at once: at most ${MAX_ENTRIES} entries of lists.`, {
    extensions: { category: 'graphql-input' },
  })

/** Undefined after the time limit. */
async function withinTime<Value>(work: Promise<Value>, limitMs: number): Promise<Value | undefined> {
  let timer: NodeJS.Timeout | undefined
  const tooLate = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), limitMs)
  })
  return Promise.race([work, tooLate]).finally(() => clearTimeout(timer))
}

/** What the headers say, or why they are refused. */
function visitOf(request: Request): Visit | GraphQLError {
  const { headers } = request
  const store = readStore(headers.get('store'))
  if (store === 'unknown') return refusedHeader('Requested store is not found')
  const currency = headers.get('content-currency')?.trim().toUpperCase() ?? ''
  if (currency !== '' && currency !== 'AUD') return refusedHeader('Prices are in AUD only.')
  const actKey = actKeyIn(headers)
  if (actKey === 'unreadable') return refusedHeader(UNREADABLE_KEY)
  return {
    address: clientAddress(request),
    token: /^Bearer (\S+)$/i.exec(headers.get('authorization') ?? '')?.[1],
    device: headers.get('x-device') ?? undefined,
    agent: headers.get('user-agent') ?? undefined,
    store: store.code,
    priceCache: sentPriceCache(request),
    captcha: headers.get('x-recaptcha') ?? undefined,
    actKey,
  }
}

const UNREADABLE_KEY = 'The header Idempotency-Key takes 16 to 128 letters, digits, hyphens or underscores.'

/** The header's standard puts quotes around it. */
function actKeyIn(headers: Headers): string | undefined {
  const sent = headers.get('idempotency-key')
  if (sent === null) return undefined
  return /^("?)([\w-]{16,128})\1$/.exec(sent.trim())?.[2] ?? 'unreadable'
}

const refusedHeader = (message: string) =>
  new GraphQLError(message, { extensions: { category: 'graphql-input' } })

/** The header decides where there is one; both are checked alike (SH-31), and what is no code is left out. */
function sentPriceCache(request: Request): string | undefined {
  const header = request.headers.get('x-price-cache')
  const code = header === null ? priceCacheOf(request) : readPriceCache(header)
  return code && priceCacheHeader(code)
}
