/** What the loaders of pages find in their context when a visitor opens them. */
import { RouterContextProvider } from 'react-router'
import { apiContext } from '../request/api.ts'
import { requestContext } from '../request/request.ts'
import { noThirdPartyServices } from '../request/third-party-services.ts'
import type { TestShop } from './shop.ts'

/** A failure that a page would report is thrown. */
export function visitContext({
  api,
  publicUrl,
  clock,
}: Pick<TestShop, 'api' | 'publicUrl' | 'clock'>): RouterContextProvider {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(requestContext, {
    publicUrl,
    pictures: { own: [publicUrl], cdn: undefined },
    nonce: undefined,
    now: clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: (error) => {
      throw error
    },
  })
  return context
}
