import { eq, sql } from 'drizzle-orm'
import { describe, expect, test } from 'vitest'
import { isRefusal } from '../api/refusal.ts'
import { anOrder, anOrderInProduction, aPaidOrder, aWrittenOrder, reload } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'
import { completeOrder } from './commands/complete-order.ts'
import { makeArtwork } from './commands/make-artwork.ts'
import { markPaid } from './commands/mark-paid.ts'
import { addComment, takeToProduction } from './commands/office-steps.ts'
import { shipLines } from './commands/ship-lines.ts'
import { orderEvents } from './tables.ts'

const shop = await openTestShop()

const ORDER = `number status status_code order_status_change_date carrier available_actions
  items { product_name status quantity_ordered quantity_shipped quantity_invoiced }
  invoices { number issued_at pdf_url items { product_sku quantity_invoiced order_item { id } }
    total { grand_total { value } total_tax { value } subtotal { value } total_shipping { value } taxes { title rate amount { value } } } }
  shipments { number shipped_at tracking { carrier title number } comments { message }
    items { product_name quantity_shipped } }
  comments { message timestamp }
  progress { steps { code reached_at } expected_from expected_to expected }`

const read = async (token: string) =>
  (
    await shop.ask(`query ($token: String!) { guestOrderByToken(input: { token: $token }) { ${ORDER} } }`, {
      token,
    })
  ).guestOrderByToken
const statesOf = async (orderId: string) =>
  (
    await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(orderEvents.id)
  ).map(({ state, actor }) => `${state} by ${actor}`)
const jobsFor = async (orderId: string, name: string) => {
  const { rows } = await shop.db.execute(
    sql`select 1 from pgboss.job where name = ${name} and data->>'orderId' = ${orderId}`,
  )
  return rows.length
}
const sentence = (result: unknown) => (isRefusal(result) ? result.message : result)
const parcel = (order: { lines: { id: number }[] }, ...quantities: number[]) => ({
  carrier: 'auspost',
  carrierTitle: 'Australia Post',
  trackingNumber: 'KS123AU',
  lines: quantities.flatMap((quantity, index) =>
    quantity > 0 ? [{ orderLineId: order.lines[index]!.id, quantity }] : [],
  ),
})

describe('L-03: an order gets on step by step, and the shopper sees each', () => {
  test('a placed order waits for its money and promises its days', async () => {
    const order = await anOrder(shop)
    expect(await read(order.token)).toMatchObject({
      status: 'Placed',
      status_code: 'processing',
      order_status_change_date: '2026-11-20 23:00:00',
      invoices: [],
      shipments: [],
      available_actions: ['CANCEL'],
      progress: {
        steps: [
          { code: 'PLACED', reached_at: '2026-11-20 23:00:00' },
          { code: 'PAID', reached_at: null },
          { code: 'IN_PRODUCTION', reached_at: null },
          { code: 'SENT', reached_at: null },
          { code: 'COMPLETE', reached_at: null },
        ],
        // Placed on a Saturday: days count from Monday.
        expected_from: '2026-11-25',
        expected_to: '2026-12-02',
        expected: 'Wed 25 November to Wed 2 December',
      },
    })
  })

  test('a captured payment makes one tax invoice with the GST of every part', async () => {
    const order = await aPaidOrder(shop, { lines: [{ quantity: 2 }] })
    const { invoices, items } = await read(order.token)
    expect(items[0]).toMatchObject({ quantity_ordered: 2, quantity_invoiced: 2 })
    expect(invoices).toHaveLength(1)
    expect(invoices[0]).toMatchObject({
      number: expect.stringMatching(/^3\d{8}$/),
      pdf_url: `https://shop.example/orders/invoice/${order.token}.pdf`,
      items: [{ quantity_invoiced: 2, order_item: { id: String(order.lines[0]!.id) } }],
      total: {
        grand_total: { value: 63.61 },
        subtotal: { value: 48.62 },
        total_shipping: { value: 14.99 },
        total_tax: { value: 5.78 },
        taxes: [{ title: 'GST', rate: 10, amount: { value: 5.78 } }],
      },
    })
  })

  test('the press takes a paid order whose files are drawn, and no other', async () => {
    const held = await anOrder(shop)
    expect(sentence(await takeToProduction(shop, held.id))).toBe(`Order ${held.number} is not paid yet.`)
    const paid = await aPaidOrder(shop)
    expect(sentence(await takeToProduction(shop, paid.id))).toBe(
      `The artwork of line 1 of order ${paid.number} is not drawn yet.`,
    )
    const order = await anOrderInProduction(shop)
    expect(await read(order.token)).toMatchObject({ status: 'In production', available_actions: [] })
    expect(sentence(await takeToProduction(shop, order.id))).toBe(
      `Order ${order.number} is being made, so it cannot be taken to production any more.`,
    )
  })

  test('parcels hold what was ordered and never more, and the last one completes the sending', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 3 }, { quantity: 1 }] })
    expect(await shipLines(shop, order.id, parcel(order, 2))).toMatch(/^4\d{8}$/)
    expect(await read(order.token)).toMatchObject({
      status: 'Partly sent',
      items: [
        { status: 'Partly sent', quantity_shipped: 2 },
        { status: 'In production', quantity_shipped: 0 },
      ],
      shipments: [
        {
          tracking: [{ carrier: 'auspost', title: 'Australia Post', number: 'KS123AU' }],
          items: [{ product_name: 'Custom canvas print', quantity_shipped: 2 }],
        },
      ],
    })
    expect(sentence(await shipLines(shop, order.id, parcel(order, 2)))).toBe(
      'At most 1 of Custom canvas print can be sent.',
    )
    shop.clock.advance(24 * 3600_000)
    await shipLines(shop, order.id, { ...parcel(order, 1, 1), comment: 'Careful, it is fragile.' })
    const sent = await read(order.token)
    expect(sent).toMatchObject({ status: 'Sent', status_code: 'complete' })
    expect(sent.shipments[1].comments).toEqual([{ message: 'Careful, it is fragile.' }])
    expect(sentence(await shipLines(shop, order.id, parcel(order, 1)))).toBe(
      `Order ${order.number} is on its way, so it cannot be sent any more.`,
    )
    expect(await completeOrder(shop, order.id)).toBeUndefined()
    expect(await statesOf(order.id)).toEqual([
      'in-production by staff',
      'partly-shipped by staff',
      'shipped by staff',
      'complete by staff',
    ])
    // In production, and a parcel each.
    expect(await jobsFor(order.id, 'send-order-news')).toBe(3)
  })

  test('twenty packers at once send each piece once', async () => {
    const order = await anOrderInProduction(shop, { lines: [{ quantity: 5 }] })
    const results = await Promise.all(
      Array.from({ length: 20 }, () => shipLines(shop, order.id, parcel(order, 1))),
    )
    expect(results.filter((result) => typeof result === 'string')).toHaveLength(5)
    const { lines, state } = await reload(shop, order.id)
    expect({ shipped: lines[0]!.shippedQuantity, state }).toEqual({ shipped: 5, state: 'shipped' })
  })

  test.each([
    ['nothing', [], 'A parcel holds at least one line.'],
    ['no whole pieces', [{ quantity: 0.5 }], 'A quantity is a whole number from 1.'],
    ['less than one piece', [{ quantity: -1 }], 'A quantity is a whole number from 1.'],
    ['a line twice', [{ quantity: 1 }, { quantity: 1 }], 'Custom canvas print is named twice.'],
    ['a line of another order', [{ orderLineId: 999_999, quantity: 1 }], 'The order has no line 999999.'],
  ])(
    'a parcel with %s is refused',
    async (_, lines: { orderLineId?: number; quantity: number }[], refused) => {
      const order = await anOrderInProduction(shop, { lines: [{ quantity: 2 }] })
      const filled = lines.map((line) => ({ orderLineId: order.lines[0]!.id, ...line }))
      expect(sentence(await shipLines(shop, order.id, { ...parcel(order), lines: filled }))).toBe(refused)
    },
  )

  test('an order that is not paid, or not in production, is not sent', async () => {
    const held = await anOrder(shop)
    expect(sentence(await shipLines(shop, held.id, parcel(held, 1)))).toBe(
      `Order ${held.number} is not paid yet.`,
    )
    const paid = await aPaidOrder(shop)
    expect(sentence(await shipLines(shop, paid.id, parcel(paid, 1)))).toBe(
      'Custom canvas print is not in production yet.',
    )
  })
})

describe('an order by bank transfer', () => {
  test('waits for its money before anything is drawn, and gets its invoice when staff see the money', async () => {
    const order = await aWrittenOrder(shop)
    expect(await read(order.token)).toMatchObject({
      status: 'Awaiting payment',
      status_code: 'pending',
      invoices: [],
      progress: { expected: null },
    })
    const drawn = async () => {
      const { rows } = await shop.db.execute(
        sql`select 1 from pgboss.job where name = 'make-artwork' and (data->>'orderLineId')::int = ${order.lines[0]!.id}`,
      )
      return rows.length
    }
    expect(await drawn()).toBe(0)
    expect(await markPaid(shop, order.id)).toBeUndefined()
    expect(await drawn()).toBe(1)
    expect(sentence(await markPaid(shop, order.id))).toBe(`Order ${order.number} is paid already.`)
    const paid = await read(order.token)
    expect(paid).toMatchObject({ status: 'Placed', invoices: [{ total: { grand_total: { value: 11 } } }] })
    expect(paid.progress.expected).not.toBeNull()
  })

  test('ten tellers who see the money at once make one invoice', async () => {
    const order = await aWrittenOrder(shop)
    await Promise.all(Array.from({ length: 10 }, () => markPaid(shop, order.id)))
    const { rows } = await shop.db.execute(
      sql`select count(*)::int as count from invoices where order_id = ${order.id}`,
    )
    expect(rows[0]).toEqual({ count: 1 })
  })
})

test('J-20: an order of a gift certificate alone is complete as soon as it is paid, and nothing is sent', async () => {
  const entered = { amountCents: 5000, senderName: 'Robin', recipientName: 'Alex' }
  const order = await aWrittenOrder(
    shop,
    {
      shippingAddress: null,
      carrierTitle: null,
      shippingMethodTitle: null,
      minimumDays: null,
      maximumDays: null,
      gstCents: 0,
    },
    [
      {
        kind: 'gift-certificate',
        sku: 'GiftCert',
        productName: 'Gift certificate',
        unitCents: 5000,
        gstCents: 0,
        entered,
      },
    ],
  )
  await markPaid(shop, order.id)
  const read = await shop.ask(
    `query ($token: String!) { guestOrderByToken(input: { token: $token }) {
      status is_virtual shipping_method shipping_address { city } total { subtotal_excl_tax { value } total_tax { value } taxes { title } }
      items { __typename product_type ... on GiftCardOrderItem { gift_card { sender_name recipient_name message } } entered_options { label value } }
      progress { steps { code } expected } } }`,
    { token: order.token },
  )
  expect(read.guestOrderByToken).toMatchObject({
    status: 'Complete',
    is_virtual: true,
    shipping_method: null,
    shipping_address: null,
    // A voucher holds no GST when it is sold.
    total: { subtotal_excl_tax: { value: 50 }, total_tax: { value: 0 }, taxes: [] },
    items: [
      {
        __typename: 'GiftCardOrderItem',
        product_type: 'giftcard',
        gift_card: { sender_name: 'Robin', recipient_name: 'Alex', message: null },
        entered_options: [
          { label: 'From', value: 'Robin' },
          { label: 'To', value: 'Alex' },
        ],
      },
    ],
    progress: { steps: [{ code: 'PLACED' }, { code: 'PAID' }, { code: 'COMPLETE' }], expected: null },
  })
})

test('an order that credit paid in full is paid at once', async () => {
  const order = await aWrittenOrder(shop, { paymentMethod: 'free', grandTotalCents: 0, creditCents: 1100 })
  expect(await read(order.token)).toMatchObject({
    status: 'Placed',
    invoices: [{ total: { grand_total: { value: 11 } } }],
  })
})

test('the shopper reads what staff write to them, and not what they write to each other', async () => {
  const order = await anOrder(shop)
  await addComment(shop, order.id, { message: ' We call you about the colours. ', isForShopper: true })
  await addComment(shop, order.id, { message: 'Difficult customer?', isForShopper: false })
  expect(sentence(await addComment(shop, order.id, { message: ' ', isForShopper: true }))).toBe(
    'Write a comment first.',
  )
  expect((await read(order.token)).comments.map(({ message }) => message)).toEqual([
    'We call you about the colours.',
  ])
})

test('nothing is drawn for an order that was cancelled before its turn', async () => {
  const { id, lines } = await anOrder(shop)
  await shop.db.execute(sql`update orders set state = 'cancelled' where id = ${id}`)
  const never = () => Promise.reject(new Error('Nothing is to be drawn'))
  await makeArtwork(
    { ...shop, drawing: { inTurn: never, close: never }, withPhotoFiles: never, storage: { put: never } },
    lines[0]!.id,
  )
  const { rows } = await shop.db.execute(
    sql`select 1 from artwork_files where order_line_id = ${lines[0]!.id}`,
  )
  expect(rows).toEqual([])
})
