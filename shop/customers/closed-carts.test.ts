/** I-23: a closed account leaves nothing of what was typed in its carts, also in those that became orders. */
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { transaction } from '#platform/database/pool.ts'
import { changeCart, findCart, insertCart, linesOfCart } from '../cart/store.ts'
import { carts } from '../cart/tables.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { erasures } from '../wiring/account-erasure.ts'

const shop = await openTestShop()

type Customer = Awaited<ReturnType<typeof aSignedInCustomer>>

const close = ({ visit }: Customer) => shop.ask('mutation { deleteCustomer }', {}, visit)

/** An order of the account, with all that a shopper may type on the way to it. */
async function ordered(customer: Customer) {
  const order = await anOrder(shop, { customerId: customer.id, email: customer.email })
  const typed = { orderComment: 'Ring twice', giftMessage: 'Dear Kim', giftTo: 'Kim', giftFrom: 'Robin' }
  await transaction(shop.db, (tx) => changeCart(tx, order.cartId, typed, shop.clock.now()))
  return order
}
const textOf = async (cartId: string) =>
  JSON.stringify([await findCart(shop.db, cartId), await linesOfCart(shop.db, cartId)])
const PERSONAL = /Marsh|Robin|Ballina|Harbour|example\.com|Ring twice|Kim/

describe('I-23: the carts of an account that is closed', () => {
  it('hold nothing of the person any more, and the order stays as it was', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await ordered(customer)
    expect(await textOf(order.cartId)).toMatch(PERSONAL)
    await close(customer)
    expect(await textOf(order.cartId)).not.toMatch(PERSONAL)
    expect(await findCart(shop.db, order.cartId)).toMatchObject({ state: 'ordered' })
    expect(await reload(shop, order.id)).toEqual(order)
  })

  it('were filled as a guest, whose order was taken into the account: they too', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await anOrder(shop, { email: customer.email })
    await shop.db.update(orders).set({ customerId: customer.id }).where(eq(orders.id, order.id))
    await close(customer)
    expect(await textOf(order.cartId)).not.toMatch(PERSONAL)
  })

  it('are those of nobody else', async () => {
    const [customer, other] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const [theirs, guests, open] = [await ordered(other), await anOrder(shop), await aReadyCart(shop)]
    await ordered(customer)
    const before = await Promise.all([theirs.cartId, guests.cartId, open].map(textOf))
    await close(customer)
    expect(await Promise.all([theirs.cartId, guests.cartId, open].map(textOf))).toEqual(before)
  })

  it('stay when the account only begins afresh: the order may be its owner’s', async () => {
    const customer = await aSignedInCustomer(shop)
    const order = await ordered(customer)
    const before = await textOf(order.cartId)
    await transaction(shop.db, async (tx) => {
      const occasion = { jobs: shop.jobs, isClosing: false }
      for (const erase of erasures) await erase(tx, customer.id, shop.clock.now(), occasion)
    })
    expect(await textOf(order.cartId)).toBe(before)
  })

  it('are emptied before they are ordered, as they were', async () => {
    const customer = await aSignedInCustomer(shop)
    const id = 'c'.repeat(32)
    await insertCart(shop.db, { id, customerId: customer.id, store: null }, shop.clock.now())
    await transaction(shop.db, (tx) => changeCart(tx, id, { email: customer.email }, shop.clock.now()))
    await close(customer)
    const [cart] = await shop.db.select().from(carts).where(eq(carts.id, id))
    expect(cart).toMatchObject({ state: 'active', email: null })
  })
})
