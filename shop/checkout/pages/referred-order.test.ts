/** I-16, CA-21: a browser that remembers a customer's link names it when it pays. */
import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { type Api, apiContext } from '../../request/api.ts'
import { cookieNameOn, cookieNames } from '../../request/cookie-names.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { SHOWN_CONTENTS, SHOWN_TOTAL } from '../components/pay-button.tsx'
import { action } from './checkout-page.tsx'

const ADDRESS = 'https://shop.example/checkout'

/** The codes that the checkout's form sends along when it is posted with these cookies. */
async function codesSent(cookies: Readonly<Record<string, string>>): Promise<unknown[]> {
  const sent: object[] = []
  const placeOrder = { orderV2: { token: 'token' }, errors: [], payment_redirect_url: null }
  const send = async (_document: unknown, variables: object) => {
    sent.push(variables)
    return { placeOrder }
  }
  const context = new RouterContextProvider()
  context.set(apiContext, { send } as unknown as Api)
  context.set(requestContext, {
    publicUrl: 'https://shop.example',
    pictures: { own: [], cdn: undefined },
    nonce: undefined,
    now: new Date('2026-11-21T10:00:00+11:00'),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: () => {},
  })
  const cookie = Object.entries(cookies).map(([name, value]) => `${cookieNameOn(ADDRESS, name)}=${value}`)
  const body = new URLSearchParams({
    intent: 'pay',
    token: 'card',
    [SHOWN_TOTAL]: '7293',
    [SHOWN_CONTENTS]: 'tag',
  })
  const headers = { cookie: cookie.join('; ') }
  const request = new Request(ADDRESS, { method: 'POST', body, headers })
  await action({ context, request } as unknown as Parameters<typeof action>[0])
  return sent.flatMap((variables) => ('referCode' in variables ? [variables.referCode] : []))
}

it('I-16: the order of a browser with a link says whose link it was', async () => {
  const cart = { [cookieNames.cart]: 'a-cart' }
  expect(await codesSent({ ...cart, [cookieNames.referCode]: 'ABCDEFGH23' })).toEqual(['ABCDEFGH23'])
  expect(await codesSent(cart)).toEqual([undefined])
})
