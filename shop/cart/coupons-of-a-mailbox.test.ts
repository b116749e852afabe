/** Q-06, SH-22: a first order, and a use of a coupon, are of a mailbox, under whatever name it is written. */
import { expect, test } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { takeIncentives } from '../marketing/commands/take-incentives.ts'
import { aCart } from '../testing/builders.ts'
import { aCoupon } from '../testing/incentives.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const EMAIL =
  'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }'
const APPLY =
  'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { applied_coupon { code } } } }'

const somebodyNew = () => crypto.randomUUID().replaceAll('-', '')

/** What the cart of this email hears of a coupon; undefined when it takes it. */
async function refusalOf(email: string, coupon_code: string): Promise<unknown> {
  const cart_id = await aCart(shop)
  await shop.ask(EMAIL, { input: { cart_id, email } })
  const { errors } = await shop.send(APPLY, { input: { cart_id, coupon_code } })
  return errors?.[0]?.extensions?.detail
}

async function order(email: string, code: string): Promise<void> {
  const totals = { giftCards: [], creditCents: 0, pointsSpent: 0 }
  const cart = { coupons: [{ code, givesCents: 100 }], totals }
  const taking = { orderId: crypto.randomUUID(), customerId: null, email, cart }
  await transaction(shop.db, (tx) => takeIncentives(tx, taking, shop.clock.now()))
}

test('the cart of who has ordered before says so before they pay, and takes the code of anybody else', async () => {
  const first = await aCoupon(shop, { firstOrderOnly: true })
  const once = await aCoupon(shop, { usesPerCustomer: 1 })
  const name = somebodyNew()
  await order(`${name}@gmail.com`, once)
  for (const alias of [
    `${name}@GoogleMail.com`,
    `${name}+me@gmail.com`,
    `${name.slice(0, 3)}.${name.slice(3)}@gmail.com`,
  ]) {
    expect(await refusalOf(alias, first), alias).toBe('This code is for a first order only.')
    expect(await refusalOf(alias, once), alias).toBe('You have used this code already.')
  }
  for (const other of [`${somebodyNew()}@gmail.com`, `${name}@example.com`]) {
    expect(await refusalOf(other, first), other).toBeUndefined()
    expect(await refusalOf(other, once), other).toBeUndefined()
  }
})
