/** First orders and uses of coupons from before these counted by mailbox, and by its hash. */
import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { eq, inArray } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { mailboxOf } from '#packages/typed-values/mailbox.ts'
import { hashOfMailbox } from '../marketing/store/mailbox-hash.ts'
import { couponUses, firstOrders } from '../marketing/tables.ts'
import { aCart } from '../testing/builders.ts'
import { aCoupon } from '../testing/incentives.ts'
import { aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { orders } from './tables.ts'

const shop = await openTestShop()
const bringUpToDate = async () => {
  for (const migration of ['0049_names_by_mailbox', '0054_hashed_mailboxes'])
    await shop.asOwner(readFileSync(resolve(`migrations/${migration}.sql`), 'utf8'))
}
/** As the shop writes it down today. */
const nameOf = (mailbox: string) => `mailbox:${hashOfMailbox(mailbox)}`

const EMAIL =
  'mutation ($input: SetGuestEmailOnCartInput) { setGuestEmailOnCart(input: $input) { cart { id } } }'
const APPLY =
  'mutation ($input: ApplyCouponToCartInput) { applyCouponToCart(input: $input) { cart { applied_coupon { code } } } }'

async function refusalOf(email: string, coupon_code: string): Promise<unknown> {
  const cart_id = await aCart(shop)
  await shop.ask(EMAIL, { input: { cart_id, email } })
  const { errors } = await shop.send(APPLY, { input: { cart_id, coupon_code } })
  return errors?.[0]?.extensions?.detail
}

/** An order as it was written down then: under the email alone. */
async function anOldOrder(email: string, code: string) {
  const { id } = await aWrittenOrder(shop, { email })
  await shop.db.insert(firstOrders).values({ shopper: `email:${email}`, orderId: id })
  await shop.db.insert(couponUses).values({ code, orderId: id, mailbox: email, usedAt: shop.clock.now() })
  return id
}

const namesOf = async (orderId: string) => {
  const rows = await shop.db.select().from(firstOrders).where(eq(firstOrders.orderId, orderId))
  return rows.map(({ shopper }) => shopper).sort()
}

it('Q-06, SH-22: an older order under one spelling of a mailbox is found under another', async () => {
  const first = await aCoupon(shop, { firstOrderOnly: true })
  const once = await aCoupon(shop, { usesPerCustomer: 1 })
  const id = await anOldOrder('ro.bin+canvas@googlemail.com', once)
  expect(await refusalOf('robin@gmail.com', first)).toBeUndefined()
  await bringUpToDate()
  for (const alias of ['robin@gmail.com', 'r.o.b.i.n@gmail.com', 'ro.bin+canvas@googlemail.com']) {
    expect(await refusalOf(alias, first), alias).toBe('This code is for a first order only.')
    expect(await refusalOf(alias, once), alias).toBe('You have used this code already.')
  }
  expect(await refusalOf('robin@example.com', once)).toBeUndefined()
  expect(await namesOf(id)).toEqual([nameOf('robin@gmail.com')])
})

it('the mailbox is the one that the shop writes down today', async () => {
  const once = await aCoupon(shop)
  const emails = [
    'robin.marsh@example.com',
    'robin+a+b@example.com',
    'm.a.r.s.h+x@gmail.com',
    'marsh.robin@googlemail.com',
    "o'neil.k@mail.example.com.au",
    '+odd@example.com',
    'a.b@gmail.com.au',
  ]
  const written = new Map<string, string>()
  for (const email of emails) written.set(await anOldOrder(email, once), email)
  await bringUpToDate()
  const uses = await shop.db
    .select({ orderId: couponUses.orderId, mailbox: couponUses.mailbox })
    .from(couponUses)
    .where(inArray(couponUses.orderId, [...written.keys()]))
  expect(uses).toHaveLength(emails.length)
  for (const { orderId, mailbox } of uses) {
    expect(mailbox).toBe(hashOfMailbox(mailboxOf(written.get(orderId) ?? '')))
    expect(await namesOf(orderId)).toEqual([`mailbox:${mailbox}`])
  }
})

it('of several old orders the earliest that stands is the first, by mailbox and by account', async () => {
  const at = (day: number) => new Date(Date.UTC(2026, 0, day))
  const order = async (email: string, day: number, more: Partial<typeof orders.$inferInsert> = {}) => {
    const { id } = await aWrittenOrder(shop, { email })
    await shop.db
      .update(orders)
      .set({ customerId: 4711, placedAt: at(day), ...more })
      .where(eq(orders.id, id))
    return id
  }
  await order('k.im@gmail.com', 1, { state: 'cancelled' })
  await order('kim@gmail.com', 2, { state: 'refunded' })
  const third = await order('ki.m@gmail.com', 3)
  await order('kim+4@gmail.com', 4)
  await bringUpToDate()
  await bringUpToDate()
  expect(await namesOf(third)).toEqual(['customer:4711', nameOf('kim@gmail.com')])
})
