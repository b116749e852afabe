import { RouterContextProvider } from 'react-router'
import { expect, it } from 'vitest'
import { apiContext } from '#shop/request/api.ts'
import { openTestShop } from '#shop/testing/shop.ts'
import type { Route } from './+types/design-tool.ts'
import { loader } from './design-tool.tsx'

const shop = await openTestShop()

/** @param asked  the address that the browser requests, where it is another than the page's */
async function openedAt(query: string, path = '/uploadchoice', asked = path) {
  const context = new RouterContextProvider()
  context.set(apiContext, shop.api)
  const url = new URL(`${shop.publicUrl}${path}?${query}`)
  const args: Route.LoaderArgs = {
    request: new Request(new URL(`${asked}?${query}`, url)),
    url,
    context,
    params: {},
    pattern: path as '/uploadchoice',
  }
  const { data } = await loader(args)
  return { sku: data.sku, isUnsold: data.isUnsold === true }
}

/** What the loader gives for a rug's address. */
async function rugOpenedAt(query: string, path = '/create-your-rug') {
  const context = new RouterContextProvider()
  context.set(apiContext, shop.api)
  const url = new URL(`${shop.publicUrl}${path}?${query}`)
  const request = new Request(url)
  const { data } = await loader({ request, url, context, params: {}, pattern: '/uploadchoice' })
  return data
}

it('G-05, G-15, RT-063: the rug’s address opens the ready-made design that it names', async () => {
  const { template, isTemplateLost } = await rugOpenedAt('template_sku=rug-muddy-paws')
  expect(template).toMatchObject({ name: 'Muddy paws', title: expect.stringContaining('Muddy paws') })
  expect(isTemplateLost).toBe(false)
})

it.each(['RUG-NONE', 'no%20such%20thing', 'x'.repeat(300)])(
  'G-05: an address with %s opens the plain tool, which says that the design is no longer there',
  async (sku) => {
    const { template, isTemplateLost, templates } = await rugOpenedAt(`template_sku=${sku}`)
    expect(template).toBeUndefined()
    expect(isTemplateLost).toBe(true)
    expect(templates.length).toBeGreaterThan(0)
  },
)

it('G-12: a ready-made design of rugs is none of the tool of another product', async () => {
  expect((await rugOpenedAt('template_sku=RUG-MUDDY-PAWS', '/uploadchoice')).isTemplateLost).toBe(true)
  expect((await rugOpenedAt('', '/uploadchoice')).templates).toEqual([])
})

it.each([
  ['sku=CANVAS-60X90-P-D38-BLACK-GLOSS', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
  // The form of a product page, sent before the page was hydrated.
  [
    'product=CANVAS&photo=abc&size=60X90&position=P&DEPTH=D38&WRAP=MIRROR&FINISH=GLOSS',
    'CANVAS-60X90-P-D38-MIRROR-GLOSS',
  ],
  ['', undefined],
  ['sku=CANVAS', undefined],
  // Typed, or copied from a letter.
  ['sku=canvas-60x90-p-d38-black-gloss', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
  ['sku=%20CANVAS-60X90-%0AP-D38-BLACK-GLOSS%20', 'CANVAS-60X90-P-D38-BLACK-GLOSS'],
  ['sku=CANVAS-20X20', 'CANVAS-20X20-S-D19-IMAGE-MATTE'],
])('PE-14: ?%s opens what it says', async (query, sku) => {
  expect(await openedAt(query)).toEqual({ sku, isUnsold: false })
})

it.each([
  ['size=43x61', 'CUSTOMFRAME-43X61-P'],
  ['size=61%20x%2043', 'CUSTOMFRAME-43X61-L'],
  ['size=43x61&position=L', 'CUSTOMFRAME-43X61-L'],
  ['size=44x44', 'CUSTOMFRAME-44X44-S'],
  ['sku=CUSTOMFRAME-43X61', 'CUSTOMFRAME-43X61-P'],
  ['sku=customframe-61x43', 'CUSTOMFRAME-43X61-L'],
  // As before, one of the list.
  ['size=30x45', 'CUSTOMFRAME-30X45-P'],
])('PE-14: the tool of custom frames opens the size that ?%s names', async (query, expected) => {
  expect(await openedAt(query, '/customframe-tool')).toEqual({ sku: expected, isUnsold: false })
})

it('G-01: the way back to a tool, without a new document, opens it as its address alone does', async () => {
  expect(await openedAt('', '/pillow-tool', '/pillow-tool.data')).toEqual({ sku: undefined, isUnsold: false })
})

it.each(['size=14x61', 'sku=CUSTOMFRAME-43X161', 'size=043x61'])(
  'PE-32: ?%s names measures that no frame is made in, which the tool says',
  async (query) => {
    expect(await openedAt(query, '/customframe-tool')).toEqual({ sku: undefined, isUnsold: true })
  },
)

it.each(['product=canvas&size=99x99', 'sku=CANVAS-99X99'])(
  'PE-32: ?%s asks for what is not sold, which the tool says',
  async (query) => {
    expect(await openedAt(query)).toEqual({ sku: undefined, isUnsold: true })
  },
)
