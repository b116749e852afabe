/** K-29, SH-23: PayPal's page for a card is opened through the API, bounded, and what its end says is believed by nobody. */
import { describe, expect, test } from 'vitest'
import { approves } from '#platform/payments/payflow/testing/cards.ts'
import { aReadyCart } from '../testing/builders.ts'
import { openPayflowShop } from '../testing/payflow-shop.ts'
import { NO_CARD_PAGE } from './rules/sentences.ts'

const shop = await openPayflowShop()
const { server, place } = shop
const { cards } = server

const FIELDS = `query ($id: String!) { cart(cart_id: $id) { available_payment_methods {
  code card_fields { gateway publishable_key login_id is_sandbox } } } }`
const OPEN = `mutation ($id: String!, $narrow: Boolean) {
  createPayflowProToken(input: { cart_id: $id, is_narrow: $narrow }) {
    secure_token secure_token_id response_message result result_code } }`
const SET_CARD = `mutation ($id: String!, $token: String!) {
  setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "card", card: { token: $token } } }) { cart { id } }
}`
const tokens = () => server.requests.filter(({ operation }) => operation === 'token')
const opened = async (id: string, address = '192.0.2.1'): Promise<unknown> => {
  const { data, errors } = await shop.door.send(OPEN, { id }, { address })
  return Object.values(data ?? {})[0] ?? errors?.[0]?.message
}

describe('K-29: the page for a card', () => {
  test('is told of by the API, with nothing of the merchant', async () => {
    const { cart } = await shop.door.ask(FIELDS, { id: await aReadyCart(shop) })
    expect(cart.available_payment_methods).toContainEqual({
      code: 'card',
      card_fields: { gateway: 'PAYFLOW', publishable_key: null, login_id: null, is_sandbox: true },
    })
  })

  test('takes a card, whose order is paid by the id of its token', async () => {
    const id = await aReadyCart(shop)
    const { createPayflowProToken: entry } = await shop.door.ask(OPEN, { id, narrow: true })
    expect(entry).toMatchObject({ response_message: 'Approved', result: 0, result_code: 0 })
    expect(tokens().at(-1)?.request.fields).toMatchObject({ TEMPLATE: 'MOBILE', AMT: '0.00' })
    cards.enter(entry.secure_token, approves)
    await shop.door.ask(SET_CARD, { id, token: entry.secure_token_id })
    expect((await place(id)).errors).toEqual([])
  })

  test('cannot be had for a cart that is not there', async () => {
    const before = tokens().length
    expect(await opened('x')).toBe('Could not find a cart with ID "x"')
    expect(tokens()).toHaveLength(before)
  })

  test('cannot be had while the gateway is away, and the shopper reads so', async () => {
    server.fail('token', 'cut-before', 'cut-before')
    expect(await opened(await aReadyCart(shop))).toBe(NO_CARD_PAGE)
  })
})

describe('SH-19, SH-23: pages for cards are bounded', () => {
  test('for a cart: the eleventh within an hour is refused, and PayPal is not asked', async () => {
    const id = await aReadyCart(shop)
    for (let page = 0; page < 10; page++) {
      expect(await opened(id, `192.0.2.${page + 10}`)).toMatchObject({ result: 0 })
    }
    const before = tokens().length
    expect(await opened(id, '192.0.2.99')).toContain('You have not been charged')
    expect(tokens()).toHaveLength(before)
    expect(await opened(await aReadyCart(shop), '192.0.2.99')).toMatchObject({ result: 0 })
  })

  test('for an address, over as many carts as there may be', async () => {
    const answers = []
    for (let round = 0; round < 7; round++) {
      const id = await aReadyCart(shop)
      for (let page = 0; page < 10; page++) answers.push(await opened(id, '198.51.100.7'))
    }
    expect(answers.filter((answer) => typeof answer === 'string')).toHaveLength(10)
    expect(answers[60]).toContain('or pay in another way')
  }, 60_000)
})

describe('SH-23: what the end of the page says is believed by nobody', () => {
  const end = async (path: string, fields: Record<string, string>, method = 'POST') => {
    const body = new URLSearchParams(fields)
    const answer =
      method === 'POST' ? await shop.visit(path, { method, body }) : await shop.visit(`${path}?${body}`)
    return { answer, html: await answer.text() }
  }

  test('a made-up end of a page that took no card makes none good, and asks the gateway nothing', async () => {
    const cartId = await shop.aCart()
    const { tokenId, secureToken } = await shop.openEntry()
    await shop.putToken(cartId, tokenId)
    const before = server.requests.length
    const forged = { RESULT: '0', PNREF: 'B1999999999', SECURETOKEN: secureToken, SECURETOKENID: tokenId }
    for (const fields of [forged, { ...forged, SECURETOKENID: 'x'.repeat(36) }]) {
      expect((await end('/payflow/return', fields)).answer.status).toBe(200)
    }
    expect(server.requests).toHaveLength(before)
    expect((await place(cartId)).errors[0].message).toContain('Enter its details again.')
  })

  test('SH-19: who posts a token again and again makes the shop ask Payflow ten times, and once for posts together', async () => {
    const { tokenId, secureToken } = await shop.openEntry()
    const post = () => end('/payflow/silent-post', { SECURETOKEN: secureToken, SECURETOKENID: tokenId })
    const before = server.requests.length
    const together = await Promise.all(Array.from({ length: 20 }, post))
    expect(together.map(({ answer }) => answer.status)).toEqual(Array(20).fill(200))
    const once = server.requests.length - before
    expect(once).toBeLessThan(20)
    for (let more = 0; more < 15; more++) expect((await post()).answer.status).toBe(200)
    expect(server.requests.length - before).toBe(10)
  })

  test.each(['POST', 'GET'])(
    'by %s: four digits are told to the page around it, of the shop alone',
    async (method) => {
      const { answer, html } = await end('/payflow/return', { RESULT: '0', ACCT: '1111' }, method)
      expect(html).toContain('data-outcome="entered" data-last-digits="1111"')
      expect(html).toContain('location.origin)')
      const policy = answer.headers.get('content-security-policy')
      expect(policy).toContain("frame-ancestors 'self'")
      expect(policy).toContain("default-src 'none'")
      expect(answer.headers.get('cache-control')).toBe('no-store')
    },
  )

  test.each([
    ['a whole number', '4111111111111111'],
    ['an element', '"><img src=x>'],
  ])('%s in place of the last digits is not shown', async (_, ACCT) => {
    const { html } = await end('/payflow/return', { RESULT: '0', ACCT })
    expect(html).toContain('data-last-digits=""')
    expect(html).not.toContain(ACCT)
  })

  test.each([
    ['/payflow/error', { RESULT: '114', RESPMSG: '<b>CVV2 mismatch</b>' }, 'The security code'],
    ['/payflow/return', { RESULT: '23' }, 'The card number is not right.'],
    ['/payflow/error', { RESULT: '7' }, 'Enter its details again.'],
    ['/payflow/error', { RESULT: '0' }, 'Enter its details again.'],
    ['/payflow/error', { RESULT: '<script>' }, 'Enter its details again.'],
    ['/payflow/error', {}, 'Enter its details again.'],
    ['/payflow/cancelled', {}, 'data-outcome="cancelled"'],
  ])('%s with %j says one of the shop’s own sentences: %s', async (path, fields, words) => {
    const { html } = await end(path, fields)
    expect(html).toContain(words)
    expect(html).not.toContain('CVV2')
    expect(html.match(/<script>/g)).toHaveLength(1)
  })

  test('a body that is too large is refused before it is read', async () => {
    expect((await end('/payflow/return', { COMMENT1: 'x'.repeat(17 * 1024) })).answer.status).toBe(413)
  })
})
