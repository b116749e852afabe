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

  const NOT_FOUND = "We couldn't locate an order with the information provided."

  it.each([
    ['another number', { number: '999999999' }],
    ['another e-mail', { email: 'alex@example.com' }],
    ['no e-mail', { email: ' ' }],
  ])('but not with %s', async (_, wrong) => {
    const { number, email } = await anOrder(shop)
    expect((await track({ number, email, ...wrong })).errors?.[0]).toMatchObject({
      message: NOT_FOUND,
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

  const TOO_MANY = /^Too many tries\. Please wait (a moment|an hour|\d+ (minutes|hours)) and try again\.$/
  const messageOf = async (answer: ReturnType<typeof track>) => (await answer).errors?.[0]?.message

  const wrong = (number: string, address: string, email = 'guess@example.com') =>
    messageOf(track({ number, email }, { address }))

  it('gives up on who tries the numbers of one e-mail from one address', async () => {
    for (let number = 1; number <= 10; number++)
      expect(await wrong(`${number}`, '203.0.113.7')).toBe(NOT_FOUND)
    expect(await wrong('11', '203.0.113.7')).toMatch(TOO_MANY)
  })

  it('and on who tries the e-mails of one number, while the others of a family find their own orders', async () => {
    const [mistaken, own] = [await anOrder(shop), await anOrder(shop)]
    const address = '203.0.113.8'
    for (let guess = 1; guess <= 10; guess++) {
      expect(await wrong(mistaken.number, address, `guess-${guess}@example.com`)).toBe(NOT_FOUND)
    }
    for (let more = 0; more < 100; more++) {
      expect(await wrong(mistaken.number, address, `guess-${more}@example.com`)).toMatch(TOO_MANY)
    }
    expect((await track({ number: own.number, email: own.email }, { address })).errors).toBeUndefined()
    // Also whose mistakes they were finds another order of theirs.
    const { number } = await anOrder(shop, { email: 'guess-1@example.com' })
    expect((await track({ number, email: 'guess-1@example.com' }, { address })).errors).toBeUndefined()
  })

  it('and on who changes both, from the sixtieth within an hour', async () => {
    const address = '203.0.113.9'
    for (let guess = 1; guess <= 60; guess++) {
      expect(await wrong(`7${guess}`, address, `guess-${guess}@example.com`)).toBe(NOT_FOUND)
    }
    expect(await wrong('761', address, 'guess-61@example.com')).toMatch(TOO_MANY)
  })

  it('and on many addresses that try one number, which its owner finds at another all the same', async () => {
    const { number, email } = await anOrder(shop)
    const strangers = Array.from({ length: 20 }, (_, index) => `203.0.113.${100 + index}`)
    for (const address of strangers) expect(await wrong(number, address)).toBe(NOT_FOUND)
    // The day's tries of all are used up: three are left to an address that has not tried, none to the others.
    for (const expected of [NOT_FOUND, NOT_FOUND, NOT_FOUND, TOO_MANY]) {
      expect(await wrong(number, '203.0.113.98')).toMatch(expected)
    }
    for (let guess = 0; guess < 3; guess++) await wrong(number, strangers[0] ?? '')
    expect(await wrong(number, strangers[0] ?? '')).toMatch(TOO_MANY)
    for (let look = 0; look < 10; look++) {
      expect((await track({ number, email }, { address: '203.0.113.99' })).errors).toBeUndefined()
    }
  })
})
