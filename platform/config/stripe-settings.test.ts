/** K-19: the sandbox of the card gateway is chosen by its keys, which only the server reads. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const sandbox = {
  STRIPE_SECRET_KEY: `sk_test_${'a'.repeat(24)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_test_${'b'.repeat(24)}`,
  STRIPE_WEBHOOK_SECRET: `whsec_${'c'.repeat(32)}`,
}
const live = {
  ...sandbox,
  STRIPE_SECRET_KEY: `sk_live_${'a'.repeat(24)}`,
  STRIPE_PUBLISHABLE_KEY: `pk_live_${'b'.repeat(24)}`,
}
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...env })
  return result.kind === 'problems' ? result.problems : []
}
const TOGETHER = 'STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET must be set together.'
const REHEARSAL =
  'STRIPE_API_URL is for rehearsals: it must be an address of this machine, with keys of the sandbox, in a shop that is not open to others.'

test.each([
  ['keys of the sandbox', sandbox],
  ['the gateway with its keys', { ...sandbox, PAYMENTS: 'stripe' }],
  ['live keys', live],
  ['a restricted key', { ...sandbox, STRIPE_SECRET_KEY: `rk_test_${'a'.repeat(24)}` }],
  ['a server on this machine', { ...sandbox, STRIPE_API_URL: 'http://127.0.0.1:9000' }],
])('%s are taken', (_, env) => {
  expect(problemsOf(env)).toEqual([])
})

test.each([
  [{ STRIPE_SECRET_KEY: 'abc' }, 'STRIPE_SECRET_KEY must be a secret key of Stripe but is not.'],
  // Shown to browsers, so it must never be the secret one.
  [
    { STRIPE_PUBLISHABLE_KEY: sandbox.STRIPE_PUBLISHABLE_KEY.replace('pk', 'sk') },
    'STRIPE_PUBLISHABLE_KEY must be a publishable key of Stripe but is not.',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'x' },
    'STRIPE_WEBHOOK_SECRET must be the signing secret of a webhook of Stripe but is not.',
  ],
  [{ STRIPE_SECRET_KEY: sandbox.STRIPE_SECRET_KEY }, TOGETHER],
  [{ STRIPE_SECRET_KEY: sandbox.STRIPE_SECRET_KEY, PAYMENTS: 'stripe' }, TOGETHER],
  [
    { PAYMENTS: 'stripe' },
    'PAYMENTS=stripe needs STRIPE_SECRET_KEY, STRIPE_PUBLISHABLE_KEY and STRIPE_WEBHOOK_SECRET.',
  ],
  [{ STRIPE_WEBHOOK_SECRET: sandbox.STRIPE_WEBHOOK_SECRET }, TOGETHER],
  [
    { ...live, STRIPE_PUBLISHABLE_KEY: sandbox.STRIPE_PUBLISHABLE_KEY },
    'STRIPE_SECRET_KEY and STRIPE_PUBLISHABLE_KEY must both be of the sandbox (test) or both be live.',
  ],
  // A live key is never sent elsewhere, and no shop that others reach is paid by a rehearsal.
  [{ ...sandbox, STRIPE_API_URL: 'https://stripe.evil.example' }, REHEARSAL],
  [{ ...live, STRIPE_API_URL: 'http://127.0.0.1:9000' }, REHEARSAL],
  [{ ...sandbox, STRIPE_API_URL: 'http://127.0.0.1:9000', PUBLIC_URL: 'https://shop.example' }, REHEARSAL],
])('%j is refused in a sentence', (env, sentence) => {
  expect(problemsOf(env)).toContain(sentence)
})

test('K-19: a shop takes its cards through Stripe where the settings name it', () => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...sandbox, PAYMENTS: 'stripe' })
  expect(result.kind === 'config' && result.config.payments).toBe('stripe')
  expect(result.kind === 'config' && result.config.stripe?.publishableKey).toBe(
    sandbox.STRIPE_PUBLISHABLE_KEY,
  )
})
