import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../customers/tables.ts'
import { priceCacheHeader } from '../marketing/rules/price-cache.ts'
import { campaigns, priceRules } from '../marketing/tables.ts'
import { aCart, aLine } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { addLines } from './commands/add-lines.ts'

const shop = await openTestShop()
const OFFER = '11x14at6.99'
const sku = 'CANVAS-28X36-P-D19-IMAGE-MATTE'

const CART = `id items { prices { price { value } } } rules { name } price_explanation { code amount { value } sentence }`
const priceOf = async (id: string, visit: object = {}) => {
  const { cart } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id }, visit)
  return cart.items[0].prices.price.value
}

test('P-02, M-05: a visit with the code of a campaign gets its price, and the cart keeps it for the order', async () => {
  const id = await aCart(shop, { lines: [{ sku, quantity: 2 }] })
  expect(await priceOf(id)).toBe(15.99)
  const visit = { priceCache: priceCacheHeader(OFFER) }
  expect(await priceOf(id, visit)).toBe(6.99)
  expect(await priceOf(id)).toBe(6.99)
  const { cart } = await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })
  expect(cart.rules).toEqual([{ name: '11 × 14 in canvas offer: A$6.99 each' }])
  expect(cart.price_explanation.slice(0, 2)).toEqual([
    { code: 'base', amount: { value: 31.98 }, sentence: expect.stringContaining('at A$15.99') },
    { code: 'campaign_price', amount: { value: -18 }, sentence: '11 × 14 in canvas offer: A$6.99 each' },
  ])
})

test.each([
  ['SH-03: a text that is no code', 'two words'],
  ['SH-31: a code of no campaign', priceCacheHeader('nobody-knows')],
  ['P-23: a retired code', priceCacheHeader('newslatter')],
])('%s changes no price', async (_name, priceCache) => {
  expect(await priceOf(await aCart(shop, { lines: [{ sku }] }), { priceCache })).toBe(15.99)
})

test('a campaign that has ended lends its price to no cart any more, also not to one that kept its code', async () => {
  const endsAt = new Date(shop.clock.now().getTime() + 3_600_000)
  await shop.db.insert(campaigns).values({ code: 'short', label: 'Short', endsAt })
  await shop.db.insert(priceRules).values({
    label: 'Short',
    campaign: 'short',
    family: 'canvas',
    change: { kind: 'cents-off', cents: 100 },
  })
  shop.clock.advance(6_000)
  const id = await aCart(shop, { lines: [{ sku }] })
  expect(await priceOf(id, { priceCache: 'short' })).toBe(14.99)
  shop.clock.advance(3_600_000)
  expect(await priceOf(id)).toBe(15.99)
})

test('K-21: a member gets the member price, a customer without membership does not', async () => {
  const { id, visit, caller } = await aSignedInCustomer(shop)
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
  await addLines(shop, { id: customerCart.id, caller, store: undefined }, [await aLine(shop.db, { sku })])
  expect(await priceOf(customerCart.id, visit)).toBe(15.99)
  const memberUntil = new Date(shop.clock.now().getTime() + 86_400_000)
  await shop.db.update(customers).set({ memberUntil }).where(eq(customers.id, id))
  expect(await priceOf(customerCart.id, visit)).toBe(14.07)
})

test('a customer’s cart asks once for everything that changes its price', async () => {
  const { visit, caller } = await aSignedInCustomer(shop)
  const { customerCart } = await shop.ask('{ customerCart { id } }', {}, visit)
  await addLines(shop, { id: customerCart.id, caller, store: undefined }, [await aLine(shop.db, { sku })])
  await priceOf(customerCart.id, visit)
  const before = shop.queriesSent()
  await priceOf(customerCart.id, visit)
  // The caller with the membership, the cart with its lines, the products.
  expect(shop.queriesSent() - before).toBe(3)

  const { applyStoreCreditToCart } = await shop.ask(
    'mutation ($id: String!) { applyStoreCreditToCart(input: { cart_id: $id }) { cart { id } } }',
    { id: customerCart.id },
    visit,
  )
  expect(applyStoreCreditToCart.cart.id).toBe(customerCart.id)
  const beforeCredit = shop.queriesSent()
  await priceOf(customerCart.id, visit)
  // And all incentives together.
  expect(shop.queriesSent() - beforeCredit).toBe(4)
})
