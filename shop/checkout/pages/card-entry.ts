import { OpenCardEntryDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartIdOf } from '../../request/cookies.ts'
import type { OpenedEntry } from '../components/card-fields/payflow/opened-entry.ts'
import type { Route } from './+types/card-entry.ts'

/** Opens PayPal's page for a card of the browser's cart. Another site cannot ask for one (`wiring/pages.ts`). */
export async function action({ request, context }: Route.ActionArgs) {
  return Response.json(await opened({ request, context }), { headers: PRIVATE_PAGE })
}

async function opened({
  request,
  context,
}: Pick<Route.ActionArgs, 'request' | 'context'>): Promise<OpenedEntry> {
  const cartId = cartIdOf(request)
  if (!cartId) return { kind: 'refused', message: CART_OVER }
  const isNarrow = (await request.formData()).get('narrow') === 'yes'
  try {
    const { createPayflowProToken: entry } = await apiOf(context).send(OpenCardEntryDocument, {
      cartId,
      isNarrow,
    })
    if (!entry) throw new Error('Expected an entry for a card but received none')
    return { kind: 'entry', token: entry.secure_token_id, secureToken: entry.secure_token }
  } catch (error) {
    if (!isApiError(error)) throw error
    return { kind: 'refused', message: sentenceOf(error) }
  }
}

const CART_OVER = 'This cart is not open any more. Load the page again to see what became of it.'
