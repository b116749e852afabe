/** I-09, CA-113: a changed piece costs what it would have cost whoever ordered it, on that day (decision 0062). */
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { customers } from '../customers/tables.ts'
import { becomesMember } from '../customers/testing.ts'
import { orders } from '../orders/tables.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange, askedOfCart, cents, orderedCart } from './testing/piece-changes.ts'

const shop = await openTestShop()

const ORDERED = 'CANVAS-30X40-P-D19-WHITE-MATTE'
const LARGER = 'CANVAS-50X75-P-D19-WHITE-MATTE'
const transfer = { method: 'banktransfer' as const }

const aCustomer = () => aSignedInCustomer(shop)
async function aMember() {
  const customer = await aCustomer()
  await becomesMember(shop, customer.id, shop.clock.now())
  return customer
}
const endsMembership = ({ id }: { id: number }) =>
  shop.db.update(customers).set({ memberUntil: null }).where(eq(customers.id, id))

const priceOf = async (sku: string, buyer: Awaited<ReturnType<typeof aCustomer>>) =>
  askedOfCart(shop, { lines: [{ sku }], ...transfer, buyer })

/** What the two pieces cost members, and others. */
async function prices() {
  const [member, other] = [await aMember(), await aMember()]
  const ofMembers = { ordered: await priceOf(ORDERED, member), larger: await priceOf(LARGER, other) }
  const ofOthers = {
    ordered: await priceOf(ORDERED, await aCustomer()),
    larger: await priceOf(LARGER, await aCustomer()),
  }
  expect(ofMembers.ordered).toBeLessThan(ofOthers.ordered)
  expect(ofMembers.larger).toBeLessThan(ofOthers.larger)
  return { ofMembers, ofOthers }
}

test('who became a member after ordering pays for another piece what others pay', async () => {
  const { ofOthers } = await prices()
  const buyer = await aCustomer()
  const order = await orderedCart(shop, { lines: [{ sku: ORDERED }], ...transfer, buyer })
  await becomesMember(shop, buyer.id, shop.clock.now())
  const asked = await askedChange(shop, order, order.lines[0]!, LARGER, buyer.visit)
  expect(cents(asked.plan.difference)).toBe(ofOthers.larger - ofOthers.ordered)
  expect(await asked.confirm()).toBeUndefined()
  expect(await reload(shop, order.id)).toMatchObject({
    subtotalCents: ofOthers.larger,
    lines: [{ sku: LARGER, rowCents: ofOthers.larger }],
  })
})

test('who was a member when ordering pays the price for members, also when the membership has ended', async () => {
  const { ofMembers } = await prices()
  const buyer = await aMember()
  const order = await orderedCart(shop, { lines: [{ sku: ORDERED }], ...transfer, buyer })
  await endsMembership(buyer)
  const asked = await askedChange(shop, order, order.lines[0]!, LARGER, buyer.visit)
  expect(cents(asked.plan.difference)).toBe(ofMembers.larger - ofMembers.ordered)
  expect(await asked.confirm()).toBeUndefined()
  expect(await reload(shop, order.id)).toMatchObject({
    subtotalCents: ofMembers.larger,
    lines: [{ sku: LARGER, rowCents: ofMembers.larger }],
  })
})

test("a guest's order that a member has taken into the account is a guest's in its prices", async () => {
  const { ofOthers } = await prices()
  const order = await orderedCart(shop, { lines: [{ sku: ORDERED }], ...transfer })
  const { id: customerId, visit } = await aMember()
  await shop.db.update(orders).set({ customerId }).where(eq(orders.id, order.id))
  const { plan } = await askedChange(shop, order, order.lines[0]!, LARGER, visit)
  expect(cents(plan.difference)).toBe(ofOthers.larger - ofOthers.ordered)
})

test('an order from before this was kept asks for the membership of its customer', async () => {
  const { ofMembers } = await prices()
  const buyer = await aMember()
  const order = await orderedCart(shop, { lines: [{ sku: ORDERED }], ...transfer, buyer })
  await shop.db.update(orders).set({ isForMember: null }).where(eq(orders.id, order.id))
  const { plan } = await askedChange(shop, order, order.lines[0]!, LARGER, buyer.visit)
  expect(cents(plan.difference)).toBe(ofMembers.larger - ofMembers.ordered)
})
