/** What must never happen, however calls meet: each race is run often, with real connections side by side. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '../api/refusal.ts'
import { addLines } from '../cart/commands/add-lines.ts'
import { customersCart } from '../cart/commands/create-cart.ts'
import { mergeCarts } from '../cart/commands/merge-carts.ts'
import { changeCart, linesOfCart } from '../cart/store.ts'
import { aLine, anAddress, aReadyCart, byGuest } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { fillPurse } from '../testing/purses.ts'
import { openTestShop } from '../testing/shop.ts'
import { placeOrder } from './commands/place-order.ts'

const shop = await openTestShop()
/** A few in every run of the tests; RACE_ROUNDS=200 plays them as often as a busy year would. */
const ROUNDS = Number(process.env.RACE_ROUNDS ?? 12)
/** Rounds that run at the same moment, so that the pool is always full. */
const SIDE_BY_SIDE = 4

async function rounds(round: (number: number) => Promise<void>): Promise<void> {
  for (let first = 0; first < ROUNDS; first += SIDE_BY_SIDE) {
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, (_, index) => round(first + index)))
  }
  expect(shop.failures).toEqual([])
}

const placeAs = (
  id: string,
  caller: ReturnType<typeof byGuest>['caller'] | CustomerCaller = byGuest(id).caller,
) => placeOrder(shop, { id, caller, store: undefined }, { address: undefined, isPerson: async () => false })
type CustomerCaller = Awaited<ReturnType<typeof aSignedInCustomer>>['caller']

async function one<Row extends object>(query: ReturnType<typeof sql>): Promise<Row> {
  const { rows } = await shop.db.execute(query)
  return rows[0] as Row
}

const countOrders = async (...cartIds: string[]) =>
  (
    await one<{ count: number }>(
      sql`select count(*)::int count from orders where cart_id = any(${sql.param(cartIds)})`,
    )
  ).count

/** What the gateway holds or took for carts. */
const charges = async (...cartIds: string[]) =>
  (
    await one<{ count: number }>(sql`
      select count(*)::int count from test_gateway.payments g join payments p on p.id::text = g.key
      where p.cart_id = any(${sql.param(cartIds)}) and g.state in ('held', 'taken')`)
  ).count

/** A cart whose order needs no bank, so that only the database decides. */
async function aTransferCart(details: object = {}): Promise<string> {
  const id = await aReadyCart(shop)
  await changeCart(
    shop.db,
    id,
    { paymentMethod: 'banktransfer', paymentToken: null, ...details },
    shop.clock.now(),
  )
  return id
}

const outcomes = (results: Awaited<ReturnType<typeof placeOrder>>[]) =>
  results.map(({ kind }) => kind).toSorted()

describe('races, each many times', () => {
  it('SH-23: two place-orders on one cart: one order, one charge', { timeout: 300_000 }, async () => {
    await rounds(async (number) => {
      const id = number % 2 === 0 ? await aReadyCart(shop) : await aTransferCart()
      const results = await Promise.all([placeAs(id), placeAs(id)])
      const placed = results.flatMap((result) => (result.kind === 'placed' ? result.order.number : []))
      expect(placed.length).toBeGreaterThan(0)
      expect(new Set(placed).size).toBe(1)
      expect(await countOrders(id)).toBe(1)
      expect(await charges(id)).toBe(number % 2 === 0 ? 1 : 0)
    })
  })

  it('the last piece in stock is sold once', { timeout: 300_000 }, async () => {
    await rounds(async (number) => {
      const sku = `LAST-${number}`
      const { id: productId } = await one<{ id: number }>(sql`
        insert into products (sku, name, url_key, kind, price_cents, stock, description_html, short_description_html, pictures, meta_title, meta_description)
        values (${sku}, ${sku}, ${sku.toLowerCase()}, 'goods', 500, 3, '', '', '[]', '', '') returning id`)
      const carts = await Promise.all([aTransferCart(), aTransferCart()])
      for (const id of carts) {
        await shop.db.execute(sql`insert into cart_lines (cart_id, product_id, kind, sku, quantity)
          values (${id}, ${productId}, 'goods', ${sku}, 2)`)
      }
      const results = await Promise.all(carts.map((id) => placeAs(id)))
      expect(outcomes(results)).toEqual(['not-placed', 'placed'])
      const { stock } = await one<{ stock: number }>(sql`select stock from products where id = ${productId}`)
      const { sold } = await one<{ sold: number }>(
        sql`select coalesce(sum(quantity), 0)::int sold from order_lines where product_id = ${productId}`,
      )
      expect([stock, sold]).toEqual([1, 2])
      expect(await countOrders(...carts)).toBe(1)
    })
  })

  it('merging while adding loses no piece', { timeout: 300_000 }, async () => {
    await rounds(async () => {
      const customer = await aSignedInCustomer(shop)
      const own = await customersCart(shop, customer.caller, undefined)
      const guests = await aReadyCart(shop)
      const lines = await Promise.all([aLine(shop.db), aLine(shop.db), aLine(shop.db)])
      const [merged, ...added] = await Promise.all([
        mergeCarts(shop, { caller: customer.caller, store: undefined }, guests, own),
        ...lines.map((line) => addLines(shop, byGuest(guests), [line])),
      ])
      expect(merged).toBe(own)
      // An addition came before the merge and was moved, or after it and was refused.
      const accepted = added.filter((result) => !isRefusal(result)).length
      expect(await linesOfCart(shop.db, own)).toHaveLength(1 + accepted)
      expect(await linesOfCart(shop.db, guests)).toEqual([])
    })
  })

  it('the last use of a coupon goes to one order', { timeout: 300_000 }, async () => {
    await rounds(async (number) => {
      const code = `last${number}`
      await shop.db.execute(sql`insert into coupons (code, label, gift, uses_limit)
        values (${code}, 'Ten percent', '{"kind":"percent","percent":10}', 1)`)
      const carts = await Promise.all([
        aTransferCart({ couponCodes: [code] }),
        aTransferCart({ couponCodes: [code] }),
      ])
      await Promise.all(carts.map((id) => placeAs(id)))
      const { uses } = await one<{ uses: number }>(sql`select uses from coupons where code = ${code}`)
      const { count } = await one<{ count: number }>(sql`
        select count(*)::int count from orders where cart_id = any(${sql.param(carts)}) and discount_cents > 0`)
      expect([uses, count]).toEqual([1, 1])
    })
  })

  it('one gift card pays for two carts no more than it holds', { timeout: 300_000 }, async () => {
    await rounds(async (number) => {
      const code = `RACE-${String(number).padStart(4, '0')}`
      await fillPurse(shop, { kind: 'gift-card', holder: code }, 3000)
      await shop.db.execute(sql`insert into gift_cards (code, initial_cents, expires_on, issued_at)
        values (${code}, 3000, '2030-01-01', now())`)
      const carts = await Promise.all([
        aTransferCart({ giftCardCodes: [code] }),
        aTransferCart({ giftCardCodes: [code] }),
      ])
      const results = await Promise.all(carts.map((id) => placeAs(id)))
      expect(outcomes(results)).toContain('placed')
      const { balance } = await one<{ balance: number }>(
        sql`select balance from purses where holder = ${code}`,
      )
      const { spent } = await one<{ spent: number }>(sql`
        select coalesce(sum(gift_card_cents), 0)::int spent from orders where cart_id = any(${sql.param(carts)})`)
      expect(balance).toBeGreaterThanOrEqual(0)
      expect(balance + spent).toBe(3000)
    })
  })

  it('credit and points pay for two carts no more than there is', { timeout: 300_000 }, async () => {
    // One customer fills one cart at a time; here the second one is on its way while the first is placed.
    await shop.asOwner('drop index carts_one_active_per_customer')
    const rule = await one<{ id: string }>(sql`
      insert into spending_rules (label, points, cents) values ('One cent each', 1, 1) returning id::text`)
    shop.clock.advance(6_000)
    await rounds(async () => {
      const customer = await aSignedInCustomer(shop)
      const holder = String(customer.id)
      await fillPurse(shop, { kind: 'credit', holder }, 3000)
      await fillPurse(shop, { kind: 'points', holder }, 700)
      const details = {
        usesStoreCredit: true,
        pointsRuleId: rule.id,
        usesMaxPoints: true,
        shippingAddress: anAddress(),
        billingAddress: anAddress(),
      }
      const first = await aTransferCart(details)
      const second = await aTransferCart(details)
      await shop.db.execute(
        sql`update carts set customer_id = ${customer.id} where id in (${first}, ${second})`,
      )
      await Promise.all([placeAs(first, customer.caller), placeAs(second, customer.caller)])
      const left = await one<{ credit: number; points: number }>(sql`
        select (select balance from purses where kind = 'credit' and holder = ${holder}) credit,
          (select balance from purses where kind = 'points' and holder = ${holder}) points`)
      const spent = await one<{ credit: number; points: number }>(sql`
        select coalesce(sum(credit_cents), 0)::int credit, coalesce(sum(points_spent), 0)::int points
        from orders where cart_id in (${first}, ${second})`)
      expect(Math.min(left.credit, left.points)).toBeGreaterThanOrEqual(0)
      expect([left.credit + spent.credit, left.points + spent.points]).toEqual([3000, 700])
    })
  })
})
