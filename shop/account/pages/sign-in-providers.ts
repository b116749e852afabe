import { SignInProvidersDocument, type SignInProvidersQuery } from '../../generated/client/graphql.ts'
import type { Api } from '../../request/api.ts'
import { isApiError } from '../../request/api-errors.ts'

export type ShownProviders = SignInProvidersQuery['signInProviders']

/** H-05: whose buttons the page shows. None while that cannot be asked: the form is the way in that is always there. */
export async function signInProviders(api: Api): Promise<ShownProviders> {
  try {
    return (await api.send(SignInProvidersDocument, {})).signInProviders
  } catch (error) {
    if (isApiError(error)) return []
    throw error
  }
}
