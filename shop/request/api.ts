/**
 * The only way pages reach data: typed operations over the shop's GraphQL contract.
 *
 * On the server the same schema answers in process, without HTTP; the browser posts to `/graphql` (`browser-api.ts`).
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
  errors?: readonly ApiFailure[]
}

interface ApiFailure {
  message: string
  /** Outside production only: what an internal error says. */
  debugMessage?: unknown
  path?: readonly (string | number)[]
  extensions?: Record<string, unknown>
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

/** Of a cart that is not there, or not this browser's any more. */
export const CART_ERROR = 'CART_ERROR'
/** Of a customer who is not there. */
export const NO_CUSTOMER = 'NO_CUSTOMER'

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
      if (failed) throw errorOf(failed)
      // The schema answered without errors, so the data has the operation's generated shape.
      return answer.data as Result
    },
  }
}

/** Of a debug message that a page shows (SH-20). */
const MAX_DEBUG_LENGTH = 300

/** O-11, O-13: a cart that is over has no sentence, because the browser clears it; a debug message is the exact reason. */
function errorOf({ message, debugMessage, extensions = {} }: ApiFailure): ApiError {
  const words = extensions.code === CART_ERROR ? '' : message
  if (typeof debugMessage !== 'string') return new ApiError(words, extensions)
  return new ApiError(words, { ...extensions, detail: debugMessage.slice(0, MAX_DEBUG_LENGTH) })
}

/** Loaders and actions take the API from here: `context.get(apiContext)`. */
export const apiContext = createContext<Api>()

export function apiOf(context: Readonly<RouterContextProvider>): Api {
  return context.get(apiContext)
}
