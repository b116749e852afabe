/** The page of bulk orders as a browser sends its form, with scripts or without. */
import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, createApi } from '../../request/api.ts'
import { requestContext } from '../../request/request.ts'
import { noThirdPartyServices } from '../../request/third-party-services.ts'
import { aSignedInCustomer } from '../../testing/customers.ts'
import { openTestShop } from '../../testing/shop.ts'
import { aWorkbook } from '../testing/workbook-file.ts'
import { action } from './bulk-order-page.tsx'

const shop = await openTestShop()
type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

async function send(
  file: File | undefined,
  customer: Customer | undefined,
  hasCookie = customer !== undefined,
  mode = 'navigate',
) {
  const context = new RouterContextProvider()
  context.set(
    apiContext,
    createApi(({ query, variables }) => shop.send(query, variables as object, customer?.visit)),
  )
  context.set(requestContext, {
    publicUrl: shop.publicUrl,
    pictures: { own: [shop.publicUrl], cdn: undefined },
    nonce: undefined,
    now: shop.clock.now(),
    thirdParty: noThirdPartyServices,
    takesHeic: true,
    notices: [],
    report: (error) => expect.unreachable(String(error)),
  })
  const body = new FormData()
  if (file) body.set('file', file)
  const url = new URL('/bulk-order', shop.publicUrl)
  const cookie = hasCookie ? '__Host-customer_token=a-token-of-32-characters-00000000' : ''
  const request = new Request(url, { method: 'POST', body, headers: { cookie, 'sec-fetch-mode': mode } })
  try {
    const args = { context, request, url, params: {}, pattern: '/bulk-order' }
    const { data, init } = await action(args as unknown as Parameters<typeof action>[0])
    return { data, status: init?.status, cookies: new Headers(init?.headers).getSetCookie() }
  } catch (response) {
    if (!(response instanceof Response)) throw response
    return { leadsTo: response.headers.get('location') }
  }
}

const cartOf = async ({ visit }: Customer) =>
  (await shop.ask('{ customerCart { itemsV2 { items { sku quantity } } } }', {}, visit)).customerCart.itemsV2
    .items
const workbook = (...rows: (string | number)[][]) =>
  new File([aWorkbook([['sku', 'quantity'], ...rows])], 'order.xlsx')

describe('L-05, L-08: the form of a bulk order', () => {
  it('L-06, SH-17: asks who is not signed in to sign in, whatever is sent', async () => {
    for (const hasCookie of [false, true]) {
      expect(await send(workbook(['SAMPLE-KIT', 2]), undefined, hasCookie)).toEqual({
        leadsTo: '/customer/login?redirect=%2Fbulk-order',
      })
    }
  })

  it('O-10, PE-20: leaves file and photos where they are when the page itself sends them, and ends the session', async () => {
    const { data, status, cookies } = await send(workbook(['SAMPLE-KIT', 2]), undefined, true, 'cors')
    expect([status, data]).toEqual([422, { kind: 'signed-out' }])
    expect(cookies?.join()).toMatch(/customer_token=; Max-Age=0/)
  })

  it('takes a workbook into the cart and gives the browser that cart', async () => {
    const customer = await aSignedInCustomer(shop)
    const { data, cookies } = await send(workbook(['SAMPLE-KIT', 2]), customer)
    expect(data).toEqual({ kind: 'done', rows: 1, notices: [] })
    expect(cookies?.some((cookie) => cookie.includes('cart_id='))).toBe(true)
    expect(await cartOf(customer)).toEqual([{ sku: 'SAMPLE-KIT', quantity: 2 }])
  })

  it('tells by row what keeps a file from being taken, and changes nothing', async () => {
    const customer = await aSignedInCustomer(shop)
    const { data, status } = await send(workbook(['SAMPLE-KIT', 1], ['NOPE', 1], ['SAMPLE-KIT', 0]), customer)
    expect([status, data]).toEqual([
      422,
      {
        kind: 'refused',
        problems: [
          { line: 3, column: 'sku', message: 'We do not sell NOPE.' },
          { line: 4, column: 'quantity', message: 'Please give a whole number of pieces, 1 or more.' },
        ],
      },
    ])
    expect(await cartOf(customer)).toEqual([])
  })

  it('says when there is no file', async () => {
    const { data } = await send(undefined, await aSignedInCustomer(shop))
    expect(data).toMatchObject({ problems: [{ line: null, message: 'Choose the file that you filled in.' }] })
  })
})
