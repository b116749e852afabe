/** I-09, L-01, J-08: what an offer gave to one piece is not worth more on another one. */
import { expect, test } from 'vitest'
import type { OrderWithLines } from '../orders/store.ts'
import { aDesignRevision } from '../testing/builders.ts'
import { aCoupon } from '../testing/incentives.ts'
import { aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const SMALL = 'CANVAS-20X20-S-D19-MIRROR-MATTE'
const LARGE = 'CANVAS-100X150-P-D19-MIRROR-MATTE'

const COMPARE = `query ($token: String!, $line: ID!, $revision: ID!) {
  orderPieceChange(token: $token, line_id: $line, design_revision: $revision) {
    after { total { value } } difference { value } settlement is_possible } }`
const CHANGE = `mutation ($input: ChangeOrderPieceInput!) {
  changeOrderPiece(input: $input) { total { grand_total { value } } } }`

async function variablesOf({ id, token }: OrderWithLines, sku: string) {
  const order = await reload(shop, id)
  return { token, line: String(order.lines.at(-1)?.id), revision: await aDesignRevision(shop.db, { sku }) }
}

async function compare(order: OrderWithLines, sku: string) {
  const variables = await variablesOf(order, sku)
  const { orderPieceChange } = await shop.ask(COMPARE, variables)
  const change = async () => {
    const { token, line: line_id, revision: design_revision } = variables
    const shown_difference = orderPieceChange.difference.value
    await shop.ask(CHANGE, { input: { token, line_id, design_revision, shown_difference } })
    return reload(shop, order.id)
  }
  return { plan: orderPieceChange, change }
}

/** PE-19: said before the shopper confirms, and said again to whoever confirms all the same. */
async function refusalOf(order: OrderWithLines, sku: string) {
  const { token, line: line_id, revision: design_revision } = await variablesOf(order, sku)
  const { orderPieceChange: plan } = await shop.ask(COMPARE, {
    token,
    line: line_id,
    revision: design_revision,
  })
  expect(plan.is_possible).toBe(false)
  const input = { token, line_id, design_revision, shown_difference: plan.difference.value }
  expect((await shop.send(CHANGE, { input })).errors?.[0]?.message).toBe(plan.settlement)
  return plan.settlement
}

const FREE = { label: 'A free 8 × 8', couponCode: 'free8x8', appliedTo: 'ITEM' as const }

test('a code for a free small piece takes nothing off the largest one, and there and back costs nothing', async () => {
  const order = await aWrittenOrder(
    shop,
    {
      couponCodes: ['free8x8'],
      shippingCents: 1499,
      discountCents: 999,
      grandTotalCents: 1499,
      discounts: [{ ...FREE, amountCents: 999 }],
    },
    [
      {
        sku: SMALL,
        unitCents: 999,
        discountCents: 999,
        discounts: [{ ...FREE, amountCents: 999 }],
        gstCents: 0,
      },
    ],
  )
  const larger = await compare(order, LARGE)
  const regular = larger.plan.difference.value
  expect(larger.plan).toMatchObject({ after: { total: { value: regular } }, is_possible: true })
  expect(regular, 'of a canvas of a hundred by a hundred and fifty').toBeGreaterThan(100)
  const changed = await larger.change()
  expect(changed).toMatchObject({
    discountCents: 0,
    grandTotalCents: 1499 + Math.round(regular * 100),
  })

  const back = await compare(order, SMALL)
  expect(await back.change()).toMatchObject({ subtotalCents: 999, discountCents: 999, grandTotalCents: 1499 })
})

test('K-12: free delivery that the amount of the order earned is not kept by a small piece', async () => {
  const order = await aWrittenOrder(shop, {}, [{ sku: LARGE, unitCents: 14_999 }])
  expect(await refusalOf(order, SMALL)).toMatch(
    /^Delivery of this order is free because it comes to more than A\$99\.00/,
  )
})

test('J-08: a code that asks for a least amount of goods is not kept by less', async () => {
  const code = await aCoupon(shop, { minimumSubtotalCents: 5000, label: 'Ten for fifty' })
  const order = await aWrittenOrder(shop, { couponCodes: [code], shippingCents: 1499 }, [
    { sku: LARGE, unitCents: 9000 },
  ])
  expect(await refusalOf(order, SMALL)).toMatch(
    /^The code of this order, Ten for fifty, needs goods for A\$50\.00 or more\./,
  )
})
