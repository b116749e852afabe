/**
 * Answers that are the same for everybody are computed once in a few seconds, whoever asks.
 *
 * The SDL says which: an operation is kept when it is a query and every field at its root has `@cacheControl`. Nothing
 * that saw a cart or a customer can have it.
 */
import { BentoCache, bentostore } from 'bentocache'
import { memoryDriver } from 'bentocache/drivers/memory'
import { type FieldDefinitionNode, type GraphQLSchema, getOperationAST, parse } from 'graphql'
import type { GraphqlAnswer, Send } from '../api.ts'

const MOST_ANSWERS = 2_000
/** Texts come from our own pages; the limit only guards against texts made by a program. */
const MOST_DOCUMENTS = 500

/**
 * @param send runs an operation
 * @returns the same, answering repeated questions from memory; answers with errors are never kept
 */
export function cacheAnswers(schema: GraphQLSchema, send: Send): Send {
  const answers = new BentoCache({
    default: 'answers',
    stores: {
      answers: bentostore().useL1Layer(memoryDriver({ maxItems: MOST_ANSWERS, serialize: false })),
    },
  })
  const lifetimes = new Map<string, { seconds: number; id: number }>()
  return async (request) => {
    const { seconds, id } = lifetimeOf(request.query)
    if (seconds === 0) return send(request)
    let failed: GraphqlAnswer | undefined
    const answer = await answers.getOrSet<GraphqlAnswer | undefined>({
      key: `${id} ${JSON.stringify(request.variables)}`,
      ttl: seconds * 1_000,
      factory: async (entry) => {
        // Others wait for the same answer, so one visitor's going away must not end it.
        const fresh = await send({ query: request.query, variables: request.variables })
        if (!fresh.errors) return fresh
        failed = fresh
        return entry.skip()
      },
    })
    // Whoever waited for a failed answer asks for an own one.
    return answer ?? failed ?? send(request)
  }

  function lifetimeOf(query: string) {
    const known = lifetimes.get(query)
    if (known) return known
    if (lifetimes.size >= MOST_DOCUMENTS) lifetimes.clear()
    const lifetime = { seconds: secondsToKeep(schema, query), id: nextId++ }
    lifetimes.set(query, lifetime)
    return lifetime
  }
}

let nextId = 1

/** 0 when an answer to this operation must never be kept. */
export function secondsToKeep(schema: GraphQLSchema, query: string): number {
  try {
    const operation = getOperationAST(parse(query))
    if (operation?.operation !== 'query') return 0
    const fields = schema.getQueryType()?.getFields()
    const ages = operation.selectionSet.selections.map((selection) =>
      selection.kind === 'Field' ? maxAgeOf(fields?.[selection.name.value]?.astNode) : 0,
    )
    return Math.min(...ages)
  } catch {
    // Not a document at all: running it tells what is wrong with it.
    return 0
  }
}

function maxAgeOf(field: FieldDefinitionNode | null | undefined): number {
  const hint = field?.directives?.find(({ name }) => name.value === 'cacheControl')
  const age = hint?.arguments?.[0]?.value
  return age?.kind === 'IntValue' ? Number(age.value) : 0
}
