import { data } from 'react-router'
import type { PageFailure } from '../failures/page-failure.ts'
import { type ApiError, CART_ERROR, NO_CUSTOMER } from './api.ts'

/**
 * Awaits an answer that the page cannot do without. A failure becomes an error page with its sentence and reference;
 * React Router would hide other errors from the browser.
 */
export async function needed<T>(answer: Promise<T>): Promise<T> {
  try {
    return await answer
  } catch (error) {
    if (!isApiError(error)) throw error
    const failure: PageFailure = { message: sentenceOf(error), reference: error.reference }
    throw data(failure, { status: 503 })
  }
}

const BROKE = 'Something broke on our side. Your cart and your designs are safe.'

/** What a shopper reads of a failed call: the refusal's own sentence, or a plain one for a failure. */
export function sentenceOf(error: ApiError): string {
  return error.detail ?? (error.category === 'internal' ? BROKE : error.message)
}

/** What a failed call ends in the browser: the customer's session, or the cart that it remembers. */
export function consequenceOf({ category, code }: ApiError): 'sign-out' | 'clear-cart' | undefined {
  if (code === CART_ERROR) return 'clear-cart'
  return category === 'graphql-authorization' || code === NO_CUSTOMER ? 'sign-out' : undefined
}

/** By name: the server may have made the error with its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
