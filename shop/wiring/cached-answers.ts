/**
 * Caches answers for the pages' loaders that are the same for everybody, for a few seconds.
 *
 * The SDL says which: `cacheable` reads it. Answers to signed-in customers are never cached.
 */
import type { GraphQLSchema } from 'graphql'
import type { Invalidations } from '#platform/cache/invalidations.ts'
import { createResponseCache, type Form } from '#platform/cache/response-cache.ts'
import { type Cacheability, cacheable, namesInVariables } from '../caching/rules/cacheable.ts'
import type { GraphqlAnswer, Send } from '../request/api.ts'

const MAX_BYTES = 64_000_000
/** Pages are kept longer than answers, so a stale answer would make a page that is stale from the start. */
const STALE_MS = 0
/** Texts come from our own pages; the limit only guards against texts made by a program. */
const MAX_DOCUMENTS = 500

/** Answers stay objects in memory: loaders read them as they are. */
const asObject: Form<GraphqlAnswer> = {
  write: JSON.stringify,
  read: JSON.parse,
  bytesOf: (answer) => 2 * JSON.stringify(answer).length,
}

export interface CachedAnswersOptions {
  schema: GraphQLSchema
  invalidations: Invalidations
  now: () => number
}

/**
 * @param send runs an operation
 * @returns the same, answering repeated questions from memory; answers with errors are never kept
 */
export function cacheAnswers({ schema, invalidations, now }: CachedAnswersOptions, send: Send): Send {
  const kept = createResponseCache<GraphqlAnswer>({
    form: asObject,
    maxBytes: MAX_BYTES,
    staleMs: STALE_MS,
    now,
    invalidations,
    prefix: 'answers',
    onRenewFailed: () => undefined,
  })
  const lifetimes = new Map<string, Cacheability & { id: number }>()
  return async (request) => {
    const { query, variables, visit } = request
    const { seconds, names, id } = lifetimeOf(query)
    if (seconds === 0 || visit?.token !== undefined) return send(request)
    const key = `${id} ${visit?.store ?? ''} ${visit?.priceCache ?? ''} ${JSON.stringify(variables)}`
    const found = [...names, ...namesInVariables(variables as Record<string, unknown> | undefined)]
    const { value } = await kept.answer(key, found, async () => {
      // Others wait for the same answer, so one visitor's abort must not end it.
      const answer = await send({ query, variables, ...(visit && { visit }) })
      return { value: answer, freshMs: answer.errors ? 0 : seconds * 1_000 }
    })
    return value
  }

  function lifetimeOf(query: string) {
    const known = lifetimes.get(query)
    if (known) return known
    if (lifetimes.size >= MAX_DOCUMENTS) lifetimes.clear()
    const lifetime = { ...cacheable(schema, query), id: nextId++ }
    lifetimes.set(query, lifetime)
    return lifetime
  }
}

let nextId = 1
