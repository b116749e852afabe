/**
 * The only way pages reach data: typed operations over the shop's GraphQL contract.
 *
 * On the server the same schema answers in process, without HTTP; the browser posts to `/graphql`.
 * Documents come from the generated client (`shop/generated/client`), one operation per `.graphql` file beside its page.
 */
import { createContext, type RouterContextProvider } from 'react-router'
import type { Visit } from './visit.ts'

/** A generated operation: its text, and what it takes and returns as types. */
export interface Operation<Result, Variables> {
  toString(): string
  __apiType?: ((variables: Variables) => Result) | undefined
}

export interface GraphqlAnswer {
  data?: unknown
  errors?: readonly {
    message: string
    path?: readonly (string | number)[]
    extensions?: Record<string, unknown>
  }[]
}

/** Sends one operation to the schema and gives back the answer as the contract shapes it. */
export type Send = (request: {
  query: string
  variables: unknown
  signal?: AbortSignal
  /** Who asks; left out for a guest. */
  visit?: Visit
  /** Of an act that is done once, however often it is sent. */
  actKey?: string
}) => Promise<GraphqlAnswer>

/** An answer with top-level errors; `message` is fit for the shopper, `category` is the contract's. */
export class ApiError extends Error {
  readonly category: string
  readonly code: string | undefined
  readonly reference: string | undefined
  /** The exact reason, where `message` is the contract's general sentence. */
  readonly detail: string | undefined

  constructor(message: string, extensions: Record<string, unknown> = {}) {
    super(message)
    this.name = 'ApiError'
    this.category = typeof extensions.category === 'string' ? extensions.category : 'graphql'
    this.code = typeof extensions.code === 'string' ? extensions.code : undefined
    this.detail = typeof extensions.detail === 'string' ? extensions.detail : undefined
    this.reference = typeof extensions.reference === 'string' ? extensions.reference : undefined
  }
}

export interface Api {
  /**
   * Runs a query or mutation.
   *
   * @throws ApiError when the answer has top-level errors
   */
  send<Result, Variables>(
    operation: Operation<Result, Variables>,
    variables: Variables,
    signal?: AbortSignal,
  ): Promise<Result>
  /** The same API with an idempotency key: a call sent again with it has no second effect and gets the same answer. */
  keyed(actKey: string | undefined): Api
  /** The same API for a visit that has changed, such as by signing in. On the server only. */
  visiting(change: Partial<Visit>): Api
}

/** @param visit  who asks; left out for pages that are the same for everybody */
export function createApi(send: Send, visit?: Visit, actKey?: string): Api {
  return {
    keyed: (key) => createApi(send, visit, key),
    visiting: (change) => createApi(send, visit && { ...visit, ...change }, actKey),
    async send<Result, Variables>(
      operation: Operation<Result, Variables>,
      variables: Variables,
      signal?: AbortSignal,
    ) {
      const request = {
        query: operation.toString(),
        variables,
        ...(signal && { signal }),
        ...(actKey !== undefined && { actKey }),
      }
      const answer = await send(visit ? { ...request, visit } : request)
      const failed = answer.errors?.[0]
      if (failed) throw new ApiError(failed.message, failed.extensions)
      // The schema answered without errors, so the data has the operation's generated shape.
      return answer.data as Result
    },
  }
}

/** Loaders and actions take the API from here: `context.get(apiContext)`. */
export const apiContext = createContext<Api>()

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext)
}

const browserApiAt = (path: string) =>
  createApi(async ({ query, variables, signal, actKey }) => {
    const response = await fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(actKey !== undefined && { 'idempotency-key': actKey }),
      },
      body: JSON.stringify({ query, variables }),
      signal: signal ?? null,
    })
    // The shop answers GraphQL errors with status 200; any other status has its own sentence, if any.
    return (await response.json()) as GraphqlAnswer
  })

/** The API in the browser, for what happens without navigation, such as autosave. */
export const browserApi = browserApiAt('/graphql')
/** The same through the caching proxy, which adds a customer's token. */
export const cachingApi = browserApiAt('/caching/graphql')
