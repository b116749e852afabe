/** K-12 to K-18: what the page of a product says of delivery is what the cart and the checkout say of the same piece. */
import { describe, expect, test } from 'vitest'
import { aCart } from '../testing/builders.ts'
import { configure } from '../testing/configure.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const PIECE = `query ($sku: String!, $postcode: String!) { deliveryOfPiece(sku: $sku, postcode: $postcode) {
  method_code method_title amount { value } promised_from_days maximum_days unavailable_reason } }`
const CART = `mutation ($input: EstimateTotalsInput!) { estimateShippingMethods(input: $input) {
  method_code method_title amount { value } maximum_days error_message additional_information { method_description } } }`

const ofPiece = async (sku: string, postcode: string) =>
  (await shop.ask(PIECE, { sku, postcode })).deliveryOfPiece
const refusedWith = async (sku: string, postcode: string) =>
  (await shop.send(PIECE, { sku, postcode })).errors?.[0]?.message

async function ofCart(sku: string, postcode: string) {
  const cart_id = await aCart(shop, { lines: [{ sku, quantity: 1 }] })
  const address = { country_code: 'AU', postcode }
  return (await shop.ask(CART, { input: { cart_id, address } })).estimateShippingMethods
}

const SMALL = 'CANVAS-20X20-S-D19-IMAGE-MATTE'
const LARGE = 'CANVAS-100X150-P-D38-IMAGE-MATTE'

describe('delivery of one piece', () => {
  test.each([
    ['a small piece, to a street', SMALL, '3550'],
    ['a small piece, to PO boxes', SMALL, '1001'],
    ['K-12: a piece that travels free', LARGE, '3550'],
    ['a piece to the middle of the country', LARGE, '0872'],
    ['a piece too large for the post, to PO boxes', LARGE, '8001'],
  ])('costs and takes what a cart with it alone costs and takes: %s', async (_, sku, postcode) => {
    const [piece, cart] = [await ofPiece(sku, postcode), await ofCart(sku, postcode)]
    expect(piece).toHaveLength(3)
    expect(
      piece.map(({ promised_from_days, unavailable_reason, ...method }: Record<string, unknown>) => ({
        ...method,
        error_message: unavailable_reason,
        additional_information: {
          method_description: `${promised_from_days} to ${method.maximum_days} business days`,
        },
      })),
    ).toEqual(cart)
  })

  test('K-12: is free over the limit and only by the standard method', async () => {
    const amounts = (methods: { amount: { value: number } }[]) => methods.map(({ amount }) => amount.value)
    expect(amounts(await ofPiece(SMALL, '3550'))).toEqual([14.99, 19.99, 29.99])
    expect(amounts(await ofPiece(LARGE, '3550'))).toEqual([0, 19.99, 29.99])
  })

  test('takes longer to remote places, and goes there by the standard method alone', async () => {
    const [standard, ...faster] = await ofPiece(SMALL, '6798')
    expect(standard).toMatchObject({ promised_from_days: 7, maximum_days: 17, unavailable_reason: null })
    for (const { unavailable_reason } of faster) {
      expect(unavailable_reason).toBe('Only standard delivery goes to places as remote as this postcode.')
    }
    await configure(shop, { remote_ship_days: '4' })
    expect((await ofPiece(SMALL, '7255'))[0]).toMatchObject({ maximum_days: 11 })
    await configure(shop, { remote_ship_days: '10' })
  })

  test('is none to PO boxes where a courier has to bring it, and says why', async () => {
    for (const { unavailable_reason } of await ofPiece(LARGE, '8001')) {
      expect(unavailable_reason).toContain('couriers cannot deliver to PO boxes')
    }
  })

  test('is that of goods as well, and none of what is only emailed', async () => {
    expect(await ofPiece('SAMPLE-KIT', '3550')).toHaveLength(3)
    expect(await ofPiece('GiftCert', '3550')).toEqual([])
  })

  test('N-15, PE-05: takes a postcode as people type it, and refuses one that nobody has', async () => {
    expect(await ofPiece(SMALL, ' VIC 3550 ')).toHaveLength(3)
    for (const postcode of ['', '355', '0000', 'Bendigo']) {
      expect(await refusedWith(SMALL, postcode)).toMatch(/zip\/postal code|required/)
    }
  })

  test('K-18: is refused outside of the postcodes that the shop delivers to', async () => {
    await configure(shop, { postcode_range: '2000-2999' })
    expect(await refusedWith(SMALL, '3550')).toBe('We do not deliver to the postcode 3550 yet.')
    expect(await ofPiece(SMALL, '2478')).toHaveLength(3)
    await configure(shop, { postcode_range: '0200-9999' })
  })

  test('is refused for what is not sold', async () => {
    for (const sku of [
      '',
      'CANVAS',
      'CANVAS-1X1-S-D19-IMAGE-MATTE',
      'NOTHING',
      'x'.repeat(500),
      '1-'.repeat(400_000),
    ]) {
      const message = await refusedWith(sku, '3550')
      expect(message).toContain('Could not find a product')
      expect(message?.length).toBeLessThan(150)
    }
  })
})
