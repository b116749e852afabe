/** Two tabs that pay one cart, each with a card of its own: what the first is told when the second comes between. */
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import type { Authorisation, AuthoriseRequest, PaymentGateway } from '#platform/payments/gateway.ts'
import { changeLines } from '../cart/commands/change-lines.ts'
import { changeCart, linesOfCart } from '../cart/store.ts'
import { orders } from '../orders/tables.ts'
import { aReadyCart, byGuest } from '../testing/builders.ts'
import { openTestShop } from '../testing/shop.ts'
import { finishPayments } from './commands/finish-payments.ts'
import { releasePayment } from './commands/release-payment.ts'
import { ABOUT_OTHER_CARD, CART_CHANGED, NOT_CONFIRMED } from './rules/sentences.ts'
import { payments } from './tables.ts'

const shop = await openTestShop()

const PLACE = `mutation ($id: String!) {
  placeOrder(input: { cart_id: $id }) { orderV2 { number } errors { code message } payment_redirect_url }
}`
interface Answer {
  orderV2: { number: string } | null
  errors: { code: string; message: string }[]
  payment_redirect_url: string | null
}

/** A tab's press on Pay, through a gateway that does something more once the bank has answered. */
async function pay(
  id: string,
  afterAnswer: (request: AuthoriseRequest, nth: number) => Promise<unknown> = async () => undefined,
): Promise<Answer> {
  let calls = 0
  const authorise: PaymentGateway['authorise'] = async (request): Promise<Authorisation> => {
    const answer = await shop.payments.authorise(request)
    calls += 1
    await afterAnswer(request, calls)
    return answer
  }
  return (await shop.withGateway({ ...shop.payments, authorise }).ask(PLACE, { id })).placeOrder
}

type Card = Parameters<typeof shop.ledger.addToken>[0]
const enterCard = async (id: string, card: Card) =>
  changeCart(shop.db, id, { paymentToken: await shop.ledger.addToken(card, '1') }, shop.clock.now())

/** The other tab pays with another card and stops where the bank has answered it; `goOn` lets it finish. */
async function otherTabPays(id: string, card: Card): Promise<{ goOn(): Promise<Answer> }> {
  await enterCard(id, card)
  const { promise: isLetGo, resolve: letGo } = Promise.withResolvers<void>()
  const { promise: isAtBank, resolve: atBank } = Promise.withResolvers<void>()
  const answer = pay(id, async () => {
    atBank()
    await isLetGo
  })
  await isAtBank
  return {
    async goOn() {
      letGo()
      return answer
    },
  }
}

/** The bank answers the first tab when the second has paid; the second is told last. */
async function bothPay(id: string, card: Card): Promise<{ first: Answer; second: Answer }> {
  let other: { goOn(): Promise<Answer> } | undefined
  const first = await pay(id, async (_request, nth) => {
    if (nth === 1) other = await otherTabPays(id, card)
  })
  if (!other) throw new Error('Expected the bank to be asked but it was not')
  return { first, second: await other.goOn() }
}

const addOnePiece = async (id: string) => {
  const [line] = await linesOfCart(shop.db, id)
  const change = { quantity: line!.quantity + 1, sku: undefined, designRevision: undefined }
  await changeLines(shop, byGuest(id), [{ ...change, lineId: line!.id }])
}

const ordersOf = (id: string) => shop.db.select().from(orders).where(eq(orders.cartId, id))

/** What the gateway's ledger says of a cart once the release jobs have run. */
async function atGateway(id: string): Promise<string[]> {
  const { rows } = await shop.db.execute<{ key: string }>(
    sql`select id::text as key from payments where cart_id = ${id} and state = 'unwanted'`,
  )
  for (const { key } of rows) await releasePayment(shop, key)
  const found = await shop.db.execute<{ state: string }>(
    sql`select g.state from test_gateway.payments g join payments p on p.id::text = g.key where p.cart_id = ${id}`,
  )
  return found.rows.map(({ state }) => state).toSorted()
}

const message = (answer: Answer) => answer.errors.map((error) => error.message)

describe('SH-23: a second tab pays the same cart with a card of its own while the bank answers the first', () => {
  it('both tabs get the one order, and one amount is authorised', async () => {
    const id = await aReadyCart(shop)
    const { first, second } = await bothPay(id, 'approve')
    expect(first).toEqual({
      orderV2: { number: expect.stringMatching(/^1\d{8}$/) },
      errors: [],
      payment_redirect_url: null,
    })
    expect(second).toEqual(first)
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })

  it('the second is asked for with its own key alone, so its card is tried once', async () => {
    const id = await aReadyCart(shop)
    const keys: string[] = []
    await pay(id, async ({ idempotencyKey }, nth) => {
      keys.push(idempotencyKey)
      if (nth === 1) await otherTabPays(id, 'approve')
    })
    const paid = await shop.db.select().from(payments).where(eq(payments.cartId, id))
    expect(paid.map((payment) => payment.id).toSorted()).toEqual(keys.toSorted())
  })

  it('a declined second card is told to the first tab as that of another window, and nothing is authorised', async () => {
    const id = await aReadyCart(shop)
    const { first, second } = await bothPay(id, 'decline')
    const [declined] = message(second)
    expect(declined).toMatch(/^Your bank did not approve this card/)
    expect(message(first)).toEqual([`${ABOUT_OTHER_CARD} ${declined}`])
    expect(await ordersOf(id)).toEqual([])
    expect(await atGateway(id)).toEqual(['declined', 'released'])
  })

  it('a second card that the bank wants confirmed sends both tabs there', async () => {
    const id = await aReadyCart(shop)
    const { first, second } = await bothPay(id, 'authenticate')
    expect(first.payment_redirect_url).toMatch(/^https?:/)
    expect(second).toEqual(first)
    expect(await ordersOf(id)).toEqual([])
  })

  it('a tab whose card is replaced without end is told so, and its own amount is given back', async () => {
    const id = await aReadyCart(shop)
    let presses = 0
    const answer = await pay(id, async () => {
      presses += 1
      await otherTabPays(id, 'approve')
    })
    expect(message(answer)).toEqual([CART_CHANGED])
    expect(presses).toBe(3)
    expect(await atGateway(id)).toEqual(['held', 'released', 'released', 'released'])
  })
})

describe('SH-23: a second tab pays before the bank is asked about the card of the first', () => {
  /** The first tab's press, with something that happens when its payment is written down and not yet admitted. */
  async function payAfter(id: string, before: () => Promise<unknown>): Promise<Answer> {
    let isFirst = true
    const cardFingerprint: PaymentGateway['cardFingerprint'] = async (token) => {
      const isNow = isFirst
      isFirst = false
      if (isNow) await before()
      return shop.payments.cardFingerprint(token)
    }
    return (await shop.withGateway({ ...shop.payments, cardFingerprint }).ask(PLACE, { id })).placeOrder
  }

  it('the first tab goes on with the card of the second, and its own is never asked about', async () => {
    const id = await aReadyCart(shop)
    let other: { goOn(): Promise<Answer> } | undefined
    const first = await payAfter(id, async () => {
      other = await otherTabPays(id, 'approve')
    })
    expect(message(first)).toEqual([])
    expect(await other!.goOn()).toEqual(first)
    expect(await atGateway(id)).toEqual(['held'])
  })

  it('the second was declined at once: the first is told the same, and tries that card once more at most', async () => {
    const id = await aReadyCart(shop)
    let second: Answer | undefined
    const first = await payAfter(id, async () => {
      await enterCard(id, 'decline')
      second = await pay(id)
    })
    expect(first).toEqual(second)
    expect(await atGateway(id)).toEqual(['declined', 'declined'])
  })

  it('the second has placed the order: the first gets it', async () => {
    const id = await aReadyCart(shop)
    let second: Answer | undefined
    const first = await payAfter(id, async () => {
      await enterCard(id, 'approve')
      second = await pay(id)
    })
    expect(message(first)).toEqual([])
    expect(first).toEqual(second)
    expect(await atGateway(id)).toEqual(['held'])
  })
})

describe('a second tab that has only entered its card when the bank answers the first', () => {
  it('gets the order of the first, which was approved for the same things', async () => {
    const id = await aReadyCart(shop)
    const first = await pay(id, () => enterCard(id, 'decline'))
    expect(message(first)).toEqual([])
    expect(await pay(id)).toEqual(first)
    expect(await atGateway(id)).toEqual(['held'])
  })

  it('changes nothing for a payment that the sweep finishes', async () => {
    const id = await aReadyCart(shop)
    const killed = pay(id, async () => {
      await enterCard(id, 'approve')
      throw new Error('killed')
    })
    await expect(killed).rejects.toThrow('killed')
    await finishPayments(shop, 0)
    expect(await ordersOf(id)).toHaveLength(1)
    expect(await atGateway(id)).toEqual(['held'])
  })
})

describe('what was shown to the first tab still decides', () => {
  it('a second tab that pays for more does not order it for the first', async () => {
    const id = await aReadyCart(shop)
    let other: { goOn(): Promise<Answer> } | undefined
    const first = await pay(id, async () => {
      await addOnePiece(id)
      other = await otherTabPays(id, 'approve')
    })
    expect(message(first)).toEqual([CART_CHANGED])
    expect(await ordersOf(id)).toEqual([])
    expect(message(await other!.goOn())).toEqual([])
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })

  it('a second payment for more is not taken up when the cart is as the first tab saw it again', async () => {
    const id = await aReadyCart(shop, { lines: [{ quantity: 2 }] })
    const takeOneAway = async () => {
      const [line] = await linesOfCart(shop.db, id)
      const change = { lineId: line!.id, quantity: 2, sku: undefined, designRevision: undefined }
      await changeLines(shop, byGuest(id), [change])
    }
    let other: { goOn(): Promise<Answer> } | undefined
    let asked = 0
    const first = await pay(id, async () => {
      asked += 1
      if (asked > 1) return
      await addOnePiece(id)
      other = await otherTabPays(id, 'approve')
      await takeOneAway()
    })
    expect(message(first)).toEqual([CART_CHANGED])
    expect(asked).toBe(1)
    expect(message(await other!.goOn())).toEqual([CART_CHANGED])
    expect(await ordersOf(id)).toEqual([])
    expect(await atGateway(id)).toEqual(['released', 'released'])
  })

  it('a second tab that pays another way does not order that for the first', async () => {
    const id = await aReadyCart(shop)
    const first = await pay(id, () =>
      changeCart(shop.db, id, { paymentMethod: 'banktransfer', paymentToken: null }, shop.clock.now()),
    )
    expect(message(first)).toEqual([CART_CHANGED])
    expect(await atGateway(id)).toEqual(['released'])
  })

  it('a payment that was given up begins no other', async () => {
    const id = await aReadyCart(shop)
    let calls = 0
    const first = await pay(id, async () => {
      calls += 1
      await shop.db.update(payments).set({ state: 'unwanted' }).where(eq(payments.cartId, id))
    })
    expect(message(first)).toEqual([CART_CHANGED])
    expect(calls).toBe(1)
    expect(await atGateway(id)).toEqual(['released'])
  })
})

describe('SH-23: an amount that no order came of is always released', () => {
  /** A press that stops before the bank is asked; `goOn` asks it. */
  async function stopBeforeBank(id: string, afterAnswer: () => void = () => undefined) {
    const { promise: isLetGo, resolve: goOn } = Promise.withResolvers<void>()
    const { promise: isReady, resolve: ready } = Promise.withResolvers<void>()
    const authorise: PaymentGateway['authorise'] = async (request) => {
      ready()
      await isLetGo
      const answer = await shop.payments.authorise(request)
      afterAnswer()
      return answer
    }
    const door = shop.withGateway({ ...shop.payments, authorise })
    const answer = door.ask(PLACE, { id }).then(({ placeOrder }): Answer => placeOrder)
    await isReady
    return { answer, goOn }
  }

  it('although the release came before the bank knew of it, and the shop was killed right after the answer', async () => {
    const id = await aReadyCart(shop)
    const first = await stopBeforeBank(id, () => {
      throw new Error('killed')
    })
    await enterCard(id, 'approve')
    await pay(id)
    expect(await atGateway(id)).toEqual(['held'])
    first.goOn()
    await expect(first.answer).rejects.toThrow('killed')
    await finishPayments(shop, 0)
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })

  it('although its payment was closed as unknown, and the answer comes after the order', async () => {
    const id = await aReadyCart(shop)
    const first = await stopBeforeBank(id)
    await enterCard(id, 'approve')
    const second = await pay(id)
    shop.clock.advance(16 * 60_000)
    expect(await atGateway(id)).toEqual(['held'])
    first.goOn()
    expect(await first.answer).toEqual(second)
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })

  it('although its payment was closed as unknown, and the answer comes while another tab pays', async () => {
    const id = await aReadyCart(shop)
    const first = await stopBeforeBank(id)
    const other = await otherTabPays(id, 'approve')
    shop.clock.advance(16 * 60_000)
    expect(await atGateway(id)).toEqual(['held'])
    first.goOn()
    expect(await first.answer).toEqual(await other.goOn())
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })

  it('although the shopper comes back from the bank while another tab pays', async () => {
    const id = await aReadyCart(shop, { card: 'authenticate' })
    const { payment_redirect_url } = await pay(id)
    await shop.ledger.move(payment_redirect_url!.split('/').at(-1)!, ['waiting'], 'held')
    let other: { goOn(): Promise<Answer> } | undefined
    const find: PaymentGateway['find'] = async (key) => {
      const answer = await shop.payments.find(key)
      other = await otherTabPays(id, 'approve')
      return answer
    }
    const { placeConfirmedOrder: back } = await shop
      .withGateway({ ...shop.payments, find })
      .ask(
        `mutation ($id: String!) { placeConfirmedOrder(cart_id: $id) { orderV2 { number } errors { message } } }`,
        { id },
      )
    expect(back).toMatchObject({ orderV2: null, errors: [{ message: NOT_CONFIRMED }] })
    expect(message(await other!.goOn())).toEqual([])
    expect(await atGateway(id)).toEqual(['held', 'released'])
  })
})

it('SH-23: two presses that end in one order give the tries of one back', async () => {
  const id = await aReadyCart(shop)
  const restored: string[] = []
  const limits: typeof shop.limits = {
    ...shop.limits,
    restore: async (name, key) => {
      restored.push(name)
      return shop.limits.restore(name, key)
    },
  }
  let waiting = 0
  const { promise: areBothThere, resolve: bothThere } = Promise.withResolvers<void>()
  const authorise: PaymentGateway['authorise'] = async (request) => {
    const answer = await shop.payments.authorise(request)
    waiting += 1
    if (waiting === 2) bothThere()
    await areBothThere
    return answer
  }
  const door = shop.withServices({ payments: { ...shop.payments, authorise }, limits })
  const press = async () => (await door.send(PLACE, { id }, { address: '203.0.113.9' })).data
  const [first, second] = await Promise.all([press(), press()])
  expect(first).toEqual(second)
  expect(restored.toSorted()).toEqual(['payment-address', 'payment-captcha-address'])
})
