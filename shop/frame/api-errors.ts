import { data } from 'react-router'
import type { ApiError } from '../api.ts'
import type { PageFailure } from './page-failure.ts'

/**
 * Waits for an answer that the page cannot do without. A failure becomes a page of its own with its sentence and
 * reference, which reach the browser too; other errors would be hidden from it.
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

/** What a shopper reads of a failed call: a refusal's own words, or a plain sentence for what broke. */
export function sentenceOf(error: ApiError): string {
  return error.category === 'internal' ? BROKE : (error.detail ?? error.message)
}

/** By name: the server may have made the error with its own copy of the class. */
export function isApiError(error: unknown): error is ApiError {
  return error instanceof Error && error.name === 'ApiError'
}
