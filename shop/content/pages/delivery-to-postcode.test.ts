import { describe, expect, test } from 'vitest'
import { POSTCODE_INTENT } from '../../catalogue/components/postcode-answer.ts'
import { createApi } from '../../request/api.ts'
import { openTestShop } from '../../testing/shop.ts'
import { visitContext } from '../../testing/visit-context.ts'
import { deliveryToPostcode } from './delivery-to-postcode.ts'
import { action } from './url-key-page.tsx'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))
const friday = new Date('2026-11-27T00:00:00Z')
const SKU = 'CANVAS-20X20-S-D19-IMAGE-MATTE'

function formOf(fields: Record<string, string>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

const asked = (postcode: string, sku = SKU) =>
  deliveryToPostcode(api, formOf({ intent: POSTCODE_INTENT, sku, postcode }), friday)

describe('delivery by postcode on the page of a product', () => {
  test('K-15, K-16: names the days that the cart and the checkout promise, and the prices', async () => {
    const answer = await asked('VIC 3550')
    expect(answer).toMatchObject({ sku: SKU, postcode: '3550', problem: undefined })
    expect(answer?.methods.map(({ title, cents, about }) => [title, cents, about])).toEqual([
      ['Standard', 1499, 'Tue 1 to Tue 8 December'],
      ['Express', 1999, 'Tue 1 to Fri 4 December'],
      ['Priority', 2999, 'Tue 1 to Wed 2 December'],
    ])
  })

  test.each([
    ['', 'Enter the postcode, such as 2478.'],
    ['355', 'A postcode has 4 digits, such as 2478.'],
    ['Bendigo', 'A postcode has 4 digits, such as 2478.'],
    ['0000', 'Check the postcode: nobody in Australia has 0000.'],
  ])('PE-22: refuses %j kindly and keeps what was typed', async (typed, problem) => {
    expect(await asked(typed)).toEqual({ sku: SKU, postcode: typed, problem, methods: [] })
  })

  test('says once why a courier cannot bring it to PO boxes', async () => {
    const answer = await asked('8001', 'CANVAS-100X150-P-D38-IMAGE-MATTE')
    expect(answer?.methods).toEqual([])
    expect(answer?.problem).toContain('couriers cannot deliver to PO boxes')
  })

  test('says so when the choice is sold no more', async () => {
    expect((await asked('3550', 'CANVAS-1X1'))?.problem).toContain('Could not find a product')
  })

  test('is nobody else’s: the answer of the page is never cached, and other forms are refused', async () => {
    const sent = (fields: Record<string, string>) =>
      action({
        context: visitContext(shop),
        request: new Request(`${shop.publicUrl}/custom-canvas-print`, {
          method: 'POST',
          body: formOf(fields),
        }),
      })
    const { init } = await sent({ intent: POSTCODE_INTENT, sku: SKU, postcode: '3550' })
    expect(new Headers(init?.headers).get('cache-control')).toContain('no-store')
    await expect(sent({ intent: 'other' })).rejects.toMatchObject({ init: { status: 405 } })
  })
})
