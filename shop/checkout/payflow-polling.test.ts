/** SH-23: what is posted to the shop in Payflow's name, and what the shop learns by looking; after each case both ledgers agree. */
import { afterEach, describe, expect, test } from 'vitest'
import { approves, failsCheck } from '#platform/payments/payflow/testing/cards.ts'
import { chargeBack, credit, voidOf } from '#platform/payments/payflow/testing/transactions.ts'
import { refundOrder } from '../orders/commands/refund-order.ts'
import { goodwill } from '../testing/gateway-shop.ts'
import { openPayflowShop } from '../testing/payflow-shop.ts'

const shop = await openPayflowShop()
const { server, place, historyOf, recordOf, pollPayments } = shop
const { ledger } = server
afterEach(shop.ledgersAgree)

const messages = ({ errors }: { errors: readonly { message: string }[] }) =>
  errors.map(({ message }) => message)
const inquiries = () => server.requests.filter(({ operation }) => operation === 'inquire').length

describe('SH-23: a silent post is not trusted', () => {
  test.each([
    ['names a token that the shop did not make', { SECURETOKENID: 'x'.repeat(36) }],
    ['names no token', { SECURETOKENID: '' }],
    ['knows the id and not the token', { SECURETOKEN: 'AAAAAAAAAAAAAAAAAAAAAA+==' }],
    ['leaves the token out', { SECURETOKEN: '' }],
  ])('one that %s is refused, and the gateway is not asked', async (_, forged) => {
    const { posted } = await shop.tokenise()
    const before = server.requests.length
    expect(await shop.postSilently({ ...posted, ...forged })).toBe(400)
    expect(server.requests).toHaveLength(before)
  })

  test('one that is too large is refused before it is read', async () => {
    const { posted } = await shop.tokenise()
    expect(await shop.postSilently({ ...posted, COMMENT1: 'x'.repeat(17 * 1024) })).toBe(413)
  })

  test('one that says approved of a card that the gateway declined does not make it good', async () => {
    const cartId = await shop.aCart()
    const { token, posted } = await shop.tokenise(failsCheck(114))
    await shop.putToken(cartId, token)
    expect(await shop.postSilently({ ...posted, RESULT: '0', RESPMSG: 'Approved' })).toBe(200)
    expect(messages(await place(cartId))[0]).toContain('security code')
  })

  test('one that names another shopper’s card does not charge it', async () => {
    const cartId = await shop.aCart()
    const [{ token, posted }, victim] = [await shop.tokenise(), await shop.tokenise()]
    await shop.putToken(cartId, token)
    expect(await shop.postSilently({ ...posted, PNREF: victim.posted.PNREF ?? '' })).toBe(200)
    expect((await place(cartId)).errors).toEqual([])
    const [payment] = await shop.paymentsOf(cartId)
    const charge = ledger.byId(shop.chargeOf(payment?.gatewayPaymentId ?? ''))
    expect(charge?.origid).toBe(posted.PNREF)
  })

  test('one that comes before any card did changes nothing, and the true one after it counts', async () => {
    const cartId = await shop.aCart()
    const { tokenId, secureToken } = await shop.openEntry()
    await shop.putToken(cartId, tokenId)
    const early = { RESULT: '0', PNREF: 'B1999999999', SECURETOKEN: secureToken, SECURETOKENID: tokenId }
    expect(await shop.postSilently(early)).toBe(200)
    expect(await shop.postSilently(server.cards.enter(secureToken))).toBe(200)
    expect((await place(cartId)).errors).toEqual([])
  })

  test('a replay, at any age, asks the gateway nothing more and changes nothing', async () => {
    const cartId = await shop.aCart()
    const { token, posted } = await shop.tokenise()
    await shop.putToken(cartId, token)
    expect(await shop.postSilently(posted)).toBe(200)
    const paid = await shop.payFor(cartId)
    const [settled, before] = [await recordOf(cartId, paid.order), inquiries()]
    for (const _ of [1, 2, 3]) expect(await shop.postSilently(posted)).toBe(200)
    expect(inquiries()).toBe(before)
    expect(await shop.runEventJobs()).toBe(0)
    expect(await recordOf(cartId, paid.order)).toEqual(settled)
  })

  test('while the gateway does not answer, it is answered with a failure, and the card pays all the same', async () => {
    const cartId = await shop.aCart()
    const { token, posted } = await shop.tokenise()
    await shop.putToken(cartId, token)
    server.fail('inquire', 'cut-before', 'cut-before')
    expect(await shop.postSilently(posted)).toBe(500)
    expect((await place(cartId)).errors).toEqual([])
  })

  test('one that says everything twice is read once', async () => {
    const { posted } = await shop.tokenise()
    const twice = `${new URLSearchParams(posted)}&SECURETOKENID=${'x'.repeat(36)}&PNREF=B1000000000`
    expect(await shop.postSilently(twice)).toBe(200)
  })
})

describe('SH-23: what the gateway sends no webhook for is found by polling once a day', () => {
  async function aSettledOrder() {
    const paid = await shop.aPaidOrder()
    server.settle()
    return paid
  }

  test('a chargeback: a credit memo of what was left, and staff are told once', async () => {
    const { cartId, order, pnref } = await aSettledOrder()
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    server.settle()
    await pollPayments()
    chargeBack(ledger, pnref)
    await pollPayments()
    const once = await recordOf(cartId, order)
    expect(once.memos.map(({ moneyCents, state }) => [moneyCents, state])).toEqual([
      [1000, 'settled'],
      [2930, 'settled'],
    ])
    expect(once.history).toContain(
      `The dispute of the payment of A$29.30 (${pnref}-chargeback, chargeback) ended for the shopper: the bank has taken the amount back.`,
    )
    await pollPayments()
    await pollPayments()
    expect(await recordOf(cartId, order)).toEqual(once)
  })

  test('a captured payment that staff voided in its console: the order is refunded', async () => {
    const { cartId, order, pnref } = await shop.aPaidOrder()
    voidOf(ledger, pnref)
    await pollPayments()
    const { order: after, memos } = await recordOf(cartId, order)
    expect(after).toMatchObject({ state: 'refunded', moneyBackCents: 3930 })
    expect(memos).toHaveLength(1)
  })

  test('a refund that its settlement does not carry out: left to staff as a bank transfer, once', async () => {
    const { order } = await shop.aPaidOrder({ ...approves, refundFails: true })
    await refundOrder(shop.deps, order.id, goodwill(1000))
    await shop.settleAll(order)
    await shop.ledgersAgree()
    server.settle()
    await pollPayments()
    await pollPayments()
    expect(await shop.memosOf(order)).toMatchObject([{ way: 'bank', state: 'open' }])
    expect(await historyOf(order)).toEqual([
      expect.stringContaining('the money came back'),
      expect.stringContaining('We do not know your account'),
    ])
  })

  test('nothing, of payments that were settled as they should be', async () => {
    const { cartId, order } = await aSettledOrder()
    await pollPayments()
    const settled = await recordOf(cartId, order)
    await pollPayments()
    expect(await shop.runEventJobs()).toBe(0)
    expect(await recordOf(cartId, order)).toEqual(settled)
  })

  test('tomorrow, of a payment that cannot be looked at today; the others are looked at', async () => {
    const [first, second] = [await shop.aPaidOrder(), await shop.aPaidOrder()]
    for (const { pnref } of [first, second]) voidOf(ledger, pnref)
    server.fail('inquire', 'cut-before', 'cut-before')
    await expect(pollPayments()).rejects.toThrow('could not be looked at')
    await shop.runEventJobs()
    await pollPayments()
    for (const { order } of [first, second]) expect(await shop.memosOf(order)).toHaveLength(1)
  })

  test('not at all, of a refund in its console: the amount is missing until staff enter it', async () => {
    const { order, pnref } = await aSettledOrder()
    credit(ledger, pnref, 700)
    await pollPayments()
    expect(await shop.memosOf(order)).toEqual([])
    ledger.transactions.pop()
  })
})
