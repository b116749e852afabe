/** K-19: the test gateway has an origin of its own, and one that shoppers reach where the shop has one. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const read = (env: Record<string, string>) => readConfig({ EMBEDDED_DATABASE: 'allow', ...env })
const problemsOf = (env: Record<string, string>) => {
  const result = read(env)
  return result.kind === 'problems' ? result.problems : []
}

const open = { PUBLIC_URL: 'https://shop.example', PAYMENTS: 'test' }
const NEEDED =
  'TEST_GATEWAY_URL must be set, because PUBLIC_URL is open to others: their browsers reach the test gateway at an address of its own.'
const SAME_HOST =
  'TEST_GATEWAY_URL must have another host than PUBLIC_URL: cookies of a host are sent to all its ports.'

test.each([
  ['no settings at all', {}],
  ['an address of this machine', { PUBLIC_URL: 'http://localhost:3000' }],
  ['an address of its own', { ...open, TEST_GATEWAY_URL: 'https://test-cards.example' }],
  ['a neighbour’s address', { ...open, TEST_GATEWAY_URL: 'https://test-cards.shop.example/' }],
  ['a port', { ...open, TEST_GATEWAY_URL: 'https://test-cards.example', TEST_GATEWAY_PORT: '4000' }],
  ['any free port', { TEST_GATEWAY_PORT: '0' }],
])('%s is enough', (_, env) => {
  expect(problemsOf(env)).toEqual([])
})

test.each([
  ['without an address for others', open, NEEDED],
  ['at the shop’s host', { ...open, TEST_GATEWAY_URL: 'https://shop.example' }, SAME_HOST],
  [
    'at another port of the shop’s host',
    { ...open, TEST_GATEWAY_URL: 'https://shop.example:8443' },
    SAME_HOST,
  ],
  [
    'without TLS under a page that has it',
    { ...open, TEST_GATEWAY_URL: 'http://test-cards.example' },
    'TEST_GATEWAY_URL must begin with https:// because PUBLIC_URL does.',
  ],
  [
    'with a path',
    { TEST_GATEWAY_URL: 'https://test-cards.example/gateway' },
    'TEST_GATEWAY_URL must be a scheme and a host such as https://test-cards.example but is "https://test-cards.example/gateway".',
  ],
  [
    'with a port that is none',
    { TEST_GATEWAY_PORT: '70000' },
    'TEST_GATEWAY_PORT must be a number between 1 and 65535, or 0 for any free port but is "70000".',
  ],
])('SH-12: the test gateway %s is told as a sentence', (_, env, problem) => {
  expect(problemsOf(env)).toEqual([problem])
})

test('a shop that names no gateway or another one asks for nothing of the test gateway', () => {
  expect(problemsOf({ PUBLIC_URL: open.PUBLIC_URL })).toEqual([])
  const result = read({
    PUBLIC_URL: open.PUBLIC_URL,
    PAYMENTS: 'stripe',
    STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
    STRIPE_PUBLISHABLE_KEY: `pk_test_${'b'.repeat(24)}`,
    STRIPE_WEBHOOK_SECRET: `whsec_${'c'.repeat(32)}`,
    TEST_GATEWAY_URL: open.PUBLIC_URL,
  })
  expect(result).toMatchObject({ kind: 'config', config: { payments: 'stripe' } })
})
