import { expect, test } from 'vitest'
import type { GraphqlAnswer } from '../api.ts'
import { schema } from '../schema.ts'
import { cacheAnswers, secondsToKeep } from './cached-answers.ts'

function counting(answer: GraphqlAnswer = { data: {} }) {
  let count = 0
  const send = cacheAnswers(schema, async () => {
    count++
    return answer
  })
  return { send, count: () => count }
}

test('SH-10: what is the same for everybody is kept; carts, orders, designs and changes never are', () => {
  expect(secondsToKeep(schema, '{ route(url: "x") { relative_url } }')).toBe(5)
  expect(
    secondsToKeep(schema, '{ products(search: "x") { total_count } configvalues(fields: []) { key } }'),
  ).toBe(5)
  for (const query of [
    '{ cart(cart_id: "x") { id } }',
    '{ design(key: "x") { key } }',
    '{ guestOrderByToken(input: { token: "x" }) { number } }',
    'mutation { createGuestCart { cart { id } } }',
    // One private field makes the whole answer private, also behind a fragment.
    '{ configvalues(fields: []) { key } cart(cart_id: "x") { id } }',
    'query { ...Private } fragment Private on Query { cart(cart_id: "x") { id } }',
    '{ __typename }',
    'not a document',
  ]) {
    expect(secondsToKeep(schema, query), query).toBe(0)
  }
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

test('an answer with errors reaches the visitor and is not kept', async () => {
  const { send, count } = counting({ errors: [{ message: 'Internal server error' }] })
  const ask = () => send({ query: '{ route(url: "x") { relative_url } }', variables: {} })
  expect((await ask()).errors).toHaveLength(1)
  expect((await ask()).errors).toHaveLength(1)
  expect(count()).toBe(2)
})
