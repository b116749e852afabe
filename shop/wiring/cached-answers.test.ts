import { expect, test } from 'vitest'
import { openInvalidations } from '#platform/cache/invalidations.ts'
import { cacheable } from '../caching/rules/cacheable.ts'
import type { GraphqlAnswer } from '../request/api.ts'
import { plainVisit } from '../request/visit.ts'
import { cacheAnswers } from './cached-answers.ts'
import { schema } from './schema.ts'

const now = () => Date.now()
const invalidations = await openInvalidations({ prefix: 'test', rememberedMs: 60_000, now })

function counting(answer: GraphqlAnswer = { data: {} }) {
  let count = 0
  const send = cacheAnswers({ schema, invalidations, now }, async () => {
    count++
    return answer
  })
  return { send, count: () => count }
}

const secondsToKeep = (query: string, name?: string) => cacheable(schema, query, name).seconds

test('SH-10: what is the same for everybody is kept; carts, orders, designs and changes never are', () => {
  expect(secondsToKeep('{ route(url: "x") { relative_url } }')).toBe(5)
  expect(secondsToKeep('{ siteRating { sites { average { text } } } }')).toBe(3600)
  expect(secondsToKeep('{ products(search: "x") { total_count } configvalues(fields: []) { key } }')).toBe(5)
  for (const query of [
    '{ cart(cart_id: "x") { id } }',
    '{ design(key: "x") { key } }',
    '{ guestOrderByToken(input: { token: "x" }) { number } }',
    '{ customer { firstname } }',
    '{ rewardInformation { available_amount } }',
    '{ giftCardAccount(input: { gift_card_code: "x" }) { balance { value } } }',
    '{ isEmailAvailable(email: "a@b.au") { is_email_available } }',
    'mutation { createGuestCart { cart { id } } }',
    // One private field makes the whole answer private, also behind a fragment.
    '{ configvalues(fields: []) { key } cart(cart_id: "x") { id } }',
    '{ a: configvalues(fields: []) { key } b: customer { firstname } }',
    'query { ...Private } fragment Private on Query { cart(cart_id: "x") { id } }',
    'query { ... on Query { cart(cart_id: "x") { id } } }',
    '{ __typename }',
    'not a document',
    `{ ${'a { '.repeat(9_000)}`,
  ]) {
    expect(secondsToKeep(query), query.slice(0, 80)).toBe(0)
  }
  const two = 'query Everybody { configvalues(fields: []) { key } } query Own { cart(cart_id: "x") { id } }'
  expect([secondsToKeep(two, 'Everybody'), secondsToKeep(two, 'Own'), secondsToKeep(two)]).toEqual([5, 0, 0])
})

test('a question asked by twenty at once, and again, is answered once; another question by itself', async () => {
  const { send, count } = counting()
  const ask = (url: string) =>
    send({ query: 'query ($url: String!) { route(url: $url) { relative_url } }', variables: { url } })
  await Promise.all(Array.from({ length: 20 }, () => ask('canvas-prints')))
  await ask('canvas-prints')
  expect(count()).toBe(1)
  await ask('mugs')
  expect(count()).toBe(2)
})

test('SH-32: that an address leads nowhere is kept for seconds, like any other answer', async () => {
  const { send, count } = counting({ data: { route: null } })
  const ask = (url: string) =>
    send({ query: 'query ($url: String!) { route(url: $url) { relative_url } }', variables: { url } })
  expect(await ask('nowhere')).toEqual({ data: { route: null } })
  expect(await ask('nowhere')).toEqual({ data: { route: null } })
  expect(count()).toBe(1)
})

test('an answer with errors reaches the visitor and is not kept', async () => {
  const { send, count } = counting({ errors: [{ message: 'Internal server error' }] })
  const ask = () => send({ query: '{ route(url: "x") { relative_url } }', variables: {} })
  expect((await ask()).errors).toHaveLength(1)
  expect((await ask()).errors).toHaveLength(1)
  expect(count()).toBe(2)
})

test('S-02: a customer is never given a kept answer, and other prices are another answer', async () => {
  const { send, count } = counting()
  const ask = (visit: object) =>
    send({ query: '{ route(url: "x") { relative_url } }', variables: {}, visit: { ...plainVisit, ...visit } })
  await ask({})
  await ask({ token: 'of a customer' })
  await ask({ token: 'of a customer' })
  expect(count()).toBe(3)
  await ask({ priceCache: 'spring' })
  await ask({ priceCache: 'spring' })
  expect(count()).toBe(4)
})
