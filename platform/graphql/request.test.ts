import { expect, test } from 'vitest'
import { readGraphqlRequest } from './request.ts'

const post = (body: unknown) =>
  readGraphqlRequest(
    new Request('http://shop.example/graphql', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    }),
  )
const query = '{ __typename }'
const named = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, place) => [`v${place}`, 1]))

test.each<[string, unknown]>([
  ['names that no operation declares', named(60_000)],
  ['a list in a variable', { skus: Array(60_000).fill('A') }],
  ['lists in lists', { rows: Array(300).fill(Array(200).fill('A')) }],
])('%s are refused when they are too many', async (_what, variables) => {
  expect(await post({ query, variables })).toEqual({
    kind: 'bad-request',
    status: 400,
    message: 'This request holds more than 50000 values. Please send fewer at once.',
  })
})

test('as many as a large cart has, and any depth, are read', async () => {
  const variables = { ...named(10_000), deep: JSON.parse(`${'['.repeat(500)}${']'.repeat(500)}`) }
  expect(await post({ query, variables })).toMatchObject({ query, mayChange: true })
  expect(await post({ query })).toMatchObject({ variables: undefined })
})

test.each([null, 1, 'text'])('the body %j is refused in words of ours', async (body) => {
  expect(await post(body)).toEqual({
    kind: 'bad-request',
    status: 400,
    message: 'The body must be an object with a "query".',
  })
})

test('no variables may be said as null, by POST and by GET', async () => {
  const address = `http://shop.example/graphql?query=${encodeURIComponent(query)}&variables=`
  const get = (variables: string) => readGraphqlRequest(new Request(address + variables))
  expect(await post({ query, variables: null })).toMatchObject({ variables: undefined, mayChange: true })
  expect(await get('null')).toMatchObject({ query, variables: undefined, mayChange: false })
  expect(await get('oops')).toMatchObject({ message: 'The parameter "variables" must be an object.' })
})
