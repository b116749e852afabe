import { describe, expect, test } from 'vitest'
import { aProcess, developerSecret, openTestShop } from './testing.ts'

const shop = await openTestShop()

describe('M-38: page lookup', () => {
  const lookUp = async (slug: string, headers: Record<string, string> = {}) => {
    const process = await aProcess(shop)
    const response = await fetch(`${process.url}/caching/page?slug=${slug}`, { headers })
    return { ...process, response, body: await response.json() }
  }

  test('M-40: answers status and data with metaData and pageDetails, for a product', async () => {
    const { body, response } = await lookUp('custom-canvas-print')
    expect(response.status).toBe(200)
    expect(body).toMatchObject({
      status: 200,
      data: {
        metaData: {
          cmsPage: null,
          products: { items: [{ sku: expect.any(String), name: expect.any(String) }] },
        },
        pageDetails: { type: 'PRODUCT', slug: 'custom-canvas-print', redirect_code: 0, status: 200 },
      },
    })
  })

  test('an unknown page has status 404 and no details', async () => {
    const { body } = await lookUp('no-such-page')
    expect(body).toEqual({
      status: 404,
      data: { metaData: { cmsPage: null, products: { items: [] } }, pageDetails: null },
    })
  })

  test('SH-32: that nothing is there is kept for a moment, and asked again after', async () => {
    const { url, asked, clear } = await lookUp('nothing-at-this-address')
    const again = () => fetch(`${url}/caching/page?slug=nothing-at-this-address`)
    expect((await (await again()).json()).status).toBe(404)
    expect(asked).toHaveLength(1)
    await clear('nothing-at-this-address', { 'x-developer-secret': developerSecret })
    await again()
    expect(asked).toHaveLength(2)
  })

  test.each(['a.php', '..%2F..%2Fetc', 'a%252Fb', 'x'.repeat(201), '%00', 'a b'])(
    'SH-32: %s is answered without looking anything up',
    async (slug) => {
      const { body, asked } = await lookUp(slug)
      expect(body.status).toBe(404)
      expect(asked).toHaveLength(0)
    },
  )

  test('M-39: the address of the API is never taken from a header', async () => {
    const { asked } = await lookUp('custom-canvas-print', {
      'x-api-url': 'http://127.0.0.1:1',
      store: 'mars_au',
    })
    expect(asked).toHaveLength(1)
    expect(asked[0]?.headers.get('store')).toBe('canvas_au')
  })

  test('B-29, F-31: a lookup that fails gives the default page data, kept from search engines', async () => {
    const { url } = await aProcess(shop, { apiUrl: 'http://127.0.0.1:1' })
    const response = await fetch(`${url}/caching/page?slug=custom-canvas-print`)
    expect([response.status, await response.json()]).toMatchObject([
      200,
      {
        status: 503,
        data: {
          metaData: {
            cmsPage: { metaTitle: null, meta_robots: 'NOINDEX,NOFOLLOW' },
            products: { items: [] },
          },
          pageDetails: null,
        },
      },
    ])
  })

  test('is looked up once for many', async () => {
    const { url, asked } = await lookUp('custom-canvas-print')
    await fetch(`${url}/caching/page?slug=custom-canvas-print`)
    expect(asked).toHaveLength(1)
  })
})
