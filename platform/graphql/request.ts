/** What a GraphQL client sends over HTTP, read strictly: POST with a JSON body, or GET with the same in the address. */
import { z } from 'zod'
import { NOT_JSON, saysJson } from '../http/says-json.ts'

export interface GraphqlRequest {
  query: string
  variables: Record<string, unknown> | undefined
  operationName: string | undefined
  /** Changes by GET would be made by every link and picture on any site. */
  mayChange: boolean
}

/** A malformed request: no GraphQL has run yet. */
export interface BadRequest {
  kind: 'bad-request'
  status: 400 | 405 | 413 | 415
  message: string
}

const parameters = z.object(
  {
    query: z.string('The parameter "query" must be a text.'),
    variables: z.record(z.string(), z.unknown(), 'The parameter "variables" must be an object.').nullish(),
    operationName: z.string('The parameter "operationName" must be a text.').nullish(),
    extensions: z.record(z.string(), z.unknown(), 'The parameter "extensions" must be an object.').nullish(),
  },
  'The body must be an object with a "query".',
)

/** Values and names in one request, however nested; a cart of a hundred lines has some two thousand. */
const MAX_VALUES = 50_000

export async function readGraphqlRequest(request: Request): Promise<GraphqlRequest | BadRequest> {
  if (request.method === 'GET') return readAddress(new URL(request.url).searchParams)
  if (request.method !== 'POST') return badRequest(405, 'GraphQL is sent by POST, or by GET for queries.')
  if (!saysJson(request)) return badRequest(415, NOT_JSON)
  return readBody(await request.text())
}

export const isBadRequest = (read: GraphqlRequest | BadRequest): read is BadRequest => 'kind' in read

function readBody(body: string): GraphqlRequest | BadRequest {
  const sent = parsed(body)
  if (sent === undefined) return badRequest(400, 'The body is not JSON.')
  if (Array.isArray(sent))
    return badRequest(400, 'One operation at a time: lists of operations are not taken.')
  return checked(sent, true)
}

function readAddress(address: URLSearchParams): GraphqlRequest | BadRequest {
  const json = (name: string) => {
    const text = address.get(name)
    if (text === null) return undefined
    const value = parsed(text)
    // What is not JSON is passed on as it is and refused for not being an object.
    return value === undefined ? text : value
  }
  const query = address.get('query') ?? undefined
  const operationName = address.get('operationName') ?? undefined
  return checked(
    { query, operationName, variables: json('variables'), extensions: json('extensions') },
    false,
  )
}

function checked(sent: unknown, mayChange: boolean): GraphqlRequest | BadRequest {
  // Before anything else walks over them: each walk over 200,000 names holds the event loop for a fifth of a second.
  if (holdsMoreThan(sent, MAX_VALUES)) {
    return badRequest(400, `This request holds more than ${MAX_VALUES} values. Please send fewer at once.`)
  }
  const result = parameters.safeParse(sent)
  if (!result.success) return badRequest(400, result.error.issues[0]?.message ?? 'This is not a request.')
  const { query, variables, operationName } = result.data
  return { query, variables: variables ?? undefined, operationName: operationName ?? undefined, mayChange }
}

/** Stops when the answer is known. A list of what is still to be looked at, because a stranger chooses the depth. */
function holdsMoreThan(sent: unknown, most: number): boolean {
  const found = [sent]
  for (const value of found) {
    if (typeof value !== 'object' || value === null) continue
    for (const name in value) {
      found.push(value[name as keyof typeof value])
      if (found.length > most) return true
    }
  }
  return false
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    // The caller words it.
    return undefined
  }
}

const badRequest = (status: BadRequest['status'], message: string): BadRequest => ({
  kind: 'bad-request',
  status,
  message,
})
