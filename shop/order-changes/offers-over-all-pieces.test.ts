/** I-09, J-08: what offers and codes take off a changed order is what they take off its pieces in the cart. */
import { expect, test } from 'vitest'
import { creditMemosOfOrders } from '../orders/credit-memo-store.ts'
import { aCoupon } from '../testing/incentives.ts'
import { reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { askedChange, askedOfCart, cents, orderedCart } from './testing/piece-changes.ts'

const shop = await openTestShop()

const LARGE = 'CANVAS-100X150-P-D19-WHITE-MATTE'
const SMALL = 'CANVAS-20X30-P-D19-WHITE-MATTE'
const OFFERED = 'CANVAS-60X90-P-D19-WHITE-MATTE'
const OTHER = 'CANVAS-50X75-P-D19-WHITE-MATTE'
const LOST = /^Offers of this order would take less off its other pieces\. Cancel it/

const moneyBackOf = async ({ id }: { id: string }) =>
  ((await creditMemosOfOrders(shop.db, [id])).get(id) ?? []).reduce((sum, memo) => sum + memo.moneyCents, 0)

test.each(['card', 'banktransfer'] as const)(
  'of three canvases with the third one free, paid by %s, the two that are paid for are not made small',
  async (method) => {
    const order = await orderedCart(shop, {
      lines: [{ sku: LARGE }, { sku: LARGE }, { sku: LARGE }],
      codes: ['wall3'],
      method,
    })
    for (const line of order.lines.filter(({ discountCents }) => discountCents === 0)) {
      const asked = await askedChange(shop, order, line, SMALL)
      expect(asked.plan).toMatchObject({ is_possible: false, settlement: expect.stringMatching(LOST) })
      expect(await asked.confirm()).toMatch(LOST)
    }
    expect(await reload(shop, order.id)).toEqual(order)
    // The free one may be: then it is the small one that is free.
    const free = order.lines.find(({ discountCents }) => discountCents > 0)!
    const asked = await askedChange(shop, order, free, SMALL)
    expect(asked.plan).toMatchObject({ is_possible: true, difference: { value: 0 } })
    expect(await asked.confirm()).toBeUndefined()
    expect(await moneyBackOf(order)).toBe(0)
  },
)

test('a code for so much off all goods takes no more and no less after a change', async () => {
  const code = await aCoupon(shop, { gift: { kind: 'fixed', cents: 2000 } })
  const order = await orderedCart(shop, {
    lines: [{ sku: OTHER }, { sku: OTHER }],
    codes: [code],
    method: 'card',
  })
  const asked = await askedChange(shop, order, order.lines[0]!, SMALL)
  expect(await asked.confirm()).toBeUndefined()
  const goodsCents = order.subtotalCents - order.discountCents - (await moneyBackOf(order))
  expect(goodsCents).toBe(
    await askedOfCart(shop, { lines: [{ sku: SMALL }, { sku: OTHER }], codes: [code], method: 'card' }),
  )
})

test('a code that asks for a least amount is lost with it, whichever piece becomes small', async () => {
  const code = await aCoupon(shop, { minimumSubtotalCents: 8000, label: 'Ten for eighty' })
  const order = await orderedCart(shop, {
    lines: [{ sku: OTHER }, { sku: OTHER }],
    codes: [code],
    method: 'card',
  })
  const asked = await askedChange(shop, order, order.lines[1]!, SMALL)
  expect(asked.plan).toMatchObject({
    is_possible: false,
    settlement: expect.stringMatching(/^The code of this order, Ten for eighty, needs goods for A\$80\.00/),
  })
})

test('the price that an offer gives to one size is not taken to another size', async () => {
  for (const method of ['card', 'banktransfer'] as const) {
    const order = await orderedCart(shop, { lines: [{ sku: OFFERED }], method })
    const line = order.lines[0]!
    expect(line.unitCents, 'the opening offer').toBeLessThan(line.regularUnitCents!)
    const wanted = await askedOfCart(shop, { lines: [{ sku: OTHER }], method })
    const asked = await askedChange(shop, order, line, OTHER)
    expect(cents(asked.plan.after.total)).toBe(wanted)
    expect(cents(asked.plan.difference)).toBe(wanted - line.rowCents)
    expect(asked.plan.is_possible, 'dearer than what is paid').toBe(method === 'banktransfer')
    if (method === 'card') continue
    expect(await asked.confirm()).toBeUndefined()
    const changed = await reload(shop, order.id)
    expect(changed.lines[0]).toMatchObject({ unitCents: wanted, regularUnitCents: null })
    expect(changed.grandTotalCents).toBe(wanted + order.shippingCents)
    // And there and back again costs nothing.
    expect(await (await askedChange(shop, changed, changed.lines[0]!, OFFERED)).confirm()).toBeUndefined()
    expect((await reload(shop, order.id)).grandTotalCents).toBe(order.grandTotalCents)
  }
})
