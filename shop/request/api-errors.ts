import { data } from 'react-router'
import type { PageFailure } from '../failures/page-failure.ts'
import type { ApiError } from './api.ts'

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
  return error.category === 'internal' ? BROKE : (error.detail ?? error.message)
}

/** By name: the server may have made the error with its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
