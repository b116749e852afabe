import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { GatewayTimeout, type PaymentGateway } from '#platform/payments/gateway.ts'
import { changeLines } from '../cart/commands/change-lines.ts'
import { changeCart, linesOfCart } from '../cart/store.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart, aSkuCents, byGuest } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { capturePayment } from './commands/capture-payment.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { releasePayment } from './commands/release-payment.ts'
import { CART_CHANGED, NO_ANSWER } from './rules/sentences.ts'
import { payments } from './tables.ts'

const shop = await openTestShop()

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) {
    orderV2 { number token status email total { grand_total { value } total_tax { value } } items { product_sku quantity_ordered product_sale_price { value } } }
    order { order_number base_grand_total { value } customer_email }
    errors { code message }
    payment_redirect_url
  }
}`
const placeAt =
  (door: Pick<typeof shop, 'ask'>) =>
  async (id: string): Promise<Placed> =>
    (await door.ask(PLACE, { id })).placeOrder
const place = placeAt(shop)
interface Placed {
  orderV2: { number: string } | null
  order: unknown
  errors: { code: string; message: string }[]
  payment_redirect_url: string | null
}

const ordersOf = (cartId: string) => shop.db.select().from(orders).where(eq(orders.cartId, cartId))
const paymentsOf = (cartId: string) =>
  shop.db
    .select()
    .from(payments)
    .where(eq(payments.cartId, cartId))
    .orderBy(payments.createdAt, payments.state)
/** What the gateway's own ledger says about a cart. */
async function atGateway(cartId: string) {
  const { rows } = await shop.db.execute<{ state: string; amount_cents: number }>(
    sql`select g.state, g.amount_cents from test_gateway.payments g join payments p on p.id::text = g.key
        where p.cart_id = ${cartId} order by g.made_at`,
  )
  return rows.map((row) => row.state)
}
const useCard = async (cartId: string, card: 'approve' | 'decline' | 'authenticate' | 'no-answer') =>
  changeCart(shop.db, cartId, { paymentToken: await shop.ledger.addToken(card, '1') }, shop.clock.now())
const addOnePiece = async (cartId: string) => {
  const [line] = await linesOfCart(shop.db, cartId)
  const change = { quantity: line!.quantity + 1, sku: undefined, designRevision: undefined }
  await changeLines(shop, byGuest(cartId), [{ ...change, lineId: line!.id }])
}

describe('K-30: placing an order', () => {
  it('gives a number, freezes the lines and tells the total', async () => {
    const cartId = await aReadyCart(shop, { lines: [{ quantity: 2 }], email: 'robin@example.com' })
    const { orderV2, order, errors, payment_redirect_url } = await place(cartId)
    const total = (aSkuCents * 2 + 1499) / 100
    expect(errors).toEqual([])
    expect(payment_redirect_url).toBeNull()
    expect(orderV2).toMatchObject({
      number: expect.stringMatching(/^1\d{8}$/),
      token: expect.stringMatching(/^[A-Za-z0-9]{32}$/),
      status: 'Placed',
      email: 'robin@example.com',
      total: { grand_total: { value: total }, total_tax: { value: 5.78 } },
      items: [
        {
          product_sku: 'CANVAS-30X40-P-D38-MIRROR-MATTE',
          quantity_ordered: 2,
          product_sale_price: { value: 24.31 },
        },
      ],
    })
    expect(order).toEqual({
      order_number: orderV2?.number,
      base_grand_total: { value: total },
      customer_email: 'robin@example.com',
    })
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('asks for capture, artwork of each line and the mail in the same transaction', async () => {
    const cartId = await aReadyCart(shop, { lines: [{}, {}] })
    await place(cartId)
    const { rows } = await shop.db.execute<{ name: string }>(sql`
      select j.name from pgboss.job j, orders o where o.cart_id = ${cartId} and (
        j.data->>'orderId' = o.id::text or j.data->>'paymentId' = o.payment_id::text
        or (j.data->>'orderLineId')::int in (select id from order_lines where order_id = o.id)) order by 1`)
    const names = ['capture-payment', 'make-artwork', 'make-artwork', 'send-confirmation']
    expect(rows.map((row) => row.name)).toEqual(names)
  })

  it('the authorised amount is captured once, however often the job runs', async () => {
    const cartId = await aReadyCart(shop)
    await place(cartId)
    const [payment] = await paymentsOf(cartId)
    await Promise.all([capturePayment(shop, payment!.id), capturePayment(shop, payment!.id)])
    await capturePayment(shop, payment!.id)
    expect(await atGateway(cartId)).toEqual(['taken'])
    expect((await paymentsOf(cartId)).map((row) => row.state)).toEqual(['captured'])
  })
})

describe('SH-23: one order and one charge', () => {
  it.each(Array.from({ length: 10 }, (_, round) => round + 1))(
    'for twenty clicks at once, round %d',
    async () => {
      const cartId = await aReadyCart(shop)
      const answers = await Promise.all(Array.from({ length: 20 }, () => place(cartId)))
      expect(answers.flatMap((answer) => answer.errors)).toEqual([])
      expect(new Set(answers.map((answer) => answer.orderV2?.number))).toHaveProperty('size', 1)
      expect(await ordersOf(cartId)).toHaveLength(1)
      expect(await atGateway(cartId)).toEqual(['held'])
    },
  )

  it('for a replayed request: the ordered cart gives the same order again', async () => {
    const cartId = await aReadyCart(shop)
    const first = await place(cartId)
    shop.clock.advance(3_600_000)
    expect(await place(cartId)).toEqual(first)
  })

  it.each(Array.from({ length: 5 }, (_, round) => round + 1))(
    'while another tab changes the cart at the same time, round %d',
    async () => {
      const cartId = await aReadyCart(shop)
      const [answer] = await Promise.all([place(cartId), addOnePiece(cartId), place(cartId)])
      const placed = await ordersOf(cartId)
      expect(placed.length).toBeLessThanOrEqual(1)
      if (placed.length === 0) expect(answer.errors[0]?.message).toBe(CART_CHANGED)
      await releaseAll(cartId)
      expect((await atGateway(cartId)).filter((state) => state === 'held')).toHaveLength(placed.length)
    },
  )
})

describe('a card that is not approved', () => {
  it('declined: the cart is intact, the sentence says what to do, and another card works', async () => {
    const cartId = await aReadyCart(shop, { card: 'decline' })
    const declined = await place(cartId)
    expect(declined).toEqual({
      order: null,
      orderV2: null,
      payment_redirect_url: null,
      errors: [
        {
          code: 'UNABLE_TO_PLACE_ORDER',
          message:
            'Your bank did not approve this card. You have not been charged. Try another card or ask your bank.',
        },
      ],
    })
    expect((await shop.ask(`{ cart(cart_id: "${cartId}") { total_quantity } }`)).cart.total_quantity).toBe(1)
    await useCard(cartId, 'approve')
    expect((await place(cartId)).orderV2?.number).toBeDefined()
    expect((await paymentsOf(cartId)).map((row) => row.state).sort()).toEqual(['authorised', 'closed'])
  })

  it('declined again and again: each try asks the bank anew and none leaves an amount held', async () => {
    const cartId = await aReadyCart(shop, { card: 'decline' })
    await place(cartId)
    await place(cartId)
    expect(await atGateway(cartId)).toEqual(['declined', 'declined'])
  })

  it('needs confirmation: nothing is placed until the shopper comes back approved', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    const asked = await place(cartId)
    expect(asked).toMatchObject({ orderV2: null, errors: [] })
    expect(asked.payment_redirect_url).toMatch(/^https:\/\/gateway\.example\/authenticate\/\w+$/)
    expect(await place(cartId)).toEqual(asked)
    expect(await ordersOf(cartId)).toHaveLength(0)

    await shop.ledger.move(asked.payment_redirect_url!.split('/').at(-1)!, ['waiting'], 'held')
    expect((await place(cartId)).orderV2?.number).toBeDefined()
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('confirmation refused at the bank: the cart is intact and another card works', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    const { payment_redirect_url } = await place(cartId)
    await shop.ledger.move(payment_redirect_url!.split('/').at(-1)!, ['waiting'], 'declined')
    expect((await place(cartId)).errors).toHaveLength(1)
    await useCard(cartId, 'approve')
    expect((await place(cartId)).errors).toEqual([])
  })

  it('another card while the first waits for confirmation: the first is released, one charge', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    await useCard(cartId, 'approve')
    await place(cartId)
    await releaseAll(cartId)
    expect((await atGateway(cartId)).sort()).toEqual(['held', 'released'])
  })
})

describe('a bank that does not answer', () => {
  it('the first try: the gateway asks again with the same key, and the order is placed and authorised once', async () => {
    const cartId = await aReadyCart(shop)
    const token = await shop.ledger.addToken('lost-answer', '0127')
    await changeCart(shop.db, cartId, { paymentToken: token }, shop.clock.now())
    expect((await place(cartId)).orderV2?.number).toBeDefined()
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('at all: a plain sentence, the cart intact, and trying again places one order', async () => {
    const cartId = await aReadyCart(shop, { card: 'no-answer' })
    const silent = await place(cartId)
    expect(silent.errors).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', message: NO_ANSWER }])
    expect((await paymentsOf(cartId)).map((row) => row.state)).toEqual(['open'])
    await useCard(cartId, 'approve')
    expect((await place(cartId)).orderV2?.number).toBeDefined()
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('but holds the amount: asking again with the same key finds it, one charge', async () => {
    const cartId = await aReadyCart(shop)
    const deaf = placeAt(shop.withGateway(answersNothing(shop.payments)))
    expect((await deaf(cartId)).errors[0]?.message).toBe(NO_ANSWER)
    expect(await atGateway(cartId)).toEqual(['held'])
    expect((await place(cartId)).orderV2?.number).toBeDefined()
    expect(await atGateway(cartId)).toEqual(['held'])
  })
})

describe('a shop that is killed between the bank and the order', () => {
  it('after the start the sweep places the order that was paid for, once', async () => {
    const cartId = await aReadyCart(shop)
    await expect(killedAfterAuthorising(cartId)).rejects.toThrow('killed')
    expect(await ordersOf(cartId)).toHaveLength(0)

    await Promise.all([finishPayments(shop, 0), finishPayments(shop, 0), place(cartId)])
    expect(await ordersOf(cartId)).toHaveLength(1)
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('before the bank was asked: the payment is given up, and the shopper can order', async () => {
    const cartId = await aReadyCart(shop)
    const neverAsks = { ...shop.payments, authorise: () => Promise.reject(new Error('killed')) }
    await expect(placeAt(shop.withGateway(neverAsks))(cartId)).rejects.toThrow('killed')
    shop.clock.advance(31_000)
    await finishPayments(shop, 30)
    expect((await paymentsOf(cartId)).map((row) => row.state)).toEqual(['unwanted'])
    expect((await place(cartId)).errors).toEqual([])
    shop.clock.advance(16 * 60_000)
    await finishPayments(shop, 30)
    expect((await paymentsOf(cartId)).map((row) => row.state).sort()).toEqual(['authorised', 'closed'])
    expect(await atGateway(cartId)).toEqual(['held'])
  })

  it('a young payment is left to the call that is still running', async () => {
    const cartId = await aReadyCart(shop, { card: 'no-answer' })
    await place(cartId)
    await finishPayments(shop, 30)
    await finishPayments(shop, 0)
    expect((await paymentsOf(cartId)).map((row) => row.state)).toEqual(['open'])
  })

  it('when the cart changed meanwhile nothing is placed and the amount is given back', async () => {
    const cartId = await aReadyCart(shop)
    await expect(killedAfterAuthorising(cartId)).rejects.toThrow('killed')
    await addOnePiece(cartId)
    await finishPayments(shop, 0)
    expect(await ordersOf(cartId)).toHaveLength(0)
    await releaseAll(cartId)
    expect(await atGateway(cartId)).toEqual(['released'])
    expect((await place(cartId)).errors).toEqual([])
    expect(await atGateway(cartId)).toEqual(['released', 'held'])
  })

  it('a confirmation that never came is given up after half an hour', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    shop.clock.advance(29 * 60_000)
    await finishPayments(shop, 30)
    expect(await atGateway(cartId)).toEqual(['waiting'])
    shop.clock.advance(2 * 60_000)
    await finishPayments(shop, 30)
    await releaseAll(cartId)
    expect(await atGateway(cartId)).toEqual(['released'])
  })

  it('one payment that cannot be finished does not keep the others waiting', async () => {
    const [broken, fine] = [await aReadyCart(shop), await aReadyCart(shop)]
    for (const cartId of [broken, fine])
      await expect(killedAfterAuthorising(cartId)).rejects.toThrow('killed')
    const [payment] = await paymentsOf(broken)
    const find: PaymentGateway['find'] = (id) =>
      id === payment!.gatewayPaymentId ? Promise.reject(new Error('away')) : shop.payments.find(id)
    await expect(finishPayments({ ...shop, payments: { ...shop.payments, find } }, 0)).rejects.toThrow(
      '1 payments could not be finished',
    )
    expect(await ordersOf(fine)).toHaveLength(1)
    await finishPayments(shop, 0)
    expect(await ordersOf(broken)).toHaveLength(1)
  })
})

describe('a cart that changes while the bank answers', () => {
  it('is not ordered: the amount is given back and the shopper is asked to look again', async () => {
    const cartId = await aReadyCart(shop)
    const slow: PaymentGateway = {
      ...shop.payments,
      async authorise(request) {
        const answer = await shop.payments.authorise(request)
        await addOnePiece(cartId)
        return answer
      },
    }
    const answer = await placeAt(shop.withGateway(slow))(cartId)
    expect(answer.errors).toEqual([{ code: 'UNABLE_TO_PLACE_ORDER', message: CART_CHANGED }])
    await releaseAll(cartId)
    expect(await atGateway(cartId)).toEqual(['released'])
    expect((await place(cartId)).errors).toEqual([])
    expect((await ordersOf(cartId))[0]?.subtotalCents).toBe(2 * aSkuCents)
  })
})

/** Authorises like the shop does and then stops, as by a power cut. */
function killedAfterAuthorising(cartId: string) {
  const gateway: PaymentGateway = {
    ...shop.payments,
    async authorise(request) {
      await shop.payments.authorise(request)
      throw new Error('killed')
    },
  }
  return placeAt(shop.withGateway(gateway))(cartId)
}

/** The bank does what it is asked and every answer is lost. */
function answersNothing(gateway: PaymentGateway): PaymentGateway {
  return {
    ...gateway,
    async authorise(request) {
      await gateway.authorise(request)
      throw new GatewayTimeout('authorise', 1)
    },
  }
}

/** What the release jobs of a cart do. */
async function releaseAll(cartId: string) {
  for (const payment of await paymentsOf(cartId)) await releasePayment(shop, payment.id)
}
