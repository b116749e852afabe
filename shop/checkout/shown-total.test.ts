/** PE-19, PE-20: paying sends the amount and the things that were shown; others stop and ask. */
import { sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { GatewayTimeout } from '#platform/payments/gateway.ts'
import { changeLines } from '../cart/commands/change-lines.ts'
import { linesOfCart } from '../cart/store.ts'
import { createApi } from '../request/api.ts'
import { aDesignRevision, aReadyCart, aSku, aSkuCents, byGuest } from '../testing/builders.ts'
import { aSignedInCustomer } from '../testing/customers.ts'
import { openTestShop } from '../testing/shop.ts'
import { payFor, placeConfirmedOrder } from './pages/paying.ts'
import { CART_CHANGED, NO_ANSWER, NOT_CONFIRMED, NOTHING_SHOWN } from './rules/sentences.ts'

const shop = await openTestShop()
const api = createApi(({ query, variables }) => shop.send(query, variables as object))

const PLACE = `mutation ($input: PlaceOrderInput) {
  placeOrder(input: $input) { orderV2 { number } errors { code message } payment_redirect_url }
}`
const place = async (cart_id: string, expected_total?: number) =>
  (await shop.ask(PLACE, { input: { cart_id, expected_total } })).placeOrder

const ONE_PIECE = (aSkuCents + 1499) / 100
const TWO_PIECES = (aSkuCents * 2 + 1499) / 100
const changed = expect.stringMatching(/comes to A\$63\.61 now.*A\$39\.30.*Nothing was charged/)

const growInAnotherTab = async (cartId: string) => {
  const [line] = await linesOfCart(shop.db, cartId)
  await changeLines(shop, byGuest(cartId), [{ lineId: line!.id, quantity: 2 }])
}
async function atGateway(cartId: string) {
  const { rows } = await shop.db.execute<{ amount_cents: number }>(
    sql`select g.amount_cents from test_gateway.payments g join payments p on p.id::text = g.key
        where p.cart_id = ${cartId} order by g.made_at`,
  )
  return rows.map((row) => row.amount_cents)
}
const total = async (cartId: string) =>
  (
    await shop.ask('query ($id: String!) { cart(cart_id: $id) { prices { grand_total { value } } } }', {
      id: cartId,
    })
  ).cart.prices.grand_total.value

/** The same number of pieces for the same money, of another design. */
async function exchangeInAnotherTab(cartId: string) {
  const [line] = await linesOfCart(shop.db, cartId)
  const change = { lineId: line!.id, sku: aSku, designRevision: await aDesignRevision(shop.db) }
  await changeLines(shop, byGuest(cartId), [change])
}
const contentsOf = async (cartId: string) =>
  (await shop.ask('query ($id: String!) { cart(cart_id: $id) { contents_tag } }', { id: cartId })).cart
    .contents_tag

const shownOf = async (cartId: string) => ({
  total: String(Math.round((await total(cartId)) * 100)),
  contents: await contentsOf(cartId),
})
/** What the checkout sends when Pay is pressed on a page that showed this. */
async function formThatShowed(shown: { total?: string; contents?: string }) {
  const form = new FormData()
  const fields = {
    email: 'robin@example.com',
    firstName: 'Robin',
    lastName: 'Marsh',
    street: '12 Harbour Street',
    city: 'Ballina',
    state: 'NSW',
    postcode: '2478',
    telephone: '0400 000 000',
    method: 'keepsake##standard',
    token: await shop.ledger.addToken('approve', '1'),
    ...shown,
  }
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return form
}

describe('PE-20: a page that shows other things than the cart holds', () => {
  it('does not buy them, though they cost the same, and what it shows now it buys', async () => {
    const cartId = await aReadyCart(shop)
    const shown = await shownOf(cartId)
    await exchangeInAnotherTab(cartId)
    expect(await total(cartId)).toBe(ONE_PIECE)

    expect(await payFor(api, cartId, await formThatShowed(shown))).toEqual({
      kind: 'refused',
      message: expect.stringMatching(/other things now.*Nothing was charged/),
    })
    expect(await atGateway(cartId)).toEqual([])
    const now = await formThatShowed(await shownOf(cartId))
    expect(await payFor(api, cartId, now)).toMatchObject({ kind: 'placed' })
  })

  it('does not buy another cart of the same browser', async () => {
    const shown = await contentsOf(await aReadyCart(shop))
    const other = await aReadyCart(shop)
    const answer = await shop.ask(PLACE, { input: { cart_id: other, expected_contents: shown } })
    expect(answer.placeOrder.errors).toMatchObject([{ code: 'CONTENTS_CHANGED' }])
    expect(await atGateway(other)).toEqual([])
  })
})

describe('PE-19: a cart that grew in another tab', () => {
  it('is not paid by a button that shows the old amount, and is by one that shows the new', async () => {
    const cartId = await aReadyCart(shop)
    expect(await total(cartId)).toBe(ONE_PIECE)
    await growInAnotherTab(cartId)

    const stopped = await place(cartId, ONE_PIECE)
    expect(stopped).toMatchObject({ orderV2: null, payment_redirect_url: null })
    expect(stopped.errors).toEqual([{ code: 'TOTAL_CHANGED', message: changed }])
    expect(await atGateway(cartId)).toEqual([])

    expect((await place(cartId, TWO_PIECES)).errors).toEqual([])
    expect(await atGateway(cartId)).toEqual([Math.round(TWO_PIECES * 100)])
  })

  it('is paid for a client that names no amount, as ever', async () => {
    const cartId = await aReadyCart(shop)
    await growInAnotherTab(cartId)
    expect((await place(cartId)).errors).toEqual([])
  })

  it.each([
    ['-39.3', /not to the -A\$39\.30 that you saw/],
    ['39.29', /not to the A\$39\.29 that you saw/],
    ['90071992547409.91', /not to the A\$90,071,992,547,409\.91 that you saw/],
    [String(2 ** 53), /not to the amount that you saw/],
    ['1e308', /not to the amount that you saw/],
    ['-1e308', /not to the amount that you saw/],
    // Larger than any number: only a client that writes it into its document can send it.
    ['1e999', /not to the amount that you saw/],
  ])('is not paid by a client that says it showed %s', async (amount, words) => {
    const cartId = await aReadyCart(shop)
    const answers = [
      await shop.ask(
        `mutation ($id: String!) { placeOrder(input: { cart_id: $id, expected_total: ${amount} })
        { orderV2 { number } errors { code message } } }`,
        { id: cartId },
      ),
      ...(Number.isFinite(Number(amount)) ? [{ placeOrder: await place(cartId, Number(amount)) }] : []),
    ]
    for (const { placeOrder } of answers) {
      expect(placeOrder).toMatchObject({
        orderV2: null,
        errors: [{ code: 'TOTAL_CHANGED', message: expect.stringMatching(words) }],
      })
    }
    expect(await atGateway(cartId)).toEqual([])
  })

  it('is paid for an amount that differs by less than a cent, as sums of floats do', async () => {
    const cartId = await aReadyCart(shop)
    expect((await place(cartId, ONE_PIECE + 0.000_001)).errors).toEqual([])
  })

  it('is not paid by the newer call either that sets the card at once', async () => {
    const cartId = await aReadyCart(shop)
    await growInAnotherTab(cartId)
    const payment_method = { code: 'card', card: { token: await shop.ledger.addToken('approve', '1') } }
    const { setPaymentMethodAndPlaceOrder: answer } = await shop.ask(
      `mutation ($input: SetPaymentMethodAndPlaceOrderInput) { setPaymentMethodAndPlaceOrder(input: $input) { errors { code } } }`,
      { input: { cart_id: cartId, payment_method, expected_total: ONE_PIECE } },
    )
    expect(answer.errors).toEqual([{ code: 'TOTAL_CHANGED' }])
    expect(await atGateway(cartId)).toEqual([])
  })
})

it('PE-19: an order that is placed is told again, whatever amount an old tab shows', async () => {
  const cartId = await aReadyCart(shop)
  const { orderV2 } = await place(cartId, ONE_PIECE)
  expect((await place(cartId, 1)).orderV2).toEqual(orderV2)
})

describe('PE-19: the checkout’s form', () => {
  it('pays the amount on its button and no other', async () => {
    const cartId = await aReadyCart(shop)
    const before = await shownOf(cartId)
    await growInAnotherTab(cartId)
    expect(await payFor(api, cartId, await formThatShowed(before))).toMatchObject({
      kind: 'refused',
      message: changed,
    })
    const now = await formThatShowed(await shownOf(cartId))
    expect(await payFor(api, cartId, now)).toMatchObject({ kind: 'placed' })
    expect(await atGateway(cartId)).toEqual([Math.round(TWO_PIECES * 100)])
  })

  it.each([{}, { total: '' }, { total: 'abc' }, { total: '-1' }, { total: '39.30' }, { contents: '' }])(
    'that does not say what it showed, but %j, pays nothing',
    async (said) => {
      const cartId = await aReadyCart(shop)
      const shown = Object.keys(said).length > 0 ? { ...(await shownOf(cartId)), ...said } : {}
      expect(await payFor(api, cartId, await formThatShowed(shown))).toEqual({
        kind: 'refused',
        message: NOTHING_SHOWN,
      })
      expect(await atGateway(cartId)).toEqual([])
    },
  )
})

describe('PE-19, K-04: the page that the bank sends the shopper back to', () => {
  const refused = (message: string) => ({ kind: 'refused', message })
  /** The shopper's answer on the bank's own page. */
  async function answerBank(cartId: string, answer: 'held' | 'declined') {
    await shop.db.execute(
      sql`update test_gateway.payments set state = ${answer}
          where key in (select id::text from payments where cart_id = ${cartId})`,
    )
  }
  const statesOf = async (cartId: string) => {
    const { rows } = await shop.db.execute<{ state: string }>(
      sql`select state from payments where cart_id = ${cartId} order by created_at`,
    )
    return rows.map((row) => row.state)
  }

  it('places nothing with a card that a refused Pay left on the cart', async () => {
    const cartId = await aReadyCart(shop)
    const before = await shownOf(cartId)
    await growInAnotherTab(cartId)
    await payFor(api, cartId, await formThatShowed(before))
    expect(await placeConfirmedOrder(api, cartId)).toEqual(refused(NOT_CONFIRMED))
    expect(await atGateway(cartId)).toEqual([])
  })

  it('places nothing, and asks the bank nothing, after a declined card', async () => {
    const cartId = await aReadyCart(shop, { card: 'decline' })
    await place(cartId)
    expect(await placeConfirmedOrder(api, cartId)).toEqual(refused(NOT_CONFIRMED))
    expect(await atGateway(cartId)).toHaveLength(1)
  })

  it('places nothing while the bank waits for the shopper, and the order once it has the yes', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    expect(await placeConfirmedOrder(api, cartId)).toEqual(refused(NOT_CONFIRMED))
    await answerBank(cartId, 'held')
    const placed = await placeConfirmedOrder(api, cartId)
    expect(placed).toMatchObject({ kind: 'placed' })
    expect(await placeConfirmedOrder(api, cartId)).toEqual(placed)
    expect(await atGateway(cartId)).toEqual([Math.round(ONE_PIECE * 100)])
  })

  it('says the bank’s no, and another card pays', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    await answerBank(cartId, 'declined')
    expect(await placeConfirmedOrder(api, cartId)).toEqual(
      refused(expect.stringMatching(/did not approve this card/)),
    )
    const again = await formThatShowed(await shownOf(cartId))
    expect(await payFor(api, cartId, again)).toMatchObject({ kind: 'placed' })
  })

  it.each([
    ['grew', growInAnotherTab],
    ['holds another design for the same money', exchangeInAnotherTab],
  ])('buys no cart that %s while the bank asked, and gives the amount back', async (_, change) => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    await answerBank(cartId, 'held')
    await change(cartId)
    expect(await placeConfirmedOrder(api, cartId)).toEqual(refused(CART_CHANGED))
    expect(await statesOf(cartId)).toEqual(['unwanted'])
  })

  it('says so when the bank is silent, and the payment stays to be found out', async () => {
    const cartId = await aReadyCart(shop, { card: 'authenticate' })
    await place(cartId)
    const find = () => Promise.reject(new GatewayTimeout('find', 1))
    const silent = shop.withGateway({ ...shop.payments, find })
    const asked = createApi(({ query, variables }) => silent.send(query, variables as object))
    expect(await placeConfirmedOrder(asked, cartId)).toEqual(refused(NO_ANSWER))
    expect(await statesOf(cartId)).toEqual(['open'])
  })

  it('is nothing for the cart of somebody else', async () => {
    const { visit } = await aSignedInCustomer(shop)
    const { id } = (await shop.ask('{ customerCart { id } }', {}, visit)).customerCart
    expect(await placeConfirmedOrder(api, id)).toEqual(
      refused(expect.stringMatching(/not open any more, and nothing was charged/)),
    )
  })
})
