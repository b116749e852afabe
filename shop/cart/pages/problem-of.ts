import { CART_ERROR } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'

/** Why nothing changed; the page handles a cart that no longer exists. */
export async function problemOf(change: Promise<unknown>): Promise<string | undefined> {
  try {
    await change
    return undefined
  } catch (error) {
    if (!isApiError(error) || error.code === CART_ERROR) throw error
    return sentenceOf(error)
  }
}
