/** K-19: the sandbox of Authorize.Net is named, because its keys look like live ones; only the server reads them. */
import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

const sandbox = {
  AUTHORIZE_NET_LOGIN_ID: 'keepsake0001',
  AUTHORIZE_NET_TRANSACTION_KEY: 'a'.repeat(16),
  AUTHORIZE_NET_SIGNATURE_KEY: 'A1'.repeat(64),
  AUTHORIZE_NET_CLIENT_KEY: 'c'.repeat(80),
  AUTHORIZE_NET_ENVIRONMENT: 'sandbox',
}
const live = { ...sandbox, AUTHORIZE_NET_ENVIRONMENT: 'live' }
const problemsOf = (env: Record<string, string>) => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...env })
  return result.kind === 'problems' ? result.problems : []
}
const TOGETHER =
  'AUTHORIZE_NET_LOGIN_ID, AUTHORIZE_NET_TRANSACTION_KEY, AUTHORIZE_NET_SIGNATURE_KEY, AUTHORIZE_NET_CLIENT_KEY and AUTHORIZE_NET_ENVIRONMENT must be set together.'
const REHEARSAL =
  'AUTHORIZE_NET_API_URL is for rehearsals: it must be an address of this machine, with AUTHORIZE_NET_ENVIRONMENT=sandbox, in a shop that is not open to others.'

const NEEDED =
  'PAYMENTS=authorize-net needs AUTHORIZE_NET_LOGIN_ID, AUTHORIZE_NET_TRANSACTION_KEY, AUTHORIZE_NET_SIGNATURE_KEY, AUTHORIZE_NET_CLIENT_KEY and AUTHORIZE_NET_ENVIRONMENT.'

test.each([
  ['the gateway with its keys', { ...sandbox, PAYMENTS: 'authorize-net' }],
  ['keys of the sandbox', sandbox],
  ['live keys', { ...live, PAYMENTS: 'authorize-net' }],
  ['a server on this machine', { ...sandbox, AUTHORIZE_NET_API_URL: 'http://127.0.0.1:9000' }],
])('%s are taken', (_, env) => {
  expect(problemsOf(env)).toEqual([])
})

test('K-19: a shop takes its cards through Authorize.Net where the settings name it', () => {
  const result = readConfig({ EMBEDDED_DATABASE: 'allow', ...sandbox, PAYMENTS: 'authorize-net' })
  expect(result.kind === 'config' && result.config.payments).toBe('authorize-net')
  expect(result.kind === 'config' && result.config.authorizeNet?.environment).toBe('sandbox')
})

test.each([
  [
    { AUTHORIZE_NET_LOGIN_ID: 'a b' },
    'AUTHORIZE_NET_LOGIN_ID must be an API login ID of Authorize.Net but is not.',
  ],
  [
    { AUTHORIZE_NET_TRANSACTION_KEY: 'short' },
    'AUTHORIZE_NET_TRANSACTION_KEY must be a transaction key of Authorize.Net but is not.',
  ],
  [
    { AUTHORIZE_NET_SIGNATURE_KEY: 'x'.repeat(128) },
    'AUTHORIZE_NET_SIGNATURE_KEY must be a signature key of Authorize.Net, 128 hexadecimal digits but is not.',
  ],
  // Shown to browsers, so it must never be the transaction key.
  [
    { AUTHORIZE_NET_CLIENT_KEY: sandbox.AUTHORIZE_NET_TRANSACTION_KEY },
    'AUTHORIZE_NET_CLIENT_KEY must be a public client key of Authorize.Net but is not.',
  ],
  [{ AUTHORIZE_NET_LOGIN_ID: sandbox.AUTHORIZE_NET_LOGIN_ID }, TOGETHER],
  [{ ...sandbox, AUTHORIZE_NET_ENVIRONMENT: '' }, TOGETHER],
  [{ ...sandbox, AUTHORIZE_NET_ENVIRONMENT: '', PAYMENTS: 'authorize-net' }, TOGETHER],
  [{ PAYMENTS: 'authorize-net' }, NEEDED],
  // Live keys are never sent elsewhere, and no shop that others reach is paid by a rehearsal.
  [{ ...sandbox, AUTHORIZE_NET_API_URL: 'https://anet.evil.example' }, REHEARSAL],
  [{ ...live, AUTHORIZE_NET_API_URL: 'http://127.0.0.1:9000' }, REHEARSAL],
  [
    { ...sandbox, AUTHORIZE_NET_API_URL: 'http://127.0.0.1:9000', PUBLIC_URL: 'https://shop.example' },
    REHEARSAL,
  ],
])('%j is refused in a sentence', (env, sentence) => {
  expect(problemsOf(env)).toContain(sentence)
})
