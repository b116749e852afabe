/** Decision 0024: the tool hands keys over, and the answer sets the cookie that finds the designs again. */
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { type Api, apiContext, createApi } from '../../request/api.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { apiOfVisit } from '../../testing/api-of.ts'
import { aDesignRevision } from '../../testing/builders.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { openTestShop } from '../../testing/shop.ts'
import { action } from './keep-designs.ts'
import { designsOfBrowser } from './opened-design.ts'

const shop = await openTestShop()

async function handOver(
  keys: readonly string[],
  { cookie = '', api = shop.api }: { cookie?: string; api?: Api } = {},
) {
  const context = new RouterContextProvider()
  context.set(apiContext, api)
  context.set(requestContext, {
    publicUrl: shop.publicUrl,
    pictures: { cdn: undefined, own: [] },
    notices: [],
    nonce: undefined,
    now: shop.clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    report: () => undefined,
  })
  const url = new URL('/uploadchoice/keep', shop.publicUrl)
  const body = new URLSearchParams(keys.map((key) => ['design', key]))
  const request = new Request(url, { method: 'POST', headers: { cookie }, body })
  const { status, headers } = await action({
    request,
    context,
    params: {},
    url,
    pattern: '/uploadchoice/keep',
  })
  const [set, ...more] = headers.getSetCookie()
  expect(more).toEqual([])
  expect(headers.get('cache-control')).toBe('private, no-store')
  return { status, set, cookie: set?.split(';')[0] ?? '', token: /=([\w-]{43})\./.exec(set ?? '')?.[1] }
}

async function aDesign(): Promise<string> {
  const { designRevision } = await shop.ask(
    'query ($key: ID!) { designRevision(key: $key) { design_key } }',
    {
      key: await aDesignRevision(shop.db),
    },
  )
  return designRevision.design_key
}
const kept = async (token: string | undefined) =>
  (await designsOfBrowser(shop.api, token)).map(({ key }) => key).sort()

it('the first keys make a cookie that no script reads, and later ones go to the same designs', async () => {
  const [first, second, third] = [await aDesign(), await aDesign(), await aDesign()]
  const begun = await handOver([first, second])
  expect(begun).toMatchObject({ status: 204 })
  expect(begun.set).toMatch(
    /^__Host-design_portfolio=[\w-]{43}\.\d{5}; Max-Age=34560000; Path=\/; SameSite=Lax; HttpOnly; Secure$/,
  )
  const more = await handOver([third], { cookie: begun.cookie })
  expect(more.token).toBe(begun.token)
  expect(await kept(begun.token)).toEqual([first, second, third].sort())
})

it('a browser whose cookie opens nothing any more gets a new one', async () => {
  const design = await aDesign()
  const { token } = await handOver([design], { cookie: `__Host-design_portfolio=${'a'.repeat(43)}.20000` })
  expect(token).not.toBe('a'.repeat(43))
  expect(await kept(token)).toEqual([design])
})

it('keys that are none of ours are taken and set no cookie: the device may delete them', async () => {
  expect(await handOver(['none-of-ours'])).toMatchObject({ status: 204, set: undefined })
})

it('while nobody can keep them the device is told to hold on to them', async () => {
  const away = createApi(async () => ({
    errors: [{ message: 'Away', extensions: { category: 'graphql-try-again' } }],
  }))
  expect(await handOver([await aDesign()], { api: away })).toMatchObject({ status: 503, set: undefined })
})

describe('CA-105: the designs of a customer who is signed in', () => {
  const savedBy = async (visit: { token: string }) =>
    (await shop.ask('{ savedDesigns { key } }', {}, visit)).savedDesigns.map(({ key }) => key).sort()

  it('go into the account as well, and are found in both', async () => {
    const { token, visit } = await aSignedInCustomer(shop)
    const [first, second] = [await aDesign(), await aDesign()]
    const begun = await handOver([first, second, 'none-of-ours'], {
      cookie: `__Host-customer_token=${token}`,
      api: apiOfVisit(shop, visit),
    })
    expect(begun.status).toBe(204)
    expect(await savedBy(visit)).toEqual([first, second].sort())
    expect(await kept(begun.token)).toEqual([first, second].sort())
  })

  it('stay in the browser alone once the session has ended', async () => {
    const design = await aDesign()
    const token = 'x'.repeat(32)
    const begun = await handOver([design], {
      cookie: `__Host-customer_token=${token}`,
      api: apiOfVisit(shop, { token }),
    })
    expect(await kept(begun.token)).toEqual([design])
  })
})
