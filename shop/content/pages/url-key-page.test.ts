import { RouterContextProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { apiContext, createApi } from '../../api.ts'
import { requestContext } from '../../frame/request.ts'
import { openTestShop } from '../../testing/shop.ts'
import { loader } from './url-key-page.tsx'

const shop = await openTestShop()

/** Opens an address as a browser sends it: what the page gets, its status, and which addresses were looked up. */
async function open(pathname: string, asked = pathname) {
  const lookedUp: unknown[] = []
  const context = new RouterContextProvider()
  const api = createApi(({ query, variables }) => {
    if (query.includes('route(')) lookedUp.push((variables as { url: string }).url)
    return shop.send(query, variables as object)
  })
  context.set(apiContext, api)
  context.set(requestContext, { publicUrl: shop.publicUrl, nonce: undefined, now: shop.clock.now() })
  const url = new URL(pathname, shop.publicUrl)
  // The router gives the parameter decoded.
  const params = { urlKey: decodeURIComponent(pathname.slice(1)) }
  const { data, init } = await loader({
    context,
    params,
    request: new Request(new URL(asked, shop.publicUrl)),
    url,
    pattern: '/:urlKey',
  })
  return { kind: data.kind, status: init?.status ?? 200, lookedUp }
}

describe('B-10, B-11: the last word of an address', () => {
  it('opens a product or a category', async () => {
    expect(await open('/custom-canvas-print')).toMatchObject({ kind: 'product', status: 200 })
    expect(await open('/canvas-prints')).toMatchObject({ kind: 'category', status: 200 })
  })

  it('opens the same when a shopper walks there within the shop', async () => {
    const walked = await open('/canvas-prints', '/canvas-prints.data')
    expect(walked).toMatchObject({ kind: 'category', status: 200 })
  })

  it('that nothing has is not found', async () => {
    expect(await open('/nothing-here')).toEqual({ kind: 'lost', status: 404, lookedUp: ['/nothing-here'] })
  })

  it.each([
    ['an encoded slash', '/canvas-prints%2Fsquare-canvases'],
    ['a slash that is encoded twice', '/canvas-prints%252Fsquare-canvases'],
    ['dots', '/..%2e%2e'],
    ['the name of a file', '/foo.png'],
    ['a backslash', '/canvas%5Cprints'],
    ['a NUL', '/canvas%00'],
    ['more than 200 characters', `/${'a'.repeat(201)}`],
  ])('SH-32: with %s is not found, and nothing is looked up', async (_, pathname) => {
    expect(await open(pathname)).toEqual({ kind: 'lost', status: 404, lookedUp: [] })
  })
})
