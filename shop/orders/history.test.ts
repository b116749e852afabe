import { sql } from 'drizzle-orm'
import { beforeAll, describe, expect, test } from 'vitest'
import { aSignedInCustomer } from '../testing/customers.ts'
import { aPaidOrder, aWrittenOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { markPaid } from './commands/mark-paid.ts'
import { refundOrder } from './commands/refund-order.ts'
import { shipLines } from './commands/ship-lines.ts'
import type { OrderWithLines } from './store.ts'

const shop = await openTestShop()
const customer = await aSignedInCustomer(shop)
const other = await aSignedInCustomer(shop)

/** Everything that an account page could ask of an order. */
const WHOLE = `id number token order_date order_status_change_date status status_code email carrier shipping_method is_virtual
  items { __typename id product_name product_type product_url_key status product_sku product_sale_price { value currency }
    prices { price { value } row_total { value } original_price { value } total_item_discount { value } discounts { label } fixed_product_taxes { label } }
    quantity_ordered quantity_shipped quantity_invoiced quantity_canceled quantity_refunded quantity_returned eligible_for_return
    selected_options { label value } entered_options { label value } discounts { label amount { value } coupon { code } } gift_message { message } design_revision { key } }
  items_eligible_for_return { id }
  total { grand_total { value } base_grand_total { value } subtotal { value } subtotal_excl_tax { value } subtotal_incl_tax { value }
    total_shipping { value } total_tax { value } total_giftcard { value } total_store_credit { value } total_reward_points { value }
    discounts { label amount { value } applied_to coupon { code } } taxes { title rate amount { value } }
    shipping_handling { total_amount { value } amount_excluding_tax { value } amount_including_tax { value } taxes { title } discounts { amount { value } } } gift_options { printed_card { value } } }
  billing_address { firstname lastname street city region region_id country_code postcode telephone company vat_id }
  shipping_address { city } payment_methods { name type additional_data { name value } }
  shipments { id number items { __typename id product_name quantity_shipped order_item { id } } tracking { carrier title number } comments { message } }
  invoices { id number items { __typename quantity_invoiced order_item { id product_sku } discounts { label } } total { grand_total { value } taxes { title } shipping_handling { total_amount { value } } } comments { message } }
  credit_memos { id number items { __typename quantity_refunded order_item { id } } total { adjustment { value } grand_total { value } } comments { message } }
  comments { message timestamp } applied_coupons { code } applied_gift_cards { code applied_balance { value } } available_actions
  customer_info { firstname lastname } gift_message { to from message } gift_receipt_included printed_card_included gift_wrapping { id }
  created_at increment_id order_number grand_total progress { steps { code } expected }`

const ask = (parts: string, fields: string, visit: { token?: string } = customer.visit) =>
  shop.ask(`{ customer { orders${parts} { ${fields} } } }`, {}, visit).then(({ customer }) => customer.orders)
const numbers = async (parts: string) =>
  (await ask(parts, 'items { number }')).items.map(({ number }) => number)

const placed: OrderWithLines[] = []
beforeAll(async () => {
  for (let day = 0; day < 25; day++) {
    const order = await aWrittenOrder(shop, { customerId: customer.id }, [
      { unitCents: 1000 + day * 100 },
      { quantity: 2 },
    ])
    placed.push(order)
    await shop.db.execute(
      sql`update orders set placed_at = placed_at + ${day} * interval '1 day' where id = ${order.id}`,
    )
  }
  await aWrittenOrder(shop, { customerId: other.id })
  await aWrittenOrder(shop)
}, 60_000)
const newestFirst = () => placed.map(({ number }) => number).reverse()

describe('I-08: a customer reads their orders', () => {
  test('newest first, twenty to a page, and nobody else’s', async () => {
    expect(
      await ask(
        '',
        'total_count date_of_first_order page_info { current_page page_size total_pages } items { number }',
      ),
    ).toEqual({
      total_count: 25,
      date_of_first_order: '2026-11-20 23:00:00',
      page_info: { current_page: 1, page_size: 20, total_pages: 2 },
      items: newestFirst()
        .slice(0, 20)
        .map((number) => ({ number })),
    })
    expect(await numbers('(currentPage: 2)')).toEqual(newestFirst().slice(20))
    expect(await numbers('(currentPage: 3)')).toEqual([])
    const { customerOrders } = await shop.ask('{ customerOrders { total_count } }', {}, other.visit)
    expect(customerOrders.total_count).toBe(1)
  })

  test('sorted by number or date, up or down', async () => {
    const oldestFirst = placed.slice(0, 3).map(({ number }) => number)
    for (const field of ['NUMBER', 'CREATED_AT']) {
      const sorted = (direction: string) =>
        numbers(`(pageSize: 3, sort: { sort_field: ${field}, sort_direction: ${direction} })`)
      expect(await sorted('ASC')).toEqual(oldestFirst)
      expect(await sorted('DESC')).toEqual(newestFirst().slice(0, 3))
    }
  })

  test('by number, date, total and status', async () => {
    const [first, second, third] = placed as [OrderWithLines, OrderWithLines, OrderWithLines]
    await markPaid(shop, third.id)
    const cases: [string, OrderWithLines[]][] = [
      // number
      [`number: { eq: "${second.number}" }`, [second]],
      [`number: { in: ["${first.number}", "${third.number}", "1"] }`, [third, first]],
      [`number: { match: "${second.number.slice(1)}" }`, [second]],
      ['number: { match: "%" }', []],
      // date: placed at ten in the morning in Sydney, eleven at night of the day before in UTC
      ['order_date: { to: "2026-11-20" }', [first]],
      ['order_date: { from: "2026-11-21", to: "2026-11-22" }', [third, second]],
      ['order_date: { from: "2026-11-21 23:00:01", to: "2026-11-22 23:00:00" }', [third]],
      // total
      ['grand_total: { to: "32.00" }', [first]],
      ['grand_total: { from: "33", to: "34.00" }', [third, second]],
      // status
      ['status: { eq: "Placed" }', [third]],
      ['status: { eq: "processing" }', [third]],
      ['status: { in: ["complete", "closed"] }', []],
      ['status: { eq: "no such status" }', []],
    ]
    for (const [filter, expected] of cases) {
      expect(await numbers(`(filter: { ${filter} })`), filter).toEqual(expected.map(({ number }) => number))
    }
    const counted = await ask(
      '(filter: { order_date: { to: "2026-11-22" } })',
      'total_count date_of_first_order',
    )
    expect(counted).toEqual({ total_count: 3, date_of_first_order: '2026-11-20 23:00:00' })
  })

  test('I-11: those that left today', async () => {
    const order = await aPaidOrder(shop, { customerId: customer.id })
    await shop.db.execute(sql`update orders set state = 'in-production' where id = ${order.id}`)
    const lines = [{ orderLineId: order.lines[0]!.id, quantity: 1 }]
    await shipLines(shop, order.id, { carrier: 'auspost', carrierTitle: 'Australia Post', lines })
    expect(await numbers('(filter: { shipped_on: "2026-11-21" })')).toEqual([order.number])
    expect(await numbers('(filter: { shipped_on: "2026-11-20" })')).toEqual([])
    await shop.db.execute(sql`update orders set customer_id = null where id = ${order.id}`)
  })

  test.each([
    ['(pageSize: 0)', 'pageSize value must be greater than 0.'],
    ['(currentPage: 0)', 'currentPage value must be greater than 0.'],
    [
      '(filter: { order_date: { from: "30/11/2026" } })',
      '"30/11/2026" is not a date of the form YYYY-MM-DD.',
    ],
    ['(filter: { order_date: { to: "2026-02-30" } })', '"2026-02-30" is not a date of the form YYYY-MM-DD.'],
    ['(filter: { grand_total: { from: "lots" } })', 'grand_total must be a range of dollars.'],
  ])('but not with %s', async (parts, message) => {
    const { errors } = await shop.send(`{ customer { orders${parts} { total_count } } }`, {}, customer.visit)
    expect(errors?.[0]).toMatchObject({ message, extensions: { category: 'graphql-input' } })
  })

  test('and a guest reads none', async () => {
    for (const query of ['{ customerOrders { total_count } }', '{ customer { orders { total_count } } }']) {
      expect((await shop.send(query)).errors?.[0]?.message).toBe("The current customer isn't authorized.")
    }
  })
})

test('a page of twenty orders with everything costs as many queries as one order', async () => {
  for (const order of placed.slice(-4)) {
    await markPaid(shop, order.id)
    await refundOrder(shop, order.id, {
      lines: [{ orderLineId: order.lines[0]!.id, quantity: 1 }],
      shippingCents: 0,
      adjustmentCents: 0,
      way: 'bank',
      reason: 'Bent',
    })
  }
  const queriesFor = async (pageSize: number) => {
    const before = shop.queriesSent()
    const { items } = await ask(
      `(pageSize: ${pageSize})`,
      `total_count page_info { total_pages } items { ${WHOLE} }`,
    )
    expect(items).toHaveLength(pageSize)
    return shop.queriesSent() - before
  }
  await queriesFor(1)
  const one = await queriesFor(1)
  expect(await queriesFor(20)).toBe(one)
  // Who asks, the customer, orders, their sum, lines, events, invoices, shipments, credit memos, designs.
  expect(one).toBeLessThanOrEqual(10)
})

test('an order tells what promotions, gift cards, credit and points did', async () => {
  const order = await aWrittenOrder(
    shop,
    {
      customerId: other.id,
      shippingCents: 1499,
      shippingDiscountCents: 499,
      discountCents: 200,
      giftCardCents: 500,
      creditCents: 100,
      pointsCents: 50,
      pointsSpent: 50,
      grandTotalCents: 1250,
      couponCodes: ['WELCOME10'],
      discounts: [
        { label: 'Welcome', amountCents: 200, appliedTo: 'ITEM', couponCode: 'WELCOME10' },
        { label: 'Delivery week', amountCents: 499, appliedTo: 'SHIPPING' },
      ],
      giftCards: [{ code: 'KEEP-ABCD-1234', appliedCents: 500 }],
      giftNote: { to: 'Alex', from: 'Robin', message: 'Happy birthday' },
      giftReceiptIncluded: true,
    },
    [
      {
        discountCents: 200,
        regularUnitCents: 1300,
        discounts: [{ label: 'Welcome', amountCents: 200, appliedTo: 'ITEM', couponCode: 'WELCOME10' }],
      },
    ],
  )
  const { items } = await ask('(pageSize: 1)', `items { ${WHOLE} }`, other.visit)
  expect(items[0]).toMatchObject({
    number: order.number,
    total: {
      grand_total: { value: 12.5 },
      subtotal: { value: 11 },
      subtotal_excl_tax: { value: 10 },
      total_giftcard: { value: 5 },
      total_store_credit: { value: 1 },
      total_reward_points: { value: 0.5 },
      discounts: [
        { label: 'Welcome', amount: { value: 2 }, applied_to: 'ITEM', coupon: { code: 'WELCOME10' } },
        { label: 'Delivery week', amount: { value: 4.99 }, applied_to: 'SHIPPING', coupon: null },
      ],
      shipping_handling: {
        total_amount: { value: 14.99 },
        amount_excluding_tax: { value: 13.63 },
        taxes: [{ title: 'GST' }],
        discounts: [{ amount: { value: 4.99 } }],
      },
    },
    items: [
      {
        prices: { original_price: { value: 13 }, price: { value: 11 }, total_item_discount: { value: 2 } },
        discounts: [{ label: 'Welcome', amount: { value: 2 }, coupon: { code: 'WELCOME10' } }],
      },
    ],
    applied_coupons: [{ code: 'WELCOME10' }],
    // SH-22: a code that pays is not shown again.
    applied_gift_cards: [{ code: '…1234', applied_balance: { value: 5 } }],
    payment_methods: [{ name: 'Bank transfer', type: 'banktransfer' }],
    gift_message: { to: 'Alex', from: 'Robin', message: 'Happy birthday' },
    gift_receipt_included: true,
    printed_card_included: false,
    available_actions: ['REORDER', 'CANCEL'],
    customer_info: { firstname: 'Robin', lastname: 'Marsh' },
    increment_id: order.number,
    grand_total: 12.5,
  })
})
