import { expect, test } from 'vitest'
import { coupons } from '../marketing/tables.ts'
import { aCart } from '../testing/builders.ts'
import { aCoupon, aGiftCard } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const CART = 'offered_coupons { code label saving { value } } prices { grand_total { value } }'
const APPLY = `mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { ${CART} } } }`

const advertised = (parts: Parameters<typeof aCoupon>[1]) => aCoupon(shop, { isAdvertised: true, ...parts })
const cartOf = async (id: string) =>
  (await shop.ask(`query ($id: String!) { cart(cart_id: $id) { ${CART} } }`, { id })).cart
const codesOf = (cart: { offered_coupons: { code: string }[] }) =>
  cart.offered_coupons.map(({ code }) => code)

// Offers are read at most once in five seconds, so they come first; the shop opens with some of its own.
await shop.db.update(coupons).set({ isAdvertised: false })
const ten = await advertised({ isCombinable: true, label: 'Ten percent off' })
const post = await advertised({ isCombinable: true, gift: { kind: 'free-shipping' }, label: 'Free delivery' })
const alone = await advertised({ gift: { kind: 'percent', percent: 99 }, label: 'Nearly free' })
const dear = await advertised({ minimumSubtotalCents: 900_000 })
const ended = await advertised({ endsAt: new Date('2020-01-01T00:00:00Z') })
const other = await advertised({ family: 'mug' })
await aCoupon(shop, { gift: { kind: 'percent', percent: 90 } })

test('announced codes that would make a cart cheaper are offered, the largest saving first, and save what they say', async () => {
  const id = await aCart(shop)
  const before = await cartOf(id)
  expect(codesOf(before)).toEqual([alone, post, ten])
  for (const code of [dear, ended, other]) expect(codesOf(before)).not.toContain(code)
  const [, offer] = before.offered_coupons
  expect(offer).toEqual({ code: post, label: 'Free delivery', saving: { value: 14.99 } })
  const { applyCouponToCart } = await shop.ask(APPLY, { input: { cart_id: id, coupon_code: post } })
  const saved = before.prices.grand_total.value - applyCouponToCart.cart.prices.grand_total.value
  expect(saved).toBeCloseTo(14.99)
  expect(codesOf(applyCouponToCart.cart), 'the one that stands alone is not offered any more').toEqual([ten])
})

test('an empty cart is offered nothing', async () => {
  expect(codesOf(await cartOf(await aCart(shop, { lines: [] })))).toEqual([])
})

test('a cart that a gift card pays for is told the saving of the goods, not of what is left to pay', async () => {
  const id = await aCart(shop)
  const before = await cartOf(id)

  await shop.ask(
    'mutation ($input: ApplyGiftCardToCartInput) { applyGiftCardToCart(input: $input) { cart { id } } }',
    { input: { cart_id: id, gift_card_code: await aGiftCard(shop, 100_000) } },
  )
  const after = await cartOf(id)
  expect(after.prices.grand_total.value).toBe(0)
  expect(after.offered_coupons).toEqual(before.offered_coupons)
})
