import { describe, expect, it } from 'vitest'
import { aSignedInCustomer } from '../testing/customers.ts'
import { anOrder } from '../testing/orders.ts'
import { openTestShop } from '../testing/shop.ts'

const shop = await openTestShop()

const LOGIN = {
  message: 'Please login to view the order.',
  extensions: { category: 'graphql-authorization' },
}

describe('an order of an account', () => {
  it('is shown to its signed-in owner only, by number or by token', async () => {
    const [owner, stranger] = [await aSignedInCustomer(shop), await aSignedInCustomer(shop)]
    const { number, token, email } = await anOrder(shop, { customerId: owner.id })
    const GUEST = `query ($n: OrderInformationInput!) { guestOrder(input: $n) { number } }`
    const TOKEN = `query ($t: OrderTokenInput!) { guestOrderByToken(input: $t) { number } }`
    const asked: [string, object][] = [
      [GUEST, { n: { number, email, lastname: 'Marsh' } }],
      [TOKEN, { t: { token } }],
    ]
    for (const [query, variables] of asked) {
      expect((await shop.send(query, variables)).errors?.[0]).toMatchObject(LOGIN)
      expect((await shop.send(query, variables, stranger.visit)).errors?.[0]).toMatchObject(LOGIN)
      expect(Object.values(await shop.ask(query, variables, owner.visit))).toEqual([{ number }])
    }
    // Who does not know the order learns not even that it belongs to an account.
    const guess = { n: { number, email, lastname: 'Smith' } }
    expect((await shop.send(GUEST, guess, stranger.visit)).errors?.[0]?.message).toBe(
      "We couldn't locate an order with the information provided.",
    )
  })
})

describe('L-03, SH-24: a tracking page', () => {
  const track = (variables: object, visit: { address?: string } = {}) =>
    shop.send(
      `query ($number: String!, $email: String!, $type: String) { orderTracking(number: $number, email: $email, order_type: $type) {
        number status status_code progress { steps { code } expected } parcels { carrier title number } } }`,
      variables,
      visit,
    )

  it('shows where an order stands by number and e-mail, and nothing private', async () => {
    const order = await anOrder(shop, { email: 'Robin@Example.com' })
    const answer = await track({ number: ` ${order.number} `, email: 'robin@example.com ' })
    expect(answer.data).toMatchObject({
      orderTracking: {
        number: order.number,
        status: 'Placed',
        status_code: 'processing',
        progress: { expected: 'Wed 25 November to Wed 2 December' },
        parcels: [],
      },
    })
    const fields = await shop.ask(`{ __type(name: "OrderTracking") { fields { name } } }`)
    expect(JSON.stringify(fields)).not.toMatch(/address|email|token|item/)
  })

  it.each([
    ['another number', { number: '999999999' }],
    ['another e-mail', { email: 'alex@example.com' }],
    ['no e-mail', { email: ' ' }],
  ])('but not with %s', async (_, wrong) => {
    const { number, email } = await anOrder(shop)
    expect((await track({ number, email, ...wrong })).errors?.[0]).toMatchObject({
      message: "We couldn't locate an order with the information provided.",
      extensions: { category: 'graphql-no-such-entity' },
    })
  })

  it('CA-86, L-04: the four order pages pass their type along, and no other', async () => {
    const { number, email } = await anOrder(shop)
    for (const type of ['es', 'cp', 'bcpb', 'bps', null]) {
      expect((await track({ number, email, type })).errors).toBeUndefined()
    }
    expect((await track({ number, email, type: 'xx' })).errors?.[0]?.message).toBe(
      '"xx" is no type of order.',
    )
  })

  const TOO_MANY = /^Too many tries\. Please wait (a moment|\d+ minutes) and try again\.$/
  const messageOf = async (answer: ReturnType<typeof track>) => (await answer).errors?.[0]?.message

  it('gives up on who tries numbers from one address', async () => {
    const visit = { address: '203.0.113.7' }
    for (let number = 1; number <= 10; number++) {
      const message = await messageOf(track({ number: `${number}`, email: 'a@example.com' }, visit))
      expect(message).not.toMatch(TOO_MANY)
    }
    expect(await messageOf(track({ number: '11', email: 'a@example.com' }, visit))).toMatch(TOO_MANY)
  })

  it('and on many addresses that try one number', async () => {
    const { number, email } = await anOrder(shop)
    for (let guess = 1; guess <= 20; guess++) {
      await track({ number, email: `guess-${guess}@example.com` }, { address: `203.0.113.${100 + guess}` })
    }
    expect(await messageOf(track({ number, email }, { address: '203.0.113.99' }))).toMatch(TOO_MANY)
  })
})
