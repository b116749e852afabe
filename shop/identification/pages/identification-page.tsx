import { data, redirect, redirectDocument } from 'react-router'
import { fromDollars } from '#packages/money/money.ts'
import { NOT_FOUND_TITLE, NotFoundPage } from '../../failures/not-found-page.tsx'
import { IdentificationPageDocument, StartIdentificationDocument } from '../../generated/client/graphql.ts'
import { apiOf } from '../../request/api.ts'
import { isApiError, sentenceOf } from '../../request/api-errors.ts'
import { PRIVATE_PAGE } from '../../request/caching.ts'
import { cartIdOf, customerTokenOf } from '../../request/cookies.ts'
import { pageMeta } from '../../request/page-meta.ts'
import { identificationPaths } from '../../routing/identification-paths.ts'
import { CheckOfIdentity } from '../components/check-of-identity.tsx'
import type { Route } from './+types/identification-page.ts'

/**
 * Also where the provider sends the shopper back to. Nothing in the address counts: how the check stands, the provider is
 * asked. Where the settings name no check, there is no such page.
 */
export async function loader({ context, request }: Route.LoaderArgs) {
  const cartId = cartIdOf(request) ?? null
  const { storeConfig, identification } = await apiOf(context).send(IdentificationPageDocument, { cartId })
  const provider = storeConfig?.identification_provider
  if (!provider) return data(undefined, { status: 404 })
  const least = storeConfig.identification_least_total?.value
  return data(
    {
      provider,
      leastCents: least == null ? undefined : fromDollars(least),
      check: identification ?? undefined,
      isCustomer: customerTokenOf(request) !== undefined,
      hasCart: cartId !== null,
    },
    { headers: PRIVATE_PAGE },
  )
}

/** Leads on to the provider. A form without scripts may lead to no other site, so its answer is a link there. */
export async function action({ context, request }: Route.ActionArgs) {
  const cartId = cartIdOf(request) ?? null
  try {
    const { startIdentification } = await apiOf(context).send(StartIdentificationDocument, { cartId })
    const url = startIdentification.redirect_url
    if (url == null) return redirect(identificationPaths.identification())
    const isPlainForm = request.headers.get('sec-fetch-mode') === 'navigate'
    return isPlainForm
      ? data({ url, problem: undefined }, { headers: PRIVATE_PAGE })
      : redirectDocument(url, { headers: PRIVATE_PAGE })
  } catch (error) {
    if (!isApiError(error)) throw error
    return data({ url: undefined, problem: sentenceOf(error) }, { status: 422, headers: PRIVATE_PAGE })
  }
}

export function headers({ loaderHeaders, actionHeaders }: Route.HeadersArgs) {
  return actionHeaders ?? loaderHeaders
}

export function meta({ matches, loaderData }: Route.MetaArgs) {
  return pageMeta(matches, { title: loaderData ? 'Identity check' : NOT_FOUND_TITLE })
}

/** K-05, CA-83. */
export default function IdentificationPage({ loaderData, actionData }: Route.ComponentProps) {
  return loaderData ? <CheckOfIdentity {...loaderData} answer={actionData} /> : <NotFoundPage />
}
