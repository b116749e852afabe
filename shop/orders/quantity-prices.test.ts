/** F-08: the table on the page of a product says what the cart charges, line by line, for each family that has one. */
import { describe, expect, test } from 'vitest'
import { toDollars } from '#packages/money/money.ts'
import { firstChoice, formatSku } from '#packages/product/sku.ts'
import * as productPage from '../content/pages/url-key-page.tsx'
import { readFamilies } from '../families/read-families.ts'
import { rendered } from '../testing/rendered.tsx'
import { openTestShop } from '../testing/shop.ts'
import { inCart, plainDesign } from './testing/family-purchase.ts'

const shop = await openTestShop('canvas')
const families = (await readFamilies()).filter(({ pages }) => pages.brands.includes('canvas'))
const discounted = families.filter(({ pages }) => pages.quantityDiscounts !== undefined)

/** Of each line of the table: the first quantity, what one costs, and what that takes off. */
const linesIn = (html: string) =>
  [
    ...html.matchAll(
      /<th scope="row"[^>]*>(\d+)[^<]*<\/th><td[^>]*><b[^>]*>A\$([\d.]+)<.*?text-offer-ink">([^<]*)</g,
    ),
  ].map(([, from, each, saving]) => ({ from: Number(from), each: Number(each), saving }))

async function inCartEach(cartId: string, quantity: number): Promise<number> {
  const { cart } = await shop.ask(
    'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }',
    {
      id: cartId,
    },
  )
  const { updateCartItems } = await shop.ask(
    `mutation ($id: String!, $uid: ID!, $quantity: Float!) {
      updateCartItems(input: { cart_id: $id, cart_items: [{ cart_item_uid: $uid, quantity: $quantity }] }) {
        cart { itemsV2 { items { prices { price_including_tax { value } } } } } } }`,
    { id: cartId, uid: cart.itemsV2.items[0].uid, quantity },
  )
  return updateCartItems.cart.itemsV2.items[0].prices.price_including_tax.value
}

describe.each(discounted)('$record.family', ({ record, pages }) => {
  const choice = firstChoice(record)
  const sku = formatSku(record, choice)
  const [page] = pages.products

  test('has a line for one piece and for each of its discounts, and the cart charges each', async () => {
    const lines = linesIn(await rendered(shop, productPage, `/${page?.urlKey}?sku=${sku}`))
    expect(lines.map(({ from }) => from)).toEqual([
      1,
      ...(pages.quantityDiscounts ?? []).map(({ fromQuantity }) => fromQuantity),
    ])
    const cart = await inCart(shop, sku, await plainDesign(shop, sku, record, choice))
    for (const [place, { from, each }] of lines.entries()) {
      expect(await inCartEach(cart, from)).toBe(each)
      const last = lines[place + 1]?.from ?? from + 51
      expect(await inCartEach(cart, last - 1)).toBe(each)
    }
  })
})

test('a family without quantity prices has no table', async () => {
  expect(linesIn(await rendered(shop, productPage, '/custom-canvas-print'))).toEqual([])
})

test('goods have a table too, once staff give them a price by quantity', async () => {
  await shop.db.execute(`insert into price_rules (label, sku, from_quantity, change)
    values ('Kits', 'SAMPLE-KIT', 3, '{"kind":"percent-off","percent":20}')`)
  shop.clock.advance(60_000)
  expect(linesIn(await rendered(shop, productPage, '/sample-kit'))).toEqual([
    { from: 1, each: toDollars(1250), saving: '' },
    { from: 3, each: toDollars(1000), saving: '20% off' },
  ])
})
