import type { ShopContext } from '../api/context.ts'
import { accepted } from '../api/contract-error.ts'
import { formRefusal } from '../api/form-guard.ts'

/**
 * Stands before reviews and questions: the contract's forms have none for questions, so the one of reviews guards both.
 *
 * @throws GraphQLError when there were too many from this address, or no person sent it
 */
export async function guardReviewForm(
  context: ShopContext,
  response: string | null | undefined,
): Promise<void> {
  accepted(await formRefusal(context, { form: 'PRODUCT_REVIEW', limit: 'review-address', response }))
}
