import { redirect } from 'react-router'
import { isApiError, needed } from '../../request/api-errors.ts'

/**
 * The answer to a page of a list. Old links may name pages that are gone; they lead to the first one.
 *
 * @param page  that is asked for, from 1
 * @param first  path and query of the first page
 * @throws a redirect when the list has fewer pages
 */
export async function listingAnswer<Answer>(
  answer: Promise<Answer>,
  { page, first }: { page: number; first: string },
): Promise<Answer> {
  const gone =
    page === 1
      ? undefined
      : await answer.then(
          () => undefined,
          (error: unknown) => error,
        )
  if (isApiError(gone) && gone.category === 'graphql-input') throw redirect(first)
  return needed(answer)
}
