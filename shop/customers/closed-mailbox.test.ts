/** I-23, Q-06: after an account is closed its mailbox is known again, and stands nowhere in the ledgers of offers. */
import { sql } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { aCart, aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aCoupon } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const EMAIL =
  'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }'
const APPLY =
  'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { applied_coupon { code } } } }'
const PLACE =
  'mutation ($id: String!) { placeOrder(input: { cart_id: $id }) { orderV2 { token } errors { message } } }'
const TAKE = 'mutation ($token: String!) { takeGuestOrder(token: $token) { number } }'

async function refusalOf(email: string, coupon_code: string): Promise<unknown> {
  const cart_id = await aCart(shop)
  await shop.ask(EMAIL, { input: { cart_id, email } })
  return (await shop.send(APPLY, { input: { cart_id, coupon_code } })).errors?.[0]?.extensions?.detail
}

it('I-23, Q-06: no second first order and no second use of a code, and no mailbox in clear', async () => {
  const first = await aCoupon(shop, { firstOrderOnly: true })
  const once = await aCoupon(shop, { usesPerCustomer: 1 })
  const { email, visit } = await aSignedInCustomer(shop)
  const id = await aReadyCart(shop)
  await shop.ask(EMAIL, { input: { cart_id: id, email } })
  await shop.ask(APPLY, { input: { cart_id: id, coupon_code: once } })
  const { placeOrder } = await shop.ask(PLACE, { id })
  expect(placeOrder.errors).toEqual([])
  await shop.ask(TAKE, { token: placeOrder.orderV2.token }, visit)
  await shop.ask('mutation { deleteCustomer }', {}, visit)

  for (const again of [email, email.toUpperCase(), email.replace('@', '+new@')]) {
    expect(await refusalOf(again, first), again).toBe('This code is for a first order only.')
    expect(await refusalOf(again, once), again).toBe('You have used this code already.')
  }
  expect(await refusalOf('somebody.else@example.com', first)).toBeUndefined()
  const { rows } = await shop.db.execute<{ kept: string }>(sql`
    select shopper as kept from first_orders union all select email from coupon_uses`)
  expect(rows).not.toEqual([])
  expect(rows.filter(({ kept }) => kept.includes('@'))).toEqual([])
})
