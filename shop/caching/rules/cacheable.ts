/** Which answers may be cached for everybody, for how long, and by which names clearing finds them. */
import { type FieldDefinitionNode, type GraphQLSchema, getOperationAST, parse } from 'graphql'

export interface Cacheability {
  /** 0 when an answer to this operation must never be cached. */
  seconds: number
  /** `graphql/` and the field, for every field at the root. */
  names: readonly string[]
}

export const NEVER: Cacheability = { seconds: 0, names: [] }
/** Longer texts are passed on; the API refuses them itself. */
export const MAX_CACHEABLE_CHARACTERS = 100_000
const MAX_TOKENS = 10_000

/**
 * An operation is cacheable when it is a query and every field at its root has `@cacheControl`, which no field that
 * depends on a cart or a customer has. A fragment at the root is not resolved, so such a query is never cached.
 */
export function cacheable(schema: GraphQLSchema, query: string, operationName?: string): Cacheability {
  if (query.length > MAX_CACHEABLE_CHARACTERS) return NEVER
  try {
    const operation = getOperationAST(
      parse(query, { noLocation: true, maxTokens: MAX_TOKENS }),
      operationName,
    )
    if (operation?.operation !== 'query') return NEVER
    const fields = schema.getQueryType()?.getFields()
    const names = new Set<string>()
    let seconds = Number.POSITIVE_INFINITY
    for (const selection of operation.selectionSet.selections) {
      if (selection.kind !== 'Field') return NEVER
      const name = selection.name.value
      seconds = Math.min(seconds, maxAgeOf(fields?.[name]?.astNode))
      names.add(`graphql/${name.toLowerCase()}`)
    }
    return seconds > 0 ? { seconds, names: [...names] } : NEVER
  } catch {
    // Not a document at all, or one too deep to parse: running it reports what is wrong.
    return NEVER
  }
}

/** Texts among the variables, such as a page's address: clearing by it finds every answer about it. */
export function namesInVariables(variables: Readonly<Record<string, unknown>> | undefined): string[] {
  return Object.values(variables ?? {}).flatMap((value) => {
    if (typeof value !== 'string') return []
    const name = value.toLowerCase().replace(/^\/+/, '')
    return isClearName(name) ? [name] : []
  })
}

/** The form of a cache tag. */
const isClearName = (name: string) => /^[a-z0-9/_-]{1,100}$/.test(name)

/** SH-01: what may be cleared; `*` stands for any text. */
export const isClearPattern = (pattern: string) => /^[a-z0-9/_*-]{1,100}$/.test(pattern)

function maxAgeOf(field: FieldDefinitionNode | null | undefined): number {
  const hint = field?.directives?.find(({ name }) => name.value === 'cacheControl')
  const age = hint?.arguments?.[0]?.value
  return age?.kind === 'IntValue' ? Number(age.value) : 0
}
